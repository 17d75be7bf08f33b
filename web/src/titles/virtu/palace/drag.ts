import type { Attachment } from "svelte/attachments";
import type { Desk } from "../desk.svelte";
import type { Thing } from "../things";

/** So far a pointer goes before it drags, in pixels; a finger that rests so long drags too, in milliseconds. */
const THRESHOLD = 6;
const REST = 250;

/** What can be picked up follows the pointer, and is put where it is let go; elsewhere it goes back. */
export function draggable(desk: Desk, thing: Thing): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null;
    let dragging = false;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const begin = (): void => {
      if (!start || dragging) return;
      dragging = true;
      if (desk.held !== thing) desk.hold(thing);
      node.setPointerCapture(start.id);
      node.style.pointerEvents = "none";
    };
    const end = (): void => {
      clearTimeout(resting);
      start = null;
      node.style.translate = node.style.pointerEvents = "";
    };
    const onpointerdown = (event: PointerEvent): void => {
      dragging = false;
      if (event.button !== 0 || !desk.holds(thing)) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      if (event.pointerType === "touch") resting = setTimeout(begin, REST);
    };
    const onpointermove = (event: PointerEvent): void => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (Math.hypot(x, y) > THRESHOLD) begin();
      if (dragging) node.style.translate = `${x}px ${y}px`;
    };
    const onpointerup = (event: PointerEvent): void => {
      const under = start && dragging ? document.elementFromPoint(event.clientX, event.clientY) : null;
      const dropped = dragging && start;
      end();
      if (!dropped) return;
      const place = under?.closest<HTMLElement>("[data-thing]")?.dataset.thing;
      if (place && place !== thing && desk.at(place).length) desk.touch(place);
      else desk.hold(null);
    };
    const onpointercancel = (): void => {
      if (dragging) desk.hold(null);
      end();
    };
    /** The click that ends a drag touches nothing. */
    const onclick = (event: Event): void => {
      if (dragging) event.stopPropagation();
      dragging = false;
    };
    const ontouchmove = (event: Event): void => {
      if (dragging && start) event.preventDefault();
    };

    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener("pointerdown", onpointerdown, { signal });
    node.addEventListener("pointermove", onpointermove, { signal });
    node.addEventListener("pointerup", onpointerup, { signal });
    node.addEventListener("pointercancel", onpointercancel, { signal });
    node.addEventListener("click", onclick, { signal, capture: true });
    node.addEventListener("touchmove", ontouchmove, { signal, passive: false });
    return () => {
      clearTimeout(resting);
      stop.abort();
    };
  };
}
