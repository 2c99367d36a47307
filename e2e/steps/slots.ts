import { expect, type Page } from "@playwright/test";
import { allDaysLoaded } from "./visitor.ts";

/**
 * Returns a day in the form that a French visitor reads on the clock of a place, "mardi 1er décembre"; computed independently of
 * the product.
 */
export function spokenDay(startAt: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("fr-FR", {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
  });
  return format.format(new Date(startAt)).replace(/\b1 (?=\p{L})/u, "1er ");
}

/** Returns "09:20". */
export function spokenTime(startAt: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("fr-FR", { timeZone, hour: "2-digit", minute: "2-digit" });
  return format.format(new Date(startAt));
}

/** Returns the accessible names of all free times in the hour of a time on a day. Turns the pages up to that day. */
export async function offeredAround(page: Page, day: string, time: string): Promise<string[]> {
  const times = page.getByRole("region", { name: /^Horaires libres/ });
  const name = new RegExp(`^${day}\\b`);
  const head = times.getByRole("columnheader", { name }).or(times.getByRole("heading", { name }));
  for (let pages = 0; pages < 8; pages += 1) {
    await allDaysLoaded(page);
    if ((await head.count()) > 0) break;
    const shown = (await times.getAttribute("aria-label")) ?? "";
    await page.getByRole("button", { name: "Jours suivants" }).first().click();
    await expect(times).not.toHaveAttribute("aria-label", shown);
  }
  await expect(head).toHaveCount(1);
  const hour = new RegExp(`^${day}, .*\\b${time.slice(0, 2)}:\\d\\d`);
  const cells = times.getByRole("button", { name: hour });
  const [cell] = await cells.all();
  if (cell === undefined) return [];
  if ((await cell.getAttribute("aria-haspopup")) === null) return cells.allTextContents();
  await cell.click();
  const menu = page.getByRole("dialog").getByRole("button");
  await expect(menu.first()).toBeVisible();
  const names = await menu.allTextContents();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  return names;
}
