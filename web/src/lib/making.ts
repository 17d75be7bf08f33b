import type { MadeTable } from "../protocol";
import { router } from "./router.svelte";

/** Go to a table once it is made, unless the reader has gone elsewhere meanwhile. */
export async function goToTable(making: Promise<MadeTable>, { invited = false, replace = false } = {}): Promise<void> {
  const here = router.path;
  const { id, invite } = await making;
  if (router.path === here) router.go(`/table/${id}${invited ? `?invite=${invite}` : ""}`, replace);
}
