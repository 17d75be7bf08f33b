import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { speech } from "../lib/i18n.svelte";
import { plain } from "../lib/telling";
import Scrubber from "./Scrubber.svelte";

beforeAll(() => speech.speak("en"));

const chances = [
  { turn: 0, values: [0.5, 0.5] },
  { turn: 4, values: [0.8, 0.2] },
  { turn: 10, values: [1, 0] },
];
const scores = [
  { turn: 3, values: [1, 0] },
  { turn: 8, values: [1, 1] },
];

function scrubber(more: object = {}) {
  const go = vi.fn();
  render(Scrubber, { scores, names: ["Anna", "Bruno"], at: 5, last: 10, go, ...more });
  return go;
}

const lines = () => [...document.querySelectorAll("[data-line]")];
const slider = () => document.querySelector<HTMLInputElement>("input[type=range]")!;

it("tells the seats apart by more than colour, and names each line where it ends", () => {
  scrubber({ chances });
  expect(new Set(lines().map((line) => line.getAttribute("stroke-dasharray"))).size).toBe(2);
  const labels = [...document.querySelectorAll("[data-label]")].map((label) => plain(label.textContent));
  expect(labels).toEqual(["Anna80%", "Bruno20%"]);
});

it("says everybody's chance to those who move the slider and listen", async () => {
  const go = scrubber({ chances });
  expect(plain(slider().getAttribute("aria-valuetext")!)).toBe("Moment 5. Win chances: Anna 80%, Bruno 20%");
  await fireEvent.input(slider(), { target: { value: "7" } });
  expect(go).toHaveBeenCalledWith(7);
});

it("goes where the chart is touched", async () => {
  const go = scrubber({ chances });
  const chart = document.querySelector("[data-scores=chances]")!;
  chart.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
  chart.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(chart, { clientX: 160, buttons: 1 });
  expect(go).toHaveBeenLastCalledWith(3);
});

it("shows how everybody stood where nobody has judged the game", () => {
  scrubber();
  expect(document.querySelector("[data-scores=scores]")).not.toBeNull();
  expect(document.querySelector("[data-label]")).toBeNull();
  expect(slider().hasAttribute("aria-valuetext")).toBe(false);
});
