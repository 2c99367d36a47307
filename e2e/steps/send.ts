import type { Locator } from "@playwright/test";

/** The ways to submit a form. */
export type How = "Enter" | "click";

/** Fills in the form of the screen, and submits it; without values only presses its button. */
export async function send(form: Locator, how: How, values: Record<string, string> = {}): Promise<void> {
  for (const [id, value] of Object.entries(values)) await form.locator(`#${id}`).fill(value);
  const last = Object.keys(values).at(-1);
  const button = form.locator('button[type="submit"]');
  if (how === "click") await button.click();
  else await (last === undefined ? button : form.locator(`#${last}`)).press("Enter");
}
