import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { booked, card, order, summary } from "./steps/several.ts";
import { chooseService, chooseSlot, openGroup } from "./steps/visitor.ts";

test("one of several is modified, one taken out, and the others stay as they were", async ({ page }) => {
  await openGroup(page, "garage-du-pont");
  await chooseService(page, "Vidange", "Pont de Marc");
  for (const service of ["Permutation des pneus", "Contrôle des freins"]) {
    await summary(page).getByRole("button", { name: "Ajouter un rendez‑vous" }).click();
    await card(page, service).click();
    await expect(page).toHaveURL(/slots|calendar_id/);
  }
  await expect(page).toHaveURL(/slots/);
  await summary(page).getByRole("listitem").first().getByRole("button", { name: "Modifier" }).click();
  await expect(page).toHaveURL(/intervention_ids/);
  await card(page, "Permutation des pneus").click();
  await expect(page).toHaveURL(/calendar_id|slots/);
  if (page.url().includes("calendar_id")) await card(page, "Pont de Marc").click();
  await expect(page).toHaveURL(/slots/);
  expect(await order(page)).toEqual([
    "Permutation des pneus",
    "Permutation des pneus",
    "Contrôle des freins",
  ]);
  await summary(page).getByRole("listitem").first().getByRole("button", { name: "Retirer" }).click();
  await page.getByRole("button", { name: "Oui, retirer" }).click();
  await expect.poll(() => order(page)).toEqual(["Permutation des pneus", "Contrôle des freins"]);
  await chooseSlot(page);
  expect(await booked(page)).toHaveLength(1);
});

test("the drag handles appear while neither focus nor pointer is in the list", async ({ page }) => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route("**/assets/sortable-list*.js", async (route) => {
    await sent;
    await route.continue();
  });
  await openGroup(page, "garage-du-pont", "locale=fr&intervention_externids=vidange,pneus&calendar_id=0");
  await expect(page).toHaveURL(/slots/);
  const remove = summary(page).getByRole("button", { name: "Retirer" }).first();
  const handle = summary(page).getByRole("button", { name: /^Déplacer/ });
  await remove.click();
  const come = page.waitForResponse(/sortable-list/);
  send();
  await (await come).finished();
  await page.getByRole("dialog").getByRole("button", { name: "Le garder" }).click();
  await expect(remove).toBeFocused();
  await expect(handle).toHaveCount(0);
  await page.getByRole("button", { name: /choisir une autre date/i }).focus();
  await expect(handle).toHaveCount(2);
});

test("what a link has named may be taken out too, to the last one", async ({ page }) => {
  await openGroup(page, "garage-du-pont", "locale=fr&intervention_externids=vidange,pneus&calendar_id=0");
  await expect(page).toHaveURL(/slots/);
  await summary(page).getByRole("button", { name: "Retirer" }).last().click();
  await page.getByRole("button", { name: "Oui, retirer" }).click();
  await expect.poll(() => order(page)).toEqual(["Vidange"]);
  await summary(page).getByRole("button", { name: "Retirer" }).click();
  await page.getByRole("button", { name: "Oui, retirer" }).click();
  await expect(page).toHaveURL(/intervention_ids/);
  await card(page, "Contrôle des freins").click();
  await expect(page).toHaveURL(/slots/);
  expect(await order(page)).toEqual(["Contrôle des freins"]);
});
