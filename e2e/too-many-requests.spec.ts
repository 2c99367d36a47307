import { expect, type Page } from "@playwright/test";
import { chooseOtherTime } from "./steps/appointments.ts";
import { logIn, PASSWORD, setPassword } from "./steps/account.ts";
import { test } from "./steps/journey.ts";
import { refuse } from "./steps/too-many.ts";
import {
  bookByLink,
  bookButton,
  chooseService,
  chooseSlot,
  fillIn,
  newPerson,
  openGroup,
  title,
} from "./steps/visitor.ts";

async function expectWait(page: Page): Promise<void> {
  await expect(page.getByRole("alert").last()).toContainText("Réessayez dans 3 minutes");
}

test("logging in, registering and asking for a link say how long to wait", async ({ page }) => {
  await refuse(page, /\/api\/v3\/(sessions\/login|accounts)/);
  await page.goto("/cabinet-du-pre/login?locale=fr");
  await logIn(page, "rose.delmas@courriel.example");
  await expectWait(page);
  await page.getByRole("main").getByRole("link", { name: "Créer mon compte" }).click();
  await page.locator("#register-email").fill("nouvelle@courriel.example");
  await page.locator("#register-email").press("Enter");
  await expectWait(page);
  await page.goto("/cabinet-du-pre/reset_password?locale=fr");
  await page.locator("#reset-email").fill("rose.delmas@courriel.example");
  await page.locator("#reset-email").press("Enter");
  await expectWait(page);
  // The link of a mail says it too.
  await page.goto("/cabinet-du-pre/login?locale=fr&oubliKey=key");
  await page.getByRole("button", { name: "Continuer" }).click();
  await expectWait(page);
});

test("looking for times and booking say how long to wait, and nothing typed is lost", async ({ page }) => {
  const person = newPerson();
  await openGroup(page, "cabinet-du-pre");
  await refuse(page, /\/availabletimeslots/);
  await chooseService(page);
  await expect(page.getByRole("main")).toContainText("Réessayez dans 3 minutes");
  await page.unroute(/\/availabletimeslots/);
  await page.reload();
  await chooseSlot(page);
  await fillIn(page, person);
  await refuse(page, /\/api\/v3\/appointments/);
  await bookButton(page).click();
  await expectWait(page);
  await expect(page.locator('[name="lastname"]')).toHaveValue(person.lastname);
  await page.unroute(/\/api\/v3\/appointments/);
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);

  await refuse(page, /batch_delete/);
  await page.getByRole("button", { name: "Annuler ce rendez-vous" }).click();
  await page.getByRole("dialog").getByRole("button", { name: /^Oui/ }).click();
  await expectWait(page);
});

test("downloads and requests about one's data say how long to wait", async ({ page }) => {
  await page.goto("/cabinet-du-pre/personal_data?locale=fr");
  await page.getByRole("main").getByRole("link", { name: "Se connecter" }).click();
  await logIn(page, "remi.joly@courriel.example");
  await expect(page.getByRole("button", { name: "Demander la suppression" })).toBeVisible();
  await refuse(page, /\/api\/v3\/groups\/\d+\/(personal_data|deletion_requests\?)/);
  for (const name of ["Télécharger les données (JSON)", "Télécharger pour lire"]) {
    await page.getByRole("button", { name }).click();
    await expectWait(page);
  }
  await page.getByRole("button", { name: "Demander la suppression" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Demander la suppression" }).click();
  await expectWait(page);
});

test("changing the address, the password or a person says how long to wait", async ({ page }) => {
  await page.goto("/cabinet-du-pre/fiches?locale=fr");
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, "remi.joly@courriel.example");
  await refuse(page, /\/api\/v3\/(accounts|groups\/\d+\/fiches)\/\d+/);
  await page.getByRole("tab", { name: "Paramètres" }).click();
  await page.locator("#new-email").fill("autre@courriel.example");
  await page.locator("#new-email").press("Enter");
  await expectWait(page);
  await page.locator("#present-password").fill(PASSWORD);
  await setPassword(page, "Hortensia+42");
  await expect(page.getByRole("alert").filter({ hasText: "Réessayez dans 3 minutes" })).toHaveCount(2);
  await page.locator("#new-email").fill("");
  for (const id of ["present", "new", "confirm"]) await page.locator(`#${id}-password`).fill("");
  await page.getByRole("tab", { name: "Rémi" }).click();
  await page.locator('[name="firstname"]').fill("Rémy");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expectWait(page);
});

test("moving an appointment says how long to wait, and it stays where it was", async ({ page }) => {
  await bookByLink(page, "cabinet-du-pre", newPerson());
  await refuse(page, /\/api\/v3\/groups\/\d+\/appointments\/\d+\?/);
  await page.getByRole("button", { name: "Déplacer ce rendez-vous" }).click();
  await chooseOtherTime(page);
  await page.getByRole("button", { name: "Oui, déplacer" }).click();
  await expectWait(page);
});
