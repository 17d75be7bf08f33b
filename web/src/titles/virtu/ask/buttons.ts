import { t } from "../../../lib/i18n.svelte";
import { actionText, row } from "../../../lib/telling";
import type { Desk } from "../desk.svelte";
import { sourceName } from "../sources";
import { nothing } from "./asking";

/** A button of the bar: an action, or a thing behind which several wait. */
export interface Button {
  /** The action, the thing as `purse`, or `sweep`: one token after the other. */
  does: string;
  label: string;
  /** What it comes to, in a few words. */
  about?: string;
  main?: boolean;
  key?: string;
}

export const SWEEP = "sweep";

/** Whether a button ends what is asked: the line of a phone has room for it. */
export const isEnd = ({ does }: Button): boolean => ["done", "pass", "cancel"].includes(does);

/** What the bar offers besides a payment's own buttons, the main one last. */
export function buttonsOf(desk: Desk): Button[] {
  const others = desk.at("ask").filter((action) => !["pay", "cancel", "done", "pass"].includes(action));
  const buttons: Button[] = others.map((action) => ({
    does: action,
    label: desk.text(action),
    ...priced(desk, action),
  }));
  if (desk.freeTurns.length > 1) buttons.unshift({ does: SWEEP, label: t("ask-sweep") });
  if (desk.lit("purse")) buttons.unshift({ does: "purse", label: t("ask-cash"), about: coins(desk), key: "C" });
  if (desk.lit("scroll"))
    buttons.splice(1, 0, { does: "scroll", label: t("ask-indulgence"), about: cost(desk), key: "I" });
  if (desk.can("pass")) buttons.push({ does: "pass", label: actionText("pass"), about: standing(desk), key: "D" });
  if (desk.can("done"))
    buttons.push({ does: "done", label: t(`ask-done-${ending(desk)}`), main: closes(desk), key: "D" });
  if (!desk.view.payment && desk.can("cancel")) buttons.push({ does: "cancel", label: t("ask-cancel"), key: "Esc" });
  return buttons;
}

const closes = (desk: Desk): boolean => desk.view.phase === "winter" || nothing(desk);

/** What `done` ends: the Winter, or an action in which something, or nothing, was done. */
function ending({ view }: Desk): string {
  if (view.phase === "winter") return "winter";
  const { paid = [], turned = [], room_used = [] } = view.so_far ?? {};
  return paid.length || turned.length || room_used.length ? "turn" : "skip";
}

function priced(desk: Desk, action: string): { about?: string } {
  const prestige = desk.choice(action)?.prestige;
  return prestige ? { about: t("choice-prestige", { points: prestige, gained: prestige > 0 ? "yes" : "no" }) } : {};
}

const coins = (desk: Desk): string => {
  const house = desk.house(desk.payer)!;
  return row(desk.at("purse").map((action) => sourceName(action.split(":")[1]!, house)));
};

const cost = ({ box }: Desk): string => t("ask-indulgence-button", { points: box?.tracks.indulgence ?? 0 });

function standing({ view }: Desk): string {
  const [attack, defence] = view.strengths ?? [0, 0];
  return t("ask-as-it-stands", { attack, defence });
}
