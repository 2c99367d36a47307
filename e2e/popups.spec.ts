import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { book, bookButton, fillInFor, newPerson, title } from "./steps/visitor.ts";

const OPTICIAN = "optique-belvue-bordeaux";
const CREATE = "**/api/v3/appointments?*";

test("what could not be booked is also told above the page, until it is closed", async ({ page }) => {
  await fillInFor(page, OPTICIAN);
  const body = { message: "availabletimeslots", messages: { errors: ["availabletimeslots"] } };
  await page.route(CREATE, (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 409, json: body }) : route.fallback(),
  );
  await bookButton(page).click();
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("vient d’être pris");
  // On a phone too, the alert covers only content that can be scrolled out from under it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate("scrollTo(0, 0)");
  const [lower, upper] = [await page.getByRole("banner").boundingBox(), await alert.boundingBox()];
  expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? 0) + (upper?.height ?? 0));
  await page.keyboard.press("Escape");
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole("alert")).toContainText("vient d’être pris");
});

test("closing it forgets the day that the link asked for", async ({ page }) => {
  await fillInFor(page, OPTICIAN, newPerson(), `locale=fr&calendar_id=0&date=${tomorrow()}`);
  await page.route(CREATE, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 422, json: { message: "vevent", messages: { errors: ["vevent"] } } })
      : route.fallback(),
  );
  await bookButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Fermer" }).click();
  await expect(page).not.toHaveURL(/date=/);
  await expect(page).toHaveURL(/calendar_id=0/);
  await expect(title(page)).toBeFocused();
});

test("closing it keeps the day where the network has failed: no page could be opened", async ({ page }) => {
  await fillInFor(page, OPTICIAN, newPerson(), `locale=fr&calendar_id=0&date=${tomorrow()}`);
  await page.route(CREATE, (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await bookButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Fermer" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await page.unroute(CREATE);
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  await expect(page).toHaveURL(/date=/);
});

test("a success is told in passing; confirm leads back to the first step", async ({ page }) => {
  await book(page, OPTICIAN, newPerson());
  await expect(title(page)).toHaveText(/confirmé/);
  await page.getByRole("banner").getByRole("link", { name: "Retour" }).click();
  await expect(page).toHaveURL(/\/book\/(?!confirm|slots|fiche_info)/);
  await book(page, OPTICIAN, newPerson());
  await page.getByRole("button", { name: "Annuler ce rendez-vous" }).click();
  await page.getByRole("button", { name: "Oui, annuler" }).click();
  const snackbar = page.locator('[class*="snackbar"]');
  await expect(snackbar).toBeVisible();
  await expect(snackbar).toHaveCount(0);
  await expect(page.getByRole("main").getByText(/est annulé/)).toBeVisible();
});

function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
}
