import type { Component } from "svelte";
import type { Entry, Look } from "../protocol";
import type { Stage } from "./stage.svelte";

/** What every title's board is given. It shows, and gives back an action; it knows no rule. */
export interface BoardProps {
  /** The moment to show, through one pair of eyes: the title's own view, the legal actions, what just happened. */
  look: Look;
  /** The players' names, by seat. */
  names: string[];
  /** Where looks follow each other; a board that animates sets its `animator`. */
  stage: Stage;
  /** Tries an action, as text. Any may be tried: the server refuses what is not legal, and says why. */
  act: (action: string) => void;
  /** Nobody acts here: a replay, or a game that is watched. */
  still?: boolean;
  /** The action that a hint points to. */
  hinted?: string | null;
  /** The seats whose players are connected; missing: nobody is expected to be. */
  online?: readonly number[];
  /** The bot's level by seat; empty where a person sits. */
  levels?: readonly string[];
  /** The milliseconds left on a seat's clock, if it has one. */
  clock?: (seat: number) => number | null;
}

/** What the drawing of a finished game is given. */
export interface CourseProps {
  /** All that happened, in order. */
  entries: readonly Entry[];
  /** The players' names, by seat. */
  names: string[];
}

/** A key of a board, for the list of keys. */
export interface Key {
  /** What is printed on it, or on several that go together. */
  keys: readonly string[];
  /** The action that it makes, as text. */
  action?: string;
  /** Else: the message that says what it does. */
  does?: string;
}

type Loader<Props extends object> = () => Promise<{ default: Component<Props> }>;

/** The front door of a title: what `titles/<name>/index.ts` gives the shared page, all of it if it has it. */
export interface Door {
  /** Its board, fetched when a game is shown; a title without one is played on the plain board. */
  board?: Loader<BoardProps>;
  /** How a finished game went, drawn. */
  course?: Loader<CourseProps>;
  /** The keys of its board. */
  keys?: readonly Key[];
}

const doors = import.meta.glob<Door>("../titles/*/index.ts", { eager: true, import: "default" });

export const doorOf = (title: string): Door => doors[`../titles/${title}/index.ts`] ?? {};

export async function boardOf(title: string): Promise<Component<BoardProps>> {
  const load = doorOf(title).board ?? (() => import("../generic/PlainBoard.svelte"));
  return (await load()).default;
}

export async function courseOf(title: string): Promise<Component<CourseProps> | null> {
  return (await doorOf(title).course?.())?.default ?? null;
}
