import type { Desk } from "./desk.svelte";
import type { Thing } from "./things";

export interface TouchableAttributes {
  "aria-label": string;
  "data-thing": Thing;
  "data-action": string | undefined;
  "data-actions": string | undefined;
  "data-lit": true | undefined;
  "data-held": true | undefined;
  "data-hinted": true | undefined;
  "data-paying": number | undefined;
  type?: "button";
  role?: "button" | "img";
  tabindex?: 0 | undefined;
  onclick: () => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
  oncontextmenu: (event: Event) => void;
  onkeydown?: (event: KeyboardEvent) => void;
}

/** What a thing that can be touched needs on its element; a button has its own role and keys. */
export function touchable(desk: Desk, thing: Thing, label: string, as: "button" | "drawing"): TouchableAttributes {
  /** On a phone what is pointed at opens a sheet, and passing over things must not. */
  const passes = (event: PointerEvent): boolean => event.pointerType !== "touch" && !desk.small;
  const actions = desk.at(thing);
  const lit = desk.lit(thing);
  const said = actions.length === 1 ? `${label.replace(/\.$/, "")}. ${desk.text(actions[0]!)}` : label;
  const attributes: TouchableAttributes = {
    "aria-label": said,
    "data-thing": thing,
    "data-action": actions.length === 1 ? actions[0] : undefined,
    "data-actions": actions.length > 1 ? actions.join(" ") : undefined,
    "data-lit": lit || undefined,
    "data-held": desk.held === thing || undefined,
    "data-hinted": (desk.hinted !== null && actions.includes(desk.hinted)) || undefined,
    "data-paying": desk.paying(thing) || undefined,
    onclick: () => desk.touch(thing),
    onpointerenter: (event) => passes(event) && desk.point(thing),
    onpointerleave: (event) => passes(event) && desk.point(null),
    onfocus: (event) => event.currentTarget instanceof Element && seen(event.currentTarget) && desk.point(thing),
    onblur: () => desk.point(null),
    oncontextmenu: (event) => {
      event.preventDefault();
      desk.point(thing);
    },
  };
  if (as === "button") return { ...attributes, type: "button" };
  return {
    ...attributes,
    role: lit ? "button" : "img",
    tabindex: lit ? 0 : undefined,
    onkeydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      desk.touch(thing);
    },
  };
}

/** Whether the focus came by the keyboard: a click has pointed at it already. */
const seen = (element: Element): boolean => element.matches(":focus-visible");
