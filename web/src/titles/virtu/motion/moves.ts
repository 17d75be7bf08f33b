import { ghostOf, run } from "../../../lib/flight";

/** A place on the screen. */
export interface Spot {
  element: Element;
  at: DOMRect;
}

export type Place = readonly [x: number, y: number];

/** Something that moves: how long at the usual speed, and how it is played; `wait` and `time` in milliseconds. */
export interface Step {
  lasts: number;
  play: (wait: number, time: number) => Promise<void>;
}

export const SHORT = 220;
export const LONG = 350;

const SVG = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(.3,.1,.2,1)";
/** What is lost in what it comes to is seen for this share of the way. */
const LATE = 0.7;
/** What the drawings are coloured by, wherever they lie. */
const COLOURS = ["--i", "--t", "--f", "--edge", "--paper", "color"];
/** What the page looks for things by; a copy is not the thing. */
const HOOKS = /^(id|role|tabindex|aria-.*|data-(?!state$).*)$/;

export const middle = ({ left, top, width, height }: DOMRect): Place => [left + width / 2, top + height / 2];

/** A square around the middle of a place. */
export function squareAt(at: DOMRect, side: number): DOMRect {
  const [x, y] = middle(at);
  return new DOMRect(x - side / 2, y - side / 2, side, side);
}

function drawing(viewBox: string, ...parts: Node[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", viewBox);
  svg.style.cssText = "display:block;width:100%;height:100%;overflow:visible";
  svg.append(...parts);
  return svg;
}

function use(name: string): SVGUseElement {
  const part = document.createElementNS(SVG, "use");
  part.setAttribute("href", `#${name}`);
  return part;
}

/** A drawing of the sprite; a troop or an agent in the colour of its family. */
export function glyph(name: string, family = ""): SVGSVGElement {
  const svg = drawing("0 0 24 24", use(name));
  if (family) svg.style.setProperty("--f", `var(--family-${family})`);
  return svg;
}

/** The shield of a family. */
export function shield(family: string): SVGSVGElement {
  const field = document.createElementNS(SVG, "path");
  field.setAttribute("d", "M2 2h20v12c0 7-5 10.5-10 12.5C7 24.5 2 21 2 14z");
  field.setAttribute("fill", `url(#f-${family})`);
  field.setAttribute("stroke", "#2a2018");
  const crest = use(`c-${family}`);
  for (const [name, value] of Object.entries({ x: "2", y: "2", width: "20", height: "20" }))
    crest.setAttribute(name, value);
  return drawing("0 0 24 28", field, crest);
}

/** A picture of something drawn, in the colours it has there, that nothing on the page is found by. */
export function copyOf(element: Element): HTMLElement | SVGElement {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const part of [copy, ...copy.querySelectorAll("*")])
    for (const { name } of [...part.attributes]) if (HOOKS.test(name)) part.removeAttribute(name);
  const part = element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);
  const picture = part ? inOwnDrawing(element, copy) : copy;
  const colours = getComputedStyle(element);
  for (const name of COLOURS) picture.style.setProperty(name, colours.getPropertyValue(name));
  for (const side of ["width", "height"]) picture.style.setProperty(side, "100%");
  return picture;
}

function inOwnDrawing(element: SVGGraphicsElement, copy: Element): SVGSVGElement {
  const { x, y, width, height } = element.getBBox();
  copy.removeAttribute("transform");
  return drawing(`${x} ${y} ${width} ${height}`, copy);
}

/** How much of a way lies behind each of its points. */
function sharesOf(way: readonly Place[]): number[] {
  let gone = 0;
  const far = way.map(([x, y], place) => {
    const [fromX, fromY] = way[place - 1] ?? [x, y];
    return (gone += Math.hypot(x - fromX, y - fromY));
  });
  return far.map((one, place) => (gone ? one / gone : place / (way.length - 1)));
}

