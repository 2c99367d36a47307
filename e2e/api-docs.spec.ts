import { expect } from "@playwright/test";
import { barriersOf } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { openManage, openSalon } from "./steps/owner.ts";

test("a newcomer finds a call in the description and makes it there with a key", async ({ page }) => {
  const urlname = await openSalon();
  await openManage(page, urlname, "/keys");
  await page.getByRole("button", { name: "Nouvelle clé" }).click();
  await page.keyboard.type("Un premier essai");
  await page.getByRole("checkbox", { name: "Voir les prestations, agendas, horaires et réglages" }).check();
  await page.keyboard.press("Enter");
  const key = await page.getByRole("textbox", { name: "Clé" }).inputValue();

  await page.goto("/api/docs");
  await page.getByRole("searchbox", { name: "Search" }).fill("interventions services");
  await expect(page.getByRole("status")).toContainText("found");
  await page.getByRole("searchbox", { name: "Search" }).fill("session current");
  await page.getByRole("navigation").getByRole("link").first().click();
  await page.getByLabel("Your access key or site key").fill(key);
  const call = page.locator("#getCurrentSession_v3");
  await call.getByText("Try it").click();
  await call.getByRole("button", { name: "Send" }).click();
  await expect(call.locator("pre")).toContainText('"group_id"');

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
    expect(overflow, String(width)).toBeLessThanOrEqual(0);
  }
  expect(await barriersOf(page)).toEqual([]);
});
