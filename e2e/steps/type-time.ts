import { expect, type Locator } from "@playwright/test";

/** Returns the field of a time of day: a group of its hours and its minutes. */
export function timeField(inside: Locator, name: string): Locator {
  return inside.getByRole("group", { name, exact: true });
}

/** Types `HH:MM` into such a field as a user does: the digits alone, beginning with the hours. */
export async function typeTime(field: Locator, time: string): Promise<void> {
  await field.getByRole("spinbutton").first().click();
  await field.page().keyboard.type(time.replace(":", ""));
  await expect(field).toContainText(time);
  // The minutes are complete with the second digit, so further typing must go elsewhere.
  await field.page().keyboard.press("Tab");
}
