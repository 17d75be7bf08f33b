import { expect, it, vi } from "vitest";
import { fetchRest, Lazy } from "./lazy.svelte";

const LOADED = { default: "a dialog" };

it("comes when it is asked for, once", async () => {
  const load = vi.fn(() => Promise.resolve(LOADED));
  const dialog = new Lazy(load);
  expect(load).not.toHaveBeenCalled();
  expect(dialog.part).toBeNull();
  expect(dialog.part).toBeNull();
  await vi.waitFor(() => expect(dialog.part).toBe("a dialog"));
  expect(load).toHaveBeenCalledOnce();
});

it("is there at once where the rest was fetched before", async () => {
  const dialog = new Lazy(() => Promise.resolve(LOADED));
  await fetchRest();
  expect(dialog.part).toBe("a dialog");
});

it("is tried again by whoever asks again", async () => {
  const load = vi.fn(() => Promise.resolve(LOADED)).mockRejectedValueOnce(new Error("no network"));
  const dialog = new Lazy(load);
  await dialog.fetch();
  expect(dialog.part).toBeNull();
  await vi.waitFor(() => expect(dialog.part).toBe("a dialog"));
  expect(load).toHaveBeenCalledTimes(2);
});
