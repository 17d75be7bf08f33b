// node unpack.mjs FOLDER: the Chromium of the npm package, and the libraries it needs where the system has none.
import { createReadStream, createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar-fs";

const folder = process.argv[2];
const packed = new URL("./node_modules/@sparticuz/chromium/bin/", import.meta.url);
const open = (file) => [createReadStream(new URL(file, packed)), createBrotliDecompress()];

mkdirSync(folder, { recursive: true });
await pipeline(...open("al2023.tar.br"), extract(folder));
await pipeline(...open("chromium.br"), createWriteStream(join(folder, "chromium"), { mode: 0o755 }));
