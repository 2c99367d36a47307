import { expect, type Page } from "@playwright/test";
import { expectNoBarrier, expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { bookByLink, newPerson, openGroup, title } from "./steps/visitor.ts";

const SALON = "atelier-margaux";
const TILES = `http://127.0.0.1:${process.env["E2E_TILES_PORT"]}/**`;

function mapButton(page: Page) {
  return page.getByRole("banner").getByRole("link", { name: "Voir sur la carte" });
}

function theMap(page: Page) {
  return page.getByRole("main").getByRole("region", { name: "Carte des environs" });
}

test("no tile is asked for before the map is opened; it is closed to the same step", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await openGroup(page, SALON);
  await page.waitForLoadState("networkidle");
  const step = page.url();
  expect(requests.filter((url) => /leaflet|draw-map|\.png/.test(url))).toEqual([]);
  await mapButton(page).click();
  await expect(title(page)).toHaveText("Comment venir");
  await expect(title(page)).toBeFocused();
  await expect(theMap(page)).toBeVisible();
  await expect(theMap(page).locator("img.leaflet-tile-loaded").first()).toBeVisible();
  expect(requests.some((url) => /\/16\/\d+\/\d+\.png$/.test(url))).toBe(true);
  await expect(theMap(page).getByRole("link", { name: "Example tiles" })).toHaveAttribute("target", "_blank");
  await expect(mapButton(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Retour" }).click();
  await expect(page).toHaveURL(step);
});

test("the home page shows the map as well, once one comes to the address", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(`/${SALON}/home?locale=fr`);
  await page.waitForLoadState("networkidle");
  expect(requests.filter((url) => /leaflet|draw-map|\/16\/.*\.png/.test(url))).toEqual([]);
  await page.getByRole("heading", { name: "Nous trouver" }).scrollIntoViewIfNeeded();
  await expect(theMap(page).locator("img.leaflet-tile-loaded").first()).toBeVisible();
  await expectNoBarrier(page);
});

test("the map keeps what is booked: back from it, the confirmation is there again", async ({ page }) => {
  await bookByLink(page, "optique-belvue-nantes", newPerson());
  await page.getByRole("main").getByRole("link", { name: "Itinéraire" }).click();
  await expect(title(page)).toHaveText("Comment venir");
  await expect(page.getByRole("main")).toContainText("44000 Nantes");
  await page.getByRole("button", { name: "Retour" }).click();
  await expect(title(page)).toHaveText(/confirmé/);
});

test("the map can be moved and enlarged by keyboard, and nothing bars the way at any width", async ({
  page,
}) => {
  await page.goto(`/${SALON}/map?locale=fr`);
  const nearer = theMap(page).getByRole("button", { name: "Agrandir la carte" });
  await expect(nearer).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoBarrier(page);
  const pin = theMap(page).locator("svg").last();
  const before = await pin.boundingBox();
  await theMap(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await pin.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  const wider = page.waitForRequest(/\/17\/\d+\/\d+\.png$/);
  await page.keyboard.press("Tab");
  await expect(nearer).toBeFocused();
  await page.keyboard.press("Enter");
  await wider;
});

for (const [name, blocked] of [
  ["its tiles", TILES],
  ["its own program", "**/assets/draw-map-*.js"],
] as const)
  test(`a map that does not get ${name} gives way to the address, and may be tried again`, async ({
    page,
  }) => {
    await page.route(blocked, (route) => route.abort());
    await page.goto(`/${SALON}/map?locale=fr`);
    await expect(page.getByRole("main")).toContainText("La carte ne peut pas s’afficher");
    await expect(theMap(page)).toHaveCount(0);
    const main = page.getByRole("main");
    await expect(main).toContainText("7 rue des Filatiers, 31000 Toulouse");
    await expect(main.getByRole("link", { name: /^OpenStreetMap/ })).toHaveAttribute(
      "href",
      /directions\?to=/,
    );
    await expectNoBarrier(page);
    await page.unroute(blocked);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(theMap(page)).toBeVisible();
  });

test("tiles that take too long are not waited for", async ({ page }) => {
  await page.clock.install();
  await page.route(TILES, () => undefined);
  await page.goto(`/${SALON}/map?locale=fr`);
  await expect(page.getByRole("main")).toContainText("Chargement");
  await page.clock.runFor(11_000);
  await expect(page.getByRole("main")).toContainText("La carte ne peut pas s’afficher");
});
