import type { Component } from "svelte";
import type { Look } from "../protocol";
import type { Stage } from "./stage.svelte";

/** What every title's board is given: views, names, legal actions; it gives back an action and knows no rule. */
export interface BoardProps {
  look: Look;
  names: string[];
  stage: Stage;
  /** Any action may be tried: the server refuses what is not legal, and says why. */
  act: (action: string) => void;
  /** Nobody acts here: a replay, or a game that is watched. */
  still?: boolean;
  /** The action that a hint points to. */
  hinted?: string | null;
  /** Seats whose players are connected. */
  online?: readonly number[];
  levels?: readonly string[];
  /** Milliseconds left on a seat's clock, if it has one. */
  clock?: (seat: number) => number | null;
}

type Board = Component<BoardProps>;
type Loader = () => Promise<{ default: Board }>;

const BOARDS: { [title: string]: Loader } = {
  condottiere: () => import("../titles/condottiere/Board.svelte"),
};

/** A title without a board of its own is played on the plain one. */
export async function boardOf(title: string): Promise<Board> {
  const loader = BOARDS[title] ?? (() => import("../generic/PlainBoard.svelte"));
  return (await loader()).default;
}

/** The actions of a title that can be promised in a deal. */
export async function promisesOf(title: string): Promise<string[]> {
  return title === "condottiere" ? (await import("../titles/condottiere/promises")).PROMISES : [];
}
