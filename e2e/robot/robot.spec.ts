import { expect, test } from "@playwright/test";
import { LEAST_PRESSED, walkThrough } from "./walk.ts";
import { allWalks, dealWalks, nameOf, partsOf, readGroupFiles, WIDTHS } from "./walks.ts";

/**
 * `npm run robot` runs all walks. `npm test` and `npm run robot:some` run enough of them to cover every group, language, width
 * and role, the languages of a group in turn, and choose others each time (decision 0047).
 */
const isThorough = process.env["ROBOT"] === "all";
/** The same seed runs the same walks. */
const seed = Number(process.env["SEED"]);
const demo = allWalks(readGroupFiles("demo"));
const walks = isThorough ? [...demo, ...allWalks(readGroupFiles("e2e/groups"))] : dealWalks(demo, seed);
const budget = { walkMs: isThorough ? 18_000 : 9000, languageMs: 2000, screenMs: 5000, ofAKind: 2, seed };

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const walk of walks)
  test(`the robot opens everything, as ${nameOf(walk)} (SEED=${seed})`, async ({ browser }) => {
    test.setTimeout(120_000 + budget.walkMs);
    const page = await browser.newPage({ viewport: WIDTHS[walk.width] });
    const { faults, pressed } = await walkThrough(page, walk, budget);
    await page.close();
    test.info().annotations.push({ type: "pressed", description: String(pressed) });
    expect(faults, [nameOf(walk), ...faults].join("\n")).toEqual([]);
    expect(pressed).toBeGreaterThanOrEqual(LEAST_PRESSED);
  });

test("the robot meets every group, language, width and role, whatever the seed", () => {
  const all = new Set(demo.flatMap(partsOf));
  const deals = Array.from({ length: 200 }, (_, one) => dealWalks(demo, one));
  for (const dealt of deals) expect(new Set(dealt.flatMap(partsOf))).toEqual(all);
  expect(Math.max(...deals.map((dealt) => dealt.length))).toBe(readGroupFiles("demo").length);
  expect(new Set(deals.flat().map(nameOf)).size).toBeGreaterThan(demo.length / 2);
});
