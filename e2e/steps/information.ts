import { expect, type Page } from "@playwright/test";
import { logIn, PASSWORD } from "./account.ts";
import { title } from "./visitor.ts";

/** A group whose accounts contain several people. */
export const SWIMMERS = "club-des-nageurs";

/** Logs in and opens "my information" in the profile menu. */
export async function openInformation(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto(`/${SWIMMERS}/login?locale=fr`);
  await logIn(page, email, password);
  await expect(page).toHaveURL(/\/book\//);
  await page.getByRole("banner").getByRole("button", { name: "Mon compte" }).click();
  await page.getByRole("link", { name: "Mes informations" }).click();
  await expect(title(page)).toHaveText("Mes informations");
}

export async function openParameters(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Paramètres" }).click();
  await expect(page.locator("#new-email")).toBeVisible();
}
