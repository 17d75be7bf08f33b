import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Title } from "../../protocol";
import { LANGUAGES, type Language } from "../languages";
import { speech } from "../i18n.svelte";
import { settings } from "../settings.svelte";
import LevelPicker from "./LevelPicker.svelte";
import { levelAbout, levelName, opponentOf } from "./levels";

const LEVELS = ["random", "beginner", "squire", "captain", "condottiere", "champion"];

beforeAll(() => speech.speak("en"));
afterEach(async () => {
  settings.opponents = {};
  await speech.speak("en");
});

function picker(chosen = "squire") {
  const pick = vi.fn();
  render(LevelPicker, { levels: LEVELS, chosen, title: "any", label: "You play against", pick });
  return pick;
}

const offered = async () => {
  const dialog = await screen.findByRole("dialog", { name: "Choose a bot" });
  return [...dialog.querySelectorAll<HTMLElement>("[data-level-choice]")];
};

it("offers the bots from the weakest to the strongest, each with its arms and a sentence", async () => {
  const pick = picker();
  await fireEvent.click(screen.getByRole("button", { name: "You play against Squire" }));
  const choices = await offered();
  expect(choices.map((one) => one.dataset.levelChoice)).toEqual(LEVELS);
  for (const [place, level] of LEVELS.entries()) {
    expect(choices[place]!.textContent).toContain(levelAbout(level));
    expect(choices[place]!.querySelector(`[href="#coat-${level}"]`)).not.toBeNull();
  }
  expect(choices.filter((one) => one.getAttribute("aria-current")).map((one) => one.dataset.levelChoice)).toEqual([
    "squire",
  ]);
  await fireEvent.click(choices[5]!);
  expect(pick).toHaveBeenCalledExactlyOnceWith("champion");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("can be left without a choice, and be asked where none was made yet", async () => {
  const pick = picker("");
  await fireEvent.click(screen.getByRole("button", { name: "You play against" }));
  expect((await offered()).some((one) => one.getAttribute("aria-current"))).toBe(false);
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(pick).not.toHaveBeenCalled();
});

it.each(Object.keys(LANGUAGES) as Language[])("names and describes every level in %s", async (language) => {
  await speech.speak(language);
  for (const level of LEVELS) {
    expect(levelName(level)).not.toBe(level);
    expect(levelAbout(level)).not.toBe("");
  }
  expect([levelName("nobody-yet"), levelAbout("nobody-yet")]).toEqual(["nobody-yet", ""]);
});

it("remembers whom one played against last, as long as the title has them", () => {
  const title: unknown = { name: "any", levels: LEVELS, usual_bot: "squire" };
  expect(opponentOf(title as Title)).toBe("squire");
  settings.opponents = { any: "champion" };
  expect(opponentOf(title as Title)).toBe("champion");
  settings.opponents = { any: "wizard" };
  expect(opponentOf(title as Title)).toBe("squire");
});
