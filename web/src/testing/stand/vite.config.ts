import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the stand: the boards alone, on which tests put any moment of a game (tests/e2e/stand.py). */
export default defineConfig({
  root: here("."),
  publicDir: false,
  plugins: [svelte({ configFile: here("../../../svelte.config.js") })],
  resolve: { alias: { $locales: here("../../../../src/signoria/locales") } },
  build: { outDir: here("../../../../build/stand"), emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
});
