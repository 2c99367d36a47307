import { expect, type Locator, type Page } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { bookButton, openFormByLink } from "./steps/visitor.ts";

const SAILORS = "ecole-du-lac";

async function askWhoComes(page: Page, email: string): Promise<void> {
  await page.goto(`/${SAILORS}/login?locale=fr`);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/book\//);
  await openFormByLink(page, SAILORS);
}

/** Checks the page with axe before the press on the book button, and again after it has focused the missing field. */
async function expectNoBarrierAskedFor(page: Page, missing: Locator): Promise<void> {
  await expectNoBarrier(page);
  await bookButton(page).click({ force: true });
  await expect(missing).toBeFocused();
  await expectNoBarrier(page);
}

test.use({ viewport: { width: 320, height: 800 } });

test("axe finds nothing with each of an account's people chosen, with none, and with a new person", async ({
  page,
}) => {
  await askWhoComes(page, "carole.petitjean@courriel.example");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expectNoBarrier(page);
  await bookButton(page).click({ force: true });
  await expect(page.locator("#attendee-error")).toHaveText(
    "Choisissez la personne qui viendra au rendez-vous.",
  );
  await expectNoBarrier(page);

  await page.getByRole("radio", { name: "Carole Petitjean" }).check();
  await expect(page.locator("#attendee-error")).toHaveCount(0);
  await expectNoBarrier(page);

  // This person has no answer to a required question yet.
  await page.getByRole("radio", { name: "Lucas Petitjean" }).check();
  await expect(page.locator('[name="firstphone"]')).toBeVisible();
  await expect(page.locator('[name="lastname"]')).toHaveCount(0);
  await expectNoBarrierAskedFor(page, page.locator('[name="firstphone"]'));

  await page.getByRole("radio", { name: "Quelqu’un d’autre" }).check();
  await expect(page.locator('[name="lastname"]')).toBeVisible();
  await expectNoBarrierAskedFor(page, page.locator('[name="lastname"]'));
});

test("axe finds nothing where an account has no fiche yet", async ({ page }) => {
  await askWhoComes(page, "sacha.nouveau@courriel.example");
  await expect(page.locator('[name="email"]')).toHaveValue("sacha.nouveau@courriel.example");
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expectNoBarrierAskedFor(page, page.locator('[name="lastname"]'));
});
