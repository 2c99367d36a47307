import { expect, type Page, test } from "@playwright/test";
import { linkOf, setPassword } from "./steps/account.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { chooseService, chooseSlot, newPerson, openGroup, title } from "./steps/visitor.ts";

const GROUP = "lumiere-d-anse";

async function expectLoggedIn(page: Page): Promise<void> {
  await expect(
    page.getByRole("banner").getByRole("button", { name: /^(Mon compte|My account)$/ }),
  ).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/Vous êtes connecté\.|You are logged in\./);
}

test("where anybody may book, whoever sets a first password, and later another one, is logged in and may begin", async ({
  page,
}) => {
  const person = newPerson();
  await page.goto(`/${GROUP}/register?locale=en`);
  await page.locator("#register-email").fill(person.email);
  await page.getByRole("button", { name: "Create my account" }).click();
  await expect(page).toHaveURL(/\/register_confirm/);
  const [activation] = await waitForMails(person.email, 1);
  await page.goto(linkOf(activation));
  await page.getByRole("button", { name: "Activate my account" }).click();
  await page.locator("#new-password").fill("Hortensia+42");
  await page.locator("#confirm-password").fill("Hortensia+42");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page).toHaveURL(/\/book\/intervention_ids/);
  await expectLoggedIn(page);

  await page.goto(`/${GROUP}/reset_password?locale=fr`);
  await page.locator("#reset-email").fill(person.email);
  await page.locator("#reset-email").press("Enter");
  await expect(page).toHaveURL(/\/reset_password_confirm/);
  const mails = await waitForMails(person.email, 2);
  await page.goto(linkOf(mails[1]));
  await page.getByRole("button", { name: "Continuer" }).click();
  await setPassword(page, "Hortensia+43");
  await expect(page).toHaveURL(/\/book\/intervention_ids/);
  await expectLoggedIn(page);

  // Told once: not any more on the next screen.
  await chooseService(page);
  await expect(title(page)).toHaveText("Choisissez une date et une heure");
  await expect(page.getByText("Vous êtes connecté.")).toHaveCount(0);
});

test("whoever registers in the middle of a booking finds it again as it was", async ({ page }) => {
  const person = newPerson();
  await openGroup(page, GROUP);
  await chooseService(page);
  await chooseSlot(page);
  await page.locator("#comments").fill("Avec le perroquet.");
  await page.getByRole("banner").getByRole("link", { name: "Se connecter" }).click();
  await page.getByRole("link", { name: "Créer mon compte" }).click();
  await page.locator("#register-email").fill(person.email);
  await page.locator("#register-email").press("Enter");
  await expect(page).toHaveURL(/\/register_confirm/);
  const [activation] = await waitForMails(person.email, 1);
  await page.goto(linkOf(activation));
  await page.getByRole("button", { name: "Activer mon compte" }).press("Enter");
  await setPassword(page, "Hortensia+42");
  await expect(page).toHaveURL(/\/book\/fiche_info/);
  await expectLoggedIn(page);
  await expect(page.locator("#comments")).toHaveValue("Avec le perroquet.");
});
