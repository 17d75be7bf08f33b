import { ifSeen, type Act } from "./act";
import { appear, copyOf, drop, fade, flash, fly, glyph, LONG, shield, squareAt, type Spot, type Step } from "./moves";
import { small, type Transition } from "./transition";

/** What happens on the map: marches, sieges, agents, cities that change hands. */

const TOKEN = 30;

/** A troop goes along its road; where others stand already, it joins them. */
const marched: Act = ({ seat, from, to }, transition) => {
  const start = transition.troop(seat, from) ?? transition.city(from);
  const joins = transition.troop(seat, to) !== null;
  return () => {
    const end = transition.troop(seat, to);
    if (!start || !end) return [];
    const way = transition.way(from, to);
    const shown = joins ? undefined : end.element;
    const at = squareAt(start.at, end.at.width);
    return [fly(copyOf(end.element), at, end.at, { shown, lasts: LONG, ...(way.length > 1 && { way }) })];
  };
};

const lost: Act = ({ seat, city }, transition) => {
  const troop = transition.troop(seat, city);
  const picture = troop && copyOf(troop.element);
  return () => [troop && picture ? fade(picture, troop.at) : null];
};

const sent: Act = ({ seat, from, to }, transition) => {
  const start = from === "reserve" ? transition.waiting(seat, "agent") : transition.agent(from);
  const at = (start ?? transition.player(seat))?.at;
  return () => {
    const end = transition.agent(to);
    return [at && end ? fly(copyOf(end.element), at, end.at, { shown: end.element, lasts: LONG }) : null];
  };
};

const expelled: Act = ({ owner, place }, transition) => {
  const start = transition.agent(place);
  const picture = start && copyOf(start.element);
  return () => {
    const end = transition.waiting(owner, "agent") ?? transition.player(owner);
    if (!start || !picture) return [];
    return [end ? fly(picture, start.at, small(end), { lasts: LONG, fades: true }) : fade(picture, start.at)];
  };
};

/** The token of a city goes to who holds it now. */
function granted(transition: Transition, seat: number, name: string, from: Spot | null): Step | null {
  const token = transition.card(seat, name);
  if (!from) return null;
  if (token) return fly(copyOf(token.element), squareAt(from.at, TOKEN), token.at, { shown: token.element });
  const player = transition.player(seat);
  return player && fly(shield(transition.family(seat)), squareAt(from.at, TOKEN), small(player), { fades: true });
}

const annexed: Act = ({ seat, city }, transition) => {
  const start = transition.city(city);
  return () => [
    ...ifSeen(transition.city(city), ({ at }) => drop(shield(transition.family(seat)), at)),
    granted(transition, seat, city, start),
  ];
};

const conquered: Act = ({ seat, defender, city }, transition) => {
  const loser = defender === null ? null : (transition.card(defender, city) ?? transition.player(defender));
  const start = loser ?? transition.city(city);
  return () => [
    ...ifSeen(transition.city(city), ({ element }) => flash(element)),
    ...ifSeen(transition.city(city), ({ at }) => drop(shield(transition.family(seat)), at)),
    granted(transition, seat, city, start),
  ];
};

const begun: Act =
  ({ city }, transition) =>
  () =>
    [".siege", ".swords"].flatMap((part) => ifSeen(transition.inCity(city, part), ({ element }) => appear(element)));

const hired: Act = ({ seat, city }, transition) => {
  const start = transition.waiting(seat, "troop");
  return () => {
    const end = transition.troop(seat, city);
    const helmet = glyph("troop", transition.family(seat));
    if (start && end) return [fly(helmet, start.at, end.at, { lasts: LONG })];
    return ifSeen(end ?? start, ({ at }) => drop(helmet, at));
  };
};

/** A cathedral rises, and its token goes to the domain. */
const built: Act = ({ seat, city }, transition) => {
  const start = transition.city(city) ?? transition.spot('[data-place="market"][data-card="cathedral"]');
  return () => [
    ...ifSeen(transition.inCity(city, 'use[href="#cathedral"]'), ({ element }) => appear(element)),
    granted(transition, seat, transition.after.cities[city]?.cathedral ?? "", start),
  ];
};

/** An alliance goes from the power, or from who had it, to its new ally. */
const allied: Act = ({ seat, former, power }, transition) => {
  const start =
    (former === null ? null : (transition.card(former, power) ?? transition.player(former))) ??
    transition.spot(`[data-thing="power:${power}"]`);
  return () => {
    const end = transition.card(seat, power) ?? transition.player(seat);
    return [start && end ? fly(glyph(`p-${power}`), small(start), small(end), { fades: true }) : null];
  };
};

export const ARMY: { [id: string]: Act } = {
  "moved-troop": marched,
  retreated: marched,
  "troops-lost": lost,
  dismissed: lost,
  "agent-sent": sent,
  "agent-expelled": expelled,
  annexed,
  conquered,
  "siege-begun": begun,
  hired,
  built,
  allied,
};
