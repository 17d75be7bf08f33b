/** Where something lies on the board, in its own pixels. */
export interface Spot {
  left: number;
  top: number;
}

const GAP = 8;

/** Below a thing, or above it where there is no room below, and never over the edge of the board. */
export function beside(thing: Element, menu: Element, board: Element): Spot {
  const [at, own, edge] = [thing, menu, board].map((element) => element.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ];
  const below = at.bottom + GAP + own.height <= edge.bottom;
  const top = (below ? at.bottom + GAP : at.top - GAP - own.height) - edge.top;
  const left = at.left + at.width / 2 - own.width / 2 - edge.left;
  const within = (place: number, size: number): number => Math.max(GAP, Math.min(place, size - GAP));
  return { left: within(left, edge.width - own.width), top: within(top, edge.height - own.height) };
}
