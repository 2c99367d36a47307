import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { walkTo } from "./steps/keyboard.ts";
import { title } from "./steps/visitor.ts";

test("an account is used from the login to the logout without a mouse", async ({ page }) => {
  await page.goto("/mutuelle-du-parc/login?locale=fr");
  await expect(title(page)).toHaveText("Se connecter");
  await walkTo(page, page.locator("#login-email"));
  await page.keyboard.type("ines.arnaud@courriel.example");
  await walkTo(page, page.locator("#login-password"));
  await page.keyboard.type("Coquelicot-7");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/book\/intervention_ids/);
  await expect(title(page)).toBeFocused();

  // The menu focuses its first entry, and returns the focus when it closes.
  const menu = page.getByRole("banner").getByRole("button", { name: "Mon compte" });
  await walkTo(page, menu, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Mes rendez-vous" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  await walkTo(page, page.getByRole("link", { name: "Mes informations" }));
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("Mes informations");

  // The arrow keys move between people; unsaved changes lead to a question first.
  const ines = page.getByRole("tab", { name: "Inès" });
  await walkTo(page, ines);
  await walkTo(page, page.locator('[name="firstphone"]'));
  await page.keyboard.type("0");
  await walkTo(page, ines, "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Tom" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(ines).toHaveAttribute("aria-selected", "true");

  await walkTo(page, menu, "Shift+Tab");
  await page.keyboard.press("Enter");
  await walkTo(page, page.getByRole("button", { name: "Se déconnecter" }));
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Se déconnecter ?" });
  await walkTo(page, question.getByRole("button", { name: "Se déconnecter" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/mutuelle-du-parc\/login/);
  await expect(title(page)).toHaveText("Se connecter");
});
