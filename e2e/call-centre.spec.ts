import { expect, type Page } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { bookButton, chooseService, chooseSlot, title } from "./steps/visitor.ts";

const GROUP = "standard-du-lac";
const NUMBER = encodeURIComponent("fiche[firstphone]");

const search = (page: Page) => page.getByRole("searchbox", { name: "Chercher une personne" });
const found = (page: Page) => page.getByRole("list", { name: "Personnes trouvées" }).getByRole("button");
const comment = (page: Page) => page.getByRole("textbox", { name: "Commentaire" });

async function arrive(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`/${GROUP}/login?locale=fr`);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/calendar/);
  await page.goto(`/${GROUP}/${path}${path.includes("?") ? "&" : "?"}locale=fr`);
  await expect(page).toHaveURL(/book\/\w|search_fiche/);
}

test("a call-centre agent books on behalf of a caller, whose number the telephone has put into the link", async ({
  page,
}) => {
  await arrive(page, "standard@lac.example", `book?${NUMBER}=${encodeURIComponent("0639984012")}`);
  // The list contains the services that only call centres offer.
  await expect(page.getByRole("main")).toContainText("Rappel par téléphone");
  await chooseService(page, "Rappel par téléphone");
  await chooseSlot(page);
  await expect(search(page)).toHaveValue("0639984012");
  await expect(found(page)).toHaveText([/^Odile Roux/]);
  await found(page).click();
  await comment(page).fill("Rappeler plutôt le matin.");
  await expectNoBarrier(page);
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  await expect(page.getByRole("main")).toContainText("Odile Roux");
});

test("a caller whom nobody knows is added under the number that was searched for", async ({ page }) => {
  const number = `06 39 98 ${String(5000 + Math.floor(Math.random() * 4999)).replace(/(..)(..)/, "$1 $2")}`;
  await arrive(page, "standard@lac.example", "book");
  await chooseService(page, "Visite");
  await chooseSlot(page);
  await search(page).fill(number);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Personne ne correspond.")).toBeVisible();
  await page.getByRole("button", { name: "Nouvelle personne" }).click();
  await expect(page.locator('[name="firstphone"]')).toHaveValue(number);
  await page.locator('[name="lastname"]').fill("Nouvelle");
  await page.locator('[name="firstname"]').fill("Voix");
  await page.locator('[name="email"]').fill(`voix.${Date.now()}@exemple.fr`);
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  await expect(page.getByRole("main")).toContainText("Voix Nouvelle");
});

test("the number opens the caller's record, from where the next appointment is booked", async ({ page }) => {
  await arrive(page, "standard@lac.example", `search_fiche?${NUMBER}=${encodeURIComponent("+33639984012")}`);
  await expect(found(page)).toHaveText([/^Odile Roux/]);
  await found(page).click();
  await expect(page.locator("#record-name")).toHaveText(/Odile Roux/);
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Prendre rendez-vous" }).click();
  await chooseService(page, "Visite");
  await chooseSlot(page);
  await expect(page.getByRole("button", { name: "Changer de personne" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Odile Roux");
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
});

test("somebody's record that is given another's number says so before it is saved", async ({ page }) => {
  await arrive(page, "standard@lac.example", "search_fiche/new");
  const lastname = `Ligne${Date.now()}`;
  const answers = {
    lastname,
    firstname: "Ada",
    email: `${lastname}@exemple.fr`,
    firstphone: "06 39 98 49 98",
  };
  for (const [field, value] of Object.entries(answers)) await page.locator(`[name="${field}"]`).fill(value);
  await page.getByRole("main").locator('button[type="submit"]').click();
  await expect(page.locator("#record-name")).toHaveText(new RegExp(lastname));
  await page.getByRole("radio", { name: "Coordonnées" }).check({ force: true });
  await page.locator('[name="firstphone"]').fill("06 39 98 40 12");
  await expect(page.getByText("Vous connaissez peut-être déjà cette personne")).toBeVisible();
  await expect(page.getByRole("button", { name: "Odile Roux" })).toBeVisible();
  await expect(page.getByRole("button", { name: `Ada ${lastname}` })).toHaveCount(0);
});

test("a professional who is no agent sees neither the unnamed services nor the comment", async ({ page }) => {
  await arrive(page, "accueil@lac.example", "book");
  await chooseService(page, "Visite");
  await chooseSlot(page);
  await expect(search(page)).toBeVisible();
  await expect(comment(page)).toHaveCount(0);
  await page.goto(`/${GROUP}/book?locale=fr`);
  await expect(page.getByRole("main")).not.toContainText("Rappel par téléphone");
});
