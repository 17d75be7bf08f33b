export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Side = "below" | "above" | "right" | "left" | "free";
export interface Spot {
  left: number;
  top: number;
  /** On which side of what it points at; ``free``: beside nothing. */
  side: Side;
}
interface Size {
  width: number;
  height: number;
}

/** What a bubble had better not cover. */
export interface Covered {
  /** What is to stay clear if that is possible at all. */
  clear: readonly Box[];
  /** What is covered only if there is no other place. */
  useful: readonly Box[];
}

const GAP = 14;
const EDGE = 8;
/** To cover what is to stay clear is so much worse than to cover what is useful. */
const WORSE = 100;
/** A pixel away from what is spoken of is as bad as so many square pixels covered. */
const FAR = 20;

/** Where a bubble stands, whole on the screen: beside what it points at if it can, and where it is least in the way. */
export function placed(bubble: Size, target: Box | null, screen: Size, covered?: Covered): Spot {
  const { clear = [], useful = [] } = covered ?? {};
  const kept = target ? [target, ...clear] : clear;
  const spots = [...(target ? beside(bubble, target, screen) : []), ...free(bubble, target, screen, clear)];
  const costs = spots.map(({ left, top }) => {
    const box = { left, top, ...bubble };
    return WORSE * sharedWith(box, kept) + sharedWith(box, useful) + (target ? FAR * apart(box, target) : 0);
  });
  return spots[costs.indexOf(Math.min(...costs))]!;
}

/** How far apart two boxes are, along both edges. */
const apart = (one: Box, other: Box): number =>
  Math.max(0, other.left - one.left - one.width, one.left - other.left - other.width) +
  Math.max(0, other.top - one.top - one.height, one.top - other.top - other.height);

const sharedWith = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + shared(box, other), 0);

/** How much of the screen two boxes share. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

/** All places beside the target, from its middle or along its edges, where the bubble is whole on the screen. */
function beside(bubble: Size, target: Box, screen: Size): Spot[] {
  const right = target.left + target.width;
  const bottom = target.top + target.height;
  const lefts = along(target.left, target.width, bubble.width, screen.width);
  const tops = along(target.top, target.height, bubble.height, screen.height);
  const above = target.top - GAP - bubble.height;
  const before = target.left - GAP - bubble.width;
  const spots: Spot[] = [];
  if (bottom + GAP + bubble.height + EDGE <= screen.height)
    spots.push(...lefts.map((left) => ({ left, top: bottom + GAP, side: "below" as const })));
  if (above >= EDGE) spots.push(...lefts.map((left) => ({ left, top: above, side: "above" as const })));
  if (right + GAP + bubble.width + EDGE <= screen.width)
    spots.push(...tops.map((top) => ({ left: right + GAP, top, side: "right" as const })));
  if (before >= EDGE) spots.push(...tops.map((top) => ({ left: before, top, side: "left" as const })));
  return spots;
}

/** In the middle of a stretch, at its end, at its beginning. */
const along = (from: number, length: number, own: number, screen: number): number[] =>
  [from + (length - own) / 2, from + length - own, from].map((value) => within(value, screen - own));

/** All places at an edge of the screen or of what is to stay clear; the foot first, or the head if the target is low. */
function free(bubble: Size, target: Box | null, screen: Size, clear: readonly Box[]): Spot[] {
  const foot = Math.max(EDGE, screen.height - bubble.height - EDGE);
  const low = target !== null && target.top + target.height / 2 > screen.height / 2;
  const between = clear.flatMap(({ top, height }) => [top - bubble.height - EDGE, top + height + EDGE]);
  const tops = [...(low ? [EDGE, foot] : [foot, EDGE]), ...between].filter((top) => top >= EDGE && top <= foot);
  const lefts = [(screen.width - bubble.width) / 2, EDGE, screen.width - bubble.width - EDGE];
  return tops.flatMap((top) => lefts.map((left) => ({ left: Math.max(EDGE, left), top, side: "free" as const })));
}
