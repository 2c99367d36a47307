import type { CreatedAppointments } from "@rendezvous/contract/booking/appointment";
import { logIn } from "./steps/account.ts";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { barriersOf, expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { freeSlots, otherClient } from "./steps/other-client.ts";
import { emailOf, openSalon } from "./steps/owner.ts";
import { blocks, dayIn } from "./steps/receptionist.ts";
import { book, chooseService, newPerson, openGroup, title } from "./steps/visitor.ts";

const DAY = dayIn(7);
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

/** Opens a salon with one time a week from now, or more until `to`; another client has booked the first, and may cancel it. */
async function openFullSalon(request: APIRequestContext, to = "10:30") {
  const openings = [{ date: DAY, from: "10:00", to }];
  const anna = { externid: "Anna", name: "Anna Roux", publicname: "Anna Roux", slot_step: 30 };
  const cut = { externid: "coupe", name: "Coupe", publicname: "Coupe", length: 30, price: 2500 };
  const offer = {
    calendars: [{ ...anna, openinghours: [], openings }],
    interventions: [{ ...cut, instructions: "Venez les cheveux secs." }],
  };
  const urlname = await openSalon(offer, [], {
    rules: { waiting_minutes: 30 },
    preposition: "au",
  });
  const client = await otherClient(request, urlname);
  const { id } = client.catalogue.interventions.find(({ publicname }) => publicname === "Coupe")!;
  const [slot] = await freeSlots(client, { intervention_id: id, from: DAY });
  const { apiKey, group } = client;
  const fiche = { ...newPerson(), firstphone: "06 39 98 56 78" };
  const appointment = { group_id: group.id, start_at: slot!.start_at, intervention_ids: [id], fiche };
  const booked = await request.post(`/api/v3/appointments?apikey=${apiKey}`, { data: { appointment } });
  const { records, fiche_token } = (await booked.json()) as CreatedAppointments;
  const cancel = async () => {
    const url = `/api/v3/groups/${group.id}/appointments/batch_delete?apikey=${apiKey}&token=${fiche_token}`;
    expect((await request.post(url, { data: { appointments: [{ id: records[0]!.id }] } })).status()).toBe(
      200,
    );
  };
  return { urlname, cancel };
}

/** Leaves a wish with the keyboard, where nothing is free. */
async function waitByKeyboard(page: Page, urlname: string): Promise<string> {
  const { firstname, lastname, email } = newPerson();
  await openGroup(page, urlname);
  await chooseService(page, "Coupe");
  await page.getByRole("button", { name: "Me prévenir si un horaire se libère" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Liste d’attente" })).toBeFocused();
  await page.getByRole("checkbox", { name: "Matin" }).press("Space");
  await page.getByRole("textbox", { name: "Prénom" }).fill(firstname);
  await page.getByRole("textbox", { name: "Nom", exact: true }).fill(lastname);
  await page.getByRole("textbox", { name: /^Adresse/ }).fill(email);
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "M’inscrire sur la liste d’attente" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Vous êtes sur la liste d’attente" })).toBeFocused();
  return email;
}

function linkIn(text: string | undefined): string {
  const url = new URL(/https?:\/\/\S+\/waiting\?\S+/.exec(text ?? "")![0]);
  return url.pathname + url.search;
}

test("a visitor finds nothing, waits, and takes the time that is freed, by keyboard and on a phone", async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const { urlname, cancel } = await openFullSalon(request);
  const email = await waitByKeyboard(page, urlname);
  const [first] = await waitForMails(email, 1);
  await page.goto(linkIn(first?.text));
  await expect(title(page)).toHaveText("Vous êtes sur la liste d’attente");

  await cancel();
  const [, second] = await waitForMails(email, 2);
  expect(second?.subject).toContain("Un horaire s’est libéré");
  await page.goto(linkIn(second?.text));
  await expect(title(page)).toHaveText("Un horaire s’est libéré");
  await expect(page.getByRole("main")).toContainText("30 min · 25,00 €");
  await expect(page.getByRole("main")).toContainText("Venez les cheveux secs.");
  await expectNoBarrier(page);
  const twice = await page.context().newPage();
  await twice.goto(linkIn(second?.text));
  await expect(title(twice)).toHaveText("Un horaire s’est libéré");
  await page.getByRole("button", { name: "Prendre ce rendez-vous" }).press("Enter");
  await expect(title(page)).toHaveText("C’est noté");
  await expect(title(page)).toBeFocused();
  await expectNoBarrier(page);
  const [, , third] = await waitForMails(email, 3);
  expect(third?.subject).toContain("Votre rendez-vous");
  await page.reload();
  await expect(title(page)).toHaveText("C’est noté");
  await twice.getByRole("button", { name: "Prendre ce rendez-vous" }).click();
  await expect(title(twice)).toHaveText("C’est noté");
});

test("whoever has taken a freed time sees the appointment with its actions", async ({ page, request }) => {
  const { urlname, cancel } = await openFullSalon(request);
  const email = await waitByKeyboard(page, urlname);
  await cancel();
  const mails = await waitForMails(email, 2);
  await page.goto(linkIn(mails[1]?.text));
  await page.getByRole("button", { name: "Prendre ce rendez-vous" }).click();
  await page.getByRole("link", { name: /^Votre rendez.vous/ }).click();
  await expect(title(page)).toHaveText(/^Votre rendez.vous/);
  await expect(page.getByRole("button", { name: /^Déplacer ce rendez/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: /^Annuler ce rendez/ })).toBeVisible();
});

test("who declines stays on the list, and may leave it", async ({ page, request }) => {
  const { urlname, cancel } = await openFullSalon(request);
  const email = await waitByKeyboard(page, urlname);
  await cancel();
  const mails = await waitForMails(email, 2);
  await page.goto(linkIn(mails[1]?.text));
  await page.getByRole("button", { name: "Pas cette fois" }).click();
  await expect(title(page)).toHaveText("Vous êtes sur la liste d’attente");
  await expectNoBarrier(page);
  const leave = page.getByRole("button", { name: "Quitter la liste d’attente" });
  await leave.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Quitter la liste d’attente/ });
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Rester sur la liste" }).press("Enter");
  await expect(leave).toBeFocused();
  await leave.press("Enter");
  await dialog.getByRole("button", { name: "Quitter la liste d’attente" }).press("Enter");
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveText("Vous n’êtes plus sur la liste d’attente.");
});

