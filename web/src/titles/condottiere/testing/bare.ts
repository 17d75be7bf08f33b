import type { Event, Look } from "../../../protocol";
import type { SeatView, View } from "../view";

/** A seat about which nothing is special. */
export const seat = (more: Partial<SeatView> = {}): SeatView => ({
  hand: null,
  cards: 3,
  known: [],
  mercenaries: null,
  folded: null,
  line: [],
  face_down: [],
  worth: [],
  parts: [],
  strength: 0,
  passed: false,
  regions: [],
  group: [],
  winning: [],
  ...more,
});

/** The turn of seat 0 in a battle for Roma, as they see it. */
export function look({
  legal = [],
  events = [],
  ...more
}: Partial<Omit<View, "legal">> & { legal?: string[]; events?: Event[] } = {}): Look {
  const view: View = {
    game: "condottiere",
    edition: "modern",
    options: [],
    seat: 0,
    phase: "battle",
    to_move: 0,
    seats: [seat({ hand: ["2", "10", "winter"] }), seat()],
    favour: null,
    marker: 1,
    battle: "Roma",
    defender: null,
    defended: false,
    declined: 0,
    opening: false,
    final: [],
    season: null,
    leaders: [],
    marker_next: null,
    last_battle: null,
    last_parts: [],
    discards: [],
    buried: 0,
    deck: null,
    kept: null,
    kept_count: 0,
    draw_max: null,
    drawing: null,
    need_adjacent: 4,
    need_total: 6,
    outcome: null,
    legal: [],
    moves: [],
    choices: [],
    prospects: {},
    match: null,
    ...more,
  };
  return {
    seat: 0,
    turn: 4,
    to_move: 0,
    view,
    legal: legal.map((text, action) => ({ action, text })),
    events,
    undo: null,
    showable: [],
    shown: [],
  };
}
