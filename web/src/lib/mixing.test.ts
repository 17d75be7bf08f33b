import { createHash } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import type { Mixing, TableInfo } from "../protocol";
import { Mixer, sealOf } from "./mixing";
import { sha256 } from "./sha256";

beforeEach(() => localStorage.clear());

const SECRET = "5e".repeat(32);
const hash = (...parts: (string | Buffer)[]): string =>
  parts.reduce((made, part) => made.update(part), createHash("sha256")).digest("hex");
const COMMITMENT = hash("signoria commitment\0", Buffer.from(SECRET, "hex"));

const waiting = (step: Mixing["step"], waits_for: number[], seals: string[], round = 1): TableInfo =>
  ({ status: "waiting", commitment: COMMITMENT, mixing: { step, waits_for, seals, round } }) as unknown as TableInfo;
const playing = (entropy: string[], more = {}): TableInfo =>
  ({ status: "playing", commitment: COMMITMENT, entropy, ...more }) as unknown as TableInfo;

it.each([0, 1, 55, 56, 63, 64, 65, 1000])("hashes %s bytes as everybody does", (length) => {
  const bytes = new Uint8Array(length).map((_, place) => place * 7);
  expect(sha256(bytes)).toBe(hash(Buffer.from(bytes)));
});

it("stirs in fresh entropy where we play against bots", () => {
  const first = new Mixer("a").wish(waiting("stir", [0], ["", ""]), [0]);
  const second = new Mixer("b").wish(waiting("stir", [0], ["", ""]), [0]);
  expect(first).toMatchObject({ do: "stir", commitment: COMMITMENT });
  expect((first as { entropy: string }).entropy).toMatch(/^[0-9a-f]{32}$/);
  expect(first).not.toEqual(second);
});

/** We sit at seat 0; seat 1 has sealed too. */
function sealed(id: string) {
  const mixer = new Mixer(id);
  const { seal } = mixer.wish(waiting("seal", [0, 1], ["", ""]), [0]) as { seal: string };
  return { mixer, seal, seals: [seal, sealOf("theirs")] };
}

it("seals where others play, and then stirs in what it sealed, also after the page was loaded again", () => {
  const { seal, seals } = sealed("a");
  const { entropy } = new Mixer("a").wish(waiting("stir", [0, 1], seals), [0]) as { entropy: string };
  expect(sealOf(entropy)).toBe(seal);
});

it("does each once a round, and nothing for others or without its own entropy", () => {
  const { mixer, seals } = sealed("a");
  expect(mixer.wish(waiting("seal", [0, 1], ["", ""]), [0])).toBeNull();
  expect(mixer.wish(waiting("seal", [0, 1], ["", ""], 2), [0])).not.toBeNull();
  expect(mixer.wish(waiting("stir", [1], seals), [0])).toBeNull();
  expect(new Mixer("elsewhere").wish(waiting("stir", [0], seals), [0])).toBeNull();
});

it("notices a server that does not keep what was promised", () => {
  const { mixer, seals } = sealed("a");
  const { entropy } = mixer.wish(waiting("stir", [0, 1], seals), [0]) as { entropy: string };
  expect(mixer.isBroken(playing([entropy, "theirs"]))).toBe(false);
  expect(mixer.isBroken(playing([entropy, "theirs"], { status: "over", secret: SECRET }))).toBe(false);
  expect(mixer.isBroken(playing(["mine?", "theirs"]))).toBe(true);
  expect(mixer.isBroken(playing([entropy, "chosen later"]))).toBe(true);
  expect(mixer.isBroken(playing([entropy, "theirs"], { commitment: "another" }))).toBe(true);
  expect(mixer.isBroken(playing([entropy, "theirs"], { secret: "00".repeat(32) }))).toBe(true);
  expect(new Mixer("b").isBroken(playing(["who", "knows"]))).toBe(false);
});
