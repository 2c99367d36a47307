import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import {
  bookButton,
  chooseService,
  chooseSlot,
  fillInFor,
  newPerson,
  openGroup,
  title,
} from "./steps/visitor.ts";

const DENTIST = "cabinet-dentaire-des-lilas";
const CREATE = "**/api/v3/appointments?*";

test("a group whose booking needs a login says so calmly, with its phone", async ({ page }) => {
  await page.goto("/credit-du-vallon-lille?locale=fr");
  await expect(title(page)).toHaveText("Connectez-vous pour prendre rendez-vous");
  await expect(page.getByRole("link", { name: /^Appeler/ })).toBeVisible();
  await expect(page.getByRole("form")).toHaveCount(0);
});

test("a page of the group that does not exist tries the group again", async ({ page }) => {
  await page.goto(`/${DENTIST}/nonsense?locale=fr`);
  await expect(title(page)).toHaveText("Cette page n’existe pas");
  await page.waitForURL(/\/home\?/, { timeout: 15_000 });
});

test("what is missing is named beside the button, and the focus goes to the first of it", async ({
  page,
}) => {
  await openGroup(page, DENTIST);
  await chooseService(page);
  await chooseSlot(page);
  await expect(bookButton(page)).toHaveAttribute("aria-disabled", "true");
  await bookButton(page).press("Enter");
  await expect(page.locator('[name="lastname"]')).toBeFocused();
  await expect(page.getByText("Indiquez « Nom ».")).toBeVisible();
  await page.locator('[name="email"]').fill("camille@");
  await page.locator('[name="email"]').blur();
  await expect(page.getByText(/adresse e‑mail complète/)).toBeVisible();
});

test("a reload in the middle of the form loses nothing", async ({ page }) => {
  await fillInFor(page, DENTIST);
  await page.locator("#comments").fill("Je viens avec ma fille.");
  await page.reload();
  await expect(page.locator('[name="lastname"]')).toHaveValue("Dubois");
  await expect(page.locator("#comments")).toHaveValue("Je viens avec ma fille.");
  await expect(page.locator('[autocomplete="bday-day"]')).toHaveValue("04");
});

test("a network that fails after the server has booked never books twice", async ({ page }) => {
  const person = newPerson();
  await fillInFor(page, "optique-belvue-marseille", person);
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

test("the language switch keeps the step and the choices", async ({ page }) => {
  await openGroup(page, DENTIST);
  await chooseService(page);
  await page.getByRole("combobox", { name: "Langue" }).selectOption("en");
  await expect(title(page)).toHaveText("Choose a time");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("complementary")).toContainText("Check-up");
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
