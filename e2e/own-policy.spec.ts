import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { chooseService, openGroup } from "./steps/visitor.ts";

test("the page's own security policy stops nothing that the page does", async ({ page }) => {
  const stopped: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) stopped.push(message.text());
  });
  await openGroup(page, "atelier-margaux");
  await chooseService(page, "Coupe cheveux courts");
  await expect(page).toHaveURL(/slots/);
  await page.getByRole("button", { name: /choisir une autre date/i }).click();
  await expect(page.getByRole("application")).toBeVisible();
  expect(stopped).toEqual([]);
});
