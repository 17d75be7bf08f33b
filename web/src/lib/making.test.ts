import { beforeEach, expect, it } from "vitest";
import { goToTable } from "./making";
import { router } from "./router.svelte";

const MADE = { id: "abc", invite: "secret" };

beforeEach(() => router.go("/"));

it("goes to the table that was made, with its invitation where others are to come", async () => {
  await goToTable(Promise.resolve(MADE));
  expect(location.pathname + location.search).toBe("/table/abc");
  await goToTable(Promise.resolve(MADE), { invited: true });
  expect(location.search).toBe("?invite=secret");
});

it("leaves the reader alone who has gone elsewhere meanwhile", async () => {
  let finish: (made: typeof MADE) => void = () => undefined;
  const going = goToTable(new Promise((resolve) => (finish = resolve)));
  router.go("/rules");
  finish(MADE);
  await going;
  expect(router.path).toBe("/rules");
});
