import type { Look, Moment, Replay } from "../protocol";
import * as api from "./api";

/** What the server tells at once: a look is what one pair of eyes saw at one moment. */
const MOST_LOOKS = 500;

/** A game to walk through: many moments are fetched together, through the eyes of everybody at once. */
export class Reel {
  replay = $state.raw<Replay | null>(null);
  #steps: (Moment | undefined)[] = [];
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  #asked = new Map<number, Promise<void>>();
  #eyes = "";
  /** Moments that are fetched together. */
  #page = 1;

  constructor(
    readonly source: string,
    readonly invite = "",
  ) {}

  async open(): Promise<void> {
    const first = await api.replay(this.source, this.invite, "spectator", 0, 1);
    const eyes = ["spectator", ...Array.from({ length: first.setup.seats }, (_, seat) => String(seat))];
    this.#eyes = eyes.join(",");
    this.#page = Math.floor(MOST_LOOKS / eyes.length);
    this.replay = first;
  }

  /** The moment as a seat saw it; ``spectator``; or ``all``, every hand open. */
  async look(at: number, eyes: string): Promise<Look | null> {
    await this.#fetch(Math.floor(at / this.#page));
    const looks = this.#steps[at]?.looks ?? [];
    if (eyes === "all") return withOpenHands(looks);
    return looks.find((look) => String(look.seat ?? "spectator") === eyes) ?? null;
  }

  #fetch(page: number): Promise<void> {
    const asked = this.#asked.get(page) ?? this.#load(page);
    this.#asked.set(page, asked);
    asked.catch(() => this.#asked.delete(page));
    return asked;
  }

  async #load(page: number): Promise<void> {
    const part = await api.replay(this.source, this.invite, this.#eyes, page * this.#page, this.#page);
    part.steps.forEach((step, place) => (this.#steps[page * this.#page + place] = step));
  }
}

interface Hands {
  seats?: { hand: unknown; face_down: unknown }[];
}

/** The spectator's look, with each seat's part as that seat saw it. */
function withOpenHands(looks: Look[]): Look | null {
  const [watcher] = looks.filter((look) => look.seat === null);
  const view = watcher?.view as Hands | undefined;
  if (!watcher || !view?.seats) return watcher ?? null;
  const seats = view.seats.map((seat, number) => {
    const own = (looks.find((look) => look.seat === number)?.view as Hands | undefined)?.seats?.[number];
    return own ?? seat;
  });
  return { ...watcher, view: { ...view, seats } };
}
