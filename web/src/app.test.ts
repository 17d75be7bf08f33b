import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";

beforeAll(() => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network"))));

it("says of an unknown address that nothing is there, and leads the keyboard to the page that comes next", async () => {
  router.go("/no/such/page");
  render(App);
  expect(await screen.findByRole("heading", { level: 1, name: "There is nothing here" })).not.toBeNull();
  expect(document.querySelector("main")!.textContent).toContain("/no/such/page");
  router.go("/");
  await vi.waitFor(() => expect(document.querySelector(".play, [data-title], .hero")).not.toBeNull());
  await vi.waitFor(() => expect(document.activeElement).toBe(document.getElementById("main")));
});
