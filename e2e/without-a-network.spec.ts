import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { bookButton, chooseService, fillInFor, openGroup, title } from "./steps/visitor.ts";

const OPTICIAN = "optique-belvue-nantes";

test("a client who loses the network while booking or cancelling is told at once, and may try again", async ({
  page,
  context,
}) => {
  await fillInFor(page, OPTICIAN);
  await context.setOffline(true);
  await bookButton(page).click();
  await expect(page.getByRole("alert")).toContainText("rien n’est réservé deux fois");
  await context.setOffline(false);
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Annuler ce rendez-vous" }).click();
  await page.getByRole("button", { name: "Oui, annuler" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Oui, annuler" }).click();
  await expect(page.getByRole("main")).toContainText("est annulé");
});

test("times that cannot be loaded without a network come by themselves when it is back", async ({
  page,
  context,
}) => {
  // May be booked a year ahead.
  await openGroup(page, "garde-de-nuit");
  await chooseService(page);
  await expect(page.getByRole("grid").getByRole("button").first()).toBeVisible();
  await context.setOffline(true);
  for (let turns = 0; turns < 3; turns += 1)
    await page.getByRole("button", { name: "Jours suivants" }).click();
  const failed = page.getByRole("region").getByText("Les horaires n’ont pas pu être chargés.");
  await expect(failed).toBeVisible();
  await context.setOffline(false);
  await expect(failed).toHaveCount(0);
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
});
