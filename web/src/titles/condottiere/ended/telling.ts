import { t } from "../../../lib/i18n.svelte";
import { isolated, nameOf } from "../../../lib/telling";
import type { Desk } from "../desk.svelte";
import type { BattleReport } from "../view";

type Who = Pick<Desk, "me" | "name">;

const whose = (desk: Who, seat: number | null) => ({
  whose: seat !== null && seat === desk.me ? "you" : "other",
  player: isolated(desk.name(seat ?? -1)),
});

/** What became of the region: who holds it now, and whether that is new. */
export function outcomeOf({ region, winner, conquered, defender }: BattleReport) {
  if (region === null) return { what: winner === null ? "draw" : "final", seat: winner } as const;
  if (winner !== null && conquered) return { what: "taken", seat: winner } as const;
  const keeper = winner ?? defender;
  return keeper === null ? ({ what: "free", seat: null } as const) : ({ what: "kept", seat: keeper } as const);
}

/** Who takes what. */
export function headlineOf(report: BattleReport, desk: Who): string {
  const { what, seat } = outcomeOf(report);
  return t("ended-headline", { what, region: nameOf("region", report.region ?? ""), ...whose(desk, seat) });
}

/** By how much. */
export function scoreOf({ strengths, leaders, winner }: BattleReport): string {
  if (!strengths) return t("ended-peace");
  const [first = 0, second = 0] = strengths.toSorted((one, other) => other - one);
  if (winner === null && leaders.length > 1) return t("ended-tie", { strength: first });
  return t("ended-score", { first, second });
}

/** Who gets the marker, and why. */
export function markerOf({ marker, lines }: BattleReport, desk: Who): string {
  if (!marker) return "";
  const count = lines[marker.to]?.filter((card) => card === "courtesan").length ?? 0;
  return t("ended-marker", { why: marker.why, count, ...whose(desk, marker.to) });
}
