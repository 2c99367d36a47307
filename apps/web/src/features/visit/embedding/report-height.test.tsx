import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { reportHeight } from "./report-height.ts";

/** Lets more time pass than a shrunken page waits, once the browser has measured it. */
async function pass(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  vi.advanceTimersByTime(600);
}

test("while content loads the frame keeps its height", async () => {
  await page.viewport(400, 300);
  const box = document.createElement("div");
  const show = (height: number, isLoading: boolean) => {
    box.toggleAttribute("data-loading", isLoading);
    box.style.height = `${height}px`;
  };
  show(800, true);
  document.body.append(box);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const heights: number[] = [];
  const stop = reportHeight((height) => heights.push(height));
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
    box.remove();
  });
  await pass();
  expect(heights).toEqual([]);
  show(900, false);
  await pass();
  expect(heights).toHaveLength(1);
  const beside = heights[0]! - 900;
  for (const height of [500, 1100]) {
    show(height, true);
    await pass();
  }
  expect(heights).toHaveLength(1);
  show(700, false);
  await pass();
  expect(heights.slice(1)).toEqual([700 + beside]);
});
