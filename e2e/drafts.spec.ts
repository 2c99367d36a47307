import { expect, type Page } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { freeSlots, otherClient, take } from "./steps/other-client.ts";
import { openManage, openSalon, save, saveIt } from "./steps/owner.ts";
import { dayIn } from "./steps/receptionist.ts";
import { bookButton, chooseService, chooseSlot, fillIn, newPerson, title } from "./steps/visitor.ts";
import { timeField, typeTime } from "./steps/type-time.ts";

const main = (page: Page) => page.getByRole("main");
const box = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const intoDraft = (page: Page) => page.getByRole("button", { name: "Enregistrer dans le brouillon" });

/** Begins a draft, into which all later changes are saved. */
async function beginDraft(page: Page, urlname: string, name: string, day = ""): Promise<void> {
  await openManage(page, urlname, "/drafts");
  await main(page).getByRole("textbox", { name: "Nom" }).fill(name);
  if (day !== "") {
    await main(page).getByLabel("Publication automatique le").fill(day);
    await typeTime(timeField(main(page), "Heure"), "08:00");
  }
  await main(page).getByRole("button", { name: "Créer" }).click();
  await expect(main(page)).toContainText(`Vous modifiez le brouillon « ${name} »`);
}

async function saveInDraft(page: Page): Promise<void> {
  await intoDraft(page).click();
  await expect(page.getByText("Rien n’a encore changé.")).toBeVisible();
}

/** Opens the draft's own page. */
async function seeDraft(page: Page): Promise<void> {
  await main(page).getByRole("link", { name: "Voir le brouillon" }).click();
  await expect(main(page).getByRole("heading", { name: "Modifications" })).toBeVisible();
}

test("a town hall closes a week in advance, on the day it has said: nobody finds it closed before, and who has an appointment is told", async ({
  page,
  request,
}) => {
  const urlname = await openSalon();
  const visitor = await otherClient(request, urlname);
  const intervention_id = visitor.catalogue.interventions[0]?.id ?? 0;
  const calendar_id =
    visitor.catalogue.calendars.find(({ publicname }) => publicname === "Anna Roux")?.id ?? 0;
  const isOpen = async () =>
    (await freeSlots(visitor, { intervention_id, calendar_id, from: dayIn(30) })).some(({ start_at }) =>
      start_at.startsWith(dayIn(30)),
    );
  expect(await isOpen()).toBe(true);
  const person = newPerson();
  const [slot] = await freeSlots(visitor, { intervention_id, calendar_id, from: dayIn(30) });
  await take(visitor, slot!, intervention_id, person, calendar_id);
  await beginDraft(page, urlname, "Fermeture annuelle", dayIn(3));
  await page.goto(`/${urlname}/manage/calendars?locale=fr`);
  await main(page).getByRole("link", { name: "Anna Roux", exact: true }).click();
  await page.getByRole("button", { name: "Ajouter une fermeture" }).click();
  await page.getByLabel("Premier jour").fill(dayIn(30));
  await page.getByLabel("Dernier jour").fill(dayIn(36));
  await saveInDraft(page);
  await seeDraft(page);
  await expect(main(page)).toContainText("Agendas – Anna Roux");
  expect(await isOpen()).toBe(true);
  await main(page).getByRole("button", { name: "Décider" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^Annuler et prévenir/ }).check();
  await dialog.getByRole("button", { name: "Enregistrer ainsi" }).click();
  await expect(main(page).getByText("Annuler et prévenir")).toBeVisible();

  // Moves the publication to the next second, because a journey cannot wait three days.
  const drafts = `/api/v3/groups/${visitor.group.id}/drafts`;
  const session = await page.evaluate(
    (name) => sessionStorage.getItem(name),
    `rendezvous.session.${urlname}`,
  );
  const { token } = JSON.parse(session ?? "{}") as { token: string };
  const asOwner = `?apikey=${visitor.apiKey}&token=${token}`;
  const [draft] = (await (await request.get(`${drafts}${asOwner}`)).json()).drafts;
  const publish_at = new Date(Date.now() + 1000).toISOString();
  expect(
    (await request.put(`${drafts}/${draft.id}${asOwner}`, { data: { draft: { publish_at } } })).ok(),
  ).toBe(true);
  await expect.poll(isOpen, { timeout: 30_000 }).toBe(false);
  expect((await waitForMails(person.email, 2)).at(-1)?.subject).toMatch(/^Annulé/);
  await page.goto(`/${urlname}/manage/history?locale=fr`);
  await expect(page.getByText("Le brouillon « Fermeture annuelle » n’existe plus").first()).toBeVisible();
  await expect(main(page).getByRole("listitem").filter({ hasText: "Publication" })).toHaveCount(1);
});

