import { t } from "../../../lib/i18n.svelte";
import { joined, nameOf, row, variables } from "../../../lib/telling";
import type { Desk } from "../desk.svelte";
import type { Result, SiegeView } from "../view";

const NAME = "name";

/** Whose line it is. */
const who = (seat: number, { me, names }: Desk): string => (seat === me ? t("house-you") : (names[seat] ?? ""));

/** What an end of the fight would bring and cost, a line each. */
export function linesOf(result: Result, siege: SiegeView, desk: Desk): string[] {
  const seats = [siege.attack.seat, siege.defence.seat].filter((seat) => seat !== null);
  return [
    ...gains(result, desk),
    ...losses(result, siege, desk),
    ...troopsLeft(result),
    ...standings(result, seats, desk),
  ];
}

function gains({ gains, trophy }: Result, desk: Desk): string[] {
  const said = gains.length
    ? [t("siege-gains", { gains: joined(gains.map((token) => String(nameOf(NAME, token)))) })]
    : [];
  return trophy === null ? said : [...said, t("siege-trophy", variables({ seat: trophy }, desk.names))];
}

function losses(result: Result, { attack, defence }: SiegeView, desk: Desk): string[] {
  const of = (seat: number | null, count: number): string[] =>
    seat !== null && count ? [t("siege-loses", { player: who(seat, desk), count })] : [];
  const cleared =
    defence.seat !== null && result.vacates ? [t("siege-vacates", { player: who(defence.seat, desk) })] : [];
  return [...of(attack.seat, result.losses[0]), ...of(defence.seat, result.losses[1]), ...cleared];
}

function troopsLeft({ retreating, havens, stranded }: Result): string[] {
  const goes = retreating
    ? [t("siege-retreat", { count: retreating, cities: joined(havens.map((city) => String(nameOf(NAME, city)))) })]
    : [];
  return stranded ? [...goes, t("siege-stranded", { count: stranded })] : goes;
}

/** Cities and prestige, before and after, of those who fight. */
function standings(result: Result, seats: number[], desk: Desk): string[] {
  return seats.flatMap((seat) => {
    const had = desk.house(seat)?.cities ?? 0;
    const has = result.cities[seat] ?? had;
    const points = desk.view.prestige?.[seat]?.total ?? 0;
    const more = result.prestige[seat] ?? 0;
    const changes = [
      ...(has === had ? [] : [t("siege-cities", { before: had, after: has })]),
      ...(more ? [t("siege-prestige", { before: points, after: points + more })] : []),
    ];
    return changes.length ? [t("siege-standing", { player: who(seat, desk), changes: row(changes) })] : [];
  });
}
