import type { Problem, Refused } from "../protocol";
import { Refusal } from "./api";
import { speech, t } from "./i18n.svelte";
import { variables } from "./telling";

/** Why something was refused, in the reader's language: by a rule of the game, by the table, or by the server. */
export function whyNot(refused: Problem | Refused, names: readonly string[] = []): string {
  const args = variables(refused.args ?? {}, names);
  const id = [`illegal-${refused.reason}`, `refused-${refused.reason}`].find((one) => speech.knows(one));
  return id ? t(id, args) : t("refused-otherwise", { reason: refused.reason });
}

export const told = (error: unknown): string =>
  whyNot(error instanceof Refusal ? error.problem : { reason: "unreachable", args: {}, rule: "" });
