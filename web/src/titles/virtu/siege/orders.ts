import { t } from "../../../lib/i18n.svelte";
import { variables } from "../../../lib/telling";
import type { Desk } from "../desk.svelte";
import type { View } from "../view";

/** What is asked of the one who looks at the map, and the actions that can be done there. */
export interface Order {
  title: string;
  about: string;
  /** Legal or not: what is not says why. */
  actions: string[];
  /** Whether cards may be let go. */
  bin: boolean;
}

/** Where the troops stand that must go. */
function leaving(view: View): string | null {
  const events = view.choices.flatMap(({ changes = [] }) => changes);
  const from = events.find(({ id }) => id === "retreated")?.args.from;
  return typeof from === "string" ? from : (view.fight?.city ?? null);
}

const naming = (view: View, verbs: readonly string[]): string[] =>
  [...view.moves, ...view.barred.map(({ move }) => move)].filter((move) => verbs.includes(move.split(":")[0]!));

/** Null: the bar that asks says it all. */
export function orderOf({ asked, view }: Desk): Order | null {
  if (!asked) return null;
  const city = variables({ city: leaving(view) }, []);
  switch (view.phase) {
    case "sieges": {
      const actions = naming(view, ["siege", "withdraw"]);
      return { title: t("orders-sieges"), about: t("orders-sieges-about"), actions, bin: false };
    }
    case "retreat": {
      const about = t("orders-retreat-about", { count: view.troops_left ?? 0 });
      return { title: t("orders-retreat", city), about, actions: naming(view, ["retreat"]), bin: false };
    }
    case "vacate":
      return { title: t("orders-vacate"), about: t("orders-vacate-about"), actions: [], bin: true };
    case "place": {
      const card = variables({ card: view.chosen }, []);
      return { title: t("orders-place", card), about: t("winter-put", card), actions: [], bin: false };
    }
    default:
      return null;
  }
}
