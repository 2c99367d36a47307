import { expect } from "@playwright/test";
import { startOpenIdProvider } from "../apps/server/src/testing/openid-provider.ts";
import { test } from "./steps/journey.ts";
import { openManage, openSalon, save, saveIt } from "./steps/owner.ts";

test("an owner sets up single sign-on: the test names the wrong secret, then everything is in order", async ({
  page,
}) => {
  const urlname = await openSalon();
  const site = `http://127.0.0.1:${process.env["E2E_PORT"]}`;
  const client = { client_id: "salon", client_secret: "entre deux machines" };
  const provider = await startOpenIdProvider([
    { ...client, redirect_uris: [`${site}/${urlname}/sso/callback`] },
  ]);
  try {
    await openManage(page, urlname, "/sso");
    await page.getByRole("checkbox", { name: "Connexion par un fournisseur OpenID" }).check();
    await page.getByRole("textbox", { name: "Adresse du fournisseur" }).fill(provider.issuer);
    await page.getByRole("textbox", { name: "Identifiant client" }).fill(client.client_id);
    await page.getByLabel("Secret client").fill("guessed");
    const test = page.getByRole("button", { name: "Tester la connexion" });
    await test.click();
    await expect(page.getByRole("alert")).toContainText("L’identifiant et le secret – échec");
    await expect(page.getByRole("alert")).toContainText("L’adresse de retour – en ordre");
    await page.getByLabel("Secret client").fill(client.client_secret);
    await test.click();
    await expect(page.getByText("Tout est en ordre.")).toBeVisible();
    await saveIt(page);
    await page.reload();
    await expect(page.getByLabel("Secret client")).toHaveValue("");
    await expect(page.getByText("Un secret est enregistré")).toBeVisible();
    // Without a typed secret the stored one is tested.
    await test.click();
    await expect(page.getByText("Tout est en ordre.")).toBeVisible();
  } finally {
    await provider.stop();
  }
});

test("an owner changes the address of the pages, and goes on there without logging in again", async ({
  page,
}) => {
  const urlname = await openSalon();
  await openManage(page, urlname, "/settings");
  const address = page.getByRole("textbox", { name: "Adresse de la page" });
  await address.fill(`${urlname}-neuf`);
  await expect(page.getByText(/Une fois enregistré, votre page sera ici/)).toBeVisible();
  await page.getByRole("combobox", { name: "Pays" }).selectOption("BE");
  await save(page).click();
  await expect(page).toHaveURL(new RegExp(`/${urlname}-neuf/manage/settings`));
  await expect(address).toHaveValue(`${urlname}-neuf`);
  await expect(page.getByRole("combobox", { name: "Pays" })).toHaveValue("BE");
  expect((await page.request.get(`/${urlname}`)).status()).toBe(404);
});
