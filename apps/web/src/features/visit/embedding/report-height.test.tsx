import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { reportHeight } from "./report-height.ts";

const LONGER_THAN_A_SHRINK_MS = 600;

test("while content loads the frame keeps its height", async () => {
  await page.viewport(400, 300);
  const box = document.createElement("div");
  const show = (height: number, isLoading: boolean) => {
    box.toggleAttribute("data-loading", isLoading);
    box.style.height = `${height}px`;
  };
  show(800, true);
  document.body.append(box);
  const heights: number[] = [];
  const stop = reportHeight((height) => heights.push(height));
  onTestFinished(() => {
    stop();
    box.remove();
  });
  await new Promise((done) => setTimeout(done, LONGER_THAN_A_SHRINK_MS));
  expect(heights).toEqual([]);
  show(900, false);
  await expect.poll(() => heights.length).toBe(1);
  const beside = heights[0]! - 900;
  for (const height of [500, 1100]) {
    show(height, true);
    await new Promise((done) => setTimeout(done, LONGER_THAN_A_SHRINK_MS));
  }
  expect(heights).toHaveLength(1);
  show(700, false);
  await expect.poll(() => heights.slice(1)).toEqual([700 + beside]);
});
