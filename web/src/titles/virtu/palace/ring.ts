/** The ring of rooms in its own units, clockwise from the top. */
export const SIZE = 340;
export const OUTER = 161;
export const INNER = 58;
const HALF_ROOM = 34.8;
const BESIDE = 20;

export interface Point {
  x: number;
  y: number;
}

export const CENTRE: Point = { x: SIZE / 2, y: SIZE / 2 };

/** The middle of a room, counted from 1, in degrees clockwise from the top. */
export const middleOf = (room: number, rooms = 5): number => ((room - 1) * 360) / rooms;

/** The wall between a room and the next one. */
export const wallAfter = (room: number, rooms = 5): number => middleOf(room, rooms) + 180 / rooms;

const short = (value: number): number => Math.round(value * 10) / 10;

export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: short(centre.x + radius * Math.sin(angle)), y: short(centre.y - radius * Math.cos(angle)) };
}

/** The outline of a room. */
export function sector(centre: Point, inner: number, outer: number, middle: number, half = HALF_ROOM): string {
  const at = (radius: number, degrees: number): string => {
    const { x, y } = polar(centre, radius, degrees);
    return `${x} ${y}`;
  };
  const [from, to] = [middle - half, middle + half];
  const along = `A${outer} ${outer} 0 0 1 ${at(outer, to)}`;
  return `M${at(outer, from)}${along}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** The way of the marker, clockwise; a whole round where it ends where it begins. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const turn = (to - from + 360) % 360 || 360;
  const half = polar(centre, radius, from + turn / 2);
  const start = polar(centre, radius, from);
  const end = polar(centre, radius, to);
  return `M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${half.x} ${half.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`;
}

/** The corner of the drawing that a room is next to, in degrees. */
const cornerOf = (room: number): number => 45 + 90 * Math.floor(middleOf(room) / 90);

/** There, outside the ring. */
export const cornerAt = (room: number): Point => polar(CENTRE, OUTER + 8, cornerOf(room));

/** Where the marker stands in a room: beside its middle, away from that corner. */
export const standing = (room: number): number => middleOf(room) + (cornerOf(room) > middleOf(room) ? -BESIDE : BESIDE);

/** A place of the drawing as a style: its middle, in parts of the whole. */
export const placed = ({ x, y }: Point): string => `left:${short((x / SIZE) * 100)}%;top:${short((y / SIZE) * 100)}%`;
