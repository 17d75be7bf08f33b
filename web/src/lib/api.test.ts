import { afterEach, expect, it, vi } from "vitest";
import * as api from "./api";

afterEach(() => vi.unstubAllGlobals());

it("asks anew who we are when another tab has changed it", async () => {
  let csrf = "old";
  const asked = vi.fn(async (path: string, init: RequestInit) => {
    if (path === "/api/me") return Response.json({ kind: "guest", name: "Bianca", csrf });
    const given = (init.headers as { [name: string]: string })["x-csrf-token"];
    if (given !== csrf) return Response.json({ reason: "csrf", args: {}, rule: "" }, { status: 403 });
    return Response.json({ id: "r1" });
  });
  vi.stubGlobal("fetch", asked);
  await api.whoAmI();
  csrf = "new";
  expect(await api.storeRecord({} as never)).toEqual({ id: "r1" });
  expect(asked).toHaveBeenCalledTimes(4);
});
