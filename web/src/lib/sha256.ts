/** The first 32 bits of the fractional parts of roots of the first primes. */
function fractions(count: number, root: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (!Array.from({ length: n - 2 }, (_, d) => d + 2).some((d) => n % d === 0)) {
      const power = n ** (1 / root);
      found.push(((power - Math.floor(power)) * 2 ** 32) | 0);
    }
  }
  return found;
}

const K = fractions(64, 3);
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Here, because browsers offer theirs over https only, and a club may play in its own network. */
export function sha256(bytes: Uint8Array): string {
  const hash = fractions(8, 2);
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(blocks.length - 4, bytes.length << 3);
  for (let start = 0; start < blocks.length; start += 64) stir(hash, view, start);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function stir(hash: number[], view: DataView, start: number): void {
  const w = Array.from({ length: 16 }, (_, place) => view.getInt32(start + 4 * place));
  for (let i = 16; i < 64; i++) {
    const [early, late] = [w[i - 15]!, w[i - 2]!];
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w.push((w[i - 16]! + s0 + w[i - 7]! + s1) | 0);
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] = (hash[place]! + word) | 0));
}
