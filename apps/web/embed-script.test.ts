import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@rendezvous/phrases/language";
import { build } from "vite";
import { beforeAll, expect, test } from "vitest";

const LIMIT_BYTES = 5 * 1000;
const directory = import.meta.dirname;
const folder = join(directory, "dist/embed");

let file = "";
beforeAll(async () => {
  if (!existsSync(folder))
    await build({ root: directory, configFile: join(directory, "vite.embed.config.ts"), logLevel: "error" });
  const names = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(names).toEqual([expect.stringMatching(/^embed-[\w-]{8}\.js$/)]);
  file = join(folder, names[0] ?? "");
}, 60_000);

test("the embedding script stays below 5 kB, brotli", () => {
  const { size } = statSync(`${file}.br`);
  console.info(`embed.js: ${(size / 1000).toFixed(2)} kB`);
  expect(size).toBeLessThan(LIMIT_BYTES);
});

test("it imports nothing, runs under a strict content security policy, and has every language", () => {
  const script = readFileSync(file, "utf8");
  expect(script).not.toMatch(
    /\bimport\b|\brequire\(|\beval\b|new Function|innerHTML|setAttribute\("style"|"\*"/,
  );
  for (const language of LANGUAGES) expect(script).toMatch(new RegExp(`\\b${language}:`));
});
