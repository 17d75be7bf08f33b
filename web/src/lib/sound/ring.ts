import { settings } from "../settings.svelte";
import type { Note } from "./cues";

/** The one sound that calls to a page that is not seen. */
const CALL = "bell";

/** Sound this, `wait` seconds from now, if the reader wants to hear anything; only then the sounds are fetched. */
export async function ring({ sound, pitch }: Note, wait = 0): Promise<void> {
  if (!settings.sound || (document.hidden && sound !== CALL)) return;
  // Without a network it stays still.
  const loaded = await import("./player").catch(() => null);
  loaded?.player.play(sound, pitch, settings.volume, wait);
}
