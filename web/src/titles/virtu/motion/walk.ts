import { copyOf, fly, LONG, middle, type Place, type Spot, type Step } from "./moves";

const TURN = 2 * Math.PI;
/** Points of the way through a room. */
const POINTS = 5;

/** The angle of a place around a centre, clockwise from the top. */
const angleOf = ([x, y]: Place, [cx, cy]: Place): number => Math.atan2(x - cx, cy - y);

/** Slow at both ends. */
const eased = (share: number): number => share * share * (3 - 2 * share);

/** Clockwise around a centre, with a moment's rest in each of so many rooms. */
export function roundWay(from: Place, to: Place, centre: Place, rooms: number, ofRooms: number): Place[] {
  const start = angleOf(from, centre);
  const ahead = (angleOf(to, centre) - start + TURN) % TURN;
  const turn = rooms === ofRooms ? TURN : ahead;
  const radius = Math.hypot(from[0] - centre[0], from[1] - centre[1]);
  return Array.from({ length: rooms * POINTS + 1 }, (_, n): Place => {
    const room = Math.min(Math.floor(n / POINTS), rooms - 1);
    const angle = start + (turn * (room + eased(n / POINTS - room))) / rooms;
    return [centre[0] + radius * Math.sin(angle), centre[1] - radius * Math.cos(angle)];
  });
}

/** The marker goes from room to room to where it stands now. */
export function walk(from: DOMRect, { element, at }: Spot, rooms: number, ofRooms: number): Step | null {
  const ring = (element as SVGElement).ownerSVGElement?.getBoundingClientRect();
  if (!ring) return null;
  const way = roundWay(middle(from), middle(at), middle(ring), rooms, ofRooms);
  return fly(copyOf(element), from, at, { way, even: true, shown: element, lasts: LONG });
}
