import { expect, test } from "@playwright/test";
import { linkOf, logIn, logOut } from "./steps/account.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { chooseService, chooseSlot, title } from "./steps/visitor.ts";

const PAUL = "paul.arnaud@courriel.example";
const HOURIA = "houria.mansour@courriel.example";

test("whoever logs out in the middle of a booking sees the login screen, and nothing of what they chose", async ({
  page,
}) => {
  await page.goto("/mutuelle-du-parc?locale=fr&websource=affiche");
  await logIn(page, PAUL);
  await expect(page).toHaveURL(/\/book\/intervention_ids/);
  await chooseService(page, "Devis");
  await chooseSlot(page);
  await page.locator("#comments").fill("Avec mon fils.");
  await logOut(page);
  await expect(page).toHaveURL(/\/mutuelle-du-parc\/login\?locale=fr&websource=affiche$/);
  await expect(title(page)).toHaveText("Se connecter");
  await expect(page.getByText("expiré")).toBeHidden();
  const kept = await page.evaluate<string>("JSON.stringify({ ...sessionStorage, ...localStorage })");
  expect(kept).not.toContain("Avec mon fils.");
  expect(kept).not.toContain("arnaud");

  await page.goBack();
  await expect(title(page)).toBeVisible();
  await expect(page.getByText("Arnaud")).toBeHidden();
  await expect(page.locator("#comments")).toBeHidden();
});

test("whoever leaves a chain store is told that they are logged out, and where to come back", async ({
  page,
}) => {
  await page.goto("/optique-belvue-marseille/login?locale=fr");
  await page.locator("#reset-email").fill(HOURIA);
  await page.locator("#reset-email").press("Enter");
  const [mail] = await waitForMails(HOURIA, 1);
  await page.goto(linkOf(mail));
  await page.getByRole("button", { name: "Me connecter" }).click();
  await expect(page).toHaveURL(/\/book\/intervention/);
  await logOut(page);
  await expect(page).toHaveURL(/\/disconnected/);
  await expect(title(page)).toHaveText("Vous êtes déconnecté");
  await expect(page.getByRole("banner")).toBeHidden();
  await page.goto("/optique-belvue-marseille?locale=fr");
  await expect(page.getByRole("link", { name: "Se connecter" })).toBeVisible();
});
