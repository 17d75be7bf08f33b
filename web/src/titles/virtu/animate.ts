import type { Animator } from "../../lib/stage.svelte";
import type { Look } from "../../protocol";
import type { Later } from "./motion/act";
import { actOf, isCause } from "./motion/acts";
import type { Step } from "./motion/moves";
import { ridesOf } from "./motion/rides";
import { Transition } from "./motion/transition";
import { Patience } from "./motion/patience";
import type { View } from "./view";

/** What an event brings about begins so much later, in milliseconds. */
const LAG = 130;

/** Within this time a page that is seen has drawn some frames, in milliseconds. */
const FRAMES = 100;

interface Cue {
  wait: number;
  step: Step;
}

/** Plays the events between two looks on the board's own elements, which carry data-… to be found by. */
export function animatorOf(board: () => Element | undefined, open: () => number): Animator {
  const patience = new Patience();
  return async (before, after, show, pace) => {
    const root = board();
    if (!root) return show();
    const transition = new Transition(root, before.view as View, after.view as View, open);
    const causes = after.events.filter(isCause).map((event) => actOf(event, transition));
    const effects = after.events.filter((event) => !isCause(event)).map((event) => actOf(event, transition));
    effects.push(...ridesOf(transition));
    const map = mapOn(root);
    await show();
    if (mapOn(root) && mapOn(root) !== map) await laidOut();
    const first = cues(causes, 0);
    const all = [...first, ...cues(effects, first.length ? LAG : 0)];
    const total = Math.max(0, ...all.map(({ wait, step }) => wait + step.lasts));
    const speed = patience.speed(turnOf(before), total) * pace;
    if (Number.isFinite(speed))
      await Promise.all(all.map(({ wait, step }) => step.play(wait / speed, step.lasts / speed)));
  };
}

const mapOn = (board: Element): Element | null => board.querySelector(".map");

/** A map that has just come learns its size with the next frame; a page that nobody sees has none. */
const laidOut = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, FRAMES);
  });

const cues = (acts: readonly Later[], wait: number): Cue[] =>
  acts.flatMap((later) => later().flatMap((step) => (step ? { wait, step } : [])));

/** Whose turn it was, where that is not one's own. */
function turnOf({ seat, to_move, view }: Look): string | null {
  const { year, stage } = view as View;
  return to_move === seat ? null : `${year} ${stage} ${to_move}`;
}
