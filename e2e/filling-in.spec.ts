import type { CreatedAppointments } from "@rendezvous/contract/booking/appointment";
import { expect, type Page } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { otherClient } from "./steps/other-client.ts";
import {
  bookButton,
  chooseService,
  chooseSlot,
  fillIn,
  isBooking,
  newPerson,
  openFormByLink,
  openGroup,
  title,
} from "./steps/visitor.ts";

/** A group whose form contains every type of question. */
const TOWN_HALL = "mairie-de-sainte-aubaine";

async function openForm(page: Page): Promise<void> {
  await openGroup(page, TOWN_HALL);
  await chooseService(page);
  await chooseSlot(page);
  await expect(bookButton(page)).toBeVisible();
}

const reasons = (page: Page) => page.locator("#book-reasons");

test("every kind of question is asked, answered, and stored as it was meant", async ({ page }) => {
  await openFormByLink(page, TOWN_HALL, { documents_number: "2" });
  await fillIn(page, newPerson());
  await page.getByLabel("Vous habitez").selectOption("Une commune voisine");
  await page.getByLabel("Code postal").fill("22870");
  await page.getByLabel("Langue de vos messages").selectOption("English");
  await page.getByLabel("Numéro de pré-demande").fill("ab12cd34ef, cd34ef56gh");
  await page.getByLabel("Votre démarche", { exact: true }).selectOption("Papiers d’identité");
  await page.getByLabel(/^Votre démarche.: précisez/).selectOption("Perte ou vol");
  await page.getByLabel("Nombre de personnes").fill("3");
  await page.getByLabel("Autre réponse").check();
  await page.getByLabel(/^Vous venez.: votre réponse/).fill("Pour ma mère");
  await page.getByLabel("Autre chose à nous dire ?").fill("Fauteuil roulant,\nmerci.");
  const answered = page.waitForResponse((answer) => isBooking(answer.request()));
  await bookButton(page).click();
  const answer = await answered;
  const { fiche } = answer.request().postDataJSON().appointment;
  expect(fiche).toMatchObject({
    str1: "voisine",
    birthdate: "1988-03-04",
    zipcode: "22870",
    locale: "en",
  });
  // Without an SMS gateway the form does not ask about SMS.
  expect(fiche).not.toHaveProperty("smsreminder");
  const { records } = (await answer.json()) as CreatedAppointments;
  expect(records[0]?.vevent_fields).toEqual({
    str9: "AB12CD34EF, CD34EF56GH",
    str2: "identite_perte",
    num0: 3,
    str3: "Pour ma mère",
    txt0: "Fauteuil roulant,\nmerci.",
    bool0: true,
  });
  await expect(title(page)).toHaveText(/confirmé/);
});

