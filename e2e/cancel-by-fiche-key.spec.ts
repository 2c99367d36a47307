import { expect } from "@playwright/test";
import { linkOf } from "./steps/account.ts";
import { listed, numberOf } from "./steps/appointments.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { title } from "./steps/visitor.ts";

const PODIATRIST = "podologue-du-mail";
const ODILE = "odile.marchand@courriel.example";

test("a client who cancels by the key of their fiche is logged out afterwards, and told so", async ({
  page,
}) => {
  await page.goto(`/${PODIATRIST}/login?locale=fr`);
  await page.locator("#reset-email").fill(ODILE);
  await page.locator("#reset-email").press("Enter");
  await expect(page).toHaveURL(/\/reset_password_confirm/);
  const [mail] = await waitForMails(ODILE, 1);
  const link = linkOf(mail);

  await page.goto(`${link}&list_rdv=1`);
  await page.getByRole("button", { name: "Me connecter" }).click();
  await expect(title(page)).toHaveText("Mes rendez-vous");
  await expect(page.getByRole("radio")).toHaveCount(0);
  const number = await numberOf(page, listed(page, "À venir").first());

  await page.goto(`/${PODIATRIST}?locale=fr&cancel_apt=${number}&from_mail=1`);
  const question = page.getByRole("dialog", { name: /^Annuler ce rendez/ });
  await question.getByRole("button", { name: "Garder le rendez-vous" }).click();
  await expect(listed(page, "À venir")).toHaveCount(1);

  await page.goto(`/${PODIATRIST}?locale=fr&cancel_apt=${number}&from_mail=1`);
  await question.getByRole("button", { name: "Oui, annuler" }).click();
  await expect(page).toHaveURL(/\/book\//);
  await expect(page.getByRole("main")).toContainText("Votre rendez‑vous est annulé");
  await expect(page.getByRole("banner").getByRole("link", { name: "Se connecter" })).toBeVisible();
});
