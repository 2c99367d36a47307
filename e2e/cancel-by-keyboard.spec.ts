import { expect } from "@playwright/test";
import { PRACTICE } from "./steps/appointments.ts";
import { test } from "./steps/journey.ts";
import { walkTo } from "./steps/keyboard.ts";
import { newPerson, title } from "./steps/visitor.ts";

test("an appointment is booked and cancelled by the keyboard alone", async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  const person = newPerson();
  await page.goto(`/${PRACTICE}/book?locale=fr`);
  await expect(title(page)).toBeVisible();
  await press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
  await press("Enter");
  await expect(title(page)).toBeFocused();
  await walkTo(page, page.getByRole("button", { name: /Pansement/ }));
  await press("Enter");
  await expect(page).toHaveURL(/calendar_id/);
  await expect(title(page)).toBeFocused();
  await walkTo(page, page.getByRole("button", { name: /^Sans préférence/ }));
  await press("Enter");
  await expect(page).toHaveURL(/slots/);
  await expect(title(page)).toBeFocused();

  // Chooses another day than today, because an appointment within the hour cannot be cancelled.
  const grid = page.locator("main table");
  await expect(grid).toHaveAttribute("aria-busy", "false");
  const shown = (await grid.getAttribute("aria-label")) ?? "";
  await walkTo(page, page.getByRole("button", { name: "Jours suivants" }));
  await press("Enter");
  await expect(grid).not.toHaveAttribute("aria-label", shown);
  await expect(grid).toHaveAttribute("aria-busy", "false");
  await walkTo(page, grid.getByRole("button"));
  // The hour has several times, so its list opens and focuses the first one.
  await press("Enter");
  await expect(page.getByRole("dialog").getByRole("button").first()).toBeFocused();
  await press("Enter");
  await expect(page).toHaveURL(/fiche_info/);
  await expect(title(page)).toBeFocused();
  const answers = { ...person, firstphone: "0639981234" };
  for (const [name, answer] of Object.entries(answers)) {
    await walkTo(page, page.locator(`[name="${name}"]`));
    await page.keyboard.type(answer);
  }
  await press("Enter");
  await expect(title(page)).toHaveText(/confirmé/);
  await expect(title(page)).toBeFocused();

  // Escape closes the question, and its harmless answer comes first.
  const cancel = page.getByRole("button", { name: "Annuler ce rendez-vous" });
  const question = page.getByRole("dialog", { name: /^Annuler ce rendez/ });
  await walkTo(page, cancel);
  await press("Enter");
  await expect(question).toContainText("Pansement");
  await expect(question.getByRole("button", { name: "Garder le rendez-vous" })).toBeFocused();
  await press("Escape");
  await expect(question).toHaveCount(0);
  await expect(cancel).toBeFocused();
  await press("Enter");
  await expect(question.getByRole("button", { name: "Garder le rendez-vous" })).toBeFocused();
  await walkTo(page, question.getByRole("button", { name: "Oui, annuler" }));
  await press("Enter");
  await expect(page).toHaveURL(/intervention_ids/);
  await expect(page.getByRole("main").getByText(/est annulé/)).toBeVisible();
  await expect(title(page)).toBeFocused();
});
