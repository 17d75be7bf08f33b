import type { Choice, View } from "./view";

/** A part of a payment: a source, and the symbol it gives; of florins that go into the treasury first, `cash`. */
export interface Share {
  source: string;
  symbol: string;
  /** Whether it has been given. */
  paid?: boolean;
}

/** Two florins for a step of the marker, as a source. */
export const TOLL = "florins";

/** What an action of a payment gives. */
const shareOf = (action: string): Share => {
  const [verb = "", what = ""] = action.split(":");
  const [source = "", symbol = ""] = what.split("=");
  if (verb === "toll") return { source: TOLL, symbol: "" };
  return { source: source || verb, symbol: verb === "use" ? symbol : verb };
};

/** `room`, `left-1` or `cash:Pisa`: what pays, without the symbol where it is not said. */
export const shareOfSource = (pays: string): Share => {
  const [first = "", source] = pays.split(":");
  return source ? { source, symbol: first } : { source: first, symbol: "" };
};

/** What would pay for a choice: its sources, and an indulgence that gives the florins. */
export function sharesOf({ pays = [], indulgence }: Choice): Share[] {
  const shares = pays.map(shareOfSource);
  const named = shares.some(({ source }) => source === "indulgence");
  return indulgence && !named ? [...shares, { source: "indulgence", symbol: "" }] : shares;
}

/** What has paid so far in the payment under way: the room unasked, the rest by hand. */
function givenIn({ payment, so_far }: View): Share[] {
  if (!payment) return [];
  const room = (so_far?.room_used ?? []).filter((source) => !payment.room_before.includes(source));
  const given = [...room, ...payment.sources].map((source) => ({ source, symbol: "", paid: true }));
  return [...given, ...payment.cashed.map((source) => ({ source, symbol: "cash", paid: true }))];
}

/** The whole payment: what has been given, the way that is proposed, and what the room adds to the best one unasked. */
export function proposed(view: View, way: number, best: Choice | undefined): Share[] {
  const shares = [...givenIn(view), ...(view.ways[way] ?? []).map(shareOf)];
  const rest = way ? [] : (best?.pays ?? []).map(shareOfSource);
  const named = new Set(shares.map(({ source }) => source));
  return [...shares, ...rest.filter(({ source }) => !named.has(source))];
}
