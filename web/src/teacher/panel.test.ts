import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { speech } from "../lib/i18n.svelte";
import { plain } from "../lib/telling";
import type { Branch } from "../protocol";
import { speakOf } from "../testing/words";
import AnalysisPanel from "./AnalysisPanel.svelte";
import { Teacher } from "./teacher.svelte";
import { NAMES, READY } from "../testing/teaching";

beforeAll(async () => {
  await speech.speak("en");
  speakOf("condottiere");
});

function open(more: object = {}, prepare: (teacher: Teacher) => void = () => undefined) {
  const teacher = new Teacher("tables/t", "");
  teacher.analysis.reply = READY;
  prepare(teacher);
  const does = { choose: vi.fn(), go: vi.fn(), playOn: vi.fn(), close: vi.fn() };
  const chapters = [{ turn: 2, event: { id: "region-chosen", args: { seat: 0, region: "Roma" } } }];
  const rest = { analyst: true, names: NAMES, chapters, at: 3, last: 10, toMove: 0, seat: 0 };
  render(AnalysisPanel, { teacher, ...rest, ...does, ...more });
  return does;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const says = (selector: string) => plain(find(selector).textContent).replace(/\s+/g, " ");
const turnTo = (tab: string) => fireEvent.click(find(`#tab-${tab}`));

it("tells of a turning point what was played, what was better, by how much, how sure and why", async () => {
  const { go, playOn } = open({}, (teacher) => (teacher.mine = [0]));
  expect(says("[data-turning-point]")).toContain("Moment 3");
  expect(says("[data-option='play:10']")).toContain("best 36% ± 2%");
  expect(says("[data-option='play:6']")).toContain("played 20%");
  expect(find("[data-option=pass]")).toBeNull();
  expect(says("[data-cost]")).toBe(
    "It cost 16 percentage points of win chance (± 4). 97% sure that the other move does better in simulated games.",
  );
  expect(says(".why")).toBe("Bruno would win the game with Siena.");
  await fireEvent.click(find("[data-go]"));
  expect(go).toHaveBeenCalledWith(3);
  await fireEvent.click(find("[data-what-if]"));
  expect(playOn).toHaveBeenCalledWith(3, 0);
});

it("puts the reader's own seat first, and shows the others when asked", async () => {
  const { choose } = open({}, (teacher) => (teacher.mine = [1]));
  const seats = [...document.querySelectorAll("[data-of]")].map((one) => plain(one.textContent));
  expect(seats).toEqual(["Bruno", "Anna"]);
  await fireEvent.click(find("[data-of='1']"));
  expect(choose).toHaveBeenCalledWith(1);
});

it("says so where a player made no costly decision", () => {
  open({ seat: 1 });
  expect(says("[data-none]")).toContain("Bruno");
});

it("shows all that could be done at a moment, the best first", async () => {
  open();
  await turnTo("this-moment");
  const options = [...document.querySelectorAll<HTMLElement>("[data-option]")].map((one) => one.dataset.option);
  expect(options).toEqual(["play:10", "pass", "play:6"]);
  expect(find("[data-deeper]")).not.toBeNull();
});

it("says to whom it gives a reason, where that is not the reader", () => {
  open({}, (teacher) => (teacher.mine = [1]));
  expect(says(".why")).toBe("Advice to Anna: “Bruno would win the game with Siena.”");
});

it("marks what was found to be as good as what is advised", async () => {
  open({}, (teacher) => {
    const [point] = READY.analysis!.judgements;
    const alternatives = [...point!.alternatives, { action: "play:4", value: 0.4, error: 0.02 }];
    teacher.analysis.reply = { ...READY, analysis: { ...READY.analysis!, judgements: [{ ...point!, alternatives }] } };
  });
  await turnTo("this-moment");
  expect(says("[data-option='play:4']")).toContain("as good");
  expect(document.querySelectorAll("[data-alike]")).toHaveLength(1);
});

it("blames nobody for a difference that does not count", async () => {
  open({}, (teacher) => {
    const [point] = READY.analysis!.judgements;
    const judgements = [{ ...point!, loss: 0.003 }];
    teacher.analysis.reply = { ...READY, analysis: { ...READY.analysis!, judgements } };
  });
  await turnTo("this-moment");
  expect(says("[data-fine]")).toContain("No other move would have been noticeably better");
  expect(find("[data-cost]")).toBeNull();
});

it("is never wholly sure, and takes no number for exact", () => {
  open({}, (teacher) => {
    const certain = { ...READY.analysis!.turning_points[0]![0]!, error: 0, sure: 1 };
    teacher.analysis.reply = { ...READY, analysis: { ...READY.analysis!, turning_points: [[certain], []] } };
  });
  expect(says("[data-cost]")).toBe(
    "It cost 16 percentage points of win chance (± 1). 99% sure that the other move does better in simulated games.",
  );
});

it("offers no deeper look where there was nothing to decide", async () => {
  open({ at: 7 });
  await turnTo("this-moment");
  expect(find("[data-forced]")).not.toBeNull();
  expect(find("[data-deeper]")).toBeNull();
});

it("shows how far it is, and what to do when it failed", () => {
  open({}, (teacher) => {
    teacher.analysis.reply = { status: "working", done: 0.4, analysis: null };
    teacher.analysis.waits = true;
  });
  expect(find("progress").getAttribute("value")).toBe("0.4");
  expect(says("[data-waiting]")).toContain("40%");
  open({}, (teacher) => (teacher.analysis.problem = "Too many at once."));
  expect(says("[data-problem]")).toContain("Try again");
});

const branch = (more: Partial<Branch>): Branch => ({
  table: "b",
  turn: 34,
  seat: 0,
  name: "Clara",
  status: "over",
  changed: 0,
  mine: false,
  invite: "key",
  outcome: { winners: [0], reason: "adjacent" },
  ...more,
});

it("lets anybody's seat be played on from the moment, and lists who did so", async () => {
  const branches = [branch({}), branch({ table: "c", status: "playing", invite: "", outcome: null })];
  const { playOn } = open({}, (teacher) => (teacher.branches = { origin: null, invite: "", branches }));
  await turnTo("what-if");
  await fireEvent.click(find("[data-play-as='1']"));
  expect(playOn).toHaveBeenCalledWith(3, 1);
  expect(find("[data-branch=b] a").getAttribute("href")).toBe("/replay/tables/b?invite=key");
  expect(says("[data-branch=b]")).toContain("Clara, from moment 34");
  expect(find("[data-branch=c] a")).toBeNull();
});

it("shows only the branches of a game that nobody can judge", () => {
  open({ analyst: false });
  expect(find("#tab-turning-points")).toBeNull();
  expect(find("[data-play-as='0']")).not.toBeNull();
});
