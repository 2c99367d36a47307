import { expect, type Page } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { refuse } from "./steps/too-many.ts";
import { title } from "./steps/visitor.ts";

const INES = "ines.arnaud@courriel.example";

/** Checks every state of the login on the screen with axe. The address that is blocked in the end belongs to no account. */
async function expectNoBarrierInAnyState(page: Page, unknown: string): Promise<void> {
  await expectNoBarrierAtAnyWidth(page);
  const email = page.locator("#login-email");
  const password = page.locator("#login-password");
  await password.press("Enter");
  await expect(email).toBeFocused();
  await expect(page.locator("#login-email-error")).not.toBeEmpty();
  await expect(page.locator("#login-password-error")).not.toBeEmpty();
  await expectNoBarrierAtAnyWidth(page);

  await logIn(page, INES, "Coquelicot-8");
  await expect(page.locator("#login-password-error")).toContainText("n’est pas le bon");
  await expect(password).toBeFocused();
  await expectNoBarrierAtAnyWidth(page);

  const alert = page.getByRole("alert");
  for (let time = 0; time < 5; time += 1) {
    await logIn(page, unknown);
    await expect(alert).toContainText("Aucun compte ne correspond");
    if (time === 0) await expectNoBarrierAtAnyWidth(page);
  }
  await logIn(page, unknown);
  await expect(alert).toContainText("10 minutes");
  await expectNoBarrierAtAnyWidth(page);

  await refuse(page, /\/sessions\/login/);
  await logIn(page, INES);
  await expect(alert).toContainText("Réessayez dans 3 minutes");
  await expectNoBarrierAtAnyWidth(page);
}

/** Returns an address that no other run has used. */
function nobodyAs(where: string): string {
  return `personne.${where}.${Date.now()}@courriel.example`;
}

test.beforeEach(() => {
  // Axe checks every state in three widths.
  test.slow();
});

test("axe finds nothing on the login screen, whatever it has to say", async ({ page }) => {
  await page.goto("/mutuelle-du-parc/login?locale=fr");
  await expect(title(page)).toHaveText("Se connecter");
  await expectNoBarrierInAnyState(page, nobodyAs("page"));
});

test("axe finds nothing on the login as a step of the booking, whatever it has to say", async ({ page }) => {
  await page.goto("/mutuelle-du-parc?locale=fr");
  await expect(page).toHaveURL(/\/book\/login/);
  await expect(page.locator("#register-email")).toBeVisible();
  await expectNoBarrierInAnyState(page, nobodyAs("step"));
});
