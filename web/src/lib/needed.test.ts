import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchRest, Lazy } from "./lazy.svelte";
import { doubtServer, needed } from "./needed";

const LOADED = { default: "a dialog" };
const OPEN = { status: 200 };
const refuse = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

const health = vi.fn<() => Promise<{ status: number }>>();
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", health);
  vi.stubGlobal("location", { reload });
  health.mockReset().mockResolvedValue(OPEN);
  reload.mockReset();
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets everything happen that waits for nothing but its turn. */
const settle = () => vi.advanceTimersByTimeAsync(0);

it("comes by itself when the server answers again", async () => {
  health.mockRejectedValueOnce(new TypeError("no network")).mockResolvedValueOnce({ status: 502 });
  const load = vi.fn(() => Promise.resolve(LOADED)).mockImplementationOnce(refuse);
  const dialog = new Lazy(load);
  expect(dialog.part).toBeNull();
  await vi.advanceTimersByTimeAsync(1999);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(dialog.part).toBe("a dialog");
  expect(health).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
});

it("hurries when the network is back", async () => {
  health.mockRejectedValueOnce(new TypeError("no network"));
  const dialog = new Lazy(vi.fn(() => Promise.resolve(LOADED)).mockImplementationOnce(refuse));
  expect(dialog.part).toBeNull();
  await settle();
  dispatchEvent(new Event("online"));
  await settle();
  expect(dialog.part).toBe("a dialog");
});

it("asks the server once for all that is waited for", async () => {
  health.mockRejectedValueOnce(new TypeError("no network"));
  const loads = [1, 2, 3].map(() => vi.fn(() => Promise.resolve(LOADED)).mockImplementationOnce(refuse));
  const dialogs = loads.map((load) => new Lazy(load));
  expect(dialogs.map(({ part }) => part)).toEqual([null, null, null]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(dialogs.map(({ part }) => part)).toEqual(["a dialog", "a dialog", "a dialog"]);
  expect(health).toHaveBeenCalledTimes(2);
});

it("loads the page anew where the browser still refuses, at most once a minute", async () => {
  const load = vi.fn(refuse);
  const dialog = new Lazy<string>(load);
  expect(dialog.part).toBeNull();
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledOnce();

  const inTheNewPage = new Lazy<string>(load);
  expect(inTheNewPage.part).toBeNull();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(inTheNewPage.part).toBeNull();
  await settle();
  expect(reload).toHaveBeenCalledOnce();

  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledOnce();
  expect(inTheNewPage.part).toBeNull();
  await settle();
  expect(reload).toHaveBeenCalledTimes(2);
});

it("never loads the page anew in a browser that keeps nothing", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(new Lazy<string>(refuse).part).toBeNull();
  await settle();
  expect(reload).not.toHaveBeenCalled();
});

it("does nothing about what did not come before anybody needed it", async () => {
  const dialog = new Lazy<string>(vi.fn(refuse));
  await fetchRest();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(health).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();

  expect(dialog.part).toBeNull();
  await settle();
  expect(reload).toHaveBeenCalledOnce();
});

it("waits for what is needed while it comes for nobody", async () => {
  let fail: (error: Error) => void = () => undefined;
  const first = new Promise<typeof LOADED>((_, reject) => (fail = reject));
  const load = vi.fn(() => Promise.resolve(LOADED)).mockReturnValueOnce(first);
  const dialog = new Lazy(load);
  void dialog.fetch();
  expect(dialog.part).toBeNull();
  fail(new TypeError("no network"));
  await settle();
  expect(dialog.part).toBe("a dialog");
  expect(load).toHaveBeenCalledTimes(2);
});

it("does not try in vain while the server is known to be away", async () => {
  const load = vi.fn(() => Promise.resolve(LOADED));
  const late = vi.fn();
  doubtServer();
  health.mockRejectedValueOnce(new TypeError("no network")).mockRejectedValueOnce(new TypeError("no network"));
  const coming = needed(load, late);
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(late).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await coming).toBe(LOADED);
  expect(load).toHaveBeenCalledOnce();

  await needed(load);
  expect(health).toHaveBeenCalledTimes(3);
});

it("asks nobody before it takes what an installed page has at hand", async () => {
  Object.defineProperty(navigator, "serviceWorker", { value: { controller: {} }, configurable: true });
  doubtServer();
  expect(await needed(() => Promise.resolve(LOADED))).toBe(LOADED);
  expect(health).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

it("fetches a style sheet again that did not come", () => {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  document.head.append(sheet);
  sheet.dispatchEvent(new Event("error"));
  expect(sheet.isConnected).toBe(false);
});
