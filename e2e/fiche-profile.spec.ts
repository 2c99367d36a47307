import { expect } from "@playwright/test";
import { linkOf } from "./steps/account.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { bookByLink, bookButton, chooseService, chooseSlot, newPerson, title } from "./steps/visitor.ts";

const GROUP = "lunettes-du-quai";

test("where clients have no password, the mailed link opens their own information and books for them", async ({
  page,
  browser,
}) => {
  const person = newPerson();
  await bookByLink(page, GROUP, person);
  await waitForMails(person.email, 1);

  const device = await browser.newContext();
  const other = await device.newPage();
  await other.goto(`/${GROUP}/fiches?locale=fr`);
  await expect(title(other)).toHaveText("Recevoir mon lien de connexion");
  await other.getByRole("textbox").fill(person.email);
  await other.getByRole("textbox").press("Enter");
  await expect(other).toHaveURL(/\/reset_password_confirm/);
  await expect(other.getByRole("main")).toContainText(person.email);
  await expect(other.getByRole("main")).not.toContainText("compte");
  const mails = await waitForMails(person.email, 2);
  await other.goto(linkOf(mails[1]));
  await other.getByRole("button", { name: "Me connecter" }).click();
  await expect(other).toHaveURL(/\/book\//);

  // The page shows one person, no settings, and no button to add a person.
  await other.getByRole("banner").getByRole("button", { name: "Mon compte" }).click();
  await other.getByRole("link", { name: "Mes informations" }).click();
  await expect(other.getByRole("tab")).toHaveText([person.firstname]);
  await expectNoBarrier(other);
  await other.locator('[name="firstphone"]').fill("06 39 98 77 77");
  await other.getByRole("button", { name: "Enregistrer" }).click();
  await expect(other.getByRole("tabpanel")).toContainText("sont enregistrées.");

  // A new address counts only once it is confirmed from its own mailbox.
  const moved = `nouvelle.${person.email}`;
  await other.locator('[name="email"]').fill(moved);
  await other.getByRole("button", { name: "Enregistrer" }).click();
  await expect(other.getByRole("tabpanel")).toContainText(`Nous avons écrit à ${moved}.`);
  const [confirmation] = await waitForMails(moved, 1);
  await other.goto(linkOf(confirmation));
  await expect(title(other)).toHaveText("Confirmez votre nouvelle adresse");
  await expectNoBarrier(other);
  await other.getByRole("button", { name: "Confirmer cette adresse" }).click();
  await expect(other).toHaveURL(/\/book\//);
  await other.goto(`/${GROUP}/fiches?locale=fr`);
  await expect(other.locator('[name="email"]')).toHaveValue(moved);

  await other.getByRole("banner").getByRole("link", { name: "Prendre rendez-vous" }).click();
  await expect(other).toHaveURL(/\/book\//);
  await chooseService(other);
  await chooseSlot(other);
  const { firstname, lastname } = person;
  await expect(other.getByRole("radio", { name: `${firstname} ${lastname}` })).toBeChecked();
  await bookButton(other).click();
  await expect(title(other)).toHaveText(/confirmé/);
  await device.close();
});

test("where clients have no accounts, an unknown address is told so, without an offer to create an account", async ({
  page,
}) => {
  await page.goto(`/${GROUP}/login?locale=fr`);
  await page.locator("#reset-email").fill(newPerson().email);
  await page.locator("#reset-email").press("Enter");
  await expect(page.getByRole("alert")).toContainText("Nous ne connaissons pas cette adresse");
  await expect(page.getByRole("main")).not.toContainText("compte");
  await expectNoBarrier(page);
});

test("where only existing clients book, an unknown address is referred to the phone", async ({ page }) => {
  await page.goto("/clinique-du-verger?locale=fr");
  await expect(page).toHaveURL(/\/book\/login/);
  await page.locator("#reset-email").fill(newPerson().email);
  await page.locator("#reset-email").press("Enter");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("appelez-nous");
  await expect(alert.getByRole("link", { name: /^Appeler/ })).toBeVisible();
  await expectNoBarrier(page);
});
