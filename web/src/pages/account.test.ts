import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { speech } from "../lib/i18n.svelte";
import { shownName } from "../lib/names";
import SeatMark from "../lib/SeatMark.svelte";
import { settings } from "../lib/settings.svelte";
import type { Me, SeatInfo } from "../protocol";
import AccountDialog from "./AccountDialog.svelte";

const DAY = Date.UTC(2026, 0, 5, 12);
const ACCOUNT: Me = { kind: "account", name: "Lucrezia", csrf: "c" };
const NOBODY: Me = { kind: "nobody", name: "", csrf: "" };
const HERE = { id: "a".repeat(16), device: "Firefox, Linux", created: DAY, used: DAY, here: true };
const AWAY = { id: "b".repeat(16), device: "", created: 0, used: DAY, here: false };
const TOKEN = { id: "c".repeat(16), name: "Machiavelli", scope: "read", created: DAY, used: DAY };

let asked: { call: string; body: unknown }[];
let answers: { [call: string]: () => Response };
const close = vi.fn();

const bodies = (call: string) => asked.filter((one) => one.call === call).map((one) => one.body);
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part=${name}]`)!;
const fill = (label: string, value: string, around: HTMLElement) =>
  fireEvent.input(within(around).getByLabelText(label), { target: { value } });
const submit = (around: HTMLElement) => fireEvent.submit(around.querySelector("form")!);
const refusal = (reason: string, status: number) => () =>
  Response.json({ reason, args: { most: 50 }, rule: "" }, { status });

beforeAll(() => speech.speak("en"));
beforeEach(() => {
  asked = [];
  close.mockClear();
  settings.name = "Lucrezia";
  answers = {
    "GET /api/me": () => Response.json(ACCOUNT),
    "GET /api/sessions": () => Response.json([HERE, AWAY]),
    "GET /api/tokens": () => Response.json([TOKEN]),
    "POST /api/tokens": () => Response.json({ token: "secret" }),
    "POST /api/password": () => Response.json(ACCOUNT),
  };
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    const call = `${init?.method ?? "GET"} ${path}`;
    asked.push({ call, body: init?.body ? (JSON.parse(init.body as string) as unknown) : null });
    return Promise.resolve(answers[call]?.() ?? Response.json(NOBODY));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (me: Me = ACCOUNT) => render(AccountDialog, { me, close });

it("changes the password with the old one, and says that all others are signed out", async () => {
  open();
  await fill("Current password", "aqua tofana", part("password"));
  await fill("New password (at least 8 characters)", "cantarella!", part("password"));
  await submit(part("password"));
  await screen.findByText(/All other browsers have been signed out/);
  expect(bodies("POST /api/password")).toEqual([{ old: "aqua tofana", new: "cantarella!" }]);
  expect(close).not.toHaveBeenCalled();
});

it("says why the password was not changed", async () => {
  answers["POST /api/password"] = refusal("wrong-password", 401);
  open();
  await submit(part("password"));
  expect((await within(part("password")).findByRole("alert")).textContent).toMatch(/password is wrong/);
});

it("lists where one is signed in, and ends any session but this one", async () => {
  open();
  await vi.waitFor(() => expect(part("sessions").textContent).toContain("Firefox, Linux"));
  const lines = [...part("sessions").querySelectorAll("li")].map((line) =>
    line.textContent.replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " "),
  );
  expect(lines[0]).toContain("(this browser)");
  expect(lines[0]).toContain("Since Jan 5, 2026");
  expect(lines[1]).toContain("Unknown browser");
  expect(lines[1]).toContain("Since long ago");
  const ends = part("sessions").querySelectorAll<HTMLElement>("li button");
  expect([...ends].map((one) => one.getAttribute("aria-label"))).toEqual([expect.stringMatching(/Sign out .*Unknown/)]);
  await fireEvent.click(ends[0]!);
  await vi.waitFor(() => expect(bodies(`DELETE /api/sessions/${AWAY.id}`)).toHaveLength(1));
  await vi.waitFor(() => expect(bodies("GET /api/sessions")).toHaveLength(2));
});

it("signs out everywhere, and keeps no name that only the account may bear", async () => {
  open();
  await fireEvent.click(part("sessions").querySelector("[data-everywhere]")!);
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(bodies("POST /api/sign-out-everywhere")).toHaveLength(1);
  expect(settings.name).toBe("");
});

it("makes a token with a name and a scope, shows it once, and removes others", async () => {
  open();
  await vi.waitFor(() => expect(part("tokens").textContent).toMatch(/Machiavelli\s*: only watch/));
  await fill("Name of the program", "Guicciardini", part("tokens"));
  await fireEvent.click(within(part("tokens")).getByLabelText("only watch"));
  await submit(part("tokens"));
  const made = await within(part("tokens")).findByLabelText<HTMLInputElement>(/Copy this token now/);
  expect(made.value).toBe("secret");
  expect(bodies("POST /api/tokens")).toEqual([{ name: "Guicciardini", scope: "read" }]);
  await fireEvent.click(within(part("tokens")).getByText("Remove"));
  await vi.waitFor(() => expect(bodies(`DELETE /api/tokens/${TOKEN.id}`)).toHaveLength(1));
});

it("says how many tokens there may be", async () => {
  answers["POST /api/tokens"] = refusal("too-many-tokens", 409);
  open();
  await submit(part("tokens"));
  expect((await within(part("tokens")).findByRole("alert")).textContent).toMatch(/already have .*50.* tokens/);
});

it("deletes the account with the password alone, and says before what becomes of the games", async () => {
  answers["POST /api/delete-account"] = refusal("wrong-password", 401);
  open();
  expect(part("delete").textContent).toMatch(/Finished games stay .*Former player/s);
  await fill("Current password", "wrong one", part("delete"));
  await submit(part("delete"));
  await within(part("delete")).findByRole("alert");
  expect(close).not.toHaveBeenCalled();
  delete answers["POST /api/delete-account"];
  await fill("Current password", "aqua tofana", part("delete"));
  await submit(part("delete"));
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(bodies("POST /api/delete-account")).toEqual([{ password: "wrong one" }, { password: "aqua tofana" }]);
  expect(settings.name).toBe("");
});

it("offers guests an account and tokens, and nobody anything to change", () => {
  const parts = () => [...document.querySelectorAll<HTMLElement>("[data-part]")].map((one) => one.dataset.part);
  const guest = open({ kind: "guest", name: "Eve", csrf: "c" });
  expect(parts()).toEqual(["tokens"]);
  guest.unmount();
  open(NOBODY);
  expect(parts()).toEqual([]);
});

it("marks people by their account or as guests, and neither bots nor programs", () => {
  const mark = (seat: SeatInfo): string => {
    const shown = render(SeatMark, { seat });
    const found = shown.container.querySelector<HTMLElement>("[title]");
    const title = found?.title ?? "";
    shown.unmount();
    return title;
  };
  expect(mark({ kind: "person", name: "A", account: true })).toMatch(/^Has an account/);
  expect(mark({ kind: "person", name: "A" })).toBe("Plays without an account");
  expect([mark({ kind: "person", name: "A", program: true }), mark({ kind: "bot" }), mark({ kind: "open" })]).toEqual([
    "",
    "",
    "",
  ]);
});

it("calls a former player so in the reader's language", async () => {
  expect([shownName("former player"), shownName("Anna")]).toEqual(["Former player", "Anna"]);
  await speech.speak("hu");
  expect(shownName("former player")).toBe("Egykori játékos");
  await speech.speak("en");
});
