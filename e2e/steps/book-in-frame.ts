import { expect, type Frame } from "@playwright/test";
import { newPerson, type Person } from "./visitor.ts";

async function expectStep(frame: Frame, step: string, query: string): Promise<void> {
  await expect.poll(() => frame.url()).toMatch(new RegExp(`/book/${step}\\?`));
  expect(new URL(frame.url()).search).toBe(`?${query}`);
}

/** Books from the first step to the confirmation, by the texts on the screen; checks that every step has the same query. */
export async function bookIn(frame: Frame, query: string, person = newPerson()): Promise<void> {
  await expectStep(frame, "intervention_ids", query);
  await frame.getByRole("button", { name: /^(Choisir|Réserver)?.*Contrôle annuel/ }).click();
  await expectStep(frame, "calendar_id", query);
  await frame.getByRole("button", { name: /^Sans préférence/ }).click();
  await expectStep(frame, "slots", query);
  await chooseTime(frame);
  await expectStep(frame, "fiche_info", query);
  await sayWho(frame, person);
  await expectStep(frame, "confirm", query);
}

/** Books where the group asks only for the service and the time. */
export async function bookServiceIn(frame: Frame, service: RegExp): Promise<void> {
  await frame.getByRole("button", { name: service }).click();
  await chooseTime(frame);
  await expect(frame.locator("form")).toBeVisible();
  await sayWho(frame, newPerson());
}

async function sayWho(frame: Frame, person: Person): Promise<void> {
  for (const [name, value] of Object.entries(person)) await frame.locator(`[name="${name}"]`).fill(value);
  await frame.locator('[name="firstphone"]').fill("06 39 98 12 34");
  await frame.getByRole("button", { name: "Confirmer ce rendez-vous" }).click();
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(/confirmé/);
}

async function chooseTime(frame: Frame): Promise<void> {
  const grid = frame.getByRole("grid");
  await expect(grid).toHaveAttribute("aria-busy", "false");
  const times = grid.getByRole("button");
  await times.first().click();
  const listed = frame.getByRole("dialog").getByRole("button").first();
  await expect(listed.or(frame.locator("form")).first()).toBeVisible();
  if (await listed.isVisible()) await listed.click();
}
