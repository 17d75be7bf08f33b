import type { Component } from "svelte";
import type { Entry, Look, Milestone } from "../protocol";
import type { Auto, Repeat } from "./auto.svelte";
import type { BoardDeals } from "./deals";
import { fetchRest, whenIdle } from "./lazy.svelte";
import { needed } from "./needed";
import type { Cues } from "./sound/cues";
import type { Stage } from "./stage.svelte";

/** What every title's board is given. It shows, and gives back an action; it knows no rule. */
export interface BoardProps {
  /** The moment to show, through one pair of eyes: the title's own view, the legal actions, what just happened. */
  look: Look;
  /** The players' names, by seat. */
  names: string[];
  /** Where looks follow each other; a board that animates sets its `animator`. */
  stage: Stage;
  /** Tries an action, as text; whether it was refused. Any may be tried: the server says why it is not legal. */
  act: (action: string) => Promise<boolean>;
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
  /** What the page may decide for the player, with its switch. */
  auto?: Auto | null;
  /** Opens the rules at a rule; missing: there is no place to open them. */
  openRule?: (rule: string) => void;
  /** All that happened up to this moment, in order; missing: it is not known here. */
  entries?: readonly Entry[];
  /** The deals to mark on the board, and how to point at it; missing: nobody makes deals here. */
  deals?: BoardDeals;
}

/** What the drawing of a finished game is given. */
export interface CourseProps {
  /** All that happened, in order. */
  entries: readonly Entry[];
  /** The players' names, by seat. */
  names: string[];
  /** The last moment, where it is known. */
  look?: Look | null;
}

/** What the line above a game is given. */
export interface HeadingProps {
  /** The moment that is shown. */
  look: Look;
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

/** A word for a decision of somebody who is new to a title. Its text is the message `tip-<name>`. */
export interface Tip {
  name: string;
  /** Whether this is its moment. */
  fits: (look: Look) => boolean;
  /** The selectors of what it speaks of, the best first; it is said only where something of that is seen. */
  point: readonly string[];
}

/** What the drawing of a family's arms is given. */
export interface FamilyProps {
  /** As the set-up names it. */
  family: string;
}

/** What a figure of the rules is given. */
export interface FigureProps {
  /** As the rules name it: `![…](figure:palace)`. */
  figure: string;
}

/** How everybody stood from a moment of a game on. */
export interface Score {
  turn: number;
  /** By seat. */
  values: readonly number[];
}

type Loader<Props extends object> = () => Promise<{ default: Component<Props> }>;

/** The front door of a title: what `titles/<name>/index.ts` gives the shared page, all of it if it has it. */
export interface Door {
  /** Its board, fetched when a game is shown; a title without one is played on the plain board. */
  board?: Loader<BoardProps>;
  /** How a finished game went, drawn; a title without it shows that on its board, or not at all. */
  course?: Loader<CourseProps>;
  /** Where the game stands, in the line above it, instead of the terms. */
  heading?: Loader<HeadingProps>;
  /** What stands above log and talk where they stand beside the board. */
  aside?: Loader<HeadingProps>;
  /** Whether its board needs the breadth of a usual screen: log and talk stand beside it only where there is more. */
  broad?: boolean;
  /** A picture of the game, 400 x 170, for the front page; a title without one is shown by the letter it begins with. */
  emblem?: Loader<object>;
  /** The arms of a family, 24 x 28, where seats play families. */
  family?: Loader<FamilyProps>;
  /** The figures of its rules, drawn; without them there are the captions. */
  figures?: Loader<FigureProps>;
  /** The lines under a replay, from the events that its manifest calls the course. */
  scores?: (course: readonly Milestone[], seats: number) => Score[];
  /** What the page may decide for its player. */
  auto?: Repeat;
  /** What its events sound like. */
  sounds?: Cues;
  /** The keys of its board. */
  keys?: readonly Key[];
  /** What a friend would say at the table in somebody's first games; of several that fit, the first. */
  tips?: () => Promise<{ tips: readonly Tip[] }>;
}

const doors = import.meta.glob<Door>("../titles/*/index.ts", { eager: true, import: "default" });

export const doorOf = (title: string): Door => doors[`../titles/${title}/index.ts`] ?? {};

const boardLoader = (title: string): Loader<BoardProps> =>
  doorOf(title).board ?? (() => import("../generic/PlainBoard.svelte"));

/** Before a game needs it. */
export async function fetchBoard(title: string): Promise<void> {
  await boardLoader(title)().catch(() => null);
}

/** All that a first look at it does without follows by itself. */
export async function boardOf(title: string): Promise<Component<BoardProps>> {
  const board = (await needed(boardLoader(title))).default;
  whenIdle(() => void fetchRest());
  return board;
}

/** Null: the title has none. */
async function shown<Props extends object>(load: Loader<Props> | undefined): Promise<Component<Props> | null> {
  return load ? (await needed(load)).default : null;
}

export function courseOf(title: string): Promise<Component<CourseProps> | null> {
  return shown(doorOf(title).course);
}

/** Without a network there are the captions. */
export async function figuresOf(title: string): Promise<Component<FigureProps> | null> {
  return (
    (
      await doorOf(title)
        .figures?.()
        .catch(() => null)
    )?.default ?? null
  );
}

export function headingOf(title: string): Promise<Component<HeadingProps> | null> {
  return shown(doorOf(title).heading);
}

export function asideOf(title: string): Promise<Component<HeadingProps> | null> {
  return shown(doorOf(title).aside);
}
