import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";

/** Returns the field of a time of day: a group of its hours and its minutes. */
export function timeField(name: string | RegExp, inside: Pick<Locator, "getByRole"> = page): Locator {
  return inside.getByRole("group", { name, exact: true });
}

/** Types `HH:MM` into the field as a user does: the digits alone, beginning with the hours. An empty text empties the field. */
export async function typeTime(field: Locator, time: string): Promise<void> {
  await field.getByRole("spinbutton").first().click();
  await userEvent.keyboard(time === "" ? "{Backspace}{Backspace}" : time.replace(":", ""));
  if (time !== "") await expect.element(field).toMatchTextContent(new RegExp(time));
  await userEvent.tab();
}
