import { expect, type Request } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { openGroup, title } from "./steps/visitor.ts";

const DOOR = /réservée aux (clients|patients) de/;

test.use({ viewport: { width: 320, height: 800 } });

function isRegistering(request: Request): boolean {
  return request.method() === "POST" && new URL(request.url()).pathname.endsWith("/accounts");
}

test("a group that books only for whom it knows says so before the first choice, with its phone", async ({
  page,
}) => {
  await openGroup(page, "club-du-quai");
  await expect(page.getByText("réservée aux clients de Club du Quai")).toBeVisible();
  await expect(page.getByRole("link", { name: "Appeler le 05 36 49 20 11" })).toBeVisible();
  await expectNoBarrier(page);
  await openGroup(page, "cabinet-du-val", "locale=en");
  await expect(page.getByText("reserved for patients of Cabinet du Val")).toBeVisible();
  await openGroup(page, "cabinet-du-pre");
  await expect(page.getByText(DOOR)).toBeHidden();
});

test("it says so at its login, as a screen and as a step, and when registering", async ({ page }) => {
  for (const path of ["login", "register", "book/login"]) {
    await page.goto(`/credit-du-vallon-lille/${path}?locale=fr`);
    await expect(page.getByText(DOOR)).toBeVisible();
    await expect(page.getByRole("link", { name: "Appeler le 03 53 01 48 60" })).toHaveCount(1);
    await expectNoBarrier(page);
  }
});

test("a client who registers is told that a message left, and gets another one", async ({ page }) => {
  const email = `nouvelle.${Date.now()}@courriel.example`;
  await page.goto("/mutuelle-du-parc/register?locale=fr");
  await page.locator("#register-email").fill(email);
  await page.getByRole("checkbox").first().check();
  const registered = page.waitForRequest(isRegistering);
  await page.locator("#register-email").press("Enter");
  const first = (await registered).postDataJSON() as unknown;
  await expect(title(page)).toHaveText("Votre compte est presque prêt");
  await expect(page).toHaveTitle(/^Votre compte est presque prêt . .+/);
  await expect(page.getByText(`Un message est parti à l’adresse ${email}.`)).toBeVisible();
  await waitForMails(email, 1);
  const again = page.waitForRequest(isRegistering);
  await page.getByRole("button", { name: "Renvoyer le message" }).click();
  await expect(
    page.getByRole("main").getByText(`Un nouveau message est parti à l’adresse ${email}.`),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Renvoyer le message" })).toBeFocused();
  await expectNoBarrier(page);
  // The second mail's link leads to the same booking, with the same consents.
  expect((await again).postDataJSON()).toEqual(first);
  await waitForMails(email, 2);
});

test("where the group hides who has an account, a client with one is told the very same", async ({
  page,
}) => {
  const email = "claire.vasseur@courriel.example";
  await page.goto("/credit-du-vallon-lille/register?locale=fr");
  await page.locator("#register-email").fill(email);
  await page.locator("#register-email").press("Enter");
  await expect(title(page)).toHaveText("Votre compte est presque prêt");
  await expect(page.getByText(`Un message est parti à l’adresse ${email}.`)).toBeVisible();
  await page.getByRole("button", { name: "Renvoyer le message" }).click();
  await expect(
    page.getByRole("main").getByText(`Un nouveau message est parti à l’adresse ${email}.`),
  ).toBeVisible();
});

test("no message is said to have left where no address was given", async ({ page }) => {
  await page.goto("/mutuelle-du-parc/register_confirm?locale=fr");
  await expect(page.getByText("Si vous venez de créer un compte")).toBeVisible();
  await page.getByRole("link", { name: "Créer mon compte" }).click();
  await expect(page).toHaveURL(/\/register\?/);
  await page.goto("/mutuelle-du-parc/reset_password_confirm?locale=fr");
  await page.getByRole("link", { name: "Recevoir le lien" }).click();
  await expect(page).toHaveURL(/\/reset_password\?/);
});

test("what an account's button still needs stands beside it", async ({ page }) => {
  for (const [path, button, missing] of [
    ["login", "Se connecter", "Indiquez votre adresse e‑mail."],
    ["register", "Créer mon compte", "Indiquez votre adresse e‑mail."],
    ["reset_password", "Recevoir le lien", "Indiquez votre adresse e‑mail."],
  ] as const) {
    await page.goto(`/mutuelle-du-parc/${path}?locale=fr`);
    await expect(page.getByRole("button", { name: button })).toHaveAccessibleDescription(missing);
    await expect(page.getByText(missing)).toBeVisible();
  }
  await page.goto("/mutuelle-du-parc/login?locale=fr");
  await page.locator("#login-email").fill("paul.arnaud@courriel.example");
  await expect(page.getByRole("button", { name: "Se connecter" })).toHaveAccessibleDescription(
    /10 caractères/,
  );
});
