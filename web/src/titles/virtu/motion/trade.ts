import type { Act, Later } from "./act";
import { copyOf, fly, glyph, pulse, turnOver, type Spot, type Step } from "./moves";
import { kindsOf, small, spotOf, type Transition } from "./transition";

/** What is paid and bought. */

/** More than so many symbols are not told apart. */
const MOST = 5;
const ROOM = new Set(["room", "under"]);

interface Gift {
  picture: Element;
  from: DOMRect;
}

/** The symbol of a source that goes into a price. */
function giftOf(spot: Spot, kinds: readonly string[]): Gift {
  for (const kind of kinds) {
    const printed = spotOf(spot.element.querySelector(`.glyph:has(use[href="#s-${kind}"])`));
    if (printed) return { picture: glyph(`s-${kind}`), from: printed.at };
  }
  return { picture: glyph(`s-${kinds[0] ?? "florin"}`), from: small(spot) };
}

/** One after the other, a little apart. */
const flights = (gifts: readonly Gift[], to: Spot): Step[] =>
  gifts.slice(0, MOST).map(({ picture, from }) => fly(picture, from, small(to), { fades: true }));

const florinsFrom = (spot: Spot | null, florins: number): Gift[] =>
  spot && florins ? Array.from({ length: Math.min(florins, MOST) }, (_, n) => coin(spot, n)) : [];

/** Coins lie beside each other. */
function coin(spot: Spot, place: number): Gift {
  const { x, y, width, height } = small(spot);
  return { picture: glyph("s-florin"), from: new DOMRect(x + (place % 3) * 9 - 9, y - place * 4, width, height) };
}

/** What pays turns over, and its symbols fly to the price. */
const paid: Act = ({ seat, sources, room, florins, price }, transition) => {
  const payers = [...room, ...sources];
  const kinds = kindsOf(price);
  const gifts = payers.flatMap((source) => {
    if (source === "indulgence") return [];
    const spot = transition.source(seat, source) ?? transition.player(seat);
    return spot ? giftOf(spot, kinds) : [];
  });
  const all = [...gifts, ...florinsFrom(transition.treasury(seat), florins)];
  const to = transition.price();
  return () => [
    ...(to ? flights(all, to) : []),
    ...payers
      .filter((source) => !ROOM.has(source))
      .flatMap((source) => transition.source(seat, source) ?? [])
      .map(({ element }) => turnOver(element)),
  ];
};

/** Florins fly into a treasury. */
function earned(transition: Transition, seat: number, from: Spot | null, florins: number): Later {
  const coins = florinsFrom(from, florins);
  return () => {
    const to = transition.treasury(seat);
    return to ? flights(coins, to) : [];
  };
}

const cashed: Act = ({ seat, source, florins }, transition) => {
  const later = earned(transition, seat, transition.source(seat, source), florins);
  return () => [
    ...later(),
    ...[transition.source(seat, source)].flatMap((spot) => (spot ? turnOver(spot.element) : [])),
  ];
};

const traded: Act = ({ seat, florins }, transition) => {
  const marker = transition.house(seat)?.marker ?? 1;
  return earned(transition, seat, transition.source(seat, "room") ?? transition.room(seat, marker), florins);
};

const wages: Act = ({ seat, florins }, transition) => {
  const coins = florinsFrom(transition.treasury(seat), florins);
  return () => {
    const to = transition.waiting(seat, "troop");
    if (!to) return [];
    return coins.length ? flights(coins, to) : [pulse(to.element)];
  };
};

/** From the market into the palace or the domain; where neither is seen, the house nods. */
const bought: Act = ({ seat, item }, transition) => {
  const start = transition.spot(`[data-place="market"][data-card="${item}"]`) ?? transition.price();
  return () => {
    const end = transition.card(seat, item);
    if (start && end) return [fly(copyOf(end.element), small(start, 40), end.at, { shown: end.element })];
    const player = transition.player(seat);
    return [player && pulse(player.element)];
  };
};

export const TRADE: { [id: string]: Act } = { paid, cashed, traded, wages, bought };
