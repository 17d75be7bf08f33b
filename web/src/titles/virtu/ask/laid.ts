import { t } from "../../../lib/i18n.svelte";
import type { Desk } from "../desk.svelte";
import { cardOf, givesText, nameFor, shortName } from "../palace/cards";
import { cardAt } from "../palace/slots";

/** A card that is laid somewhere: which one and where, and what it does there. */
export interface Laid {
  title: string;
  comes: string;
}

const LAYING = /^(place|shift):(.+)[>@](.+)$/;

/** What laying a card comes to: `place:1@room-2` of one in hand, `shift:left-1>room-2` of one in the palace. */
export function laidBy(desk: Desk, move: string): Laid | null {
  const { box } = desk;
  const [, verb, from = "", to = ""] = LAYING.exec(move) ?? [];
  const player = desk.house(desk.payer);
  if (!verb || !box || !player) return null;
  const hand = box.family.find(({ id }) => id === player.family)?.card ?? [];
  const card = verb === "place" ? hand[Number(from) - 1]?.id : cardAt(player, from);
  if (!card) return null;
  const { symbols, action } = cardOf(box, card);
  const where = to.startsWith("room") ? "room" : to.startsWith("under") ? "under" : "court";
  return {
    title: t("ask-place", { card: shortName(card), slot: nameFor(to) }),
    comes: t(`ask-place-${where}`, { action: action ? t(`room-${action}`) : "", gives: givesText(symbols) }),
  };
}
