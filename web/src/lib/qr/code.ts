import { MASKS, patternOf } from "./pattern";
import { withChecks } from "./checks";

// QR codes of bytes, versions 1 to 8, error correction M: ISO/IEC 18004.

/** By version: all codewords, and how many of each block are for correction, in how many blocks. */
const VERSIONS = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
] as const;

const BYTES = 0b0100;

/** The modules of the code that says a text, row by row; dark ones are true. */
export function codeOf(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const place = VERSIONS.findIndex(([all, checks, blocks]) => bytes.length + HEAD <= all - checks * blocks);
  if (place < 0) throw new Error("too long for a code");
  const version = place + 1;
  const [all, checks, blocks] = VERSIONS[place]!;
  const words = withChecks(wordsOf(bytes, all - checks * blocks), blocks, checks);
  const bits = [...words, 0].flatMap((word) => bitsOf(word, 8));
  const drawn = MASKS.map((_, mask) => patternOf(version, bits, mask));
  return drawn.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** Bytes that say what follows, rounded up: the mode, and how many. */
const HEAD = 2;

const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, place) => (value >> (count - 1 - place)) & 1);

function wordsOf(bytes: number[], room: number): number[] {
  const bits = [
    ...bitsOf(BYTES, 4),
    ...bitsOf(bytes.length, 8),
    ...bytes.flatMap((byte) => bitsOf(byte, 8)),
    0,
    0,
    0,
    0,
  ].slice(0, room * 8);
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, place) =>
    bits.slice(place * 8, place * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  );
  for (let filler = 0; words.length < room; filler++) words.push(filler % 2 ? 0x11 : 0xec);
  return words;
}

const FINDERS = ["10111010000", "00001011101"];

/** How hard a code is to read; the mask with the least is used. */
function penalty(code: boolean[][]): number {
  const size = code.length;
  const rows = [...code, ...code.map((_, x) => code.map((row) => row[x]!))].map((line) =>
    line.map((dark) => (dark ? "1" : "0")).join(""),
  );
  let sum = 0;
  for (const line of rows) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let at = 0; at <= size - 11; at++) if (FINDERS.includes(line.slice(at, at + 11))) sum += 40;
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const [a, b] = [code[y]!, code[y - 1]!];
      if (a[x] === a[x - 1] && a[x] === b[x] && a[x] === b[x - 1]) sum += 3;
    }
  }
  const dark = code.flat().filter(Boolean).length / size ** 2;
  return sum + Math.floor(Math.abs(dark - 0.5) * 20) * 10;
}
