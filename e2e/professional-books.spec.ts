import { expect } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { SWIMMERS } from "./steps/information.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { bookButton, openFormByLink, title } from "./steps/visitor.ts";

test("a professional finds the person they book for, and may leave without a question", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(`/${SWIMMERS}/login?locale=fr`);
  await logIn(page, "accueil@nageurs.example");
  await expect(page).toHaveURL(/\/calendar/);
  await openFormByLink(page, SWIMMERS);
  const search = page.getByRole("searchbox", { name: "Chercher une personne" });
  const found = page.getByRole("list", { name: "Personnes trouvées" }).getByRole("button");
  await bookButton(page).click({ force: true });
  await expect(search).toBeFocused();
  await expect(page.locator("#attendee-error")).toHaveText(
    "Choisissez la personne qui viendra au rendez-vous.",
  );

  await expectNoBarrier(page);

  // Two letters find nobody; three do, by first name, last name or address.
  await page.clock.install();
  await search.fill("ni");
  await page.clock.runFor(1500);
  await expect(found).toHaveCount(0);
  await search.fill("nin");
  await expect(found).toHaveText([/^Nina Petit/]);
  await search.fill("blanc");
  await expect(found).toHaveText([/^Marie Blanc/, /^Paul Blanc/]);
  await expect(page.getByRole("status").filter({ hasText: "2 personnes trouvées" })).toBeVisible();
  await search.fill("personne de ce nom");
  await expect(page.getByText("Personne ne correspond.")).toBeVisible();
  await search.fill("nina pet");
  await expectNoBarrier(page);
  await found.first().focus();
  await page.keyboard.press("Enter");
  const change = page.getByRole("button", { name: "Changer de personne" });
  await expect(change).toBeFocused();
  await expect(page.getByRole("main")).toContainText("Nina Petit");
  await expectNoBarrier(page);

  // Starts a new person and goes back; the choice survives a reload.
  await change.click();
  await page.getByRole("button", { name: "Nouvelle personne" }).click();
  await expectNoBarrier(page);
  await page.locator('[name="lastname"]').fill("Sans importance");
  await change.click();
  await search.fill("nina");
  await found.first().click();
  await page.reload();
  await expect(change).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Nina Petit");
  await page.getByRole("textbox", { name: "Commentaire" }).fill("Premier cours avec sa sœur.");
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  await expect(page.getByRole("main")).toContainText("Nina Petit");
});
