import { readFile } from "node:fs/promises";
import { marked } from "marked";
import type { Plugin } from "vite";

const SUFFIX = ".md?html";
const RULE = /<strong>([A-Z]+-[A-Z]+(?:-\d+)?)<\/strong>/g;

/** The rulebooks become HTML when the page is built; every rule id becomes the place that "why not?" opens. */
export function rulebooks(): Plugin {
  return {
    name: "rulebooks",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const path = id.slice(0, -"?html".length);
      this.addWatchFile(path);
      const html = await marked.parse(await readFile(path, "utf8"));
      const anchored = html.replace(RULE, '<strong id="$1" class="rule">$1</strong>');
      return `export default ${JSON.stringify(anchored)};`;
    },
  };
}
