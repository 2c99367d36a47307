import { expect, type Page } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { openManage, openSalon, save, saveIt } from "./steps/owner.ts";

const main = (page: Page) => page.getByRole("main");
const box = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });

/** What a visitor can choose, on a page of their own. */
async function offered(page: Page, urlname: string): Promise<string> {
  const visitor = await page.context().browser()?.newContext();
  if (!visitor) throw new Error("The browser has gone.");
  const visit = await visitor.newPage();
  await visit.goto(`/${urlname}/book?locale=fr`);
  await expect(visit.getByRole("main").getByRole("listitem").first()).toBeVisible();
  const text = await visit.getByRole("main").innerText();
  await visitor.close();
  return text;
}

test("an owner changes a service, archives it and brings it back, and visitors see it at once", async ({
  page,
}) => {
  const urlname = await openSalon();
  await openManage(page, urlname, "");
  await expectNoBarrier(page);
  await main(page).getByRole("link", { name: "Prestations et tarifs" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Prestations");
  await expectNoBarrier(page);
  await main(page).getByRole("link", { name: "Coupe", exact: true }).click();
  await expect(box(page, "Prix")).toHaveValue("25");
  await expectNoBarrier(page);
  const names = page.getByRole("group", { name: "Nom pour les clients" });
  await names.getByRole("textbox", { name: "Français" }).fill("Coupe au rasoir");
  await box(page, "Prix").fill("31,50");
  await box(page, "Durée").fill("bientôt");
  await save(page).click();
  await expect(box(page, "Durée")).toBeFocused();
  await expect(main(page)).toContainText("Saisissez un nombre entier.");
  await box(page, "Durée").fill("45");
  await saveIt(page);
  const seen = await offered(page, urlname);
  expect(seen).toContain("Coupe au rasoir");
  expect(seen.replaceAll(/\s/g, " ")).toMatch(/45 min .* 31,50 €|45 min.*31,50 €/);

  await page.goBack();
  const more = main(page).getByRole("button", { name: "Plus d’actions pour Coupe au rasoir" });
  await more.click();
  await page.getByRole("button", { name: "Archiver", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Archiver" }).click();
  await expect(more).toHaveCount(0);
  expect(await offered(page, urlname)).not.toContain("Coupe au rasoir");
  await main(page).getByText("Archivé", { exact: true }).click();
  await more.click();
  await page.getByRole("button", { name: "Remettre", exact: true }).click();
  await expect(more).toHaveCount(0);
  expect(await offered(page, urlname)).toContain("Coupe au rasoir");
});

test("two owners change one service, and both changes are kept", async ({ page, browser }) => {
  const urlname = await openSalon();
  await openManage(page, urlname, "/interventions");
  await main(page).getByRole("link", { name: "Soin", exact: true }).click();
  await expect(box(page, "Prix")).toHaveValue("40");
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openManage(other, urlname, "/interventions", "deux");
  await main(other).getByRole("link", { name: "Soin", exact: true }).click();
  await box(other, "Prix").fill("42");
  await box(other, "Durée").fill("75");
  await saveIt(other);
  await elsewhere.close();

  await box(page, "Prix").fill("45");
  await box(page, "Temps gardé libre après").fill("10");
  await save(page).click();
  const told = page.getByRole("alert");
  await expect(told).toContainText("Quelqu’un l’a modifié entre-temps");
  await expect(box(page, "Durée")).toHaveValue("75");
  await expectNoBarrier(page);
  await told.getByRole("radio", { name: /^L’autre/ }).check();
  await expect(box(page, "Prix")).toHaveValue("42");
  await saveIt(page);
  await page.reload();
  await expect(box(page, "Prix")).toHaveValue("42");
  await expect(box(page, "Durée")).toHaveValue("75");
  await expect(box(page, "Temps gardé libre après")).toHaveValue("10");
});

test("a professional who owns nothing has no back office", async ({ page }) => {
  const email = "aide@exemple.fr";
  const pros = [{ email, password: "Coquelicot-7", role: "pro" }];
  const urlname = await openSalon({ pros });
  await page.goto(`/${urlname}/login?locale=fr`);
  await page.locator("#login-email").fill(email);
  await page.locator("#login-password").fill("Coquelicot-7");
  await page.locator("#login-password").press("Enter");
  await expect(page).toHaveURL(/\/book\//);
  await page.getByRole("banner").getByRole("button", { name: "Mon compte" }).click();
  await expect(page.getByRole("link", { name: "Clients" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Gestion" })).toHaveCount(0);
  await page.goto(`/${urlname}/manage/interventions?locale=fr`);
  await expect(page).toHaveURL(/\/book\//);
});
