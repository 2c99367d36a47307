import { expect } from "@playwright/test";
import { logIn, logOut, PASSWORD, setPassword } from "./steps/account.ts";
import { openInformation, openParameters, SWIMMERS } from "./steps/information.ts";
import { test } from "./steps/journey.ts";
import { title } from "./steps/visitor.ts";

const ROSE = "rose.caron@courriel.example";
const FRESH = "Hortensia+42";

test("a password is changed with the present one, and ends the login on other devices", async ({
  page,
  browser,
}) => {
  const device = await browser.newContext();
  const other = await device.newPage();
  await openInformation(other, ROSE);
  await openInformation(page, ROSE);
  await openParameters(page);
  await setPassword(page, FRESH);
  await expect(page.locator("#present-password-error")).toHaveText("Indiquez votre mot de passe actuel.");
  await expect(page.locator("#present-password")).toBeFocused();

  // In this group a password has 20 characters at most, and a pasted longer one is not cut.
  const length = page.getByRole("listitem").filter({ hasText: "de 10 à 20 caractères" });
  await page.locator("#new-password").fill("Hortensia+42-Hortensia");
  await expect(length).toContainText("il manque");
  await expect(page.locator("#new-password")).toHaveValue("Hortensia+42-Hortensia");
  await page.locator("#present-password").fill("Coquelicot-8");
  await setPassword(page, FRESH);
  await expect(length).toContainText("c’est bon");
  await expect(page.locator("#present-password-error")).toContainText("Ce mot de passe n’est pas le bon.");
  await page.locator("#present-password").fill(PASSWORD);
  await page.getByRole("button", { name: "Changer le mot de passe" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("Votre mot de passe est changé.");
  await expect(page.locator("#new-password")).toHaveValue("");

  // This device stays logged in; the other one does not.
  await page.reload();
  await expect(title(page)).toHaveText("Mes informations");
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await device.close();
  await logOut(page);
  await expect(page).toHaveURL(/\/login/);
  await page.goto(`/${SWIMMERS}/login?locale=fr`);
  await logIn(page, ROSE);
  await expect(page.locator("#login-password-error")).toBeVisible();
  await logIn(page, ROSE, FRESH);
  await expect(page).toHaveURL(/\/book\//);
});
