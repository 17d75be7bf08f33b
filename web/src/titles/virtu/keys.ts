import type { Desk } from "./desk.svelte";
import { SCENES, type Scene } from "./scenes";

/** Where a scene lies on a board that shows all of them. */
const REGIONS: { [scene in Scene]: string } = {
  map: ".centre",
  palace: ".palace",
  market: "[data-thing^='item:']",
  players: ".others",
};

/** The keys of the board; on a phone the digits change the scene, else they go to it. */
export function keysOf(desk: Desk, board: () => HTMLElement | undefined) {
  return {
    Escape: () => desk.cancel(),
    w: () => desk.otherWay(),
    d: () => desk.finish(),
    c: () => desk.lit("purse") && desk.touch("purse"),
    i: () => desk.lit("scroll") && desk.touch("scroll"),
    k: () => (desk.reference = true),
    n: () => nextLit(desk, board()),
    ...Object.fromEntries(SCENES.map((scene, place) => [String(place + 1), () => goTo(desk, scene, board())])),
  };
}

function goTo(desk: Desk, scene: Scene, board: HTMLElement | undefined): void {
  if (desk.small) desk.scene = scene;
  else {
    const region = board?.querySelector<HTMLElement>(REGIONS[scene]);
    (region?.querySelector<HTMLElement>("[data-lit], button, [tabindex]") ?? region)?.focus();
  }
}

/** To the next thing that can be touched; on a phone, past the last one, in the next scene that has any. */
function nextLit(desk: Desk, board: HTMLElement | undefined): void {
  const lit = [...(board?.querySelectorAll<HTMLElement>("[data-lit]") ?? [])];
  const next = lit[lit.indexOf(document.activeElement as HTMLElement) + 1];
  if (next) next.focus();
  else if (desk.small) {
    const from = SCENES.indexOf(desk.scene);
    const scenes = SCENES.map((_, place) => SCENES[(from + place + 1) % SCENES.length]!);
    desk.scene = scenes.find((scene) => desk.count(scene)) ?? desk.scene;
    setTimeout(() => board?.querySelector<HTMLElement>("[data-lit]")?.focus());
  } else lit[0]?.focus();
}
