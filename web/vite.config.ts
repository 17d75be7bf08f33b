import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.SIGNORIA_SERVER ?? "http://127.0.0.1:8000";

const SQUEEZED = /\.(html|js|css|svg|json|webmanifest)$/;

/** Beside every text its brotli: the server sends that to browsers that take it. */
const squeeze: Plugin = {
  name: "squeeze",
  apply: "build",
  writeBundle({ dir = "" }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((one) => SQUEEZED.test(one))) {
      const file = join(dir, name);
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), svelteTesting(), squeeze],
  resolve: { alias: { $locales: here("../src/signoria/locales") } },
  // The page is asked for at any address and has absolute ones; all else finds its parts from where it lies, under
  // whatever path the server is reached.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  build: {
    outDir: here("../src/signoria/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What is squeezed best takes its seconds; nobody who installs needs to read of it.
      checks: { bundlerTimings: false },
      // What most parts share comes in one file instead of in many small ones.
      output: { codeSplitting: { groups: [{ name: "shared", test: /web\/src\/lib\//, minShareCount: 4 }] } },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  // Generous: what hangs fails, what is only slow on a busy machine does not.
  test: {
    environment: "happy-dom",
    // Apart from each other like processes, but a window is made once in a thread: half the time.
    pool: "vmThreads",
    include: ["src/**/*.test.ts"],
    globalSetup: "src/testing/moments.ts",
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
