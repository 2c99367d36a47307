import { expect } from "@playwright/test";
import { deploy } from "./steps/deploy.ts";
import { test } from "./steps/journey.ts";
import {
  bookButton,
  chooseService,
  chooseSlot,
  fillIn,
  newPerson,
  openGroup,
  title,
} from "./steps/visitor.ts";

const OPTICIAN = "optique-belvue-marseille";

// Prefetched files would be loaded before the update; with data saving on, the page prefetches nothing.
test.beforeEach(async ({ page }) => {
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
});

test("a visitor goes on booking in a tab under which a new version was deployed", async ({
  page,
  faults,
}) => {
  let pages = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  await openGroup(page, OPTICIAN);
  await deploy(page);
  await chooseService(page);
  await chooseSlot(page);
  expect(pages).toBe(2);
  await fillIn(page, newPerson());
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  expect(pages).toBe(2);
  faults.length = 0;
});

test("a map whose program is gone comes with the new version", async ({ page, faults }) => {
  let pages = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  // This screen loads, but draws no map.
  await page.goto(`/${OPTICIAN}/map/0?locale=fr`);
  await expect(page.getByRole("main")).toContainText("Aucune adresse");
  await deploy(page);
  await page.getByRole("button", { name: "Retour" }).click();
  const drawing = page.waitForResponse(/\/assets-\d+\/draw-map-[\w-]+\.js$/);
  await page.getByRole("banner").getByRole("link", { name: "Voir sur la carte" }).click();
  await drawing;
  await expect(title(page)).toHaveText("Comment venir");
  expect(pages).toBe(2);
  await page.waitForLoadState("networkidle");
  faults.length = 0;
});

test("where a page does well without what is gone, the next screen is of the new version", async ({
  page,
  faults,
}) => {
  await openGroup(page, OPTICIAN);
  await chooseService(page);
  await chooseSlot(page);
  await expect(page.locator('[name="lastname"]')).toBeVisible();
  await deploy(page);
  let pages = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  // The file of the leave guard, which typing loads, no longer exists.
  const pageRequest = page.waitForResponse(
    (answer) => !/\/(?:assets|api)\b/.test(new URL(answer.url()).pathname),
  );
  await page.locator('[name="lastname"]').fill("Dubois");
  await pageRequest;
  await page.waitForTimeout(500);
  expect(pages).toBe(0);
  await page.getByRole("banner").getByRole("link", { name: "Retour" }).click();
  await expect(title(page)).toHaveText("Choisissez un horaire");
  await expect.poll(() => pages).toBe(1);
  await chooseSlot(page);
  await expect(page.locator('[name="lastname"]')).toHaveValue("Dubois");
  expect(pages).toBe(1);
  // Prefetches are still under way.
  await page.waitForLoadState("networkidle");
  faults.length = 0;
});

test("a screen whose file is missing in every version says so, after one more try", async ({
  page,
  faults,
}) => {
  await openGroup(page, OPTICIAN);
  await deploy(page);
  await page.route("**/map-page-*.js", (route) => route.fulfill({ status: 404 }));
  let pages = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  await page.getByRole("banner").getByRole("link", { name: "Voir sur la carte" }).click();
  await expect(title(page)).toHaveText("Un problème est survenu");
  await page.waitForTimeout(1000);
  expect(pages).toBe(1);
  await page.getByRole("button", { name: "Recharger la page" }).click();
  await expect(title(page)).toHaveText("Un problème est survenu");
  expect(pages).toBe(2);
  faults.length = 0;
});