test("the button says in a line what is missing, on a phone in two; tried too early it says all of it, and leads there", async ({
  page,
}) => {
  await openFormByLink(page, TOWN_HALL);
  await expect(bookButton(page)).toHaveAttribute("aria-disabled", "true");
  await expect(reasons(page)).toHaveText(/il reste à remplir.: Nom, Prénom, E‑mail et 3 autres champs/);
  expect((await reasons(page).boundingBox())?.height).toBeLessThan(30);
  await page.setViewportSize({ width: 390, height: 844 });
  const line = reasons(page).getByRole("paragraph");
  expect(await line.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  await expect(bookButton(page)).toHaveAccessibleDescription(
    /il reste à remplir.: Nom, Prénom, E‑mail et 3 autres champs/,
  );
  await expect(page.getByText("Indiquez « Nom ».")).toHaveCount(0);
  await bookButton(page).press("Enter");
  await expect(page.getByLabel("Nom", { exact: false }).first()).toBeFocused();
  await expect(page.getByText("Indiquez « Nom ».")).toBeVisible();
  await expect(reasons(page)).toBeVisible();
  await expect(reasons(page)).toHaveText(/À compléter ou à corriger/);
  await fillIn(page, newPerson());
  await page.getByLabel("Numéro de pré-demande").fill("AB12CD34E");
  await page.getByLabel("Votre démarche", { exact: true }).selectOption("Famille");
  await expect(reasons(page)).toHaveText(
    /À compléter ou à corriger.: Numéro de pré-demande et Votre démarche\./,
  );
  await bookButton(page).press("Enter");
  await expect(page.getByLabel("Numéro de pré-demande")).toBeFocused();
  await expect(page.getByText(/numéro de demande compte 10 lettres ou chiffres/)).toBeVisible();
  await page.getByLabel("Numéro de pré-demande").fill("AB12CD34EF");
  await bookButton(page).press("Enter");
  await expect(page.getByLabel(/^Votre démarche.: précisez/)).toBeFocused();
  await page.getByLabel("Votre démarche", { exact: true }).selectOption("Choisissez…");
  await expect(reasons(page)).toHaveCount(0);
  await expect(bookButton(page)).toHaveAttribute("aria-disabled", "false");
});

/** Returns a function that counts the browser's questions about leaving. */
function countQuestions(page: Page): () => number {
  let dialogCount = 0;
  page.on("dialog", (dialog) => {
    dialogCount += 1;
    void dialog.accept();
  });
  return () => dialogCount;
}

test.describe("a visitor who has typed something", () => {
  test("is asked before leaving the page, not on the way through the steps, nor by another language", async ({
    page,
  }) => {
    const dialogCount = countQuestions(page);
    await openForm(page);
    await page.goto(`/${TOWN_HALL}/book?locale=fr`);
    expect(dialogCount()).toBe(0);
    await openForm(page);
    await page.locator('[name="lastname"]').fill("Le Goff");
    await page.goBack();
    await expect(page).toHaveURL(/slots/);
    await page.goForward();
    await expect(page.locator('[name="lastname"]')).toHaveValue("Le Goff");
    await page.getByRole("combobox", { name: "Langue", exact: true }).selectOption("en");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator('[name="lastname"]')).toHaveValue("Le Goff");
    expect(dialogCount()).toBe(0);
    await page.locator('[name="firstname"]').fill("Enora");
    await page.goto("about:blank");
    expect(dialogCount()).toBe(1);

    // Once it is booked there is no question any more.
    await page.goBack();
    await expect(page.locator('[name="firstname"]')).toHaveValue("Enora");
    await fillIn(page, newPerson());
    await bookButton(page).click();
    await expect(title(page)).toHaveText(/is confirmed/);
    await page.goto("about:blank");
    expect(dialogCount()).toBe(1);
  });
});

test("a phone whose clock is three years ahead books all the same", async ({ page }) => {
  const now = new Date();
  // In the town hall's timezone the year begins an hour earlier than in UTC.
  const year = Number(now.toLocaleDateString("en", { timeZone: "Europe/Paris", year: "numeric" }));
  await page.clock.setSystemTime(new Date(now).setFullYear(year + 3));
  await openGroup(page, TOWN_HALL);
  await chooseService(page);
  await page.getByRole("button", { name: /choisir une autre date/ }).click();
  const today = page.locator("[data-today]:not(th)");
  await expect(today).toHaveCount(1);
  // At the end of a month the first free days are in the next one.
  if ((await today.getAttribute("data-outside-month")) !== null)
    await page.getByRole("button", { name: "Mois précédent" }).click();
  await expect(today).toHaveAccessibleName(new RegExp(`${year}, aujourd’hui`));
  await page.keyboard.press("Escape");
  // The closed calendar is emptied with a delay; until then it is another table of the page.
  await expect(today).toHaveCount(0);
  await chooseSlot(page);
  await fillIn(page, newPerson());
  await page.locator('[autocomplete="bday-year"]').fill(String(year + 1));
  await bookButton(page).press("Enter");
  await expect(page.getByText("Indiquez une date de naissance passée.")).toBeVisible();
  await page.locator('[autocomplete="bday-year"]').fill(String(year - 1));
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
});

test("the group's message to its clients stands on the first step that asks something", async ({
  page,
  browser,
  request,
}) => {
  const welcome = /faites d’abord votre pré-demande en ligne/;
  await openGroup(page, TOWN_HALL);
  await expect(page.getByText(welcome)).toHaveCount(1);
  await chooseService(page);
  await chooseSlot(page);
  await expect(bookButton(page)).toBeVisible();
  await expect(page.getByText(welcome)).toHaveCount(0);
  const { catalogue } = await otherClient(request, TOWN_HALL);
  const other = await browser.newPage();
  await other.goto(`/${TOWN_HALL}?locale=fr&intervention_ids=${catalogue.interventions[0]?.id}`);
  await expect(other).toHaveURL(/book\/(?!intervention)/);
  await expect(other.getByText(welcome)).toHaveCount(1);
  await other.close();
});
