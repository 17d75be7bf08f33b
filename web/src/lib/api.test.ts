import { afterEach, expect, it, vi } from "vitest";
import * as api from "./api";

afterEach(() => vi.unstubAllGlobals());

const reply = (body: unknown, status = 200): Promise<Response> => Promise.resolve(Response.json(body, { status }));

it("asks anew who we are when another tab has changed it", async () => {
  let csrf = "old";
  const asked = vi.fn((path: string, init: RequestInit) => {
    if (path === "/api/me") return reply({ kind: "guest", name: "Bianca", csrf });
    const given = (init.headers as { [name: string]: string })["x-csrf-token"];
    if (given !== csrf) return reply({ reason: "csrf", args: {}, rule: "" }, 403);
    return reply({ id: "r1" });
  });
  vi.stubGlobal("fetch", asked);
  await api.whoAmI();
  csrf = "new";
  expect(await api.storeRecord({} as never)).toEqual({ id: "r1" });
  expect(asked).toHaveBeenCalledTimes(4);
});
