import { t } from "../../../lib/i18n.svelte";
import { row } from "../../../lib/telling";
import type { Desk } from "../desk.svelte";
import type { CourtPlace, RoomAhead } from "../view";
import { cardText, nameFor } from "./cards";

/** What a room is and what lies in it: "room 2, Diplomacy, Piero (1 crown or 1 mask), upgrade Ambassador, the marker". */
export function roomText(desk: Desk, seat: number, number: number): string {
  const house = desk.house(seat);
  const room = house?.rooms[number - 1];
  if (!house || !room) return "";
  const parts = [nameFor(`${house.family}-${number}`), t(`room-${room.action}`)];
  if (room.card && desk.box) parts.push(cardText(desk.box, room.card));
  if (room.upgrade && desk.box) parts.push(t("palace-upgrade", { card: cardText(desk.box, room.upgrade) }));
  if (house.marker === number) parts.push(t("palace-marker"));
  if (room.indulgence) parts.push(nameFor("indulgence"));
  if (room.agent !== null) parts.push(t("palace-agent", { family: nameFor(desk.family(room.agent)) }));
  return row(parts);
}

export const stateOf = ({ card, available, open }: CourtPlace): "available" | "used" | "free" | "closed" => {
  if (card) return available ? "available" : "used";
  return open ? "free" : "closed";
};

/** A courtier place: who lies there, and whether they can be used. */
export const placeText = (place: CourtPlace): string =>
  t("palace-state", { what: nameFor(place.card ?? place.slot), state: t(`palace-${stateOf(place)}`) });

/** What going to a room comes to: how far, at what price, whom it refreshes, and what waits there. */
export function aheadText(desk: Desk, ahead: RoomAhead): string {
  const parts = [t("palace-steps", { count: ahead.steps })];
  if (ahead.price.arrow) parts.push(t("count-arrow", { count: ahead.price.arrow }));
  parts.push(...metAhead(desk, ahead));
  if (ahead.blocked) parts.push(t("palace-blocked"));
  return t("palace-ahead", { action: t(`room-${ahead.action}`), parts: row(parts) });
}

/** What the marker meets on its way: whom it refreshes, indulgences, an agent in the room. */
export function metAhead(desk: Desk, ahead: RoomAhead): string[] {
  const parts = ahead.indulgences.map((room) => t("palace-passes-indulgence", { room }));
  if (ahead.refreshes.length) parts.unshift(t("palace-refreshes", { names: row(refreshed(desk, ahead)) }));
  if (ahead.agent !== null) parts.push(t("palace-agent", { family: nameFor(desk.family(ahead.agent)) }));
  return parts;
}

function refreshed(desk: Desk, { refreshes }: RoomAhead): string[] {
  const house = desk.house(desk.view.to_move ?? 0);
  const places = house ? [...house.left, ...house.right] : [];
  return places.flatMap(({ slot, card }) => (card && refreshes.includes(slot) ? [nameFor(card)] : []));
}
