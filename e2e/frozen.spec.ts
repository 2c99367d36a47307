import { expect, type Page } from "@playwright/test";
import { type HostSite, openHostSite } from "./steps/host-page.ts";
import { test } from "./steps/journey.ts";
import { chooseSlot, title } from "./steps/visitor.ts";

const GROUP = "maison-du-sourire";
const FIXED = "locale=fr&intervention_externids=controle&calendar_externid=anna";

let host: HostSite;
test.beforeAll(async () => {
  host = await openHostSite();
});
test.afterAll(() => host.close());

function change(page: Page, what: string) {
  return page.getByRole("complementary").getByRole("link", { name: new RegExp(`^Modifier\\s*: ${what}`) });
}

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/${GROUP}?${query}`);
  await expect(page).toHaveURL(`/${GROUP}/book/slots?${query}`);
  await expect(title(page)).toBeVisible();
}

test("what a link has answered may be changed, and the steps it skips are struck out", async ({ page }) => {
  await open(page, FIXED);
  const stepper = page.getByRole("navigation", { name: "Étapes de la réservation" });
  await expect(stepper.getByRole("link")).toHaveCount(0);
  await change(page, "Prestation").click();
  await expect(page).toHaveURL(/\/book\/intervention_ids/);
  await page.getByRole("button", { name: /Détartrage/ }).click();
  await expect(page).toHaveURL(/\/book\/slots/);
  await expect(page.getByRole("complementary")).toContainText("Détartrage");
  await expect(page.getByRole("complementary")).toContainText("Anna Costa");
  await change(page, "Avec").click();
  await page.getByRole("button", { name: /Boris Lang/ }).click();
  await expect(page).toHaveURL(/\/book\/slots/);
  await expect(page.getByRole("complementary")).toContainText("Boris Lang");
});

test("what it freezes may not, what the visitor chooses may", async ({ page }) => {
  await open(page, `${FIXED}&freeze=interventions`);
  await expect(change(page, "Avec")).toBeVisible();
  await expect(change(page, "Prestation")).toHaveCount(0);
  await open(page, `${FIXED}&freeze=True`);
  await expect(page.getByRole("complementary")).toContainText("Anna Costa");
  await expect(page.getByRole("complementary").getByRole("link")).toHaveCount(0);
  await chooseSlot(page);
  await expect(change(page, "Prestation")).toHaveCount(0);
  await change(page, "Date et heure").click();
  await expect(page).toHaveURL(/\/book\/slots/);
  // Its address does not open it either.
  await page.goto(`/${GROUP}/book/intervention_ids?${FIXED}&freeze=True`);
  await expect(page).toHaveURL(/\/book\/slots/);
});

test("in a frame, what the host's link has fixed is changed on the host's own page", async ({
  page,
  baseURL,
}) => {
  const address = `${baseURL}/${GROUP}?${FIXED}&freeze=1&modify_url=${encodeURIComponent(`${host.origin}/choisir?x=1`)}`;
  await page.goto(host.embedding(address));
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  await frame.getByRole("link", { name: /^Modifier\s*: Prestation/ }).click();
  await expect(page).toHaveURL(`${host.origin}/choisir?x=1`);
});
