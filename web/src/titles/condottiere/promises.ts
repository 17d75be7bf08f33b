import { REGIONS } from "./map";

const CARDS = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "10",
  "winter",
  "spring",
  "bishop",
  "courtesan",
  "drummer",
  "heroine",
  "surrender",
  "scarecrow",
];

/** What a deal can name so that the server may tell whether it was kept. */
export const PROMISES = ["pass", ...CARDS.map((card) => `play:${card}`), ...REGIONS.map(({ name }) => `place:${name}`)];
