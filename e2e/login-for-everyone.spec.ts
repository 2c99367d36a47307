import { expect, type Page } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { refuse } from "./steps/too-many.ts";
import { title } from "./steps/visitor.ts";

const INES = "ines.arnaud@courriel.example";

/** Checks every state of the login on the screen with axe. The address that is blocked in the end belongs to no account. */
async function expectNoBarrierInAnyState(page: Page): Promise<void> {
  const unknown = `personne.${Date.now()}@courriel.example`;
  await expectNoBarrier(page);
  const email = page.locator("#login-email");
  const password = page.locator("#login-password");
  await password.press("Enter");
  await expect(email).toBeFocused();
  await expect(page.locator("#login-email-error")).not.toBeEmpty();
  await expect(page.locator("#login-password-error")).not.toBeEmpty();
  await expectNoBarrier(page);

  await logIn(page, INES, "Coquelicot-8");
  await expect(page.locator("#login-password-error")).toContainText("n’est pas le bon");
  await expect(password).toBeFocused();
  await expectNoBarrier(page);

  const alert = page.getByRole("alert");
  for (let time = 0; time < 5; time += 1) {
    await logIn(page, unknown);
    await expect(alert).toContainText("Aucun compte ne correspond");
    if (time === 0) await expectNoBarrier(page);
  }
  await logIn(page, unknown);
  await expect(alert).toContainText("10 minutes");
  await expectNoBarrier(page);

  await refuse(page, /\/sessions\/login/);
  await logIn(page, INES);
  await expect(alert).toContainText("Réessayez dans 3 minutes");
  await expectNoBarrier(page);
}

test.use({ viewport: { width: 320, height: 800 } });

test("axe finds nothing on the login screen, whatever it has to say", async ({ page }) => {
  await page.goto("/mutuelle-du-parc/login?locale=fr");
  await expect(title(page)).toHaveText("Se connecter");
  await expectNoBarrierInAnyState(page);
});

test("axe finds nothing on the login as a step of the booking", async ({ page }) => {
  await page.goto("/mutuelle-du-parc?locale=fr");
  await expect(page).toHaveURL(/\/book\/login/);
  await expect(page.locator("#register-email")).toBeVisible();
  await expectNoBarrier(page);
  await page.locator("#login-password").press("Enter");
  await expect(page.locator("#login-email-error")).not.toBeEmpty();
  await expectNoBarrier(page);
});
