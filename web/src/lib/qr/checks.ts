/** Numbers of the field with 256 elements, by their logarithms. */
const POWERS = Array.from({ length: 255 }, () => 1);
for (let place = 1; place < 255; place++) {
  const twice = POWERS[place - 1]! * 2;
  POWERS[place] = twice > 255 ? twice ^ 0x11d : twice;
}

function times(a: number, b: number): number {
  return a && b ? POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 255]! : 0;
}

/** The codewords that correct errors in these: the remainder of a division of polynomials. */
export function checksOf(words: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let power = 0; power < count; power++) {
    divisor = [...divisor, 0].map((value, place) => value ^ times(divisor[place - 1] ?? 0, POWERS[power]!));
  }
  const rest = [...words, ...divisor.slice(1).fill(0)];
  for (let place = 0; place < words.length; place++) {
    const first = rest[place]!;
    divisor.forEach((value, at) => (rest[place + at]! ^= times(value, first)));
  }
  return rest.slice(words.length);
}

/** The words in blocks, the last of them one longer where they do not come out even, each with its checks; interleaved. */
export function withChecks(words: readonly number[], blocks: number, count: number): number[] {
  const short = Math.floor(words.length / blocks);
  const shorts = blocks - (words.length % blocks);
  const start = (block: number) => block * short + Math.max(0, block - shorts);
  const parts = Array.from({ length: blocks }, (_, block) => words.slice(start(block), start(block + 1)));
  return [...interleaved(parts), ...interleaved(parts.map((part) => checksOf(part, count)))];
}

function interleaved(parts: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...parts.map((part) => part.length));
  return Array.from({ length: longest }, (_, place) => parts.flatMap((part) => part.slice(place, place + 1))).flat();
}
