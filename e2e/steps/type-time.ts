import { expect, type Locator } from "@playwright/test";

/** A field for a time of day: a group of its hours and its minutes. */
export function timeField(inside: Locator, name: string): Locator {
  return inside.getByRole("group", { name, exact: true });
}

/** Types `HH:MM` into such a field, as somebody does: the digits alone, from the hours on. */
export async function typeTime(field: Locator, time: string): Promise<void> {
  await field.getByRole("spinbutton").first().click();
  await field.page().keyboard.type(time.replace(":", ""));
  await expect(field).toContainText(time);
  // The minutes are complete with the second digit; what is typed next goes elsewhere.
  await field.page().keyboard.press("Tab");
}
