import { expect, type Page } from "@playwright/test";
import { expectVisibleFocus, press } from "./keyboard.ts";
import { title } from "./visitor.ts";

/** The back office by the keyboard alone. */
export const main = (page: Page) => page.getByRole("main");
export const box = (page: Page, name: string | RegExp) =>
  main(page).getByRole("textbox", { name, exact: true });
export const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole("button", { name, exact: true });
export const link = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });

/** By the navigation of the back office, back to front: it stands before the page. */
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
  // The button that saved has nothing left to do, and the focus is not lost with it.
  await expectVisibleFocus(page);
}
