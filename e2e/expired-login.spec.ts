import { expect, type Page } from "@playwright/test";
import { endSession, logIn, timeIn } from "./steps/account.ts";
import { test } from "./steps/journey.ts";
import { bookButton, chooseService, chooseSlot, fillIn, title } from "./steps/visitor.ts";

const PAUL = { firstname: "Paul", lastname: "Arnaud", email: "paul.arnaud@courriel.example" };
const LUCIA = { email: "lucia.ortega@courriel.example", password: "Bonita-Trenza9" };

/** Goes to the form, with a reload on the way. Returns the text of the summary. */
async function comeToTheForm(page: Page, email: string): Promise<string> {
  await page.goto("/mutuelle-du-parc?locale=fr");
  await expect(page).toHaveURL(/\/book\/login/);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/book\/intervention_ids/);
  await chooseService(page, "Devis");
  const summary = await chooseSlot(page);
  await page.reload();
  return summary;
}

/** Presses the book button, which leads to the login, and comes back to the form. */
async function logInAgain(page: Page, email: string, summary: string): Promise<void> {
  await bookButton(page).click();
  await expect(page).toHaveURL(/\/book\/login/);
  await expect(page.getByText("Votre connexion a expiré")).toBeVisible();
  // The login screen says it, without an additional alert.
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/book\/fiche_info/);
  await expect(page.getByRole("complementary")).toContainText(timeIn(summary), { ignoreCase: true });
}

test("a login that ends in the middle of a booking loses nothing that was typed", async ({
  page,
  request,
}) => {
  const summary = await comeToTheForm(page, PAUL.email);
  await page.getByRole("radio", { name: "Quelqu’un d’autre" }).check();
  await fillIn(page, { ...PAUL, firstname: "Léo" });
  await page.locator("#comments").fill("Pour la famille.");
  await endSession(page, request, "mutuelle-du-parc");
  await logInAgain(page, PAUL.email, summary);
  await expect(page.locator('[name="firstname"]')).toHaveValue("Léo");
  await expect(page.locator('[name="email"]')).toHaveValue(PAUL.email);
  await expect(page.locator("#comments")).toHaveValue("Pour la famille.");
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
});

test("in an open group, a booking after the login has expired is not made without the account unnoticed", async ({
  page,
  request,
}) => {
  await page.goto("/atelier-margaux/login?locale=fr");
  await logIn(page, LUCIA.email, LUCIA.password);
  await expect(page).toHaveURL(/\/book\/intervention/);
  await chooseService(page);
  await chooseSlot(page);
  await page.locator("#comments").fill("Comme la dernière fois.");
  await endSession(page, request, "atelier-margaux");
  // The button sticks to the lower edge of a phone, so that the form need not be scrolled to its end.
  await page.setViewportSize({ width: 390, height: 640 });
  await page.evaluate("scrollTo(0, 0)");
  await bookButton(page).click();
  await expect(page.getByRole("alert")).toContainText("Votre connexion a expiré");
  await expect(page.getByRole("alert")).toBeInViewport();
  await expect(page.locator("#comments")).toHaveValue("Comme la dernière fois.");
  await page.getByRole("link", { name: "Se connecter à nouveau" }).click();
  await logIn(page, LUCIA.email, LUCIA.password);
  await expect(page).toHaveURL(/\/book\/fiche_info/);
  await expect(page.locator("#comments")).toHaveValue("Comme la dernière fois.");
});
