import { ifSeen, type Act } from "./act";
import { appear, copyOf, drop, fade, fly, pulse, turnOver, type Spot } from "./moves";
import { spotOf } from "./transition";
import { walk } from "./walk";

/** What happens in the palaces: the marker, the cards, indulgences. */

const MARKERS = (seat: number): string[] => [".ring .marker", `.house[data-seat="${seat}"] circle.marker`];

/** The marker walks once, however many rooms are told, in the open palace and in the small one. */
const marker: Act = ({ seat }, transition) => {
  if (!transition.first(`marker ${seat}`)) return () => [];
  const find = (): (Spot | null)[] =>
    MARKERS(seat).map((selector, small) => (small || transition.open() === seat ? transition.spot(selector) : null));
  const starts = find();
  return () => {
    const ofRooms = transition.house(seat)?.rooms.length ?? 5;
    const [from, to] = [transition.before.houses[seat]?.marker ?? 0, transition.house(seat)?.marker ?? 0];
    const rooms = (to - from + ofRooms) % ofRooms || ofRooms;
    return find().map((end, place) => {
      const start = starts[place];
      if (!end) return null;
      return start ? walk(start.at, end, rooms, ofRooms) : drop(copyOf(end.element), end.at);
    });
  };
};

const refreshed: Act =
  ({ seat, side }, transition) =>
  () =>
    transition
      .spots(`[data-seat="${seat}"][data-card][data-place^="${side}-"]`)
      .map(({ element }) => turnOver(element));

/** A card goes from one place to another, from a hand or in a palace. */
const placed: Act = ({ seat, card, slot }, transition) => {
  const start = transition.spot(`[data-seat="${seat}"][data-card="${card}"][data-place="hand"]`);
  return () => {
    const end = slot === null ? null : transition.slot(seat, slot);
    if (!end) return ifSeen(transition.player(seat), ({ element }) => pulse(element));
    return [start ? fly(copyOf(end.element), start.at, end.at, { shown: end.element }) : turnOver(end.element)];
  };
};

const moved: Act = ({ seat, from, to }, transition) => {
  const start = transition.slot(seat, from);
  return () => {
    const end = transition.slot(seat, to);
    if (!end) return ifSeen(transition.player(seat), ({ element }) => pulse(element));
    return [start ? fly(copyOf(end.element), start.at, end.at, { shown: end.element }) : appear(end.element)];
  };
};

const discarded: Act = ({ seat, card }, transition) => {
  const lay = card === null ? null : transition.card(seat, card);
  const picture = lay && copyOf(lay.element);
  return () => [lay && picture ? fade(picture, lay.at) : null];
};

const shown: Act = (_facts, transition) => () =>
  transition.spots("[data-seat][data-card][data-place]").map(({ element }) => turnOver(element));

const SCROLL = 'use[href="#indulgence"]';

const taken: Act =
  ({ seat, room }, transition) =>
  () =>
    ifSeen(transition.room(seat, room, SCROLL), ({ element }) => appear(element));

const removed: Act = ({ seat, room }, transition) => {
  const scroll = transition.room(seat, room, SCROLL);
  const picture = scroll && copyOf(scroll.element);
  return () => [scroll && picture ? fade(picture, scroll.at) : null];
};

/** Somebody's agent bars the room. */
const blocked: Act =
  ({ seat, room }, transition) =>
  () =>
    ifSeen(transition.room(seat, room, 'use[href="#agent"]'), ({ element }) => pulse(element));

const turned: Act =
  ({ seat, source }, transition) =>
  () =>
    ifSeen(transition.source(seat, source), ({ element }) => turnOver(element));

/** A bonus of patronage goes to the house that chose it. */
const bonus: Act = ({ seat, bonus }, transition) => {
  const start =
    transition.spot(`[data-thing="bonus:${bonus}"]`) ?? spotOf(transition.board.querySelector(".cells .bonus"));
  return () => {
    const end = transition.card(seat, bonus) ?? transition.player(seat);
    if (!end) return [];
    return [start ? fly(copyOf(end.element), start.at, end.at, { shown: end.element }) : pulse(end.element)];
  };
};

export const COURT: { [id: string]: Act } = {
  marker,
  "courtiers-refreshed": refreshed,
  placed,
  "all-placed": shown,
  "moved-card": moved,
  discarded,
  "indulgence-taken": taken,
  "indulgence-removed": removed,
  blocked,
  turned,
  bonus,
};
