import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { booked, card, summary } from "./steps/several.ts";
import { chooseService, chooseSlot, openGroup } from "./steps/visitor.ts";

test("services that are merged become one appointment on the calendar that does them all", async ({
  page,
}) => {
  await openGroup(page, "garage-du-pont");
  await chooseService(page, "Vidange", "Pont de Lucie");
  await summary(page).getByRole("button", { name: "Ajouter un rendez‑vous" }).click();
  await card(page, "Contrôle des freins").click();
  await expect(page).toHaveURL(/calendar_id/);
  await expect(card(page, "Pont de Lucie")).toHaveCount(0);
  await card(page, "Pont de Marc").click();
  await expect(page).toHaveURL(/slots/);
  await chooseSlot(page);
  const records = await booked(page);
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({ intervention_name: "Vidange, Contrôle des freins", duration: 90 });
  expect(records[0]?.calendar_name).toBe("Pont de Marc");
});
