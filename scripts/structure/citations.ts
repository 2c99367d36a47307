import { dirname, join } from "node:path/posix";
import { isTest, type Problem, type SourceFile } from "./source-file.ts";

const CITED = /\bdocs\/[\w/.-]+?\.(?:md|png)\b(?:(?:, | \()"([^"\n]+)")?/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)\)/g;

/** A file of the product, as pages name it; decisions are of their day and may name what is gone. */
const NAMED = /`((?:apps|packages|scripts|e2e|bench)\/[\w/.-]+\.(?:tsx?|mjs|css|json|sql))`/g;

/** Pages that the product was planned with, which are not here; a landed migration never changes. */
const NOT_HERE = /\b(?:SPEC|WIRE|DECISIONS|GROUP-FILE|ARCHITECTURE|STACK)(?:\.md\b| (?:section )?\d| "|, ")/;
const NOTE = /^docs\/decisions\/(?!README)[\w-]+\.md$/;

/** Every page of docs/ that a file cites exists, with the heading it names; so does what the pages link to and which files they name. */
export function checkCitations(files: SourceFile[]): Problem[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const cited = files.flatMap(({ path, text }) => {
    // A test may make pages of its own up.
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
    const gone = named
      .filter(([, file]) => !texts.has(file!))
      .map(([, file]) => ({ path, message: `names ${file}, which is not there` }));
    return [
      ...gone,
      ...[...pages, ...linked].flatMap(({ page, heading }) => {
        const there = texts.get(page);
        if (there === undefined) return [{ path, message: `cites ${page}, which is not there` }];
        if (heading === undefined || isTold(there, heading)) return [];
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

/** A heading, or the bold word that a paragraph or an entry of a list begins with. */
function isTold(page: string, heading: string): boolean {
  return page.split("\n").some((line) => {
    const plain = line.replace(/^(?:#+ |- )?\**/, "");
    return plain.toLowerCase().startsWith(heading.toLowerCase());
  });
}
