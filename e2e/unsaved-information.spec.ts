import { expect, type Page } from "@playwright/test";
import { endSession } from "./steps/account.ts";
import { openInformation, openParameters, SWIMMERS } from "./steps/information.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { title } from "./steps/visitor.ts";

const MARIE = "marie.blanc@courriel.example";

function question(page: Page) {
  return page.getByRole("dialog", { name: "Quitter sans enregistrer ?" });
}
const stay = (page: Page) => question(page).getByRole("button", { name: "Rester sur la page" }).click();
const leave = (page: Page) => question(page).getByRole("button", { name: "Quitter la page" }).click();

test("every way of leaving asks before unsaved changes are lost", async ({ page }) => {
  await openInformation(page, MARIE);
  const firstname = page.locator('[name="firstname"]');
  const paul = page.getByRole("tab", { name: "Paul" });
  await expect(firstname).toHaveValue("Marie");
  // Without typed text there is no question.
  await paul.click();
  await expect(firstname).toHaveValue("Paul");
  await page.getByRole("tab", { name: "Marie" }).click();
  await firstname.fill("Marie-Anne");

  // Another tab asks.
  await paul.click();
  await expect(question(page)).toBeVisible();
  await expectNoBarrier(page);
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
  await paul.click();
  await stay(page);
  await expect(firstname).toHaveValue("Marie-Anne");
  await expect(page.getByRole("tab", { name: "Marie" })).toHaveAttribute("aria-selected", "true");

  // A link asks, and so does the browser's back button.
  await page.getByRole("banner").getByRole("link", { name: "Prendre rendez-vous" }).click();
  await stay(page);
  await page.goBack();
  await stay(page);
  await expect(title(page)).toHaveText("Mes informations");
  await expect(firstname).toHaveValue("Marie-Anne");

  // The browser itself asks before a reload.
  const dialogEvent = page.waitForEvent("dialog");
  const reloading = page.evaluate("location.reload()").catch(() => undefined);
  const dialog = await dialogEvent;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await reloading;
  await expect(firstname).toHaveValue("Marie-Anne");

  // Logging out asks only once, in its own dialog.
  await page.getByRole("banner").getByRole("button", { name: "Mon compte" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  const logout = page.getByRole("dialog", { name: "Se déconnecter ?" });
  await expect(logout).toContainText("ce que vous avez saisi");
  await logout.getByRole("button", { name: "Rester connecté" }).click();
  await expect(firstname).toHaveValue("Marie-Anne");

  // After "leave" the typed text is gone.
  await paul.click();
  await leave(page);
  await expect(paul).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "Marie" }).click();
  await expect(firstname).toHaveValue("Marie");
  await openParameters(page);
  await page.locator("#new-password").fill("x");
  await page.getByRole("banner").getByRole("link", { name: "Prendre rendez-vous" }).click();
  await leave(page);
  await expect(page).toHaveURL(/\/book\//);
});

test("what is typed on a screen whose login ends is there again after the next one", async ({
  page,
  request,
}) => {
  await openInformation(page, MARIE);
  const level = page.locator('[name="str0"]');
  await level.fill("confirmée");
  await endSession(page, request, SWIMMERS);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("Votre connexion a expiré")).toBeVisible();
  await page.locator("#login-email").fill(MARIE);
  await page.locator("#login-password").fill("Coquelicot-7");
  await page.locator("#login-password").press("Enter");
  await expect(title(page)).toHaveText("Mes informations");
  await expect(level).toHaveValue("confirmée");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("sont enregistrées.");
});

test("another language keeps what is typed about a person, and asks before it forgets a password", async ({
  page,
}) => {
  await openInformation(page, MARIE);
  const language = page.getByRole("banner").getByRole("combobox");
  await page.getByRole("tab", { name: "Paul" }).click();
  await page.locator('[name="firstname"]').fill("Paul-Émile");
  await language.selectOption("en");
  await expect(title(page)).toHaveText("My information");
  await expect(page.getByRole("tab", { name: "Paul" })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator('[name="firstname"]')).toHaveValue("Paul-Émile");
  // The text is not saved yet, and no longer in the storage.
  await page.getByRole("tab", { name: "Marie" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave this page" }).click();
  const storage = await page.evaluate<string>("JSON.stringify({ ...sessionStorage })");
  expect(storage).not.toContain("Émile");

  await page.getByRole("tab", { name: "Settings" }).click();
  await page.locator("#new-password").fill("Hortensia");
  const dialogEvent = page.waitForEvent("dialog");
  const choosing = language.selectOption("fr");
  const dialog = await dialogEvent;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await choosing;
  await expect(title(page)).toHaveText("My information");
  await expect(page.locator("#new-password")).toHaveValue("Hortensia");
  await expect(language).toHaveValue("en");
});
