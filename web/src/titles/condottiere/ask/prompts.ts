import type { Args } from "../../../lib/i18n.svelte";
import { joined, nameOf } from "../../../lib/telling";
import type { View } from "../view";
import { Reading, say, scores, type Prompt, type Said } from "./said";
import { selectedPrompt } from "./selected";

/** The first sentence that fits the situation; `selected` is the action that is chosen and not yet done. */
export function promptOf(view: View, names: readonly string[], selected: string | null = null): Prompt {
  const table = new Reading(view, names);
  if (view.phase === "over") return { main: [overOf(table)], more: [] };
  if (view.to_move === null) return { main: [say(`phase-${view.phase}`)], more: [] };
  if (!table.asked) return waiting(table, view.to_move, selected);
  return (selected === null ? null : selectedPrompt(table, selected)) ?? idle(table);
}

function overOf(table: Reading): Said {
  const { outcome } = table.view;
  const winners = outcome?.winners ?? [];
  if (winners.length !== 1 || winners[0] !== table.me) {
    return say(`outcome-${outcome?.reason}`, { winners: table.list(winners), winners_count: winners.length });
  }
  const { group, regions } = table.own!;
  const listed = outcome!.reason === "adjacent" ? group : regions;
  return say("ask-won", {
    reason: outcome!.reason,
    regions: joined(listed.map((region) => String(nameOf("region", region)))),
    count: listed.length,
  });
}

function waiting(table: Reading, seat: number, selected: string | null): Prompt {
  const { phase } = table.view;
  const next = { main: [say(phase === "battle" ? "ask-waits" : `waiting-${phase}`, { player: table.name(seat) })] };
  if (phase !== "battle" || !table.own) return { ...next, more: [] };
  const fighting = table.rivals;
  if (table.own.cards === 0) return { main: [table.out("ask-out")], more: next.main };
  const [, card] = selected?.split(":") ?? [];
  if (!table.own.passed) return { ...next, more: card ? [say("ask-ahead", { card: nameOf("card", card) })] : [] };
  const passed = say("ask-passed", { players: table.list(fighting), count: fighting.length });
  return { main: [passed], more: next.main };
}

function idle(table: Reading): Prompt {
  const { phase, moves } = table.view;
  if (phase === "battle") return { main: [situation(table)], more: beside(table) };
  if (phase === "place") return { main: [place(table)], more: [] };
  if (phase === "take" || phase === "favour") return { main: [say(`ask-${phase}`)], more: [] };
  if (phase === "draw") return { main: [say("ask-draw", { count: moves.length - 1 })], more: [] };
  return { main: [say(`prompt-${phase}`)], more: [] };
}

function place(table: Reading): Said {
  const { opening, moves, seats } = table.view;
  if (opening) return say("ask-place-first");
  if (!moves.includes("decline")) return say("ask-place");
  return say("ask-place-decline", { player: table.name((table.me + 1) % seats.length) });
}

/** How the battle stands for who is to play. */
function situation(table: Reading): Said {
  const { view, me } = table;
  const { strength, best } = scores(
    view.seats.map((seat) => seat.strength),
    me,
  );
  const facts: Args = { region: table.region, stake: table.stake, strength, best, need: best + 1 };
  const [leader] = view.leaders;
  const leads = view.leaders.length === 1 && leader === me;
  const pass = table.choice("pass");
  if (!table.rivals.length && pass?.ends) {
    if (!pass.sure) return say("ask-alone-unsure");
    return say(leads ? "ask-alone-lead" : "ask-alone-need", facts);
  }
  const winners = table.winners(view.battle);
  if (view.leaders.length === 1 && !leads && winners.includes(leader!)) {
    return say("ask-danger", { player: table.name(leader!), strength: best, region: table.region });
  }
  if (view.defender === me && !view.defended) return say("ask-attacked", { region: table.region });
  if (leader === undefined) return say(winners.includes(me) ? "ask-chance" : "ask-nobody", { region: table.region });
  if (winners.includes(me)) return say(leads ? "ask-chance-lead" : "ask-chance-need", facts);
  if (view.leaders.length > 1) return say("ask-tie", { ...facts, strength: view.seats[leader]!.strength });
  if (leads) return say("ask-lead", { strength, best });
  return say("ask-behind", { player: table.name(leader), strength: best, own: strength });
}

function beside(table: Reading): Said[] {
  const { view, me, rivals } = table;
  const loses = table.choice("pass")?.wins.find((seat) => seat !== me);
  return [
    ...(view.final.length ? [say("ask-final")] : []),
    ...(loses !== undefined && !table.choice("pass")!.wins.includes(me)
      ? [say("ask-pass-loses", { player: table.name(loses) })]
      : []),
    ...(rivals.length ? [say("ask-can-play", { count: rivals.length, player: table.name(rivals[0]!) })] : []),
    ...(view.moves.includes("pass:open") ? [say("ask-turn-up")] : []),
    ...table.lastCard,
  ];
}
