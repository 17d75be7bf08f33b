import { expect, it, vi } from "vitest";
import type { Look } from "../protocol";
import { Auto, type Repeat } from "./auto.svelte";

const repeat: Repeat = {
  action: "pass",
  until: "battle-ended",
  label: "",
  left: "",
  offered: () => true,
  grave: (look) => look.turn === 9,
};
const look = (legal: string[], events: string[] = [], turn = 1): Look =>
  ({
    turn,
    to_move: 0,
    legal: legal.map((text) => ({ text })),
    events: events.map((id) => ({ id, args: {} })),
  }) as unknown as Look;

it("decides whenever it is asked, until the event comes", () => {
  const act = vi.fn();
  const auto = new Auto(repeat, act);
  auto.shown(look(["pass"]));
  expect(act).not.toHaveBeenCalled();
  auto.turn(true, look([]));
  auto.shown(look(["take:none"]));
  expect(act).not.toHaveBeenCalled();
  auto.shown(look(["play:1", "pass"]));
  expect(act).toHaveBeenCalledExactlyOnceWith("pass");
  auto.shown(look(["pass"], ["battle-ended"]));
  expect(auto.on).toBe(false);
  expect(act).toHaveBeenCalledTimes(1);
});

it("decides at once when it is switched on while it is asked", () => {
  const act = vi.fn();
  new Auto(repeat, act).turn(true, look(["pass"]));
  expect(act).toHaveBeenCalledWith("pass");
});

it("leaves what is grave to the player, and says so until the game goes on", () => {
  const act = vi.fn();
  const auto = new Auto(repeat, act);
  auto.turn(true, look([]));
  auto.shown(look(["pass"], [], 9));
  expect(act).not.toHaveBeenCalled();
  expect([auto.on, auto.left]).toEqual([false, true]);
  auto.shown(look([], [], 10));
  expect(auto.left).toBe(false);
});
