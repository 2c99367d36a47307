import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { bookButton, fillInByLink, newPerson, openGroup, title } from "./steps/visitor.ts";

const DENTIST = "cabinet-dentaire-des-lilas";
const CREATE = "**/api/v3/appointments?*";

test("a network that fails after the server has booked never books twice", async ({ page }) => {
  const person = newPerson();
  await fillInByLink(page, "optique-belvue-marseille", person);
  let lost = 0;
  await page.route(CREATE, async (route) => {
    if (route.request().method() !== "POST" || lost >= 2) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort("connectionreset");
  });
  await bookButton(page).click();
  await expect(page.getByRole("alert")).toContainText("rien n’est réservé deux fois");
  await expect(page.locator('[name="lastname"]')).toHaveValue("Dubois");
  await page.reload();
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  await waitForMails(person.email, 1);
});

test("the language once chosen is there again at the next visit, and a link may still ask for another", async ({
  page,
}) => {
  // The browser of this journey prefers English.
  await openGroup(page, DENTIST, "");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("combobox", { name: "Language" }).selectOption("fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await openGroup(page, DENTIST, "");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name, value, sameSite }) => ({ name, value, sameSite }))).toEqual([
    { name: "locale", value: "fr", sameSite: "Lax" },
  ]);
  await openGroup(page, DENTIST, "locale=en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
