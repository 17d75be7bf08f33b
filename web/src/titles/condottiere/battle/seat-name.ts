import { t } from "../../../lib/i18n.svelte";
import { isolated, row } from "../../../lib/telling";
import type { Desk } from "../desk.svelte";

/** A seat in words: "Colleoni, strength 7, 2 Courtesans, passed. 1 of 5 regions, 1 of 3 adjacent.". */
export function seatName(desk: Desk, seat: number): string {
  const { strength, line, regions, group, passed } = desk.seat(seat);
  const { need_total, need_adjacent, leaders, marker } = desk.view;
  const courtesans = line.filter((card) => card === "courtesan").length;
  const parts = [
    seat === desk.me ? t("you") : isolated(desk.name(seat)),
    t("seat-strength", { strength }),
    courtesans && t("seat-courtesans", { count: courtesans }),
    leaders.includes(seat) && t(leaders.length > 1 ? "seat-tied" : "seat-leads"),
    marker === seat && t("holds-marker"),
    passed && t("passed"),
    desk.shown(seat).length && t("shown-to-you", { cards: row(desk.shown(seat).map((card) => t(`card-${card}`))) }),
  ];
  const needs = { regions: regions.length, total: need_total ?? 0, group: group.length, adjacent: need_adjacent };
  return `${row(parts.filter((part): part is string => typeof part === "string"))}. ${t("needs", needs)}`;
}
