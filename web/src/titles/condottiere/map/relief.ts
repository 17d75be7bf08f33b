import at from "./relief.json";

/** A tree and a peak as a burin cuts them, each from the middle of its foot. */
const TREE = "c-1-4-6-3-6-9q0-6 6-9q6 3 6 9c0 6-5 5-6 9v4m1-12q3 1 3-5";
const PEAK = "m-11 5q6-4 11-15q5 11 11 15m-11-15q1 8 5 12m-9-4q1 4 4 5";

/** They stand clear of names, tokens and borders. */
const drawn = (places: string, shape: string): string =>
  places
    .split(" ")
    .map((place) => `M${place}${shape}`)
    .join("");

export const WOODS = drawn(at.woods, TREE);
export const WOODS_ABROAD = drawn(at.abroad, TREE);
export const PEAKS = drawn(at.peaks, PEAK);
