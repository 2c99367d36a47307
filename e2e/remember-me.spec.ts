import { expect, type Page } from "@playwright/test";
import { logIn, logOut, PASSWORD } from "./steps/account.ts";
import { test } from "./steps/journey.ts";
import { openManage, openSalon } from "./steps/owner.ts";
import { title } from "./steps/visitor.ts";

const GROUP = "mutuelle-du-parc";
const PAUL = "paul.arnaud@courriel.example";

async function openTab(page: Page, screen: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(`/${GROUP}/${screen}?locale=fr`);
  return tab;
}

test("with the login kept a client is logged in in every tab, and in none after logging out in one", async ({
  page,
}) => {
  await page.goto(`/${GROUP}/login?locale=fr`);
  await page.getByRole("checkbox", { name: /^Rester connecté/ }).check();
  await logIn(page, PAUL, PASSWORD);
  await expect(page).toHaveURL(/\/book\//);

  const list = await openTab(page, "appointments");
  await expect(title(list)).toHaveText("Mes rendez-vous");
  const people = await openTab(page, "fiches");
  await expect(title(people)).toHaveText("Mes informations");

  await logOut(page);
  await expect(title(page)).toHaveText("Se connecter");
  for (const tab of [list, people]) {
    await expect(title(tab)).toHaveText("Se connecter");
    await tab.reload();
    await expect(title(tab)).toHaveText("Se connecter");
  }
});

test("without it a professional's new tab takes the login of the open one over, until they log out", async ({
  page,
}) => {
  const urlname = await openSalon();
  await openManage(page, urlname, "/calendars");
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: "Anna Roux" }).click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(title(tab)).toHaveText("Anna Roux");
  await logOut(tab);
  await expect(title(tab)).toHaveText("Se connecter");
  await expect(title(page)).toHaveText("Se connecter");
  await page.reload();
  await expect(title(page)).toHaveText("Se connecter");
});

test("without it a client is logged in in their own tab alone", async ({ page }) => {
  await page.goto(`/${GROUP}/login?locale=fr`);
  await logIn(page, PAUL, PASSWORD);
  await expect(page).toHaveURL(/\/book\//);
  const list = await openTab(page, "appointments");
  await expect(title(list)).toHaveText("Se connecter");
  await page.reload();
  await expect(page.getByRole("banner").getByRole("button", { name: "Mon compte" })).toBeVisible();
});
