import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./debian.ts";

/** Returns the indented blocks of a document, each without its indentation, in the order in which they stand in a section. */
export function blocksOf(document: string, section: string): string[] {
  const text = readFileSync(join(ROOT, document), "utf8");
  const body = text.split(/^#+ /m).find((part) => part.startsWith(`${section}\n`));
  if (body === undefined) throw new Error(`${document} has no section "${section}"`);
  return [...body.matchAll(/(?:^ {4}.*\n(?:\n(?= {4}))?)+/gm)].map(([block]) =>
    block.replaceAll(/^ {4}/gm, ""),
  );
}
