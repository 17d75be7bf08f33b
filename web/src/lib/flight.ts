/** Ghosts fly over the page: only transforms and opacity move, so the browser need not lay anything out again. */

const HOLD = { fill: "both" as FillMode };

/** While it is on, what begins to move is there at once. */
export const rush = { on: false };

export interface Ghost {
  element: HTMLElement;
  at: DOMRect;
}

/** The style of what lies over the page, in the way of nobody. */
export const over = ({ left, top, width, height }: DOMRect): string =>
  `position:fixed;pointer-events:none;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;

/** A copy of something drawn, lying exactly where ``at`` is. */
export function ghostOf(drawn: Element, at: DOMRect): Ghost {
  const element = document.createElement("div");
  element.className = "ghost";
  element.style.cssText = `${over(at)};z-index:60;will-change:transform`;
  element.append(drawn.cloneNode(true));
  document.body.append(element);
  return { element, at };
}

const place = (from: DOMRect, at: DOMRect): string =>
  `translate(${from.left - at.left}px, ${from.top - at.top}px) scale(${from.width / at.width}, ${from.height / at.height})`;

export async function run(
  element: Element,
  frames: Keyframe[],
  duration: number,
  easing = "ease-in-out",
  delay = 0,
): Promise<void> {
  const animation = element.animate(frames, { ...HOLD, duration, easing, delay });
  animation.id = "stage";
  if (rush.on) animation.finish();
  await animation.finished.catch(() => undefined);
  if (!element.classList.contains("ghost")) animation.cancel();
}

/** From there to where the ghost lies; then it is gone and what it stood for is seen. */
export async function arrive(
  ghost: Ghost,
  from: DOMRect,
  duration: number,
  shown?: HTMLElement | SVGElement,
): Promise<void> {
  if (shown) shown.style.visibility = "hidden";
  const lifted = place(from, ghost.at);
  ghost.element.style.transformOrigin = "0 0";
  await run(ghost.element, [{ transform: lifted }, { transform: "none" }], duration, "cubic-bezier(.3,.1,.2,1)");
  if (shown) shown.style.visibility = "";
  ghost.element.remove();
}

export async function vanish(ghost: Ghost, duration: number): Promise<void> {
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: "translateY(-14px) scale(1.12)", opacity: 1, offset: 0.4 },
    { transform: "translateY(-60px) rotate(14deg) scale(0.8)", opacity: 0 },
  ];
  await run(ghost.element, frames, duration);
  ghost.element.remove();
}
