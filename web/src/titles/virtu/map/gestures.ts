import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";
import { between, distance, type Point } from "./geometry";

/** A pointer that goes no farther than this clicks. */
const SLIP = 6;
const WHEEL = 0.0016;
const PINCH = 0.01;
const NEARER = 1.8;

/** Wheel, pinch, drag and double click on a map. */
export const gestures =
  (camera: Camera): Attachment =>
  (element) => {
    const down = new Map<number, Point>();
    let dragged = false;

    const at = (event: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return [event.clientX - left, event.clientY - top];
    };

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
      camera.zoomBy(Math.exp(-pixels * (event.ctrlKey ? PINCH : WHEEL)), at(event));
    };

    const press = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      if (!down.size) dragged = false;
      down.set(event.pointerId, at(event));
    };

    const move = (event: PointerEvent): void => {
      const before = down.get(event.pointerId);
      if (!before) return;
      const here = at(event);
      const other = [...down].find(([pointer]) => pointer !== event.pointerId)?.[1];
      if (!other && !dragged && distance(before, here) < SLIP) return;
      if (other) camera.zoomBy(distance(here, other) / Math.max(distance(before, other), 1), between(here, other));
      const share = other ? 0.5 : 1;
      camera.panBy((here[0] - before[0]) * share, (here[1] - before[1]) * share);
      if (!dragged) element.setPointerCapture(event.pointerId);
      dragged = true;
      down.set(event.pointerId, here);
    };

    const release = (event: PointerEvent): void => {
      down.delete(event.pointerId);
    };

    /** What was dragged was not clicked. */
    const click = (event: MouseEvent): void => {
      if (dragged) event.stopPropagation();
      dragged = false;
    };

    const twice = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest("[data-lit]")) return;
      const [x, y] = at(event);
      camera.centre([x - camera.offset[0], y - camera.offset[1]], NEARER);
    };

    const ears: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["wheel", wheel, { passive: false }],
      ["pointerdown", press],
      ["pointermove", move],
      ["pointerup", release],
      ["pointercancel", release],
      ["click", click, { capture: true }],
      ["dblclick", twice],
    ];
    for (const [name, ear, options] of ears) element.addEventListener(name, ear as EventListener, options);
    return () => {
      for (const [name, ear, options] of ears) element.removeEventListener(name, ear as EventListener, options);
    };
  };
