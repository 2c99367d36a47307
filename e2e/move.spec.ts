import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { chooseOtherTime } from "./steps/appointments.ts";
import { book, newPerson, title } from "./steps/visitor.ts";

const OPTICIAN = "optique-belvue-bordeaux";

const when = (page: Page) => page.locator("main header p, main p").first();

test("an appointment is moved to another time, is shown there after a reload, and may be given up before", async ({
  page,
}) => {
  await book(page, OPTICIAN, newPerson());
  const before = (await when(page).textContent()) ?? "";
  await page.getByRole("button", { name: "Déplacer ce rendez-vous" }).click();
  await expect(title(page)).toHaveText("Choisissez le nouvel horaire");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole("button", { name: "Garder l’horaire actuel" }).click();
  await expect(when(page)).toHaveText(before);

  await page.getByRole("button", { name: "Déplacer ce rendez-vous" }).click();
  await chooseOtherTime(page);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  // As those do who double-click everything.
  await page.getByRole("button", { name: "Oui, déplacer" }).dblclick();
  await expect(title(page)).toHaveText("Votre rendez‑vous est déplacé");
  const after = (await when(page).textContent()) ?? "";
  expect(after).not.toBe(before);
  await page.reload();
  await expect(when(page)).toHaveText(after);
});
