import { expect } from "@playwright/test";
import { linkOf, logIn, logOut, logOutLosing } from "./steps/account.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { chooseService, chooseSlot, title } from "./steps/visitor.ts";

const PAUL = "paul.arnaud@courriel.example";
const BASILE = "basile.rocher@courriel.example";
const HOURIA = "houria.mansour@courriel.example";

test("a client who logs out in the middle of a booking sees the login screen, and nothing of what they chose", async ({
  page,
}) => {
  await page.goto("/mutuelle-du-parc?locale=fr&websource=affiche");
  await logIn(page, PAUL);
  await expect(page).toHaveURL(/\/book\/intervention_ids/);
  await chooseService(page, "Devis");
  await chooseSlot(page);
  await page.locator("#comments").fill("Avec mon fils.");
  await logOutLosing(page);
  await expect(page).toHaveURL(/\/mutuelle-du-parc\/login\?locale=fr&websource=affiche$/);
  await expect(title(page)).toHaveText("Se connecter");
  await expect(page.getByText("expiré")).toBeHidden();
  const storage = await page.evaluate<string>("JSON.stringify({ ...sessionStorage, ...localStorage })");
  expect(storage).not.toContain("Avec mon fils.");
  expect(storage).not.toContain("arnaud");

  await page.goBack();
  await expect(title(page)).toBeVisible();
  await expect(page.getByText("Arnaud")).toBeHidden();
  await expect(page.locator("#comments")).toBeHidden();
});

test("a client who logs out of a chain store is told so, and where to come back", async ({ page }) => {
  await page.goto("/optique-belvue-marseille/login?locale=fr");
  await page.locator("#reset-email").fill(HOURIA);
  await page.locator("#reset-email").press("Enter");
  const [mail] = await waitForMails(HOURIA, 1);
  await page.goto(linkOf(mail));
  await page.getByRole("button", { name: "Me connecter" }).click();
  await expect(page).toHaveURL(/\/book\/intervention/);
  await logOut(page);
  await expect(page).toHaveURL(/\/disconnected/);
  await expect(title(page)).toHaveText("Vous êtes déconnecté");
  await expect(page.getByRole("banner")).toBeHidden();
  await page.goto("/optique-belvue-marseille?locale=fr");
  await expect(page.getByRole("link", { name: "Se connecter" })).toBeVisible();
});

test("a client who came by the key of their fiche is led back to the first step, and nothing of them stays", async ({
  page,
}) => {
  await page.goto("/podologue-du-mail/login?locale=fr&websource=affiche");
  await page.locator("#reset-email").fill(BASILE);
  await page.locator("#reset-email").press("Enter");
  await expect(page).toHaveURL(/\/reset_password_confirm/);
  const [mail] = await waitForMails(BASILE, 1);
  await page.goto(`${linkOf(mail)}&websource=affiche`);
  await page.getByRole("button", { name: "Me connecter" }).click();
  await expect(page).toHaveURL(/\/book\//);
  // With an unfinished booking, and from a screen that needs a login.
  await chooseService(page);
  await chooseSlot(page);
  await page.locator("#comments").fill("Je marche avec une canne.");
  await page.getByRole("banner").getByRole("button", { name: "Mon compte" }).click();
  await page.getByRole("link", { name: "Mes informations" }).click();
  await expect(title(page)).toHaveText("Mes informations");
  await logOutLosing(page);
  await expect(page).toHaveURL(/\/podologue-du-mail\/book\/intervention_ids\?.*websource=affiche/);
  await expect(title(page)).toHaveText("Que souhaitez‑vous réserver ?");
  await expect(page.getByRole("banner").getByRole("link", { name: "Se connecter" })).toBeVisible();
  await expect(page.getByText("annulé")).toBeHidden();
  expect(new URL(page.url()).searchParams.has("ficheKey")).toBe(false);
  const storage = await page.evaluate<string>("JSON.stringify({ ...sessionStorage, ...localStorage })");
  expect(storage).not.toContain("canne");
  expect(storage.toLowerCase()).not.toContain("rocher");

  await page.goBack();
  await expect(title(page)).toBeVisible();
  await expect(page.getByText("Rocher")).toBeHidden();
});
