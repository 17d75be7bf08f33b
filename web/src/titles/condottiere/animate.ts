import { flushSync, mount, unmount } from "svelte";
import type { Event, Look } from "../../protocol";
import { arrive, ghostOf, run, vanish, type Ghost } from "../../lib/flight";
import Card from "./Card.svelte";
import { weather } from "./weather";

/** Milliseconds: one's own card to the line, another's from his shield; what falls; a strength that changes. */
const FLIGHT = 260;
const COMING = 320;
const FALL = 600;
const ROLL = 300;
const ENDED = 2500;

const rectOf = (element: Element | null | undefined): DOMRect | null => element?.getBoundingClientRect() ?? null;

/** Everything that is measured before the new look is shown. */
interface Departure {
  event: Event;
  from: DOMRect | null;
  ghosts: Ghost[];
}

/** Plays the events between two looks on the board's own elements, which carry data-… to be found by. */
export async function animate(
  board: Element,
  before: Look,
  after: Look,
  show: () => Promise<void>,
  pace: number,
): Promise<void> {
  const leaving = after.events.map((event) => departure(board, event, before.seat));
  const strengths = strengthsOf(board);
  await show();
  const first: Promise<void>[] = [];
  const second: (() => Promise<void>)[] = [];
  for (const { event, from, ghosts } of leaving) {
    if (event.id === "played" && from) first.push(played(board, event, from, pace));
    if (event.id === "took" && from) second.push(() => took(board, event, from, pace));
    if (event.id === "placed" || event.id === "favour") first.push(travelled(board, event, from, pace));
    if (event.id === "dealt" && event.args.seat === after.seat) second.push(() => dealt(board, pace));
    // What follows waits until everybody could see how the battle ended.
    if (event.id === "battle-ended" && !after.legal.length)
      second.push(() => run(board, [{ opacity: 1 }, { opacity: 1 }], ENDED / pace));
    if (event.id === "region-taken") second.push(() => glow(board, event.args.region as string, pace));
    for (const ghost of ghosts) second.push(() => vanish(ghost, FALL / pace));
  }
  await Promise.all(first);
  second.push(() => rolled(board, strengths, pace));
  await Promise.all(second.map((step) => step()));
}

const strengthsOf = (board: Element): string[] =>
  [...board.querySelectorAll("[data-strength]")].map(({ textContent }) => textContent);

/** Strengths that have changed swell. */
async function rolled(board: Element, before: readonly string[], pace: number): Promise<void> {
  const swelling = [{ transform: "scale(1)" }, { transform: "scale(1.45)" }, { transform: "scale(1)" }];
  const changed = [...board.querySelectorAll("[data-strength]")].filter(
    ({ textContent }, place) => place < before.length && textContent !== before[place],
  );
  await Promise.all(changed.map((strength) => run(strength, swelling, ROLL / pace)));
}

function departure(board: Element, event: Event, me: number | null): Departure {
  const { seat, card, count } = event.args as { seat: number; card: string; count: number };
  const line = board.querySelector(`[data-line="${seat}"]`);
  const none: Departure = { event, from: null, ghosts: [] };
  if (event.id === "played") {
    const own = seat === me ? board.querySelector(`.hand [data-card="${card}"]`) : null;
    return { ...none, from: rectOf(own ?? board.querySelector(`[data-seat="${seat}"] .shield`)) };
  }
  if (event.id === "took") return { ...none, from: rectOf(line?.querySelector(`[data-kind="${card}"] .card`)) };
  if (event.id === "placed") return { ...none, from: rectOf(board.querySelector(`[data-seat="${seat}"] .marker`)) };
  if (event.id === "favour") return { ...none, from: rectOf(board.querySelector('[data-token="favour"]')) };
  if (event.id !== "discarded" || !line) return none;
  const fallen = [...line.querySelectorAll(`li[data-kind="${card}"]`)].slice(-count);
  return {
    ...none,
    ghosts: fallen.map((element) => cardGhost(element)),
  };
}

async function played(board: Element, event: Event, from: DOMRect, pace: number): Promise<void> {
  const { seat, card, face_down } = event.args as { seat: number; card: string | null; face_down: boolean };
  const line = board.querySelector(`[data-line="${seat}"]`);
  const kind = face_down && card === null ? "back" : card;
  const landed = [...(line?.querySelectorAll<HTMLElement>(`li[data-kind="${kind}"]`) ?? [])].at(-1);
  const changing = weather(board, card, pace);
  if (landed) {
    const own = landed.closest(".own") !== null;
    await arrive(cardGhost(landed), from, (own ? FLIGHT : COMING) / pace, landed);
  } else if (line && card) {
    await passing(card, from, line.getBoundingClientRect(), pace);
  }
  await changing;
}

/** Over the whole card, also where others overlap it. */
function cardGhost(holder: Element): Ghost {
  const card = holder.querySelector(".card")!;
  return ghostOf(card, card.getBoundingClientRect());
}

/** A card that does not stay in the line, such as a scarecrow: it comes, is seen, and goes. */
async function passing(card: string, from: DOMRect, line: DOMRect, pace: number): Promise<void> {
  const at = new DOMRect(line.left + line.width / 2 - 28, line.top - 12, 56, 78);
  await arrive(ghostOf(drawn(card), at), from, FLIGHT / pace);
  await vanish(ghostOf(drawn(card), at), FALL / pace);
}

function drawn(kind: string): SVGElement {
  const holder = document.createElement("div");
  const card = mount(Card, { target: holder, props: { kind } });
  flushSync();
  const picture = holder.querySelector("svg")!.cloneNode(true) as SVGElement;
  void unmount(card);
  return picture;
}

async function took(board: Element, event: Event, from: DOMRect, pace: number): Promise<void> {
  const held = [...board.querySelectorAll<HTMLElement>(`.hand [data-card="${event.args.card as string}"]`)].at(-1);
  if (held) await arrive(cardGhost(held), from, COMING / pace, held);
}

/** The marker rides from its holder to the region; the favour from where it lay. */
async function travelled(board: Element, event: Event, from: DOMRect | null, pace: number): Promise<void> {
  const kind = event.id === "placed" ? "marker" : "favour";
  const token = board.querySelector<SVGGElement>(`[data-token="${kind}"]`);
  if (!token || !from) return;
  const at = token.getBoundingClientRect();
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const box = token.getBBox();
  drawn.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  drawn.append(...[...token.childNodes].map((node) => node.cloneNode(true)));
  await arrive(ghostOf(drawn, at), from, (FLIGHT * 1.5) / pace, token);
}

async function dealt(board: Element, pace: number): Promise<void> {
  const cards = [...board.querySelectorAll(".hand li > button")];
  const rising = [
    { transform: "translateY(5rem)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  await Promise.all(cards.map((card, place) => run(card, rising, 320 / pace, "ease-out", (place * 35) / pace)));
}

async function glow(board: Element, region: string, pace: number): Promise<void> {
  const land = board.querySelector(`[data-region="${region}"] .land`);
  if (land)
    await run(land, [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }], 900 / pace);
}
