import { expect, it } from "vitest";
import type { Look } from "../../protocol";
import { auto } from "./auto";

const look = (view: object): Look => ({ seat: 0, view }) as unknown as Look;
const sitting = { passed: false, hand: ["10"] };

it("offers to pass to who could still play in a battle", () => {
  expect(auto.offered(look({ battle: "Parma", seats: [sitting] }))).toBe(true);
  expect(auto.offered(look({ battle: null, seats: [sitting] }))).toBe(false);
  expect(auto.offered(look({ battle: "Parma", seats: [{ ...sitting, passed: true }] }))).toBe(false);
  expect(auto.offered(look({ battle: "Parma", seats: [{ ...sitting, hand: [] }] }))).toBe(false);
});

it("gives nobody the game", () => {
  const passing = (wins: number[]) => look({ choices: [{ move: "pass", wins }] });
  expect(auto.grave(passing([1]))).toBe(true);
  expect(auto.grave(passing([0]))).toBe(false);
  expect(auto.grave(passing([]))).toBe(false);
});
