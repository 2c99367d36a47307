import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { cards } from "./steps/screens.ts";
import { bookButton, chooseService, fillInByLink, openGroup, title } from "./steps/visitor.ts";

const OPTICIAN = "optique-belvue-nantes";

test("a client who loses the network while booking or cancelling is told at once, and may try again", async ({
  page,
  context,
}) => {
  await fillInByLink(page, OPTICIAN);
  await context.setOffline(true);
  await bookButton(page).click();
  await expect(page.getByRole("alert")).toContainText("rien n’est réservé deux fois");
  await context.setOffline(false);
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Annuler ce rendez-vous" }).click();
  await page.getByRole("button", { name: "Oui, annuler" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Oui, annuler" }).click();
  await expect(page.getByRole("main")).toContainText("est annulé");
});

test("times that cannot be loaded without a network come by themselves when it is back", async ({
  page,
  context,
}) => {
  // This group can be booked a year ahead.
  await openGroup(page, "garde-de-nuit");
  await chooseService(page);
  await expect(page.getByRole("grid").getByRole("button").first()).toBeVisible();
  await context.setOffline(true);
  for (let turns = 0; turns < 3; turns += 1)
    await page.getByRole("button", { name: "Jours suivants" }).click();
  const failed = page.getByRole("region").getByText("Les horaires n’ont pas pu être chargés.");
  await expect(failed).toBeVisible();
  await context.setOffline(false);
  await expect(failed).toHaveCount(0);
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
});

/** As on a slow connection, so that the page prefetches nothing. */
const SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })";

test("a step that cannot come without a network says so, and comes by itself when it is back", async ({
  page,
  context,
  faults,
}) => {
  await page.addInitScript(SAVES_DATA);
  // This group's first step shows no next times, whose code comes with that of the next step.
  await openGroup(page, "maison-du-sourire");
  await context.setOffline(true);
  await cards(page).first().click();
  await expect(page.getByRole("main")).toContainText("La connexion au réseau a échoué.");
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByRole("main")).toContainText("La connexion au réseau a échoué.");
  const here = page.url();
  await page.evaluate("window.isSamePage = true");
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "Réessayer" })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("list").first()).toBeVisible();
  expect(page.url()).toBe(here);
  expect(await page.evaluate("window.isSamePage")).toBe(true);
  faults.length = 0;
});

test("texts that do not come are not asked for without end", async ({ page, faults }) => {
  let requestCount = 0;
  const texts = /\/assets\/map-[\w-]{8}\.js$/;
  await page.route(texts, (route) => {
    requestCount += 1;
    return route.abort();
  });
  await page.goto(`/${OPTICIAN}/map?locale=fr`);
  await expect(title(page)).toHaveText("Un problème est survenu");
  const before = requestCount;
  await page.waitForTimeout(1000);
  expect(requestCount).toBe(before);
  await page.unroute(texts);
  await page.getByRole("button", { name: "Recharger la page" }).click();
  await expect(title(page)).toHaveText("Comment venir");
  faults.length = 0;
});

test("losing the network and having it back is told in passing; the footer's choice does not take the page away", async ({
  page,
  context,
}) => {
  await page.route("**/assets/consent-dialog*.js", (route) => route.abort());
  const popups = page.waitForResponse("**/assets/shown-popups*.js");
  await openGroup(page, OPTICIAN);
  await popups;
  await context.setOffline(true);
  await expect(page.getByText("Il n’y a plus de réseau.").first()).toBeVisible();
  await page.getByRole("button", { name: "Gérer les cookies" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("La connexion au réseau a échoué.");
  await expect(cards(page).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("La connexion est revenue.").first()).toBeVisible();
});

test("nothing leads away from a page while no other can be opened", async ({ page, context }) => {
  await page.clock.install();
  await page.goto(`/${OPTICIAN}/nothing-here?locale=fr`);
  await expect(title(page)).toHaveText("Cette page n’existe pas");
  await context.setOffline(true);
  await page.getByRole("combobox", { name: "Langue" }).selectOption("en");
  await expect(page.getByRole("combobox", { name: "Langue" })).toHaveValue("fr");
  await page.clock.runFor(11_000);
  await expect(title(page)).toHaveText("Cette page n’existe pas");
  await context.setOffline(false);
  await page.waitForURL(/\/home\?locale=fr$/);
});
