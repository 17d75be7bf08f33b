// Written by `make types`. Do not edit.
import type { Outcome } from "../../protocol";

/** Condottiere through the eyes of a seat or a spectator. */
export interface View {
  game: string;
  edition: string;
  options: string[];
  /** Whose view it is; null: a spectator's. */
  seat: number | null;
  phase: string;
  to_move: number | null;
  seats: SeatView[];
  /** The region under the Pope's favour. */
  favour: string | null;
  /** Who holds the marker or placed it last; null before chance has named the first. */
  marker: number | null;
  /** The region that is fought for, or will be next. */
  battle: string | null;
  /** Who holds the region that is fought for. */
  defender: number | null;
  /** The defender has played a card. */
  defended: boolean;
  /** How many in a row declined to choose a region. */
  declined: number;
  /** The game's first region is still to be chosen. */
  opening: boolean;
  /** The seats that fight a final battle. */
  final: number[];
  /** The season that lies in a line and is in force. */
  season: "spring" | "winter" | null;
  /** The seats with the strongest line: one leads, several are tied, nobody while no line is worth anything. */
  leaders: number[];
  /** While a region is fought for: who would get the marker if the battle ended now, with the cards that lie open. */
  marker_next: MarkerMove | null;
  /** The battle that ended last. */
  last_battle: BattleReport | null;
  /** What the strengths in it were made of, by seat; empty where nothing was compared. */
  last_parts: StrengthPart[][];
  /** What was discarded face up since the last shuffle. */
  discards: string[];
  /** How many cards were discarded unseen since the last shuffle; null where sizes of hands are not shown. */
  buried: number | null;
  /** How many cards are in the deck; null where sizes of hands are not shown. */
  deck: number | null;
  /** While cards are kept: those kept so far, to their keeper. */
  kept: string[] | null;
  /** While cards are kept: how many were kept so far. */
  kept_count: number;
  /** While cards are drawn after a battle: at most so many by each seat. */
  draw_max: number | null;
  /** Who waits for cards that were drawn after a battle. */
  drawing: Drawing | null;
  /** So many regions that hang together win. */
  need_adjacent: number;
  /** So many regions in all win; null: no number does. */
  need_total: number | null;
  outcome: Outcome | null;
  /** The legal actions of the viewer, in ascending order; empty when they are not to move. */
  legal: number[];
  /** The legal actions as texts. */
  moves: string[];
  /** The legal actions of a battle, in the same order, each with what it would do; empty in other phases. */
  choices: Choice[];
  /**
   * By region, how large the group around it would be for each seat that held it. All regions that may be chosen, while
   * one is; else only the one that is fought for.
   */
  prospects: { [key: string]: number[] };
  match: MatchView | null;
}

/** One seat as the viewer sees it. null stands for what they may not know. */
export interface SeatView {
  hand: string[] | null;
  /** The size of the hand. null where the edition does not show it; there 0 if everybody knows that it is empty. */
  cards: number | null;
  /** Cards that everybody saw go into this hand and not come out again; one of them may lie face down. */
  known: string[];
  /**
   * What everybody knows since hands could last be folded: the seat holds a mercenary, or none; null: unknown. Where
   * sizes of hands are not shown, true stands for a mercenary or no card at all.
   */
  mercenaries: boolean | null;
  /** Own seat: what it discarded unseen since the last shuffle. */
  folded: string[] | null;
  /** The cards that lie face up, weakest first. */
  line: string[];
  /** The card that lies face down, if there is one. */
  face_down: (string | null)[];
  /** What each card of the line adds to the strength now. */
  worth: number[];
  /** What the strength is made of. */
  parts: StrengthPart[];
  /** The strength of the face-up cards, as if the battle ended now. */
  strength: number;
  /** Out of this battle. */
  passed: boolean;
  regions: string[];
  /** The largest group of its regions that hang together. */
  group: string[];
  /** The regions any one of which would win the game for this seat. */
  winning: string[];
}

/** Where the marker goes when a battle ends. */
export interface MarkerMove {
  to: number;
  why: "courtesans" | "defender" | "left" | "winner";
}

/** How a battle ended, and what it brought. */
export interface BattleReport {
  /** null: it was a final battle. */
  region: string | null;
  /** Who held the region before. */
  defender: number | null;
  cause: "all-passed" | "bishop" | "surrender";
  /** Who ended it by a card. */
  ended_by: number | null;
  /** The lines as they lay at the end, all cards turned up, by seat. */
  lines: string[][];
  /** By seat; null where peace was made and nothing compared. */
  strengths: number[] | null;
  /** The strongest: one wins, several are tied. */
  leaders: number[];
  winner: number | null;
  /** The winner has the region now and did not before. */
  conquered: boolean;
  marker_from: number | null;
  /** Where the marker went; null after a final battle. */
  marker: MarkerMove | null;
}

/** One of the sums that make the strength of a line; all of them together are the strength. */
export interface StrengthPart {
  source: "courtesan" | "drummer" | "heroine" | "mercenaries" | "spring" | "winter";
  /** The cards of the line that it counts. */
  cards: string[];
  /** What it adds to the parts before it: below zero for a Winter. */
  adds: number;
}

/** A seat that waits for cards from the deck, and how many are still to come. */
export interface Drawing {
  seat: number;
  cards: number;
}

/**
 * A move of a battle and how the battle would stand after it, with the cards that lie open then. Where it ends the
 * battle: how it would end, as if the others had no card face down.
 */
export interface Choice {
  move: string;
  /** By seat. */
  strengths: number[];
  /** The own line. */
  line: string[];
  /** What each card of the own line would add to its strength. */
  worth: number[];
  season: "spring" | "winter" | null;
  leaders: number[];
  /** Who would get the marker if the battle ended then; null: it is a final battle. */
  marker_next: MarkerMove | null;
  /** By seat: the cards that the card played strikes from the lines; empty if none. */
  loses: string[][];
  /** Nobody could go on, as far as the viewer knows: the battle would end. */
  ends: boolean;
  /** False: the battle would end, and others have cards face down that may change how. */
  sure: boolean;
  /** Who would win the battle. */
  winner: number | null;
  /** The winner would get the region and has not got it. */
  conquers: boolean;
  /** The seats that would win the game. */
  wins: number[];
}

/** How a match for points stands. */
export interface MatchView {
  scores: number[];
  target: number;
  /** The finished games; a final battle at the end is the last of them and brings no points. */
  games: FinishedGame[];
  /** Who began the current game; null before chance has named them. */
  first: number | null;
  /** The seats that fight the deciding final battle. */
  final: number[] | null;
}

/** A game of a match that is over: who won it and why, and the points that it brought to each seat. */
export interface FinishedGame {
  winners: number[];
  reason: string;
  points: number[];
}
