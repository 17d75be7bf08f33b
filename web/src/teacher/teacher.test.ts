import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { speech } from "../lib/i18n.svelte";
import { judgement, READY, serve } from "../testing/teaching";
import { Teacher } from "./teacher.svelte";

const ANALYSIS = "/api/tables/t/analysis";
const working = (done: number) => ({ status: "working", done, analysis: null });

beforeAll(() => speech.speak("en"));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks until the analysis is ready, and tells how far it is meanwhile", async () => {
  serve({ "GET /api/me": [{ csrf: "" }], [`POST ${ANALYSIS}`]: [working(0.1), working(0.6), READY] });
  const teacher = new Teacher("tables/t", "");
  const coming = teacher.analysis.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(teacher.analysis.waits).toBe(true);
  expect(teacher.analysis.reply?.done).toBe(0.1);
  await vi.advanceTimersByTimeAsync(2000);
  await coming;
  expect(teacher.analysis.waits).toBe(false);
  expect(teacher.analysis.ready?.analysis?.turning_points).toHaveLength(2);
});

it("says why it did not come, and tries again when asked to", async () => {
  const busy = { reason: "teacher-busy", args: {}, rule: "" };
  serve({ "GET /api/me": [{ csrf: "" }], [`POST ${ANALYSIS}`]: [busy, READY] });
  const teacher = new Teacher("tables/t", "");
  await teacher.analysis.begin();
  expect(teacher.analysis.problem).toContain("try again");
  await teacher.analysis.begin();
  expect(teacher.analysis.problem).toBe("");
  expect(teacher.analysis.ready).not.toBeNull();
});

it("stops asking when the reader has left", async () => {
  const asked = serve({ "GET /api/me": [{ csrf: "" }], [`POST ${ANALYSIS}`]: [working(0)] });
  const teacher = new Teacher("tables/t", "");
  void teacher.analysis.begin();
  await vi.advanceTimersByTimeAsync(0);
  teacher.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.filter(({ request }) => request.startsWith("POST"))).toHaveLength(1);
});

it("looks deeper at a moment each time it is asked, and believes the deepest look", async () => {
  const looked = (loss: number) => ({ status: "ready", done: 1, chances: null, judgement: judgement(3, 0, { loss }) });
  const asked = serve({
    "GET /api/me": [{ csrf: "" }],
    [`POST ${ANALYSIS}`]: [READY],
    [`POST ${ANALYSIS}/3`]: [looked(0.2), looked(0.25)],
  });
  const teacher = new Teacher("tables/t", "");
  await teacher.analysis.begin();
  expect(teacher.judgement(3)?.loss).toBe(0.16);
  for (const loss of [0.2, 0.25]) {
    teacher.lookDeeper(3);
    await vi.advanceTimersByTimeAsync(0);
    expect(teacher.judgement(3)?.loss).toBe(loss);
  }
  expect(asked.map(({ body }) => (body as { depth?: number } | undefined)?.depth).filter(Boolean)).toEqual([1, 2]);
});

it("knows the reader's own seat and what was analysed before, without asking for more", async () => {
  const asked = serve({
    "GET /api/tables/t": [{ seats: [1] }],
    [`GET ${ANALYSIS}`]: [READY],
    "GET /api/tables/t/branches": [{ origin: null, invite: "", branches: [] }],
  });
  const teacher = new Teacher("tables/t", "");
  await teacher.open(true);
  expect(teacher.mine).toEqual([1]);
  expect(teacher.analysis.ready).not.toBeNull();
  expect(asked.every(({ request }) => request.startsWith("GET"))).toBe(true);
});
