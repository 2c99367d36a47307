import { expect } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { bookButton, chooseService, chooseSlot, title } from "./steps/visitor.ts";

const SAILORS = "ecole-du-lac";
const BRUNO = "bruno.lemaire@courriel.example";
const NOBODY_ELSE = "Votre compte réunit déjà 8 personnes : il ne peut pas en contenir davantage.";
const NOBODY_ELSE_EN = "Your account already holds 8 people: there is no room for more.";

test("the eighth person fills an account, and it says that no ninth can be added", async ({ page }) => {
  await page.goto(`/${SAILORS}/fiches?locale=fr`);
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, BRUNO);
  await expect(title(page)).toHaveText("Mes informations");
  await expect(page.getByText(NOBODY_ELSE)).toBeHidden();
  await page.getByRole("tab", { name: "Ajouter une personne" }).click();
  await page.locator('[name="lastname"]').fill("Lemaire");
  await page.locator('[name="firstname"]').fill("Octave");
  await page.locator('[name="firstphone"]').fill("06 39 98 61 38");
  await page.getByRole("button", { name: "Ajouter cette personne" }).click();
  await expect(page.getByRole("tab", { name: "Octave" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toContainText("Octave Lemaire fait maintenant partie");
  await expect(page.getByRole("tab", { name: "Octave" })).toBeFocused();
  await expect(page.getByRole("tab")).toHaveCount(9);
  await expect(page.getByRole("tab", { name: "Ajouter une personne" })).toHaveCount(0);
  await expect(page.getByText(NOBODY_ELSE)).toBeVisible();
  await page.reload();
  await expect(page.getByText(NOBODY_ELSE)).toBeVisible();
});

test("a full account keeps and books for its eight people without a barrier", async ({ page }) => {
  test.slow();
  await page.goto(`/${SAILORS}/login?locale=en`);
  await logIn(page, "ana.delorme@courriel.example");
  await expect(page).toHaveURL(/\/book\//);
  await page.goto(`/${SAILORS}/fiches?locale=en`);
  await expect(page.getByText(NOBODY_ELSE_EN)).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(9);
  await expectNoBarrierAtAnyWidth(page);

  await page.goto(`/${SAILORS}?locale=en`);
  await expect(page).toHaveURL(/\/book\//);
  await chooseService(page);
  await chooseSlot(page);
  await expect(page.getByRole("radio")).toHaveCount(8);
  await expect(page.getByText(NOBODY_ELSE_EN)).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  await page.getByRole("radio", { name: "Gaëlle Delorme" }).check();
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/is confirmed/);
  await expect(page.getByRole("main")).toContainText("Gaëlle Delorme");
});
