import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const MOST_BYTES = 200_000_000;

/** Moments of a title's games, played by the rules themselves: see tests/titles/TITLE/looks.py. Once in a run. */
export function played(title: string, asked: readonly string[]): unknown {
  const file = join(inject("moments"), [title, ...asked].join("-"));
  if (!existsSync(file)) {
    const program = ["-m", `tests.titles.${title}.looks`, ...asked];
    const mine = `${file}.${process.pid}`;
    writeFileSync(mine, execFileSync("python", program, { cwd: ROOT, maxBuffer: MOST_BYTES }));
    renameSync(mine, file);
  }
  return JSON.parse(readFileSync(file, "utf8"));
}
