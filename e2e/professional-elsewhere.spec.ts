import { expect } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";

const HEAD_OFFICE = "siege@optique-belvue.example";
const PASSWORD = "Regard@Belvue78";

test("a professional goes on logged in among their own groups, and ends their session before another's page", async ({
  page,
}) => {
  await page.goto("/optique-belvue-nantes/login?locale=fr");
  await logIn(page, HEAD_OFFICE, PASSWORD);
  await expect(page).toHaveURL(/\/calendar/);

  await page.goto("/optique-belvue-bordeaux?locale=fr");
  await expect(page.getByRole("banner").getByRole("button", { name: "Mon compte" })).toBeVisible();
  await page.goto("/optique-belvue-nantes?locale=fr");
  await expect(page.getByRole("banner").getByRole("button", { name: "Mon compte" })).toBeVisible();

  await page.goto("/atelier-margaux?locale=fr");
  const question = page.getByRole("dialog", { name: "Vous êtes connecté comme professionnel" });
  await expect(question).toContainText("Optique Belvue Nantes");
  await expectNoBarrier(page);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/optique-belvue-nantes/);

  await page.goto("/atelier-margaux/calendar?locale=fr");
  await question.getByRole("link", { name: /^Retour/ }).click();
  await expect(page).toHaveURL(/optique-belvue-nantes/);
  await expect(page.getByRole("banner").getByRole("button", { name: "Mon compte" })).toBeVisible();

  await page.goto("/atelier-margaux?locale=fr");
  await question.getByRole("button", { name: "Me déconnecter et continuer" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole("link", { name: "Se connecter" })).toBeVisible();
  await page.goto("/optique-belvue-nantes?locale=fr");
  await expect(page.getByRole("link", { name: "Se connecter" })).toBeVisible();
});
