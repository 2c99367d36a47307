import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { directDependencies, PAGE, runtimeDependencies, withList } from "./list-dependencies.ts";

const page = readFileSync(PAGE, "utf8");

test("the page names everything that runs with the product, in its version (node scripts/list-dependencies.ts)", () => {
  expect(runtimeDependencies().length).toBeGreaterThan(50);
  expect(page).toBe(withList(page));
});

test("of each version that we ask for ourselves the page says what is known against it", () => {
  const notified = new Set(page.match(/^\| [@\w./-]+ [\w.-]+ \|/gm)?.map((cell) => cell.slice(2, -2)));
  expect(directDependencies().filter((one) => !notified.has(one))).toEqual([]);
});
