import { dirname, join } from "node:path/posix";
import { isTest, type Problem, type SourceFile } from "./source-file.ts";

const CITED = /\bdocs\/[\w/.-]+?\.(?:md|png)\b(?:(?:, | \()"([^"\n]+)")?/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)\)/g;

/** A file of the product, as pages name it. Decisions describe their own time and may name deleted files. */
const NAMED = /`((?:apps|packages|scripts|e2e|bench)\/[\w/.-]+\.(?:tsx?|mjs|css|json|sql))`/g;

/** Planning documents that are not in this repository. A released migration never changes, so it may name them. */
const NOT_HERE = /\b(?:SPEC|WIRE|DECISIONS|GROUP-FILE|ARCHITECTURE|STACK)(?:\.md\b| (?:section )?\d| "|, ")/;
const NOTE = /^docs\/decisions\/(?!README)[\w-]+\.md$/;

/**
 * Checks that every page of docs/ that a file cites exists, with the cited heading, and that the links and files in pages exist.
 */
export function checkCitations(files: SourceFile[]): Problem[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const cited = files.flatMap(({ path, text }) => {
    // A test may invent pages.
    if (isTest(path)) return [];
    const absent = path.endsWith(".sql") ? null : NOT_HERE.exec(text);
    if (absent)
      return [{ path, message: `cites ${absent[0].trim()}, which is not here: cite a page of docs/` }];
    const pages = [...text.matchAll(CITED)].map(([words, heading]) => ({
      page: /^[^",( ]+/.exec(words)![0],
      heading,
    }));
    const linked = path.endsWith(".md")
      ? [...text.matchAll(LINK)].map(([, target]) => ({
          page: join(dirname(path), target!),
          heading: undefined,
        }))
      : [];
    const named = path.endsWith(".md") && !NOTE.test(path) ? [...text.matchAll(NAMED)] : [];
    const missing = named
      .filter(([, file]) => !texts.has(file!))
      .map(([, file]) => ({ path, message: `names ${file}, which is not there` }));
    return [
      ...missing,
      ...[...pages, ...linked].flatMap(({ page, heading }) => {
        const there = texts.get(page);
        if (there === undefined) return [{ path, message: `cites ${page}, which is not there` }];
        if (heading === undefined || hasHeading(there, heading)) return [];
        return [{ path, message: `cites "${heading}" of ${page}, which has no such heading` }];
      }),
    ];
  });
  const index = texts.get("docs/decisions/README.md") ?? "";
  const unlisted = files
    .filter(({ path }) => NOTE.test(path) && !index.includes(`(${path.slice("docs/decisions/".length)})`))
    .map(({ path }) => ({ path, message: "is missing in docs/decisions/README.md" }));
  return [...cited, ...unlisted];
}

/** Whether a page has this heading, or a paragraph or list entry that begins with this bold text. */
function hasHeading(page: string, heading: string): boolean {
  return page.split("\n").some((line) => {
    const plain = line.replace(/^(?:#+ |- )?\**/, "");
    return plain.toLowerCase().startsWith(heading.toLowerCase());
  });
}
