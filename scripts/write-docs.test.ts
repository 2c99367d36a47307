import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "./write-docs.ts";

test.each(pages())("$name says what the contract does: run node scripts/write-docs.ts", ({ path, text }) => {
  expect(readFileSync(path, "utf8")).toBe(text);
});
