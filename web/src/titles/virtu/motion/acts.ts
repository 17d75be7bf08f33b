import type { Event } from "../../../protocol";
import { ifSeen, type Act, type Facts, type Later } from "./act";
import { ARMY } from "./army";
import { COURT } from "./court";
import { appear, fadeIn, flash, fly, glyph, pulse, shield, stir } from "./moves";
import { small, spotOf, type Transition } from "./transition";
import { TRADE } from "./trade";

const heading: Act = () => () =>
  ifSeen(spotOf(document.querySelector(".heading")), ({ element }) =>
    stir(element, [
      { transform: "perspective(20rem) rotateX(90deg)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ]),
  );

const player: Act =
  ({ seat }, transition) =>
  () =>
    ifSeen(transition.player(seat), ({ element }) => pulse(element));

const opened: Act = (_facts, transition) => () => ifSeen(transition.spot(".siege"), ({ element }) => fadeIn(element));

const held: Act =
  ({ city }, transition) =>
  () =>
    ifSeen(transition.city(city), ({ element }) => flash(element));

/** A war bonus flies onto the sum. */
const struck: Act = ({ seat, source }, transition) => {
  const from =
    transition.spot(`[data-thing="strike:${source}"]`) ?? transition.source(seat, source) ?? transition.player(seat);
  return () => {
    const to = transition.spot("[data-sum] b");
    return [from && to ? fly(glyph("s-war"), small(from, 28), small(to, 28), { fades: true }) : null];
  };
};

const passed: Act = ({ seat }, transition) => {
  const { siege } = transition.before;
  const side = siege?.attack.seat === seat ? "attack" : "defence";
  return () =>
    ifSeen(transition.spot(`[data-side="${side}"]`) ?? transition.player(seat), ({ element }) => flash(element));
};

const armed: Act =
  ({ seat }, transition) =>
  () =>
    ifSeen(
      transition.of(seat, '.domain .glyph:has(use[href="#s-war"])', '.honours .glyph:has(use[href="#s-war"])'),
      ({ element }) => appear(element),
    );

/** How every event looks. */
export const ACTS: { readonly [id: string]: Act } = {
  ...ARMY,
  ...COURT,
  ...TRADE,
  family:
    ({ seat }, transition) =>
    () =>
      ifSeen(transition.player(seat), ({ at, element }) =>
        fly(shield(transition.family(seat)), at, at, { shown: element }),
      ),
  first: player,
  year: heading,
  "last-winter": heading,
  "siege-opened": opened,
  "battle-opened": opened,
  struck,
  passed,
  armed,
  repelled: held,
  battle: held,
};

/** Shown by what moves by itself: crests on their tracks, panels, numbers. */
export const RIDES: readonly string[] = ["patronage", "order", "prestige"];

/** The page tells of these in another way: by the end of the game. */
export const SILENT: readonly string[] = ["game-over"];

/** These come before what they bring about. */
const CAUSES = new Set(["paid", "cashed", "marker", "wages", "moved-troop"]);

export const isCause = ({ id }: Event): boolean => CAUSES.has(id);

export function actOf({ id, args }: Event, transition: Transition): Later {
  return ACTS[id]?.(args as unknown as Facts, transition) ?? (() => []);
}
