import type { Page } from "@playwright/test";

/**
 * Runs in the browser; returns the texts of elements whose content is cut off, and by how much the page is wider than its window.
 */
const FIND_CUT_OFF = String.raw`
  const found = [];
  const overhang = document.documentElement.scrollWidth - innerWidth;
  if (overhang > 0) found.push("the page is " + overhang + " px wider than its window");
  for (const box of document.querySelectorAll("body *")) {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box);
    const [width, height] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
    // A map is larger than what is seen of it.
    if (box.closest(".leaflet-container")) continue;
    // Content for screen readers alone is one pixel wide. Text that is shortened on purpose can be opened, has a button for the
    // rest, or repeats the text beside it.
    if (box.clientWidth <= 1 || webkitLineClamp !== "none" || box.closest("summary, [aria-expanded], [aria-hidden=true]")) continue;
    const text = (box.innerText ?? "").replaceAll(/\s+/g, " ").trim();
    if (text === "" || !box.checkVisibility({ visibilityProperty: true })) continue;
    const cuts = (/hidden|clip/.test(overflowX) && width > 1) || (/hidden|clip/.test(overflowY) && height > 3);
    const isText = /^(A|BUTTON|LABEL|LEGEND|LI|H1|H2|H3|P|TH|TD|SUMMARY|DT|DD)$/.test(box.tagName);
    if (cuts || (isText && overflowX === "visible" && width > 1))
      found.push((cuts ? "cut off: " : "runs out of its box: ") + text.slice(0, 80));
  }
  return found;`;

export function cutOffOn(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {${FIND_CUT_OFF}})()`);
}
