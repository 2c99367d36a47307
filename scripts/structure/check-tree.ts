import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { checkArrows } from "./arrows.ts";
import { checkCitations } from "./citations.ts";
import { checkHabits } from "./habits.ts";
import { checkPackages } from "./packages.ts";
import { checkPlainWords } from "./plain-words.ts";
import type { Problem, SourceFile } from "./source-file.ts";

const SKIPPED = new Set([
  ".git",
  "node_modules",
  "dist",
  "generated",
  "data",
  ".cache",
  "test-results",
  "playwright-report",
]);
const READ = /\.(ts|tsx|mts|mjs|js|json|css|html|md|sql|svg|yml|yaml)$|\/(run|\.npmrc|\.gitignore)$/;

/** Checks a tree against its architecture and returns all problems. */
export function checkTree(root: string): Problem[] {
  const files = listFiles(root, "").map(
    (path): SourceFile => ({
      path,
      text: READ.test(`/${path}`) ? readFileSync(join(root, path), "utf8") : "",
    }),
  );
  return [
    ...checkArrows(files),
    ...checkHabits(files),
    ...checkPlainWords(files),
    ...checkPackages(files),
    ...checkCitations(files),
  ];
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (SKIPPED.has(entry.name)) return [];
    return entry.isDirectory() ? listFiles(root, path) : entry.isFile() ? [path] : [];
  });
}
