import { speech, t } from "../lib/i18n.svelte";
import { actionText } from "../lib/telling";
import type { Choice } from "../protocol";

export interface ActionGroup {
  verb: string;
  /** Empty for what needs no heading: actions of a single word, such as passing. */
  label: string;
  actions: { text: string; label: string; key: string }[];
}

const KEYS = 9;

/** The legal actions by their verb, in the order in which they come; those of a single word last. The first nine have keys. */
export function actionGroups(legal: readonly Choice[]): ActionGroup[] {
  const groups = new Map<string, ActionGroup>();
  for (const { text } of legal) {
    const verb = text.includes(":") ? text.slice(0, text.indexOf(":")) : "";
    const group = groups.get(verb) ?? { verb, label: verb && verbText(verb), actions: [] };
    groups.set(verb, group);
    group.actions.push({ text, label: buttonText(text), key: "" });
  }
  const sorted = [...groups.values()].sort((one, other) => Number(!one.verb) - Number(!other.verb));
  sorted
    .flatMap((group) => group.actions)
    .slice(0, KEYS)
    .forEach((action, place) => (action.key = String(place + 1)));
  return sorted;
}

const inWords = (text: string): string => text.replace(/[-_]+/g, " ");

function verbText(verb: string): string {
  const id = `verb-${verb}`;
  return speech.knows(id) ? t(id) : inWords(verb);
}

/** An action without a message of its title is said by its own words. */
function buttonText(action: string): string {
  const said = actionText(action);
  return said === action ? inWords(action.replaceAll(":", ": ")) : said;
}
