import { expect } from "@playwright/test";
import { linkOf, setPassword } from "./steps/account.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { chooseService, chooseSlot, newPerson, openGroup } from "./steps/visitor.ts";

const GROUP = "lumiere-d-anse";

test("a client who registers in the middle of a booking finds it again as it was", async ({ page }) => {
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
  await expect(page.getByRole("banner").getByRole("button", { name: "Mon compte" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Vous êtes connecté.");
  await expect(page.locator("#comments")).toHaveValue("Avec le perroquet.");

  // The notice appears only once, not on the next screen.
  await page.getByRole("banner").getByRole("link", { name: "Retour" }).click();
  await expect(page).toHaveURL(/\/book\/slots/);
  await expect(page.getByText("Vous êtes connecté.")).toHaveCount(0);
});
