import { expect } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { moveLifted } from "./steps/keyboard.ts";
import { addFromMenu, booked, order, summary } from "./steps/several.ts";
import { chooseService, chooseSlot, openGroup, title } from "./steps/visitor.ts";

test("three services, put into another order by keyboard, are booked one after the other in that order", async ({
  page,
}) => {
  await openGroup(page, "atelier-margaux");
  await chooseService(page, "Coupe cheveux courts");
  await addFromMenu(page, "Toutes les prestations", "Couleur racines");
  await expect.poll(() => order(page)).toHaveLength(2);
  await expect(page.getByRole("group", { name: /^Couleur racines, avec/ })).toBeVisible();
  // Only one calendar offers this service, so there is no choice of a calendar.
  await addFromMenu(page, "Couleur", "Balayage");
  await expect.poll(() => order(page)).toHaveLength(3);
  await expect(page).toHaveURL(/slots/);
  const before = await order(page);
  await expect(summary(page).getByText("Ajouter un rendez‑vous")).toHaveCount(0);

  await summary(page)
    .getByRole("button", { name: `Placer ${before[2]} plus tôt` })
    .press("Enter");
  await expect.poll(() => order(page)).toEqual([before[0], before[2], before[1]]);
  const handle = summary(page).getByRole("button", { name: `Déplacer ${before[2]}` });
  const announcement = page.getByRole("status").filter({ hasText: `${before[2]} : position` });
  await handle.press("Space");
  await expect(announcement).toHaveText(/2 sur 3/);
  await moveLifted(announcement, "ArrowUp", /2 sur 3/, /1 sur 3/);
  await handle.press("Space");
  const expected = [before[2], before[0], before[1]];
  await expect.poll(() => order(page)).toEqual(expected);
  await expectNoBarrier(page);

  await chooseSlot(page);
  const records = await booked(page);
  expect(records.map((one) => one.intervention_name)).toEqual(expected);
  expect(records[1]?.start_at).toBe(records[0]?.end_at);
  expect(records[2]?.start_at).toBe(records[1]?.end_at);

  await expect(title(page)).toHaveText("Vos rendez‑vous sont confirmés");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: `Annuler ${expected[1]}` }).click();
  await page.getByRole("dialog", { name: "Annuler ce rendez‑vous ?" }).getByText("Oui, annuler").click();
  await expect(main.getByText(expected[1] ?? "")).toHaveCount(0);
  await main.getByRole("button", { name: "Tout annuler" }).click();
  await page.getByRole("dialog", { name: "Annuler ces 2 rendez‑vous ?" }).getByText("Oui, annuler").click();
  await expect(page).toHaveURL(/interventionset_ids/);
  await expect(main).toContainText("est annulé");
});
