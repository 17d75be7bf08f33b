// Written by `make types`. Do not edit.
import type { Outcome } from "../../protocol";

export interface View {
  game: string;
  edition: string;
  options: string[];
  seat: number | null;
  phase: string;
  to_move: number | null;
  seats: SeatView[];
  favour: string | null;
  marker: number | null;
  battle: string | null;
  defender: number | null;
  defended: boolean;
  declined: number;
  final: number[];
  /** What was discarded face up since the last shuffle. */
  discards: string[];
  /** How many cards are left to draw, where cards are drawn. */
  deck: number | null;
  /** While cards are kept: those kept so far, to their keeper. */
  kept: string[] | null;
  need_adjacent: number;
  need_total: number | null;
  outcome: Outcome | null;
  legal: number[];
  /** The legal actions as texts. */
  moves: string[];
  match: MatchView | null;
}

/** One seat as the viewer sees it. null stands for what he may not know. */
export interface SeatView {
  hand: string[] | null;
  /** The size of the hand; null where the edition does not show it. */
  cards: number | null;
  line: string[];
  face_down: (string | null)[];
  /** What each card of the line adds to the strength now. */
  worth: number[];
  strength: number;
  passed: boolean;
  regions: string[];
}

/** How a match for points stands. */
export interface MatchView {
  scores: number[];
  target: number;
  /** How many games were finished. */
  games: number;
  /** The seats that fight the deciding final battle. */
  final: number[] | null;
}
