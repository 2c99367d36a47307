import { expect, type Page } from "@playwright/test";
import { expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { press, tabTo } from "./steps/keyboard.ts";
import { openSalon } from "./steps/owner.ts";
import { booked, order } from "./steps/several.ts";
import { chooseSlot, openGroup } from "./steps/visitor.ts";

const TWO = {
  next_times: true,
  display_intervention_price: true,
  steps_init: [{ name: "intervention_ids", max_multirdvs: 2 }, { name: "calendar_id" }],
};

const basket = (page: Page) => page.getByRole("region", { name: "Vos rendez‑vous" });
const add = (page: Page, name: string) => page.getByRole("button", { name: `Ajouter\u202f: ${name}` });

test("two services are put into the basket, ordered, given to a person and booked together", async ({
  page,
}) => {
  await openGroup(page, await openSalon({}, [], TWO));
  await add(page, "Coupe").click();
  await expect(page.getByRole("status").filter({ hasText: "Coupe" })).toContainText("ajouté");
  await expect(basket(page)).toContainText("1 prestation · 30 min · 25,00");
  await add(page, "Soin").click();
  await expect(basket(page)).toContainText("2 prestations · 1 h 30 min · 65,00");
  await expect(page).toHaveURL(/intervention_ids/);
  // The group allows two.
  await expect(page.getByRole("button", { name: /^Ajouter/ }).first()).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await basket(page).getByText("2 prestations").click();
  await expectNoBarrierAtAnyWidth(page);
  await basket(page).getByRole("button", { name: "Placer Soin plus tôt" }).click();
  await basket(page).getByRole("combobox", { name: "Soin, avec" }).selectOption({ label: "Bruno Petit" });
  await page.reload();
  await expect(basket(page)).toContainText("2 prestations");
  await basket(page).getByRole("button", { name: "Voir les horaires" }).click();
  await expect(page).toHaveURL(/\/book\/slots/);
  await expect.poll(() => order(page)).toEqual(["Soin", "Coupe"]);
  const ofCare = page.getByRole("group", { name: "Soin, avec" });
  await expect(ofCare.getByRole("radio", { name: "Bruno Petit" })).toBeChecked();
  await expectNoBarrierAtAnyWidth(page);
  await chooseSlot(page);
  const records = await booked(page);
  expect(records.map((one) => [one.intervention_name, one.calendar_name])).toEqual([
    ["Soin", "Bruno Petit"],
    ["Coupe", expect.any(String)],
  ]);
  expect(records[1]?.start_at).toBe(records[0]?.end_at);
});

test("the same by keyboard: one is removed again, and a card adds the last one", async ({ page }) => {
  await openGroup(page, await openSalon({}, [], TWO));
  await press(page, add(page, "Soin"));
  await expect(page.getByRole("button", { name: /^Ajouter encore\s*: Soin/ })).toBeFocused();
  await tabTo(page, basket(page).locator("summary"));
  await page.keyboard.press("Enter");
  await press(page, basket(page).getByRole("button", { name: "Retirer\u202f: Soin" }));
  await expect(basket(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await press(page, add(page, "Soin"));
  await press(page, page.getByRole("button", { name: /^Choisir Coupe/ }), "Shift+Tab");
  await expect(page).toHaveURL(/\/book\/slots/);
  await expect.poll(() => order(page)).toEqual(["Soin", "Coupe"]);
});

test("the basket sums up the length and price of the chosen person", async ({ page }) => {
  const days = ["mo", "tu", "we", "th", "fr", "sa", "su"];
  const openinghours = [{ days, from: "09:00", to: "18:00" }];
  const calendars = ["Anna", "Bruno"].map((name) => ({
    externid: name,
    name,
    publicname: name,
    openinghours,
  }));
  const by_place = [{ calendars: ["Bruno"], length: 90, price: 5500 }];
  const interventions = [
    { externid: "coupe", name: "Coupe", publicname: "Coupe", length: 30, price: 2500 },
    { externid: "soin", name: "Soin", publicname: "Soin", length: 60, price: 4000, by_place },
  ];
  await openGroup(page, await openSalon({ calendars, interventions }, [], TWO));
  await add(page, "Coupe").click();
  await add(page, "Soin").click();
  await expect(basket(page)).toContainText("2 prestations · 1 h 30 min – 2 h · dès 65,00");
  await basket(page).getByText("2 prestations").click();
  await basket(page).getByRole("combobox", { name: "Soin, avec" }).selectOption({ label: "Bruno" });
  await expect(basket(page)).toContainText("2 prestations · 2 h · 80,00");
  await expect(basket(page).getByRole("listitem").nth(1)).toContainText("1 h 30 min · 55,00");
});

test("a group that allows one service has no basket", async ({ page }) => {
  await openGroup(page, await openSalon({}, [], { next_times: true }));
  await expect(page.getByRole("list", { name: /horaires libres/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Ajouter/ })).toHaveCount(0);
});
