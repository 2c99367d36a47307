import { expect, type Page } from "@playwright/test";
import { title } from "./visitor.ts";

/** A group whose calendars are chosen above the times. */
export const DENTIST = "cabinet-dentaire-des-lilas";
/** A group whose booking has a screen for the service and one for the calendar. */
export const SMILE = "maison-du-sourire";

const HEADINGS = {
  intervention_ids: "Que souhaitez‑vous réserver ?",
  calendar_id: "Avec qui souhaitez‑vous prendre rendez‑vous ?",
  slots: "Choisissez un horaire",
  fiche_info: /./,
  confirm: /confirmé/,
} as const;

/**
 * Checks that the step is in the address, in the heading and, after the first step and until the booking, in the list of steps.
 */
export async function expectStep(page: Page, step: keyof typeof HEADINGS): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/book/${step}\\?`));
  await expect(title(page)).toHaveText(HEADINGS[step]);
  if (step !== "confirm" && step !== "intervention_ids")
    await expect(page.getByRole("navigation").locator('[aria-current="step"]')).toBeVisible();
}
