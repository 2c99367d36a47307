import "../../../../app/tokens.css";
import "../../../../app/base.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ChoiceList } from "./choice-list.tsx";

const GRID = { isGrid: true, hasImages: true, hasDescriptions: false };

test.each([
  [1400, 2, 280],
  [1120, 2, 250],
  [700, 2, 159],
  [650, 1, 159],
  [340, 1, 140],
])("in a width of %i a grid has %i columns and rows of %i pixels", async (width, columns, height) => {
  await page.viewport(width, 900);
  const screen = await render(
    <ChoiceList look={GRID}>
      <li>First</li>
      <li>Second</li>
      <li>Third</li>
    </ChoiceList>,
  );
  const [first, second, third] = screen
    .getByRole("listitem")
    .all()
    .map((one) => one.element().getBoundingClientRect());
  expect(Math.round(first!.height)).toBe(height);
  const tops = new Set([first!.top, second!.top]);
  expect(2 / tops.size).toBe(columns);
  // The distance between two rows.
  const [above, below] = columns === 2 ? [first!, third!] : [first!, second!];
  expect(Math.round(below.top - above.bottom)).toBe(10);
  if (columns === 2) expect(Math.round(second!.left - first!.right)).toBe(10);
});
