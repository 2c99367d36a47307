import { expect } from "@playwright/test";
import { linkOf, logIn, logOut, PASSWORD } from "./steps/account.ts";
import { openInformation, openParameters, SWIMMERS } from "./steps/information.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { newPerson, title } from "./steps/visitor.ts";

const BEFORE = "hugo.petit@courriel.example";

test("a new address is confirmed from there, once, the old one is told, and the new one logs in", async ({
  page,
  browser,
}) => {
  const { email: after } = newPerson();
  await openInformation(page, BEFORE);
  await openParameters(page);
  const field = page.locator("#new-email");
  await field.press("Enter");
  await expect(page.locator("#new-email-error")).toBeVisible();
  await field.fill(after);
  await field.fill("");
  await expect(page.locator("#new-email-error")).toHaveCount(0);
  await field.fill(BEFORE.toUpperCase());
  await field.press("Enter");
  await expect(page.locator("#new-email-error")).toContainText("C’est déjà votre adresse e‑mail.");
  await field.fill("hugo@");
  await expect(page.locator("#new-email-error")).toContainText("adresse e‑mail complète");
  await field.fill("marie.blanc@courriel.example");
  await field.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Cette adresse a déjà un compte ici.");
  await field.fill(after);
  await field.press("Enter");
  await expect(page.getByRole("tabpanel")).toContainText("Confirmez depuis votre nouvelle adresse");
  await expect(page.getByRole("tabpanel")).toContainText(after);
  await expect(field).toHaveValue("");
  await expectNoBarrier(page);

  // Another device has no session, so the password proves the account.
  const [mail] = await waitForMails(after, 1);
  const device = await browser.newContext();
  const other = await device.newPage();
  await other.goto(linkOf(mail));
  await expect(title(other)).toHaveText("Confirmez votre nouvelle adresse");
  await expectNoBarrier(other);
  await other.getByRole("button", { name: "Confirmer cette adresse" }).click();
  await expect(other.locator("#present-password")).toBeFocused();
  await expect(other.getByRole("main")).toContainText("Vous n’êtes pas connecté ici");
  await other.locator("#present-password").fill(PASSWORD);
  await other.getByRole("button", { name: "Confirmer cette adresse" }).click();
  await expect(title(other)).toHaveText("Votre adresse est changée");
  await expect(other.getByText(`Connectez-vous désormais avec ${after}.`)).toBeVisible();
  await other.goto(linkOf(mail));
  await expect(title(other)).toHaveText("Votre adresse est changée");
  await device.close();
  const [notice] = await waitForMails(BEFORE, 1);
  expect(notice?.text).toContain("Club des nageurs");

  // On this device the login has ended, and the new address leads back to the same screen.
  await page.goto(linkOf(mail));
  await page.getByRole("button", { name: "Confirmer cette adresse" }).click();
  await expect(page.getByRole("alert")).toContainText("déjà servi");
  await page.getByRole("link", { name: "Ouvrir mes informations" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("Votre connexion a expiré")).toBeVisible();
  await logIn(page, BEFORE);
  await expect(page.getByRole("alert")).toBeVisible();
  await logIn(page, after);
  await expect(title(page)).toHaveText("Mes informations");
  await openParameters(page);
  await expect(page.getByRole("tabpanel")).toContainText(`Vous vous connectez avec ${after}.`);
  await logOut(page);
  await expect(page).toHaveURL(/\/login/);
  await page.goto(`/${SWIMMERS}/fiches?locale=fr`);
  await expect(page).toHaveURL(/\/login/);
});