test("a client sees a promotion the moment it is published and not before, and a preview books nothing", async ({
  page,
  browser,
}) => {
  const urlname = await openSalon();
  const elsewhere = await browser.newContext();
  const visit = await elsewhere.newPage();
  const offered = async (query = "") => {
    await visit.goto(`/${urlname}/book?locale=fr${query}`);
    await expect(visit.getByRole("main").getByRole("listitem").first()).toBeVisible();
    return visit.getByRole("main").innerText();
  };
  await beginDraft(page, urlname, "Soldes");
  await page.goto(`/${urlname}/manage/promotions/new?locale=fr`);
  await page
    .getByRole("group", { name: "Nom pour les clients" })
    .getByRole("textbox", { name: "Français" })
    .fill("Rentrée");
  await box(page, "Réduction").fill("20");
  await expect(main(page)).toContainText(/Coupe\s: 20,00\s€ au lieu de 25,00\s€/);
  await intoDraft(page).click();
  await expect(main(page).getByRole("link", { name: "Rentrée" })).toBeVisible();
  await seeDraft(page);
  expect(await offered()).not.toMatch(/20\s%/);

  const address =
    (await main(page)
      .getByRole("link", { name: /preview=/ })
      .getAttribute("href")) ?? "";
  const { search } = new URL(address);
  expect(await offered(`&${search.slice(1)}`)).toMatch(/20\s%/);
  await expect(visit.getByText("Ceci est un aperçu : on ne peut rien y réserver.")).toBeVisible();
  await expectNoBarrier(visit);
  await chooseService(visit, "Coupe");
  await expect(visit).toHaveURL(/preview=/);
  await expect(visit.getByText("Ceci est un aperçu : on ne peut rien y réserver.")).toBeVisible();

  await main(page).getByRole("button", { name: "Publier maintenant" }).click();
  await expect(page.getByText("« Soldes » est publié").first()).toBeVisible();
  expect(await offered()).toMatch(/20\s%/);
  // The draft no longer exists, so its link shows the published page.
  expect(await offered(`&${search.slice(1)}`)).toMatch(/20\s%/);
  await expect(visit.getByText("Ceci est un aperçu")).toHaveCount(0);
  await elsewhere.close();
});

test("a salon changes its Thursday hours: one appointment outside is kept, one moves to a time that it is offered", async ({
  page,
  request,
}) => {
  const urlname = await openSalon();
  const visitor = await otherClient(request, urlname);
  const intervention_id = visitor.catalogue.interventions[0]?.id ?? 0;
  const anna = visitor.catalogue.calendars.find(({ publicname }) => publicname === "Anna Roux")?.id ?? 0;
  const thursday = Array.from({ length: 7 }, (_, day) => dayIn(3 + day)).find(
    (day) => new Date(`${day}T12:00Z`).getUTCDay() === 4,
  );
  if (thursday === undefined) throw new Error("A week has a Thursday.");
  const free = async (time: string) =>
    (await freeSlots(visitor, { intervention_id, calendar_id: anna, from: thursday })).find(
      (slot) => slot.start.startsWith(thursday) && slot.time === time,
    );
  for (const [time, lastname] of [
    ["09:00", "Reste"],
    ["09:30", "Bouge"],
  ] as const) {
    const slot = await free(time);
    if (!slot) throw new Error(`${time} is not free.`);
    await take(visitor, slot, intervention_id, { ...newPerson(), lastname }, anna);
  }
  await openManage(page, urlname, "/calendars");
  await main(page).getByRole("link", { name: "Anna Roux", exact: true }).click();
  await typeTime(timeField(page.getByRole("main"), "Jeudi, de"), "14:00");
  await save(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Reste");
  await dialog.getByRole("group", { name: /Bouge/ }).getByRole("radio", { name: "Déplacer" }).check();
  const times = dialog.getByRole("combobox", { name: "Prochaines heures libres" });
  // Bruno is still free in the morning; Anna from 14:00 on.
  const chosenTime = await times
    .locator("option")
    .filter({ hasText: /Anna Roux/ })
    .first()
    .textContent();
  expect(chosenTime).toBeTruthy();
  await times.selectOption({ label: chosenTime ?? "" });
  await dialog.getByRole("button", { name: "Enregistrer ainsi" }).click();
  await expect(page.getByText("Rien n’a encore changé.")).toBeVisible();
  expect(await free("13:30")).toBeUndefined();
  expect(chosenTime).toContain("14:00");
  expect(await free("14:00")).toBeUndefined();
  expect(await free("14:30")).toBeDefined();
});

test("a publication in the middle of a booking is told, and what was typed stays", async ({
  page,
  browser,
}) => {
  const urlname = await openSalon();
  await page.goto(`/${urlname}/book?locale=fr`);
  await chooseService(page, "Soin");
  await chooseSlot(page);
  await fillIn(page, newPerson());

  const elsewhere = await browser.newContext();
  const owner = await elsewhere.newPage();
  await openManage(owner, urlname, "/interventions");
  await main(owner).getByRole("link", { name: "Soin", exact: true }).click();
  await box(owner, "Prix").fill("55");
  await saveIt(owner);
  await elsewhere.close();

  await bookButton(page).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Le prix ou la durée a changé");
  // The form itself shows no other message.
  await expect(page.getByText("Ces informations ont changé entre-temps")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Fermer" }).click();
  await expect(page.getByRole("complementary")).toContainText(/55(,00)?\s€/);
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
});
