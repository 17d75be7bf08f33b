import { t } from "../../../lib/i18n.svelte";
import type { SeatView, View } from "../view";
import drawn from "./figures.json";

/** A moment of a game as a figure shows it: a part of its view. */
export interface Scene {
  /** The position it begins with; missing: it follows from the scene before. */
  start?: object;
  /** What is played before it. With ``start`` this is for the test that holds every scene against the rules. */
  moves?: readonly string[];
  shows: Partial<Omit<View, "seats">> & { seats?: Partial<SeatView>[] };
  /** The part of the map that is shown, if one is: left, top, width, height. */
  frame?: readonly number[];
}

/** The figures of the rules that show a game, by the names that the rules call them. */
export const FIGURES = drawn as unknown as { [figure: string]: readonly Scene[] | undefined };

/** The cards whose faces stand beside their sentence: `![](figure:card-winter)`. */
export const FACES = ["winter", "spring", "drummer", "heroine", "courtesan", "scarecrow", "bishop", "surrender"];

/** The players of the figures, by seat. */
export const playerNames = (): string[] =>
  ["figure-anna", "figure-bruno", "figure-clara", "figure-dario"].map((id) => t(id));

/** Which of these cards are not among the others: a card lies there as often as it is named. */
export function notAmong(cards: readonly string[], others: readonly string[] = cards): boolean[] {
  const left = [...others];
  return cards.map((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** In breadths of a card, as SceneLine draws them: a card of a hand, the tray around it, what is seen of a card in a fan. */
const HAND = 0.75;
const TRAY = 0.4;
const FAN = 0.26;

/** How many cards wide a scene is; 0: it has none. */
export const breadthOf = ({ shows }: Scene): number =>
  Math.max(
    0,
    ...(shows.seats ?? []).map(({ line = [], face_down = [], hand, cards }) =>
      Math.max(line.length + face_down.length, hand ? hand.length * HAND + TRAY : 0, cards ? 1 + cards * FAN : 0),
    ),
  );
