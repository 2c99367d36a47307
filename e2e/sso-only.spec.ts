import { expect, type Page } from "@playwright/test";
import type { OpenIdProvider } from "../apps/server/src/testing/openid-provider.ts";
import { logOut, PASSWORD } from "./steps/account.ts";
import { test } from "./steps/journey.ts";
import { logInAtProvider, startSsoGroup } from "./steps/sso-group.ts";
import { bookButton, chooseService, chooseSlot, fillIn, newPerson, title } from "./steps/visitor.ts";

const TOWN = "mairie-du-parc";

let provider: OpenIdProvider;
test.beforeAll(async () => {
  const pros = [{ email: "agente@parc.example", password: PASSWORD, role: "pro" }];
  provider = await startSsoGroup(TOWN, { deployment: "sso" }, { pros });
  provider.people.set("citoyenne", { email: "citoyenne@courriel.example", email_verified: true });
  provider.people.set("agente", { email: "agente@parc.example", email_verified: true });
});
test.afterAll(() => provider.stop());

const toProvider = (page: Page) => page.getByRole("link", { name: "Continuer avec mon compte citoyen" });

test("a citizen is led to log in, comes back into the booking, books, and logs out everywhere", async ({
  page,
}) => {
  await page.goto(`/${TOWN}?locale=fr&websource=affiche`);
  await expect(page).toHaveURL(/\/book\/login\?locale=fr&websource=affiche$/);
  const banner = page.getByRole("banner");
  await expect(banner.getByText("Mairie du Parc")).toBeVisible();
  await expect(banner.getByRole("link")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await toProvider(page).click();
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/`));
  await logInAtProvider(page, "citoyenne");

  await expect(page).toHaveURL(/\/book\/intervention_ids\?locale=fr&websource=affiche$/);
  await expect(banner.getByRole("link", { name: "Mairie du Parc" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await chooseService(page);
  await chooseSlot(page);
  // The provider gave no address, so the client types their own.
  await expect(page.locator('[name="email"]')).toHaveValue("");
  await expect(page.locator('[name="email"]')).toBeEditable();
  const person = newPerson();
  await fillIn(page, person);
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);

  // The page says where the address and the password can be changed, and shows no form for them.
  await page.goto(`/${TOWN}/fiches?locale=fr`);
  await page.getByRole("tab", { name: "Paramètres" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("citoyenne@courriel.example");
  await expect(page.getByRole("tabpanel")).toContainText("pas sur cette page");
  await expect(page.getByRole("tabpanel").getByRole("textbox")).toHaveCount(0);

  await page.goto(`/${TOWN}?locale=fr`);
  await expect(page).toHaveURL(/\/book\/intervention_ids/);
  await logOut(page);
  // The provider asks for a confirmation too.
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/`));
  await page.getByRole("button", { name: /^Yes/ }).click();
  await expect(page).toHaveURL(new RegExp(`/${TOWN}/login\\?locale=fr$`));
  await expect(toProvider(page)).toBeVisible();
  await page.goto(`/${TOWN}?locale=fr`);
  await expect(page).toHaveURL(/\/book\/login/);
  await toProvider(page).click();
  await expect(page.locator('[name="login"]')).toBeVisible();
});

test("a page that needed the login comes after it as it was asked for, for clients and for professionals", async ({
  page,
}) => {
  for (const [who, path] of [
    ["citoyenne", "fiches?locale=fr&websource=affiche"],
    ["agente", "manage/statistics?locale=fr&login=1&from=2026-01-01&until=2026-01-31"],
  ] as const) {
    await page.context().clearCookies();
    await page.goto(`/${TOWN}/${path}`);
    await expect(page).toHaveURL(/\/login/);
    await toProvider(page).click();
    await logInAtProvider(page, who);
    await expect(page).toHaveURL(`/${TOWN}/${path}`);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test("no client is offered a password that the organisation's own login knows nothing of", async ({
  page,
}) => {
  await page.goto(`/${TOWN}/login?locale=fr`);
  await page.getByText("Vous êtes un professionnel ?").click();
  await expect(page.locator("#login-password")).toBeVisible();
  await page.getByRole("link", { name: "Mot de passe oublié ?" }).click();
  await expect(page.getByText("Indiquez l’adresse de votre accès professionnel")).toBeVisible();
  await page.getByRole("link", { name: "Se connecter" }).last().click();
  await expect(toProvider(page)).toBeVisible();
});

test("a client who gives up at the provider is told so, and may begin again", async ({ page }) => {
  await page.goto(`/${TOWN}/login?locale=fr`);
  await toProvider(page).click();
  await page.getByRole("link", { name: /Cancel/ }).click();
  await expect(page).toHaveURL(new RegExp(`/${TOWN}/login\\?sso=denied&locale=fr$`));
  await expect(page.getByText("La connexion a été annulée")).toBeVisible();
  await toProvider(page).click();
  await logInAtProvider(page, "inconnu");
  await expect(page).toHaveURL(/\/book\/intervention_ids\?locale=fr$/);
  // The provider gave no address, so the page shows neither an address nor a password to change.
  await page.goto(`/${TOWN}/fiches?locale=fr`);
  await expect(title(page)).toHaveText("Mes informations");
  await expect(page.locator('[name="lastname"]')).toBeVisible();
  await expect(page.getByRole("tab", { name: "Paramètres" })).toHaveCount(0);
});
