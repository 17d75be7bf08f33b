import { vi } from "vitest";
import type { Analysis, AnalysisReply, Judgement } from "../protocol";

export const NAMES = ["Anna", "Bruno"];

export const judgement = (turn: number, seat: number, more: Partial<Judgement> = {}): Judgement => ({
  turn,
  seat,
  action: "play:6",
  best: "play:10",
  loss: 0.16,
  error: 0.02,
  sure: 0.97,
  reason: "threat",
  args: { seat: 1, region: "Siena" },
  alternatives: [
    { action: "play:6", value: 0.2, error: 0.01 },
    { action: "pass", value: 0.3, error: 0.02 },
    { action: "play:10", value: 0.36, error: 0.01 },
  ],
  ...more,
});

export const ANALYSIS: Analysis = {
  game: "stones",
  simulations: 64,
  chances: [
    { turn: 0, values: [0.5, 0.5] },
    { turn: 10, values: [1, 0] },
  ],
  judgements: [judgement(3, 0), judgement(4, 1)],
  turning_points: [[judgement(3, 0)], []],
  swings: [],
};

export const READY: AnalysisReply = { status: "ready", done: 1, analysis: ANALYSIS };

/** A server that answers by method and path; each answer is given once, the last one again and again. */
export function serve(answers: { [request: string]: unknown[] }) {
  const asked: { request: string; body: unknown }[] = [];
  const fetch = vi.fn((path: string, { method, body }: { method: string; body?: string } = { method: "GET" }) => {
    const request = `${method} ${path.split("?")[0]}`;
    asked.push({ request, body: body ? JSON.parse(body) : undefined });
    const [answer = { reason: "not-found", args: {}, rule: "" }] = answers[request] ?? [];
    if ((answers[request]?.length ?? 0) > 1) answers[request]!.shift();
    const ok = !(answer as { reason?: string }).reason;
    return Promise.resolve({ ok, json: () => Promise.resolve(answer), text: () => Promise.resolve("") });
  });
  vi.stubGlobal("fetch", fetch);
  return asked;
}
