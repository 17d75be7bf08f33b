import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder where the moments lie that were played in this run. */
    moments: string;
  }
}

/** Before all tests; what is returned, after them. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "signoria-moments-"));
  project.provide("moments", folder);
  return () => rmSync(folder, { recursive: true });
}
