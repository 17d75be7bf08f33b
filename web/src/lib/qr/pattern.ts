/** Where a mask turns a module over. */
export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Correction M. */
const LEVEL = 0b00;

/** A number with the remainder of its division behind it. */
function guarded(value: number, count: number, divisor: number): number {
  let rest = value << count;
  const top = divisor.toString(2).length;
  while (rest.toString(2).length >= top) rest ^= divisor << (rest.toString(2).length - top);
  return (value << count) | rest;
}

export const formatOf = (mask: number): number => guarded((LEVEL << 3) | mask, 10, 0x537) ^ 0x5412;

const versionBits = (version: number): number => guarded(version, 12, 0x1f25);

function alignments(version: number): number[] {
  if (version === 1) return [];
  const last = version * 4 + 10;
  return version < 7 ? [6, last] : [6, 6 + Math.ceil((last - 6) / 4) * 2, last];
}

/** The whole code: the fixed parts, and the bits in pairs of columns from the right, up and down, under a mask. */
export function patternOf(version: number, bits: readonly number[], mask: number): boolean[][] {
  const size = version * 4 + 17;
  const code = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) code[y]![x] = dark;
  };
  const rings = (atX: number, atY: number, reach: number, light: readonly number[]): void => {
    for (let y = -reach; y <= reach; y++) {
      for (let x = -reach; x <= reach; x++) set(atX + x, atY + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
    }
  };
  for (let at = 8; at < size - 8; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  const places = alignments(version);
  const last = size - 7;
  for (const x of places) {
    for (const y of places) {
      const corners =
        [x, y].filter((one) => one === 6).length === 2 || (x === 6 && y === last) || (x === last && y === 6);
      if (!corners) rings(x, y, 2, [1]);
    }
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [2, 4]);
  const format = formatOf(mask);
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((format >> bit) & 1) === 1;
    set(8, bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, dark);
    set(bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, 8, dark);
  }
  set(8, size - 8, true);
  for (let bit = 0; version >= 7 && bit < 18; bit++) {
    const dark = ((versionBits(version) >> bit) & 1) === 1;
    set(size - 11 + (bit % 3), Math.floor(bit / 3), dark);
    set(Math.floor(bit / 3), size - 11 + (bit % 3), dark);
  }
  let next = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const upwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (code[y]![x] !== undefined) continue;
        code[y]![x] = ((bits[next++] ?? 0) === 1) !== MASKS[mask]!(x, y);
      }
    }
  }
  return code.map((row) => row.map(Boolean));
}
