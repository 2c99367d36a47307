import { expect, type Page } from "@playwright/test";

/** "mardi 1er décembre": a day as a French visitor reads it on the clock of a place; computed apart from the product. */
export function spokenDay(startAt: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("fr-FR", {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
  });
  return format.format(new Date(startAt)).replace(/\b1 (?=\p{L})/u, "1er ");
}

/** "09:20" */
export function spokenTime(startAt: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("fr-FR", { timeZone, hour: "2-digit", minute: "2-digit" });
  return format.format(new Date(startAt));
}

/** Everything that is offered in the hour of a time on a day, as it is read out. Turns the pages up to that day. */
export async function offeredAround(page: Page, day: string, time: string): Promise<string[]> {
  const grid = page.getByRole("grid");
  const head = grid.getByRole("columnheader", { name: new RegExp(`^${day}\\b`) });
  for (let pages = 0; pages < 8; pages += 1) {
    await expect(grid).toHaveAttribute("aria-busy", "false");
    if ((await head.count()) > 0) break;
    const shown = (await grid.getAttribute("aria-label")) ?? "";
    await page.getByRole("button", { name: "Jours suivants" }).click();
    await expect(grid).not.toHaveAttribute("aria-label", shown);
  }
  await expect(head).toHaveCount(1);
  const hour = new RegExp(`^${day}, .*\\b${time.slice(0, 2)}:\\d\\d`);
  const cell = grid.getByRole("button", { name: hour });
  if ((await cell.count()) === 0) return [];
  if ((await cell.getAttribute("aria-haspopup")) === null) return [(await cell.textContent()) ?? ""];
  await cell.click();
  const menu = page.getByRole("dialog").getByRole("button");
  await expect(menu.first()).toBeVisible();
  const names = await menu.allTextContents();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  return names;
}
