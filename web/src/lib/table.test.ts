import { describe, expect, it } from "vitest";
import type { Entry, Look } from "../protocol";
import { shared, withoutUndone } from "./table.svelte";

const step = (number: number, turn: number, id: string): Entry => ({ number, at: 0, turn, events: [{ id, args: {} }] });

describe("the log", () => {
  it("forgets what an undo took back, and says that it did", () => {
    const undone: Entry = { number: 4, at: 0, turn: 1, news: [{ is: "undone", seat: 0, turn: 1 }] };
    const kept = withoutUndone([step(1, 0, "dealt"), step(2, 1, "placed"), step(3, 2, "played"), undone]);
    expect(kept.flatMap((entry) => entry.events ?? []).map((event) => event.id)).toEqual(["dealt", "placed"]);
    expect(kept.at(-1)?.news?.[0]?.is).toBe("undone");
  });

  it("tells on a shared screen only what all its players may know", () => {
    const look = (seat: number, cards: string[] | null) =>
      ({ seat, events: [{ id: "dealt", args: { seat: 0, count: 2, cards } }] }) as unknown as Look;
    expect(shared([look(0, ["10", "winter"]), look(1, null)])[0]?.args).toEqual({ seat: 0, count: 2, cards: null });
    expect(shared([look(0, ["10", "winter"])])[0]?.args.cards).toEqual(["10", "winter"]);
  });
});
