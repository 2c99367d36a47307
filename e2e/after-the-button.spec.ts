import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { book, bookByLink, bookButton, fillInFor, isBooking, newPerson, title } from "./steps/visitor.ts";

const OPTICIAN = "optique-belvue-bordeaux";
const CREATE = "**/api/v3/appointments?*";

test("going back while the booking is on its way still tells that it is booked", async ({ page }) => {
  await fillInFor(page, OPTICIAN);
  const left = Promise.withResolvers<void>();
  await page.route(CREATE, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const response = await route.fetch();
    await left.promise;
    return route.fulfill({ response });
  });
  await bookButton(page).click();
  await page.getByRole("link", { name: "Retour" }).click();
  await expect(page).toHaveURL(/\/book\/slots/);
  left.resolve();
  await expect(title(page)).toHaveText(/confirmé/);
});

test("once the connection has expired, the confirmation and its calendar file stay, and cancelling leads to the mail", async ({
  page,
}) => {
  const answered = page.waitForResponse((response) => isBooking(response.request()));
  await bookByLink(page, OPTICIAN, newPerson());
  const { fiche_token } = await (await answered).json();
  const expired = { status: 401, json: { message: "expired_connection" } };
  await page.route("**/api/v3/**/batch_delete?*", (route) => route.fulfill(expired));
  await page.route(CREATE, (route) => route.fulfill(expired));
  await page.reload();
  await expect(title(page)).toHaveText(/confirmé/);
  await page.getByText("Ajouter à mon agenda").click();
  const link = page.getByRole("link", { name: "Apple, Outlook" });
  await expect(link).not.toHaveAttribute("href", new RegExp(fiche_token));
  expect((await page.request.get((await link.getAttribute("href")) ?? "")).status()).toBe(200);
  await page.getByRole("button", { name: "Annuler ce rendez-vous" }).click();
  await page.getByRole("button", { name: "Oui, annuler" }).click();
  await expect(page.getByRole("alert")).toContainText("message de confirmation");
});

test("loaded anew after a cancellation, the first step stands still below the notice", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(
    `window.shifted = 0; new PerformanceObserver((list) => list.getEntries().forEach((one) => one.hadRecentInput || (shifted += one.value))).observe({ type: "layout-shift", buffered: true })`,
  );
  await book(page, OPTICIAN, newPerson());
  await page.getByRole("button", { name: "Annuler ce rendez-vous" }).click();
  await page.getByRole("button", { name: "Oui, annuler" }).click();
  await expect(page).toHaveURL(/intervention/);
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Votre rendez‑vous est annulé");
  await expect(page.locator("main li button").first()).toBeVisible();
  expect(await page.evaluate("shifted")).toBeLessThan(0.02);
});

test("on a phone, why it was not booked comes into sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await fillInFor(page, "cabinet-dentaire-des-lilas");
  await page.route(CREATE, (route) => route.fulfill({ status: 422, json: { message: "same_time_rdv" } }));
  await page.evaluate("scrollTo(0, 0)");
  await bookButton(page).press("Enter");
  await expect(page.getByRole("button", { name: "Choisir un autre horaire" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Choisir un autre horaire" }).click();
  await expect(title(page)).toHaveText("Choisissez un horaire");
});
