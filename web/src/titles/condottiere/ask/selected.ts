import { t } from "../../../lib/i18n.svelte";
import { nameOf, row } from "../../../lib/telling";
import type { Choice } from "../view";
import { say, scores, type Prompt, type Reading, type Said } from "./said";

const countOf = (cards: readonly (string | null)[], card: string): number =>
  cards.filter((each) => each === card).length;

/** What the selected action would do; nothing of its own to say: null. */
export function selectedPrompt(table: Reading, selected: string): Prompt | null {
  const [verb = "", what = ""] = selected.split(":");
  if (verb === "place") return { main: placed(table, what), more: [] };
  if (verb === "favour" && what !== "none") return favoured(table, what);
  const choice = table.choice(selected);
  if (!choice) return null;
  if (verb === "take" && what !== "none")
    return { main: [changed("ask-take-card", table, choice, what)], more: after(table, choice) };
  if (verb === "play") return played(table, choice, what);
  return verb === "pass" && choice.ends ? { main: after(table, choice), more: [] } : null;
}

function placed(table: Reading, region: string): Said[] {
  const name = nameOf("region", region);
  const winners = table.winners(region);
  const others = winners.filter((seat) => seat !== table.me);
  const facts = { region: name, players: table.list(others), count: others.length };
  if (winners.includes(table.me)) return [say("ask-place-wins", facts)];
  if (others.length) return [say("ask-place-loses", facts)];
  return [say("ask-place-region", { region: name, count: table.view.prospects[region]?.[table.me] ?? 0 })];
}

function favoured(table: Reading, region: string): Prompt {
  const others = table.winners(region).filter((seat) => seat !== table.me);
  const keeps = say("ask-favour-keeps", { players: table.list(others), count: others.length });
  return { main: [say("ask-favour-region", { region: nameOf("region", region) })], more: others.length ? [keeps] : [] };
}

function played(table: Reading, choice: Choice, card: string): Prompt {
  const known = Number.isInteger(Number(card)) ? [] : [say(`card-${card}-effect`, { edition: table.view.edition })];
  return { main: [effect(table, choice, card), ...after(table, choice)], more: [...known, ...table.lastCard] };
}

/** What the card itself does. */
function effect(table: Reading, choice: Choice, card: string): Said {
  const { line, face_down, strength } = table.own!;
  const name = nameOf("card", card);
  if (choice.ends && (card === "surrender" || card === "bishop") && choice.move.startsWith("play")) {
    return say("ask-card-ends", { card: name });
  }
  if (card === "scarecrow") return say(takesBack(line) ? "ask-scarecrow" : "ask-card-nothing", { card: name });
  if (choice.loses.length && card === "bishop") {
    const value = Number(choice.loses.flat()[0]);
    return say("ask-bishop", { value, changes: changes(table, choice) });
  }
  const aboutAll = card === "winter" || card === "spring" || card === "bishop";
  if (aboutAll) {
    const list = changes(table, choice);
    return list ? say("ask-card-changes", { card: name, changes: list }) : say("ask-card-nothing", { card: name });
  }
  if (countOf(choice.line, card) <= countOf([...line, ...face_down], card)) return say("ask-face-down", { card: name });
  if (choice.strengths[table.me] === strength) return say("ask-card-nothing", { card: name });
  return changed("ask-card", table, choice, card);
}

const takesBack = (line: readonly string[]): boolean => line.some((card) => Number.isInteger(Number(card)));

function changed(id: string, table: Reading, choice: Choice, card: string): Said {
  return say(id, { card: nameOf("card", card), from: table.own!.strength, to: choice.strengths[table.me] ?? 0 });
}

/** The strengths that would change, own first: "you 6 → 5, Anna 29 → 4". */
function changes(table: Reading, choice: Choice): string {
  const seats = [table.me, ...table.seats((_, seat) => seat !== table.me)];
  return row(
    seats.flatMap((seat) => {
      const [from, to] = [table.view.seats[seat]!.strength, choice.strengths[seat] ?? 0];
      return from === to ? [] : [t("ask-change", { whose: table.whose(seat), player: table.name(seat), from, to })];
    }),
  );
}

/** How the battle would stand, or end. */
function after(table: Reading, choice: Choice): Said[] {
  const { me } = table;
  const { strength, best } = scores(choice.strengths, me);
  if (choice.ends) return [...end(table, choice), ...(choice.sure ? [] : [say("ask-unsure")])];
  const marker = choice.marker_next;
  const gets =
    choice.move === "play:courtesan" && marker?.to === me && marker.why === "courtesans"
      ? [say("ask-marker", { count: countOf(choice.line, "courtesan"), most: mostOthers(table) })]
      : [];
  if (!choice.leaders.length) return gets;
  if (!choice.leaders.includes(me)) return [say("ask-then-need", { count: best - strength + 1 }), ...gets];
  if (choice.leaders.length > 1) return [say("ask-then-tie", { strength }), ...gets];
  return [say("ask-then-lead", { strength, best }), ...gets];
}

const mostOthers = (table: Reading): number =>
  Math.max(...table.view.seats.map((seat, number) => (number === table.me ? 0 : countOf(seat.line, "courtesan"))));

function end(table: Reading, choice: Choice): Said[] {
  const { winner, wins } = choice;
  const whose = winner === null ? "nobody" : table.whose(winner);
  const player = winner === null ? "" : table.name(winner);
  const held = winner !== null && winner === table.view.defender;
  const stake = table.view.final.length ? "final" : held ? "held" : "region";
  const wonBy = wins[0];
  const game =
    wonBy === undefined || stake === "final"
      ? []
      : [say("ask-then-wins", { whose: table.whose(wonBy), player: table.name(wonBy) })];
  return [say("ask-then-ends", { whose, stake, player, region: table.region }), ...game];
}
