import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { loadBrowserPhrases } from "@rendezvous/phrases/browser-phrases";
import { LANGUAGES } from "@rendezvous/phrases/language";
import { build } from "vite";
import { beforeAll, expect, test } from "vitest";

const LIMIT_BYTES = 120 * 1024;
const directory = import.meta.dirname;
const dist = join(directory, "dist");

/** A text of each language, as the minifier writes it: it escapes no-break spaces. */
const marks = await Promise.all(
  LANGUAGES.map(async (language) => {
    const { screen } = await loadBrowserPhrases(language);
    return { language, text: screen.error.text.replaceAll("\u00a0", "\\xA0") };
  }),
);

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

/** Returns the files of a chunk and of all chunks that it imports statically. */
function filesOf(manifest: Manifest, name: string, visible = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (chunk === undefined) return visible;
  const isNew = !visible.has(chunk.file);
  for (const file of [chunk.file, ...(chunk.css ?? [])]) visible.add(file);
  if (isNew) for (const next of chunk.imports ?? []) filesOf(manifest, next, visible);
  return visible;
}

function brotliBytes(file: string): number {
  return statSync(join(dist, `${file}.br`)).size;
}

beforeAll(async () => {
  if (!existsSync(join(dist, ".vite/manifest.json"))) await build({ root: directory, logLevel: "error" });
}, 60_000);

test.each(LANGUAGES)("the first screen in %s loads that language alone, within 120 kB", (language) => {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
  const names = Object.keys(manifest);
  const entry = names.find((name) => manifest[name]?.isEntry) ?? "";
  const phrases = names.find((name) => name.endsWith(`languages/${language}/browser.ts`)) ?? "";
  const files = filesOf(manifest, phrases, filesOf(manifest, entry));
  const total = [...files].reduce((sum, file) => sum + brotliBytes(file), 0);
  console.info(`first load in ${language}: ${(total / 1024).toFixed(1)} kB in ${files.size} files`);
  expect(phrases).not.toBe("");
  expect(total).toBeLessThanOrEqual(LIMIT_BYTES);
  const scripts = [...files].filter((file) => file.endsWith(".js"));
  const code = scripts.map((file) => readFileSync(join(dist, file), "utf8")).join("");
  expect(new Set(marks.map(({ text }) => text)).size).toBe(LANGUAGES.length);
  expect(marks.filter(({ text }) => code.includes(text)).map((mark) => mark.language)).toEqual([language]);
});
