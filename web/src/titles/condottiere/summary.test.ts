import { describe, expect, it } from "vitest";
import type { Event, Look } from "../../protocol";
import { summaryOf } from "./summary";

const seat = (line: string[]) => ({ line, face_down: [], worth: [] });
const look = (lines: string[][], events: Event[] = []): Look =>
  ({ seat: 0, turn: 1, view: { battle: "Parma", seats: lines.map(seat) }, events }) as unknown as Look;
const event = (id: string, args: Event["args"]): Event => ({ id, args });

describe("the summary of a battle", () => {
  it("is there only when one has ended", () => {
    expect(summaryOf(look([["1"], []]), look([["1"], ["2"]], [event("played", { seat: 1, card: "2" })]))).toBeNull();
  });

  it("shows the lines as they lay when strengths were compared", () => {
    const events = [
      event("played", { seat: 1, card: "surrender", face_down: false }),
      event("turned-up", { seat: 0, card: "10" }),
      event("battle-ended", { seat: 1, cause: "surrender" }),
      event("compared", { leaders: [0], strengths: [11, 2], courtesans: [0, 0] }),
      event("region-taken", { region: "Parma", seat: 0, defender: null }),
    ];
    const summary = summaryOf(look([["1"], ["2"]]), look([[], []], events));
    expect(summary?.lines).toEqual([
      ["1", "10"],
      ["2", "surrender"],
    ]);
    expect(summary?.strengths).toEqual([11, 2]);
    expect(summary?.events.map(({ id }) => id)).toEqual(["battle-ended", "compared", "region-taken"]);
  });
});
