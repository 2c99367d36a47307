import { expect, type Locator, type Page } from "@playwright/test";

/** Presses the key until the target has the focus, without clicks or a call of `focus`. */
export async function walkTo(page: Page, target: Locator, key = "Tab", most = 30): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if ((await target.and(page.locator(":focus")).count()) > 0) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/**
 * Runs in the browser; returns the fault of the focused element, which must have a focus ring and be visible: inside the window
 * and not below a bar. If the page itself has the focus, it is on the browser's own buttons.
 */
const FOCUS_FAULT = `(() => {
  const one = document.activeElement;
  if (one === null || one === document.body) return "";
  const name = one.outerHTML.slice(0, 160);
  const hasRing = (box) => {
    if (!box) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(box);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  };
  // A card or a label around it has the ring where all of that is the target.
  const around = [one.labels?.[0]];
  for (let box = one; box !== null; box = box.parentElement) around.push(box);
  if (!around.some(hasRing)) return "no ring: " + name;
  const seen = one.closest("label") ?? one;
  const { left, right, top, bottom } = seen.getBoundingClientRect();
  const middle = (from, to, size) => (Math.max(from, 0) + Math.min(to, size)) / 2;
  const x = middle(left, right, innerWidth);
  const y = middle(top, bottom, innerHeight);
  if (bottom <= 0 || top >= innerHeight) return "out of the window: " + name;
  // A part of it is enough: a long text may go on below a bar.
  const isSeen = [Math.max(top + 4, 4), y, Math.min(bottom - 4, innerHeight - 4)].some((at) => {
    const above = document.elementFromPoint(x, at);
    return above !== null && (seen.contains(above) || above.contains(seen));
  });
  if (!isSeen) return "covered: " + name;
  return "";
})()`;

/** Checks that the focused element is visible and has a focus ring. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<string>(FOCUS_FAULT)).toBe("");
}

/** Presses the key until a target, possibly far away, has the focus; checks the visible focus at each stop. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target.first()).toBeAttached();
  for (let step = 0; step < 300; step += 1) {
    if ((await target.and(page.locator(":focus")).count()) > 0) return;
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
  }
  await expect(target).toBeFocused();
}

/** Moves the focus to a button or a link, and presses it. */
export async function press(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press("Enter");
}

/** Moves the focus to a field, and replaces its text. */
export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Presses a key to move a dragged item. The key has no effect before the list is measured, so it is pressed again. */
export async function moveLifted(
  announcement: Locator,
  key: string,
  from: RegExp,
  to: RegExp,
): Promise<void> {
  await expect(async () => {
    if (from.test((await announcement.textContent()) ?? "")) await announcement.page().keyboard.press(key);
    await expect(announcement).toHaveText(to, { timeout: 2_000 });
  }).toPass();
}
