import { expect, type Page } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { title } from "./steps/visitor.ts";

const SAILORS = "ecole-du-lac";

async function open(page: Page, email: string, heading: string): Promise<void> {
  await page.goto(`/${SAILORS}/fiches?locale=fr`);
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, email);
  await expect(title(page)).toHaveText(heading);
}

const search = (page: Page) => page.getByRole("searchbox", { name: "Chercher une personne" });
const found = (page: Page) => page.getByRole("list", { name: "Personnes trouvées" }).getByRole("button");
const statusWith = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("among many people of an account, one is found by name and their tab opens, by keyboard alone", async ({
  page,
}) => {
  test.slow();
  await open(page, "ana.delorme@courriel.example", "Mes informations");
  await page.clock.install();
  await search(page).fill("hi");
  await page.clock.runFor(1500);
  await expect(found(page)).toHaveCount(0);
  await search(page).fill("delorme");
  await expect(statusWith(page, "8 personnes trouvées")).toBeVisible();
  await search(page).fill("nobody");
  await expect(statusWith(page, "Aucune personne de votre compte ne correspond.")).toBeVisible();
  await search(page).fill("gaelle");
  await expect(found(page)).toHaveText([/^Gaëlle Delorme/]);
  await expect(statusWith(page, "1 personne trouvée")).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  await search(page).focus();
  await page.keyboard.press("Tab");
  await expect(found(page)).toBeFocused();
  await page.keyboard.press("Enter");
  const tab = page.getByRole("tab", { name: "Gaëlle" });
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(tab).toBeFocused();

  // Unsaved changes lead to a question first.
  await page.locator('[name="firstname"]').fill("Gaëlle-Marie");
  await search(page).fill("farid");
  await expect(found(page)).toHaveText([/^Farid/]);
  await found(page).click();
  await page
    .getByRole("dialog", { name: "Quitter sans enregistrer ?" })
    .getByRole("button", { name: "Rester sur la page" })
    .click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(page.locator('[name="firstname"]')).toHaveValue("Gaëlle-Marie");
});

test("an account of two people is not asked to search", async ({ page }) => {
  await open(page, "carole.petitjean@courriel.example", "Mes informations");
  await expect(page.getByRole("tab")).toHaveCount(4);
  await expect(search(page)).toHaveCount(0);
});

test("a professional finds, changes and adds people of the group", async ({ page }) => {
  test.slow();
  await open(page, "accueil@ecole-du-lac.example", "Les dossiers de vos clients");
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expectNoBarrierAtAnyWidth(page);
  await search(page).fill("personne de ce nom");
  await expect(statusWith(page, "Personne ne correspond.")).toBeVisible();
  await search(page).fill("delorme");
  await expect(statusWith(page, "8 personnes trouvées")).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  await search(page).fill("carole.petit");
  await expect(found(page)).toHaveText([/^Carole Petitjean/, /^Lucas Petitjean/]);
  await search(page).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const change = page.getByRole("button", { name: "Changer de personne" });
  await expect(change).toBeFocused();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Carole Petitjean");
  await page.locator('[name="firstphone"]').fill("06 39 98 61 77");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("main")).toContainText(
    "Les informations de Carole Petitjean sont enregistrées.",
  );

  // Professionals leave without a question.
  await page.locator('[name="firstphone"]').fill("06");
  await change.click();
  await expect(search(page)).toBeFocused();
  await page.getByRole("button", { name: "Nouvelle personne" }).click();
  await expect(page.getByRole("main")).not.toContainText("votre compte");
  const lastname = `Vidal${Date.now()}`;
  await page.locator('[name="lastname"]').fill(lastname);
  await page.locator('[name="firstname"]').fill("Irène");
  await page.locator('[name="firstphone"]').fill("06 39 98 61 78");
  await page.getByRole("button", { name: "Ajouter cette personne" }).click();
  await expect(page.getByRole("main")).toContainText(`Le dossier de Irène ${lastname} est créé.`);
  await change.click();
  await search(page).fill(lastname);
  await expect(found(page)).toHaveText([new RegExp(lastname)]);
});
