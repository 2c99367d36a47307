import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { bookByLink, bookButton, fillInByLink, fillInFor, newPerson, title } from "./steps/visitor.ts";

const OPTICIAN = "optique-belvue-bordeaux";
const CREATE = "**/api/v3/appointments?*";

test("what could not be booked is also told above the page, until it is closed", async ({ page }) => {
  await fillInByLink(page, OPTICIAN);
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

test("closing it keeps the day where the network has failed, and else forgets the day that the link asked for", async ({
  page,
}) => {
  await fillInFor(page, OPTICIAN, newPerson(), `locale=fr&calendar_id=0&date=${tomorrow()}`);
  const close = page.getByRole("alertdialog").getByRole("button", { name: "Fermer" });
  await page.route(CREATE, (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await bookButton(page).click();
  await close.click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page).toHaveURL(/date=/);
  await page.unroute(CREATE);

  await page.route(CREATE, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 422, json: { message: "vevent", messages: { errors: ["vevent"] } } })
      : route.fallback(),
  );
  await bookButton(page).click();
  await close.click();
  await expect(page).not.toHaveURL(/date=/);
  await expect(page).toHaveURL(/calendar_id=0/);
  await expect(title(page)).toBeFocused();
});

test("a success is told in passing", async ({ page }) => {
  await page.clock.install();
  await bookByLink(page, OPTICIAN, newPerson());
  await page.getByRole("button", { name: "Annuler ce rendez-vous" }).click();
  await page.getByRole("button", { name: "Oui, annuler" }).click();
  const snackbar = page.locator('[class*="snackbar"]');
  await expect(snackbar).toBeVisible();
  await page.clock.runFor(3000);
  await expect(snackbar).toHaveCount(0);
  await expect(page.getByRole("main").getByText(/est annulé/)).toBeVisible();
});

function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
}
