import type { Desk } from "../desk.svelte";
import type { Choice } from "../view";
import type { Offer } from "./layout";

/** More cities than this at one price need no tags: only those with another price have one. */
const MANY = 6;

/** A way that a troop could take. */
export interface Route {
  from: string;
  to: string;
  by: "road" | "sea";
}

const VERBS: { [verb: string]: Route["by"] } = { march: "road", sail: "sea" };

/** The way of a march or a voyage. */
function routeOf(move: string): Route[] {
  const [verb = "", what = ""] = move.split(":");
  const [from, to] = what.split(">");
  const by = VERBS[verb];
  return by && from && to ? [{ from, to, by }] : [];
}

/** The prices of the cities that can be touched, and the odds of a siege there, beside which the usual price is not told. */
export function offersOf(desk: Desk): Offer[] {
  const offers = Object.keys(desk.view.cities).flatMap((id) => {
    const choice = cheapest(desk.at(`city:${id}`).flatMap((action) => desk.choice(action) ?? []));
    if (!choice?.price || !Object.keys(choice.price).length) return [];
    const { price, indulgence = false, prestige = 0, odds } = choice;
    return [{ id, price, indulgence, prestige, odds }];
  });
  const { payment } = desk.view;
  const chosen = chosenOf(desk);
  if (payment && chosen) return [{ id: chosen, price: payment.price, indulgence: false, prestige: 0 }];
  const usual = offers.filter(({ price }) => priceText(price) === commonest(offers));
  return offers.flatMap((offer) => {
    if (!usual.includes(offer)) return [offer];
    if (offer.odds) return [{ ...offer, price: {} }];
    return usual.length > MANY ? [] : [offer];
  });
}

const priceText = (price: Offer["price"]): string => JSON.stringify(price);

/** The price that most of them have. */
function commonest(offers: readonly Offer[]): string {
  const prices = offers.map(({ price }) => priceText(price));
  const countOf = (price: string): number => prices.filter((other) => other === price).length;
  return prices.reduce((best, price) => (countOf(price) > countOf(best) ? price : best), prices[0] ?? "");
}

const sum = ({ price = {} }: Choice): number => Object.values(price).reduce((so, count) => so + count, 0);

const cheapest = (choices: Choice[]): Choice | undefined => choices.sort((a, b) => sum(a) - sum(b))[0];

/** The city that was chosen and waits for its payment, or that is fought for. */
export function chosenOf({ view, box }: Desk): string | null {
  const named = view.payment?.target ?? view.chosen ?? view.fight?.city ?? null;
  return box?.city.some(({ id }) => id === named) ? named : null;
}

/** The ways to draw: of the troop that is held, of what is pointed at, of the march that is paid for. */
export function routesOf(desk: Desk): Route[] {
  const { payment } = desk.view;
  const held = desk.held?.startsWith("city:") ? desk.held.slice(5) : null;
  const pointed = desk.preview?.choices.flatMap(({ move }) => routeOf(move)) ?? [];
  if (held) return desk.legal.flatMap(routeOf).filter(({ from }) => from === held);
  if (pointed.length) return pointed;
  return payment?.origin && payment.target ? routeOf(`${payment.purpose}:${payment.origin}>${payment.target}`) : [];
}
