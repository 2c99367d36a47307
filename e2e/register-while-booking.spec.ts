import { expect } from "@playwright/test";
import { linkOf, setPassword, timeIn } from "./steps/account.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import {
  bookButton,
  chooseService,
  chooseSlot,
  fillIn,
  newPerson,
  openGroup,
  title,
} from "./steps/visitor.ts";

test("a client who registers in the middle of a booking finishes it after the activation, on another device", async ({
  page,
  browser,
}) => {
  const person = newPerson();
  await openGroup(page, "lumiere-d-anse");
  await chooseService(page);
  const summary = await chooseSlot(page);
  await page.locator('[name="lastname"]').fill(person.lastname);
  await page.locator("#comments").fill("Avec le chien.");

  await page.getByRole("banner").getByRole("link", { name: "Se connecter" }).click();
  await page.getByRole("link", { name: "Créer mon compte" }).click();
  await expect(page.getByText("vous attendra")).toBeVisible();
  await page.locator("#register-email").fill(person.email);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page).toHaveURL(/\/register_confirm/);
  await expect(page.getByText(person.email)).toBeVisible();

  const [mail] = await waitForMails(person.email, 1);
  const device = await browser.newContext();
  const other = await device.newPage();
  await other.goto(linkOf(mail));
  await expect(title(other)).toHaveText("Activez votre compte");
  await other.getByRole("button", { name: "Activer mon compte" }).click();
  await expect(other).toHaveURL(/\/set_password\?.*account_id=\d+/);
  await setPassword(other, "trop-court");
  await expect(other.locator("#new-password-error")).toBeVisible();
  await setPassword(other, "Hortensia+42");

  await expect(other).toHaveURL(/\/book\/fiche_info/);
  await expect(other.getByRole("complementary")).toContainText(timeIn(summary), { ignoreCase: true });
  await expect(other.locator('[name="lastname"]')).toHaveValue(person.lastname);
  await expect(other.locator("#comments")).toHaveValue("Avec le chien.");
  await fillIn(other, person);
  await bookButton(other).click();
  await expect(title(other)).toHaveText(/confirmé/);

  // The link was used: the page says so, and leads to another one.
  await page.goto(linkOf(mail));
  await page.getByRole("button", { name: "Activer mon compte" }).click();
  await expect(page.getByRole("alert")).toContainText("déjà servi");
  await expect(title(page)).toBeFocused();
  await device.close();
});

test("a link asked for again elsewhere takes nothing from the booking that the first one carries", async ({
  page,
  browser,
}) => {
  const person = newPerson();
  await openGroup(page, "lumiere-d-anse");
  await chooseService(page);
  await chooseSlot(page);
  await page.locator("#comments").fill("Avec le chat.");
  await page.goto("/lumiere-d-anse/register?locale=fr");
  await page.locator("#register-email").fill(person.email);
  await page.locator("#register-email").press("Enter");
  await expect(page).toHaveURL(/\/register_confirm/);
  await waitForMails(person.email, 1);

  // On the computer, where no choice was made.
  const device = await browser.newContext();
  const other = await device.newPage();
  await other.goto("/lumiere-d-anse/register?locale=fr");
  await other.locator("#register-email").fill(person.email);
  await other.locator("#register-email").press("Enter");
  await expect(other).toHaveURL(/\/register_confirm/);
  const mails = await waitForMails(person.email, 2);
  await other.goto(linkOf(mails[0]));
  await other.getByRole("button", { name: "Activer mon compte" }).click();
  await setPassword(other, "Hortensia+42");
  await expect(other).toHaveURL(/\/book\/fiche_info/);
  await expect(other.locator("#comments")).toHaveValue("Avec le chat.");
  await device.close();
});
