import { expect } from "@playwright/test";
import { doWith, listed, openAppointments } from "./steps/appointments.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { title } from "./steps/visitor.ts";

const MINA = "mina.da-costa@courriel.example";

test("two of three appointments are cancelled at once, and the third stays", async ({ page }) => {
  await openAppointments(page, MINA);
  const upcoming = listed(page, "À venir");
  await expect(upcoming).toHaveCount(3);
  await expect(upcoming.getByRole("heading")).toHaveText([/09:30$/, /14:10$/, /14:10$/]);

  await page.getByRole("checkbox", { name: /^Sélectionner Consultation/ }).check();
  await expect(page.getByRole("button", { name: "Annuler ce rendez-vous" })).toBeVisible();
  await page.getByRole("checkbox", { name: /^Sélectionner Vaccination/ }).check();
  await page.getByRole("button", { name: "Annuler ces 2 rendez-vous" }).click();
  const question = page.getByRole("dialog", { name: /^Annuler ces 2 rendez/ });
  await expect(question).toContainText("C’est définitif");
  await expect(question.getByRole("listitem")).toHaveText([/^Consultation/, /^Vaccination/]);
  await expectNoBarrier(page);
  await question.getByRole("button", { name: "Garder les rendez-vous" }).click();
  await expect(upcoming).toHaveCount(3);

  await page.getByRole("button", { name: "Annuler ces 2 rendez-vous" }).click();
  await question.getByRole("button", { name: "Oui, annuler" }).click();
  await expect(page.getByText("Vos 2 rendez-vous sont annulés.")).toBeVisible();
  await expect(title(page)).toBeFocused();
  await expect(upcoming).toHaveCount(1);
  await expect(upcoming).toContainText("Pansement");
  await page.reload();
  await expect(upcoming).toHaveCount(1);
  const [mail] = await waitForMails(MINA, 1);
  expect(mail?.text).toContain("Consultation");
  expect(mail?.text).toContain("Vaccination");

  await doWith(page, upcoming.first(), "Annuler");
  await expect(page.getByRole("dialog", { name: /^Annuler ce rendez/ })).toContainText("Pansement");
  await page.getByRole("dialog").getByRole("button", { name: "Oui, annuler" }).click();
  await expect(page.getByText("Aucun rendez-vous à venir pour Mina.")).toBeVisible();
});
