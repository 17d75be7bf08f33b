import type { Outcome } from "../../protocol";

/** What a seat may know of Condottiere, as the server tells it (signoria.condottiere.view). */
export interface SeatView {
  hand: string[] | null;
  cards: number | null;
  line: string[];
  face_down: (string | null)[];
  worth: number[];
  strength: number;
  passed: boolean;
  regions: string[];
}

export interface MatchView {
  scores: number[];
  target: number;
  games: number;
  final: number[] | null;
}

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
  discards: string[];
  deck: number | null;
  kept: string[] | null;
  need_adjacent: number;
  need_total: number | null;
  outcome: Outcome | null;
  match: MatchView | null;
}
