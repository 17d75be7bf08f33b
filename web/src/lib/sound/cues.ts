import type { Event } from "../../protocol";
import type { Sound } from "./list";

/** A sound, or one that hangs on an argument of the event: on its value; of seats on whether one is the reader's. */
export type Cue = Sound | Cases;

interface Cases {
  by: string;
  is: { [value: string]: Sound };
  else?: Sound;
}

/** What the events of a title sound like, by their ids. */
export interface Cues {
  [event: string]: Cue;
}

/** How high a sound is played: 1 as it was made. */
export interface Note {
  sound: Sound;
  pitch: number;
}

/** The value that stands for the reader's own seat. */
const ME = "me";

/** The worth of the heaviest card that a sound is made lower for. */
const HEAVIEST = 10;

/** What an event sounds like for who sits there; on a card of a higher value the paper is lower. */
export function noteOf(cues: Cues, event: Event, me: number | null): Note | null {
  const cue = cues[event.id];
  if (!cue) return null;
  if (typeof cue === "string") return { sound: cue, pitch: 1 };
  const value = event.args[cue.by];
  const word = typeof value === "string" ? value : "";
  const sound = cue.is[isMe(value, me) ? ME : word] ?? cue.else;
  const worth = Math.min(HEAVIEST, Number(word) || 0);
  return sound ? { sound, pitch: 1.25 - worth / 20 } : null;
}

const isMe = (value: unknown, me: number | null): boolean =>
  me !== null && (Array.isArray(value) ? value.includes(me) : value === me);
