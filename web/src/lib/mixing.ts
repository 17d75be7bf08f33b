import type { TableInfo } from "../protocol";
import { entropy as fresh } from "./api";
import type { Wish } from "./line";
import { sha256 } from "./sha256";

const text = new TextEncoder();
/** What is published of one's entropy before anybody's is known. */
export const sealOf = (entropy: string): string => sha256(text.encode(`signoria entropy\0${entropy}`));

const bytesOf = (hex: string): number[] => (hex.match(/../g) ?? []).map((byte) => parseInt(byte, 16));
const commitmentTo = (secret: string): string =>
  sha256(new Uint8Array([...text.encode("signoria commitment\0"), ...bytesOf(secret)]));

interface Kept {
  /** Our entropies, by their seals. */
  mine: { [seal: string]: string };
  /** What we stirred in, and what everybody had promised then. */
  stirred?: { seat: number; entropy: string; commitment: string; seals: string[] };
}

/** Our part in mixing the cards of one table, and whether the server kept its part. */
export class Mixer {
  #key: string;
  #kept: Kept = { mine: {} };
  #done = "";

  constructor(id: string) {
    this.#key = `signoria-mixing-${id}`;
    try {
      this.#kept = JSON.parse(localStorage.getItem(this.#key) ?? "") as Kept;
    } catch {
      // Nothing is kept yet, or nothing can be.
    }
  }

  /** What the table waits for; each once a round. */
  wish(info: TableInfo, mine: readonly number[]): Wish | null {
    const { mixing, commitment } = info;
    const seat = mixing?.waits_for.find((one) => mine.includes(one));
    const asked = mixing ? `${mixing.round} ${mixing.step}` : "";
    if (!mixing || seat === undefined || this.#done === asked) return null;
    const promised = mixing.seals[seat];
    const entropy = promised ? this.#kept.mine[promised] : fresh();
    if (!entropy) return null;
    this.#done = asked;
    if (mixing.step === "stir") {
      this.#keep({ ...this.#kept, stirred: { seat, entropy, commitment, seals: mixing.seals } });
      return { do: "stir", commitment, entropy };
    }
    const seal = sealOf(entropy);
    this.#keep({ mine: { ...this.#kept.mine, [seal]: entropy } });
    return { do: "seal", commitment, seal };
  }

  /** Whether the game that has begun rests on another commitment, or on other entropy, than was promised to us. */
  isBroken(info: TableInfo): boolean {
    const { stirred } = this.#kept;
    if (!stirred || info.status === "waiting") return false;
    const told = info.entropy ?? [];
    const kept =
      info.commitment === stirred.commitment &&
      told[stirred.seat] === stirred.entropy &&
      stirred.seals.every((seal, seat) => !seal || sealOf(told[seat] ?? "") === seal) &&
      (!info.secret || commitmentTo(info.secret) === stirred.commitment);
    return !kept;
  }

  /** The browser keeps it too: without it a page that was loaded again could not keep our promise. */
  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // Full, or forbidden: until this page is closed we remember it ourselves.
    }
  }

  forget(): void {
    localStorage.removeItem(this.#key);
  }
}
