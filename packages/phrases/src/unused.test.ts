import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allCatalogues, textsOf } from "./testing/all-texts.ts";

const ROOT = join(import.meta.dirname, "../../..");
const NOT_READ = /[\\/](?:node_modules|dist|testing|languages)[\\/]|\.test\.tsx?$/;

const sources = ["apps", "packages"]
  .flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" }).map((path) =>
      join(ROOT, room, path),
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && !NOT_READ.test(path))
  .map((path) => readFileSync(path, "utf8"));
const wordsOf = sources.map((source) => new Set(source.match(/[\w$]+/g)));

/**
 * True if one file contains both words (`slots.heading`, or `{ heading }` from `slots`), or if a file reads all keys of a parent
 * by a variable name: `steps[step]`, `named(mailKinds, kind)`.
 */
function isRead(parent: string, key: string): boolean {
  return (
    wordsOf.some((words) => words.has(key) && words.has(parent)) ||
    sources.some((source) => new RegExp(`\\b${parent}(\\??\\.?\\[|[,)])`).test(source))
  );
}

/** True if a file reads the texts of a catalogue by a variable name: `phrases[action]`. */
function isReadByVariable(catalogue: string): boolean {
  return sources.some((source) => source.includes(`Phrases("${catalogue}")`) && source.includes("phrases["));
}

test("some screen or mail reads every phrase", async () => {
  const { error: _, ...catalogues } = (await allCatalogues("fr")) as Record<string, object>;
  const paths = [...textsOf(catalogues).keys()];
  const keys = paths.map((path) => path.split(".").at(-1) ?? "");
  const unused = paths.filter((path) => {
    const [catalogue = "", ...rest] = path.split(".");
    const key = rest.at(-1) ?? "";
    if (isRead(rest.at(-2) ?? catalogue, key)) return false;
    if (rest.length === 1 && isReadByVariable(catalogue)) return false;
    // A key with a unique name may be passed to another file alone, without its parent.
    return keys.filter((one) => one === key).length > 1 || !wordsOf.some((words) => words.has(key));
  });
  expect(unused).toEqual([]);
});
