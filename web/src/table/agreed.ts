import { levelName } from "../lib/bots/levels";
import { clockText, duration } from "../lib/clock";
import { editionName, isOwn } from "../lib/editions";
import { wayOf } from "../lib/families";
import { n, speech, t } from "../lib/i18n.svelte";

import { titles } from "../lib/titles.svelte";
import type { Setup, TableInfo } from "../protocol";

/** Something that was agreed on: what it is about, what was chosen, and what that means. */
export interface Point {
  /** Empty: it belongs to the point before. */
  name: string;
  chosen: string;
  about: string[];
}

const said = (id: string): string[] => (speech.knows(id) ? [t(id)] : []);

/** What is played. */
export function gamePoints(info: TableInfo, names: readonly string[]): Point[] {
  const { setup } = info;
  return [
    ...editionPoint(info),
    { name: t("players"), chosen: n(setup.seats), about: [] },
    ...optionPoints(setup),
    ...Object.entries(setup.values ?? {}).map(([name, value]) => ({
      name: t(`value-${name}`),
      chosen: n(value),
      about: [],
    })),
    ...familyPoint(info),
    ...(setup.first == null ? [] : [{ name: t("begins"), chosen: names[setup.first] ?? "", about: [] }]),
  ];
}

function editionPoint({ game, setup: { edition = "" } }: TableInfo): Point[] {
  if (!edition) return [];
  const about = isOwn(game, edition) ? [t("own-edition-about")] : said(`edition-${edition}-about`);
  return [{ name: t("edition"), chosen: editionName(game, edition), about }];
}

function optionPoints({ options = [] }: Setup): Point[] {
  if (!options.length) return [{ name: t("options"), chosen: t("options-none"), about: [] }];
  return options.map((option, place) => ({
    name: place ? "" : t("options"),
    chosen: t(`option-${option}`),
    about: said(`option-${option}-about`),
  }));
}

function familyPoint(info: TableInfo): Point[] {
  if (!info.families?.length) return [];
  const way = wayOf(info);
  return [{ name: t("families"), chosen: t(`families-${way}`), about: [t(`families-${way}-about`)] }];
}

/** What the rulebook advises against in these options. */
export function adviceOn({ game, setup }: TableInfo): string[] {
  const advice = titles.edition(game, setup.edition ?? "")?.advice ?? [];
  const options = setup.options ?? [];
  return advice
    .filter((one) => one.options.every((option) => options.includes(option)))
    .map(({ message }) => t(message));
}

/** How the table is run. */
export function tablePoints({ terms, seats }: TableInfo): Point[] {
  const { clock = {}, delay = 0, pace = 0, level = "" } = terms;
  const timed = (clock.kind ?? "none") !== "none";
  const bots = seats.some((seat) => seat.kind === "bot");
  return [
    { name: t("clock"), chosen: clockText(clock), about: timed ? [t(`at-zero-${clock.at_zero ?? "bot-moves"}`)] : [] },
    { name: t("undo"), chosen: "", about: [t("undo-about")] },
    { name: t("tab-talk"), chosen: "", about: [t("talk-about"), t("deal-about")] },
    {
      name: t("admission"),
      chosen: t(terms.private ? "private" : "public"),
      about: [t(terms.private ? "private-about" : "public-about")],
    },
    { name: t("watching"), chosen: "", about: watching(terms.spectators ?? true, delay) },
    ...(terms.hot_seat ? [{ name: t("hot-seat"), chosen: "", about: [t("hot-seat-about")] }] : []),
    {
      name: t("bots"),
      chosen: "",
      about: [
        ...(bots && pace ? [t("bots-pace", { amount: duration(pace / 1000) })] : []),
        t("bots-step-in", { level: levelName(level) }),
      ],
    },
  ];
}

function watching(spectators: boolean, delay: number): string[] {
  if (!spectators) return [t("spectators-none")];
  return [t("spectators-about"), ...(delay ? [t("spectators-late", { amount: duration(delay) })] : [])];
}