interface Flight {
  /** What it is when it has arrived; it is seen only then. */
  shown?: Element | undefined;
  /** The way, from the first place to the last; else straight. */
  way?: readonly Place[];
  /** Whether each part of the way takes as long as the next, however far it is. */
  even?: boolean;
  /** Whether it is lost in what it comes to. */
  fades?: boolean;
  lasts?: number;
}

/** A picture goes from one place to another. */
export function fly(picture: Element, from: DOMRect, to: DOMRect, flight: Flight = {}): Step {
  const { way = [middle(from), middle(to)], even = false, fades = false, lasts = SHORT } = flight;
  const shown = flight.shown as HTMLElement | SVGElement | undefined;
  const [x, y] = middle(to);
  const grows = from.width / to.width;
  const shares = even ? way.map((_, place) => place / (way.length - 1)) : sharesOf(way);
  const frames = way.map(([left, top], place): Keyframe => {
    const offset = shares[place]!;
    const transform = `translate(${left - x}px, ${top - y}px) scale(${grows + (1 - grows) * offset})`;
    return { transform, offset };
  });
  if (fades)
    frames.splice(
      frames.findIndex(({ offset }) => offset! > LATE),
      0,
      { offset: LATE, opacity: 1 },
    );
  if (fades) frames.at(-1)!.opacity = 0;
  const play = async (wait: number, time: number): Promise<void> => {
    const { element } = ghostOf(picture, to);
    element.inert = true;
    if (shown) shown.style.visibility = "hidden";
    await run(element, frames, time, way.length > 2 ? "linear" : EASE, wait);
    if (shown) shown.style.visibility = "";
    element.remove();
  };
  return { lasts, play };
}

/** A picture over the page that stays in its place. */
function haunt(picture: Element, at: DOMRect, frames: Keyframe[]): Step {
  const play = async (wait: number, time: number): Promise<void> => {
    const { element } = ghostOf(picture, at);
    element.inert = true;
    await run(element, frames, time, "ease-out", wait);
    element.remove();
  };
  return { lasts: SHORT, play };
}

/** It comes down from above. */
export const drop = (picture: Element, at: DOMRect): Step =>
  haunt(picture, at, [
    { transform: "translateY(-28px) scale(1.9)", opacity: 0 },
    { transform: "none", opacity: 1, offset: 0.7 },
    { transform: "none", opacity: 1 },
  ]);

/** It rises and is gone. */
export const fade = (picture: Element, at: DOMRect): Step =>
  haunt(picture, at, [
    { transform: "none", opacity: 1 },
    { transform: "translateY(-26px) scale(0.8)", opacity: 0 },
  ]);

/** Something moves where it is. */
export function stir(element: Element, frames: Keyframe[], lasts = SHORT): Step {
  const { style } = element as HTMLElement | SVGElement;
  const play = async (wait: number, time: number): Promise<void> => {
    const drawn = element instanceof SVGElement && !(element instanceof SVGSVGElement);
    if (drawn) style.cssText += ";transform-box:fill-box;transform-origin:center";
    await run(element, frames, time, "ease-out", wait);
    for (const name of drawn ? ["transform-box", "transform-origin"] : []) style.removeProperty(name);
  };
  return { lasts, play };
}

export const turnOver = (element: Element): Step =>
  stir(element, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }]);

export const appear = (element: Element): Step =>
  stir(element, [
    { transform: "scale(0.2)", opacity: 0 },
    { transform: "scale(1.2)", opacity: 1, offset: 0.7 },
    { transform: "scale(1)", opacity: 1 },
  ]);

export const pulse = (element: Element): Step =>
  stir(element, [{ transform: "scale(1)" }, { transform: "scale(1.25)" }, { transform: "scale(1)" }]);

export const flash = (element: Element): Step =>
  stir(element, [{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }], LONG);

export const fadeIn = (element: Element): Step =>
  stir(element, [
    { opacity: 0, transform: "translateY(10px)" },
    { opacity: 1, transform: "none" },
  ]);

/** From where it was to where it is. */
export function slide(element: Element, from: DOMRect, to: DOMRect): Step {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  return stir(element, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }]);
}
