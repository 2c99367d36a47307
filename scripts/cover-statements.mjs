// npm run cover-statements [-- FOLDER]: finds the few test files that together run every SQL statement that any test runs, for the
// stage server-postgres-15. Runs all candidates once, or reads the recordings in FOLDER.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureWebBuilt } from "./build-web.mjs";
import { ROOT, ensureInstalled, environment, fail, findNode } from "./launch.mjs";

const LIST = join(ROOT, "scripts/postgres-15.txt");
const SOURCE = "apps/server/src";
/** Long tests run once, in the stage of their project. */
const CANDIDATES = ["--project", "server", "--exclude", "**/*.long.test.ts"];
/** Depends on the order of letters, which is French there. */
const ALWAYS = "features/booking/fiche/search.test.ts";
/** The time of starting a file, besides its tests. */
const FILE_MS = 300;
/** The most texts that are counted for one statement: with more, such as one for each condition of a list, they count as one. */
const MOST_TEXTS = 12;

ensureInstalled();
const [folder = record()] = process.argv.slice(2);
const files = readRecordings(folder).filter(({ file }) => !file.startsWith(".."));
const chosen = withoutSpare(cover(files));
const lines = [...new Set([ALWAYS, ...chosen.map(({ file }) => file)])]
  .map((file) => `${SOURCE}/${file}`)
  .sort();
writeFileSync(LIST, `${headOf(readFileSync(LIST, "utf8"))}${lines.join("\n")}\n`);
const seconds = chosen.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
console.log(
  `${lines.length} of ${files.length} test files, ${seconds.toFixed()} s of their work, in ${LIST}`,
);

function record() {
  // Tests of pages need the build.
  ensureWebBuilt();
  const empty = mkdtempSync(join(tmpdir(), "rendezvous-statements-"));
  process.once("exit", () => rmSync(empty, { recursive: true }));
  const { status } = spawnSync(findNode(), ["node_modules/vitest/vitest.mjs", "run", ...CANDIDATES], {
    cwd: ROOT,
    env: environment({ RECORD_STATEMENTS: empty }),
    stdio: "inherit",
  });
  return status === 0
    ? empty
    : fail("A test failed, so its recording is incomplete: the list stays as it was.");
}

/** Returns for each test file its statements: their places, with the text where there are few texts. */
function readRecordings(from) {
  const recordings = readdirSync(from)
    .flatMap((name) => readFileSync(join(from, name), "utf8").trim().split("\n"))
    .map((line) => JSON.parse(line));
  const texts = new Map();
  for (const { place, text } of recordings.flatMap(({ statements }) => statements))
    texts.set(place, (texts.get(place) ?? new Set()).add(text));
  const nameOf = ({ place, text }) => (texts.get(place).size > MOST_TEXTS ? place : `${place} ${text}`);
  return recordings.map((one) => ({ ...one, statements: [...new Set(one.statements.map(nameOf))] }));
}

/** Chooses, again and again, the file that runs the most new statements for its time. */
function cover(all) {
  const missing = new Set(all.flatMap(({ statements }) => statements));
  const chosen = [];
  while (missing.size > 0) {
    const worth = ({ statements, milliseconds }) =>
      statements.filter((one) => missing.has(one)).length / (milliseconds + FILE_MS);
    const best = all.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    chosen.push(best);
    for (const one of best.statements) missing.delete(one);
  }
  return chosen;
}

/** Leaves out files whose statements later ones run too, the slowest first. */
function withoutSpare(files) {
  let left = files;
  for (const one of files.toSorted((a, b) => b.milliseconds - a.milliseconds)) {
    const others = left.filter((other) => other !== one);
    const rest = new Set(others.flatMap(({ statements }) => statements));
    if (one.statements.every((statement) => rest.has(statement))) left = others;
  }
  return left;
}

function headOf(text) {
  return text.replace(/^[^#].*\n/gm, "");
}
