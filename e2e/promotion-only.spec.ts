import { expect } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { cards } from "./steps/screens.ts";
import { openGroup } from "./steps/visitor.ts";

test("only promotions: the services and then the times that have one, until all are wanted again", async ({
  page,
}) => {
  await openGroup(page, "optique-belvue-bordeaux");
  const all = await cards(page).count();
  await page.getByRole("radio", { name: "En promotion" }).check();
  await expect(page.getByText("Seuls les horaires en promotion vous seront proposés.")).toBeVisible();
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  await expectNoBarrier(page);
  await cards(page).first().click();
  while (!page.url().includes("/slots")) {
    const before = page.url();
    await cards(page).first().click();
    await expect.poll(() => page.url()).not.toBe(before);
  }
  const times = page.getByRole("grid").getByRole("button");
  const jump = page.getByRole("button", { name: /^Prochain horaire libre/ });
  await expect(times.or(jump).first()).toBeVisible();
  if (await jump.isVisible()) await jump.click();
  await expect(times.first()).toBeVisible();
  const filter = page.getByRole("button", { name: "En promotion" });
  await expect(filter).toHaveAttribute("aria-pressed", "true");
  for (const time of await times.all()) await expect(time).toContainText(/%/);
  await filter.click();
  await expect(times.filter({ hasNotText: "%" }).first()).toBeVisible();
});