test("a client hears of an earlier time, and moves there", async ({ page, request }) => {
  const { urlname, cancel } = await openFullSalon(request, "11:00");
  const person = newPerson();
  await book(page, urlname, person);
  await page.getByRole("button", { name: "Me prévenir d’un horaire plus tôt" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Me prévenir d’un horaire plus tôt" });
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "M’inscrire sur la liste d’attente" }).press("Enter");
  await expect(dialog).toBeHidden();
  await cancel();
  const mails = await waitForMails(person.email, 3);
  await page.goto(linkIn(mails.find(({ subject }) => subject?.includes("libéré"))?.text));
  await expect(page.getByRole("main")).toContainText("10:30");
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Y déplacer mon rendez-vous" }).click();
  await expect(title(page)).toHaveText("C’est noté");
  const moved = (await waitForMails(person.email, 4)).at(-1);
  expect(moved?.text).toContain("10:00");
  await page.getByRole("link", { name: /^Votre rendez.vous/ }).click();
  await expect(title(page)).toHaveText(/^Votre rendez.vous/);
  await expect(page.getByRole("button", { name: /^Annuler ce rendez/ })).toBeVisible();
});

test("a professional fills a freed hour in two clicks from the day's waiting list", async ({
  page,
  request,
}) => {
  await page.setViewportSize(DESK);
  const { urlname, cancel } = await openFullSalon(request);
  await waitByKeyboard(page, urlname);
  await page.goto(`/${urlname}/calendar?locale=fr&day=${DAY}&login=1`);
  await logIn(page, emailOf(urlname, "un"));
  await page.getByRole("button", { name: "Liste d’attente (1)" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Camille Dubois");
  await expect(dialog).toContainText("Aucun horaire libre ne convient ce jour-là.");
  await page.keyboard.press("Escape");
  await cancel();
  await expect(blocks(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Liste d’attente (1)" }).click();
  expect(await barriersOf(page)).toEqual([]);
  const time = dialog.getByRole("group", { name: "Horaires libres pour Camille Dubois" }).getByRole("button");
  await time.click();
  await expect(page.getByRole("region", { name: "Camille Dubois a rendez-vous" })).toBeVisible();
  await expect(blocks(page).filter({ hasText: "Dubois" })).toBeVisible();
});

test("a professional puts a client on the list, and gives them the hour that is kept for another", async ({
  page,
  request,
}) => {
  await page.setViewportSize(DESK);
  const { urlname, cancel } = await openFullSalon(request, "11:00");
  const visitor = await page.context().newPage();
  await book(visitor, urlname, { ...newPerson(), lastname: "Martin" });
  const email = await waitByKeyboard(visitor, urlname);
  await page.goto(`/${urlname}/calendar?locale=fr&day=${DAY}&login=1`);
  await logIn(page, emailOf(urlname, "un"));
  await blocks(page).filter({ hasText: "Martin" }).press("Enter");
  await page.getByRole("button", { name: "Souhaite un horaire plus tôt" }).press("Enter");
  await expect(page.getByRole("region", { name: "est sur la liste d’attente" })).toContainText("Martin");
  await expectNoBarrier(page);
  await cancel();
  expect(await waitForMails(email, 2)).toHaveLength(2);
  await page.getByRole("button", { name: "Liste d’attente (2)" }).click();
  const martin = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Martin" });
  expect(await barriersOf(page)).toEqual([]);
  await martin.getByRole("button", { name: /^10:00, gardé pour Camille Dubois/ }).click();
  await expect(page.getByRole("region", { name: "Martin a rendez-vous" })).toBeVisible();
  await expect(page.getByRole("dialog")).not.toContainText("gardé");

  const remove = page.getByRole("button", { name: "Retirer de la liste Camille Dubois" });
  await remove.press("Enter");
  const question = page.getByRole("dialog", { name: /^Retirer Camille Dubois de la liste d’attente/ });
  expect(await barriersOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
  await remove.press("Enter");
  await question.getByRole("button", { name: "Retirer de la liste" }).press("Enter");
  const list = page.getByRole("dialog", { name: /^Liste d’attente/ });
  await expect(list).toContainText("Personne n’attend pour ce jour.");
  await expect(list.getByRole("button", { name: "Fermer" })).toBeFocused();
});
