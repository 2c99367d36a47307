import { expect } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { freeSlots, otherClient, take } from "./steps/other-client.ts";
import { offeredAround, spokenDay, spokenTime } from "./steps/slots.ts";
import {
  bookButton,
  chooseService,
  chooseSlot,
  fillIn,
  fillInByLink,
  newPerson,
  openGroup,
  title,
} from "./steps/visitor.ts";

/** No answer is simulated: the server refuses because of other bookings or the group's file. */
const KNOWN = { firstname: "Hélène", lastname: "Marchand", email: "helene.marchand@courriel.example" };
const BLACKLISTED = { firstname: "Rémi", lastname: "Castel", email: "remi.castel@courriel.example" };

test("a slot that someone else took meanwhile is not offered any more, and nothing typed is lost", async ({
  page,
  request,
}) => {
  await openGroup(page, "lumiere-d-anse");
  await chooseService(page);
  const summary = (await chooseSlot(page)).toLowerCase().replace(/\s/g, " ");
  await fillIn(page, newPerson());
  await page.locator("#comments").fill("Une photo avec le chien.");

  const other = await otherClient(request, "lumiere-d-anse");
  const { timezone } = other.group;
  const service = other.catalogue.interventions[0]?.id ?? 0;
  const chosen = (await freeSlots(other, { intervention_id: service, nDays: 30 })).find(
    ({ start_at }) =>
      summary.includes(spokenDay(start_at, timezone)) && summary.includes(spokenTime(start_at, timezone)),
  );
  if (!chosen) throw new Error(`The API does not offer what the screen does: ${summary}`);
  await take(other, chosen, service, newPerson());

  await bookButton(page).click();
  await expect(page.getByRole("alert")).toContainText("vient d’être pris");
  await page.getByRole("button", { name: "Choisir un autre horaire" }).click();
  await expect(page).toHaveURL(/\/book\/slots/);
  const [day, time] = [spokenDay(chosen.start_at, timezone), spokenTime(chosen.start_at, timezone)];
  expect(await offeredAround(page, day, time)).toEqual([]);
  await page.getByRole("grid").getByRole("button").first().click();
  await expect(page.locator('[name="lastname"]')).toHaveValue("Dubois");
  await expect(page.locator("#comments")).toHaveValue("Une photo avec le chien.");
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
});

test("once the last slot is gone, the next visitor is told so, also without a phone to call", async ({
  page,
  request,
}) => {
  await openGroup(page, "lecons-de-luth");
  await expect(page.getByRole("banner").getByRole("img")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Adresse" })).toHaveCount(0);
  await chooseService(page);
  await chooseSlot(page);
  await fillIn(page, newPerson());

  const other = await otherClient(request, "lecons-de-luth");
  const service = other.catalogue.interventions[0]?.id ?? 0;
  for (const slot of await freeSlots(other, { intervention_id: service, nDays: 7 }))
    await take(other, slot, service, newPerson());

  await bookButton(page).click();
  await page.getByRole("alert").getByRole("button", { name: "Choisir un autre horaire" }).click();
  await expect(
    page.getByRole("region", { name: /^Horaires/ }).getByText("Aucun horaire n’est libre en ligne"),
  ).toBeVisible();
  await expect(page.getByText("Revenez bientôt")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Appeler/ })).toHaveCount(0);
});

test(`a practice takes existing patients, tells others whom to call, and refuses no one before they have said who they are`, async ({
  page,
}) => {
  await fillInByLink(page, "cabinet-du-val");
  await bookButton(page).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("patients déjà suivis");
  await expect(alert.getByRole("link", { name: /^Appeler/ })).toBeVisible();

  // An existing client's name gets the same page as an unknown one; the person is notified by mail.
  await fillIn(page, BLACKLISTED);
  await bookButton(page).click();
  await expect(alert).toContainText("patients déjà suivis");

  await fillIn(page, KNOWN);
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
});

test("an appointment that is too near to be cancelled promises nothing: before, after and in its mail one calls", async ({
  page,
}) => {
  const person = newPerson();
  const closed = "Il n’est plus possible de déplacer ni d’annuler en ligne.";
  await fillInByLink(page, "pianos-orsel", person);
  await expect(page.getByText(closed)).toBeVisible();
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  for (const path of ["", "/pianos-orsel/appointments?locale=fr"]) {
    if (path !== "") await page.goto(path);
    await expect(page.getByText(closed)).toBeVisible();
    await expect(page.getByRole("link", { name: "Appeler le 03 72 40 90 21" }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^(Annuler|Déplacer)/ })).toHaveCount(0);
    await expectNoBarrier(page);
  }
  const [mail] = await waitForMails(person.email, 1);
  expect(mail?.text).toContain(closed);
  expect(mail?.text).toContain("Voir ce rendez-vous");
});
