import type { CreatedAppointments } from "@rendezvous/contract/booking/appointment";
import { expect, type Locator, type Page } from "@playwright/test";
import { bookButton, fillIn, newPerson, title } from "./visitor.ts";

/** The steps of a visitor who books several appointments at once. */
export function summary(page: Page): Locator {
  return page.getByRole("complementary");
}

/** Returns a card of the step itself, because the summary contains the same names. */
export function card(page: Page, name: string): Locator {
  return page.locator("main li button[aria-pressed]").filter({ hasText: name });
}

/** Returns the chosen services in the order of the summary. */
export async function order(page: Page): Promise<string[]> {
  const rows = await summary(page).getByRole("list").first().getByRole("listitem").all();
  return Promise.all(rows.map((row) => row.locator("dd").first().locator("span").first().innerText()));
}

/** Fills in the form, books, and returns the booked appointments. */
export async function booked(page: Page): Promise<CreatedAppointments["records"]> {
  const answered = page.waitForResponse(
    (answer) =>
      answer.request().method() === "POST" &&
      new URL(answer.url()).pathname.endsWith("/appointments") &&
      answer.ok(),
  );
  await fillIn(page, newPerson());
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  return ((await (await answered).json()) as CreatedAppointments).records;
}

/** Adds a service of a category through the summary's menu. */
export async function addFromMenu(page: Page, category: string, service: string): Promise<void> {
  const menu = summary(page).locator("details");
  if ((await menu.getAttribute("open")) === null) await menu.getByText("Ajouter un rendez‑vous").click();
  await menu.getByRole("combobox").selectOption({ label: category });
  await menu.getByRole("button", { name: service, exact: true }).click();
}
