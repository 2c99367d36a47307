import { expect, type Page } from "@playwright/test";
import { expectVisibleFocus, press } from "./keyboard.ts";
import { title } from "./visitor.ts";

/** Steps in the back office by keyboard alone. */
export const main = (page: Page) => page.getByRole("main");
export const box = (page: Page, name: string | RegExp) =>
  main(page).getByRole("textbox", { name, exact: true });
export const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole("button", { name, exact: true });
export const link = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });

/** Opens a page by the navigation of the back office, backwards, because it precedes the page's content. */
export async function goTo(page: Page, section: string, name: string): Promise<void> {
  const navigation = page.getByRole("navigation", { name: "Gestion" });
  const entry = navigation.getByRole("link", { name, exact: true }).last();
  if ((await entry.count()) === 0 || (await entry.textContent()) === section) {
    await press(page, navigation.getByRole("link", { name: section, exact: true }).first(), "Shift+Tab");
    await expect(title(page)).toBeFocused();
  }
  if ((await entry.getAttribute("aria-current")) === null) await press(page, entry, "Shift+Tab");
  await expect(title(page)).toHaveText(name);
  await expect(title(page)).toBeFocused();
}

export async function save(page: Page, words = "Enregistrer"): Promise<void> {
  await press(page, button(page, words));
}

export async function saveAndStay(page: Page, words?: string): Promise<void> {
  await save(page, words);
  await expect(main(page).getByText("Rien n’a encore changé.")).toBeVisible();
  // The save button has nothing left to do, but the focus must not be lost.
  await expectVisibleFocus(page);
}
