import { expect, type Page } from "@playwright/test";
import type { OpenIdProvider } from "../apps/server/src/testing/openid-provider.ts";
import { logIn, PASSWORD } from "./steps/account.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { logInAtProvider, startSsoGroup } from "./steps/sso-group.ts";

const banner = (page: Page) => page.getByRole("banner");
const menu = (page: Page) => page.getByRole("dialog", { name: "Mon compte" });

test("a professional of several groups goes from one to the other, with the keyboard", async ({ page }) => {
  await page.goto("/optique-belvue-nantes/login?locale=fr");
  await logIn(page, "siege@optique-belvue.example", "Regard@Belvue78");
  await expect(page).toHaveURL(/optique-belvue-nantes\/calendar/);
  await expect(banner(page).getByRole("link", { name: "Accueil" })).toHaveCount(0);
  await banner(page).getByRole("button", { name: "Optique Belvue Nantes" }).focus();
  await page.keyboard.press("Enter");
  const groups = page.getByRole("list", { name: "Changer d’établissement" }).getByRole("link");
  await expect(groups).toHaveCount(2);
  await expect(groups.first()).toContainText("Optique Belvue Bordeaux");
  await expect(groups.first()).toContainText("optique-belvue-bordeaux");
  await expectNoBarrier(page);
  await groups.first().focus();
  await page.keyboard.press("Enter");
  // The professional is still logged in, and the calendar is that group's.
  await expect(page).toHaveURL(/\/optique-belvue-bordeaux\/calendar/);
  await expect(page.getByRole("grid")).toBeVisible();
});

test("a professional of one group is offered no other", async ({ page }) => {
  await page.goto("/optique-belvue-bordeaux/login?locale=fr");
  await logIn(page, "bordeaux@optique-belvue.example", "Regard@Belvue78");
  await expect(page).toHaveURL(/\/calendar/);
  await banner(page).getByRole("button", { name: "Mon compte" }).click();
  await expect(menu(page)).toContainText("bordeaux@optique-belvue.example");
  await expect(page.getByText("Changer d’établissement")).toHaveCount(0);
});

test.describe("by the organisation's single sign-on", () => {
  const TOWN = "mairie-des-agents";
  let provider: OpenIdProvider;
  test.beforeAll(async () => {
    const pros = [{ email: "agent@mairie.example", password: PASSWORD, role: "pro" }];
    provider = await startSsoGroup(TOWN, {}, { pros });
    provider.people.set("agent", { email: "agent@mairie.example", email_verified: true });
    provider.people.set("inconnu", { email: "agent@mairie.example", email_verified: false });
  });
  test.afterAll(() => provider.stop());

  test("a professional logs in with a verified address and sees their day", async ({ page }) => {
    await page.goto(`/${TOWN}/login?locale=fr`);
    await page.getByRole("link", { name: "Continuer avec mon compte citoyen" }).click();
    await logInAtProvider(page, "agent");
    await expect(page).toHaveURL(/\/calendar/);
    await banner(page).getByRole("link", { name: "Agenda" }).click();
    await expect(page).toHaveURL(new RegExp(`/${TOWN}/calendar`));
    await expect(page.getByRole("grid")).toBeVisible();
  });

  test("an address that nobody has verified makes no professional", async ({ page }) => {
    await page.goto(`/${TOWN}/login?locale=fr`);
    await page.getByRole("link", { name: "Continuer avec mon compte citoyen" }).click();
    await logInAtProvider(page, "inconnu");
    await expect(page).toHaveURL(/\/book\/\w/);
    await page.goto(`/${TOWN}/calendar?locale=fr`);
    await expect(page).not.toHaveURL(/calendar/);
  });
});
