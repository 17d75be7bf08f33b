/** Ghosts fly over the page: only transforms and opacity move, so the browser need not lay anything out again. */

const HOLD = { fill: "both" as FillMode };

export interface Ghost {
  element: HTMLElement;
  at: DOMRect;
}

/** A copy of something drawn, lying exactly where ``at`` is. */
export function ghostOf(drawn: Element, at: DOMRect): Ghost {
  const element = document.createElement("div");
  element.className = "ghost";
  element.style.cssText = `position:fixed;z-index:60;pointer-events:none;left:${at.left}px;top:${at.top}px;width:${at.width}px;height:${at.height}px;will-change:transform`;
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
  await animation.finished.catch(() => {});
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
