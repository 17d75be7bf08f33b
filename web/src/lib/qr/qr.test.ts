import { describe, expect, it } from "vitest";
import { checksOf } from "./checks";
import { codeOf } from "./code";
import { formatOf } from "./pattern";

/** The code of “Signoria”, as other readers read it: each row of modules as a number in hexadecimal. */
const KNOWN =
  "1fc07f 104241 175a5d 17535d 17575d 105141 1fd57f 1300 17cd7c b0931 3768e " +
  "18900f 8f230 17fe 1fcd4a 105ffc 175921 175d18 175680 10401c 1fde92";

describe("a QR code", () => {
  it("has the checks and the format of the standard", () => {
    const words = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(checksOf(words, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
    expect(formatOf(0).toString(2)).toBe("101010000010010");
    expect(formatOf(5).toString(2)).toBe("100000011001110");
  });

  it("grows with what it says, up to a limit", () => {
    expect(codeOf("a").length).toBe(21);
    expect(codeOf("a".repeat(100)).length).toBe(41);
    expect(codeOf("a".repeat(152)).length).toBe(49);
    expect(() => codeOf("a".repeat(153))).toThrow();
  });

  it("is drawn as it is read", () => {
    const hex = codeOf("Signoria").map((row) => BigInt(`0b${row.map(Number).join("")}`).toString(16));
    expect(hex.join(" ")).toBe(KNOWN);
  });
});
