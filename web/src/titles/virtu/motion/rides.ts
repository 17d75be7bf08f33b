import { slide, stir, type Step } from "./moves";
import { spotOf, type Transition } from "./transition";
import type { Later } from "./act";

/** What moves by itself whenever it changes: crests on their tracks, the panels of the houses, numbers. */

/** Nearer than this, in pixels, it has not moved. */
const NEAR = 3;

/** Things with a key each: a track and a family, a seat. */
function keyed(board: Element): Map<string, Element> {
  const found = new Map<string, Element>();
  board.querySelectorAll(".cells").forEach((track, place) => {
    for (const crest of track.querySelectorAll(".crest"))
      found.set(`${place} ${crest.querySelector("use")?.getAttribute("href")}`, crest);
  });
  for (const panel of board.querySelectorAll(".house[data-seat]"))
    found.set(`house ${panel.getAttribute("data-seat")}`, panel);
  return found;
}

function slides(transition: Transition): Later {
  const before = new Map([...keyed(transition.board)].map(([key, element]) => [key, spotOf(element)?.at]));
  return () =>
    [...keyed(transition.board)].map(([key, element]) => {
      const [from, to] = [before.get(key), spotOf(element)?.at];
      if (!to || from?.width !== to.width) return null;
      const away = Math.hypot(from.left - to.left, from.top - to.top);
      return away > NEAR ? slide(element, from, to) : null;
    });
}

const ROLLING = [
  { transform: "translateY(0.7em)", opacity: 0 },
  { transform: "none", opacity: 1 },
];

const numbers = (board: Element): Map<string, Element> =>
  new Map([...board.querySelectorAll("[data-rolls]")].map((element) => [element.getAttribute("data-rolls")!, element]));

/** Numbers that changed roll into their place. */
function rolls(transition: Transition): Later {
  const before = new Map([...numbers(transition.board)].map(([key, element]) => [key, element.textContent]));
  return () =>
    [...numbers(transition.board)].map(([key, element]): Step | null => {
      const said = before.get(key);
      return said !== undefined && said !== element.textContent && spotOf(element) ? stir(element, ROLLING) : null;
    });
}

export const ridesOf = (transition: Transition): Later[] => [slides(transition), rolls(transition)];
