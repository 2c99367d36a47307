import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { freeSlots, otherClient, take } from "./steps/other-client.ts";
import { enterSalon, openManage, openSalon } from "./steps/owner.ts";
import { blocks, dayIn, pane, undoBar } from "./steps/receptionist.ts";
import { CLASS_DAY, openStudio } from "./steps/studio.ts";
import { timeField, typeTime } from "./steps/type-time.ts";
import { bookButton, fillIn, newPerson, openGroup, title } from "./steps/visitor.ts";

const days = ["mo", "tu", "we", "th", "fr", "sa", "su"];
const openinghours = [{ days, from: "09:00", to: "18:00" }];
const DOCTORS = Array.from({ length: 12 }, (_, index) => `Dr ${"ABCDEFGHIJKL"[index]}`);
const calendars = DOCTORS.map((name) => ({ externid: name, name, publicname: name, openinghours }));

/** Clicks and counts. Typing in a field that is open, or in the next one by the tab key, is no click. */
function countClicks() {
  let count = 0;
  return {
    click: async (target: Locator, options?: Parameters<Locator["click"]>[0]) => {
      count += 1;
      await target.click(options);
    },
    select: async (target: Locator, label: string) => {
      count += 1;
      await target.selectOption({ label });
    },
    count: () => count,
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

test("Friday afternoon is closed for twelve doctors in five clicks", async ({ page }) => {
  const urlname = await openSalon({ calendars });
  await enterSalon(page, urlname, "un");
  const { click, count } = countClicks();
  await click(page.locator("[data-body]").first(), { position: { x: 40, y: 400 } });
  await click(button(page, "Bloquer cette plage"));
  await click(pane(page).getByRole("checkbox", { name: "Tous" }));
  const friday = dayIn((5 - new Date().getDay() + 7) % 7 || 7);
  await pane(page).getByLabel("Jour", { exact: true }).fill(friday);
  await typeTime(timeField(pane(page), "Heure"), "13:00");
  await typeTime(timeField(pane(page), "Jusqu’à"), "18:00");
  await click(pane(page).getByRole("button", { name: "Bloquer cette plage" }));
  await expect(undoBar(page)).toBeVisible();
  expect(count()).toBeLessThanOrEqual(5);
  await page.goto(`/${urlname}/calendar?day=${friday}&locale=fr`);
  await expect(page.locator("[data-closure]")).toHaveCount(12);
});

test("one date of a class of twelve is cancelled in three clicks", async ({ page }) => {
  const urlname = await openStudio(12);
  await enterSalon(page, urlname, "un");
  await page.goto(`/${urlname}/calendar?day=${CLASS_DAY}&locale=fr`);
  const { click, count } = countClicks();
  const date = page.getByRole("button", { name: "Hatha du soir 12/12" });
  await click(date);
  await click(pane(page).getByRole("button", { name: "Annuler cette date" }));
  await click(page.getByRole("dialog").getByRole("button", { name: "Annuler cette date" }));
  await expect(date).toHaveCount(0);
  expect(count()).toBeLessThanOrEqual(3);
  await page.goto(`/${urlname}/book?locale=fr`);
  await page.getByRole("main").getByText("Yoga", { exact: true }).click();
  await expect(page.locator("main [data-class-day]")).toHaveCount(1);
});

test("a service is offered on Tuesdays only in six clicks", async ({ page }) => {
  const urlname = await openSalon();
  await enterSalon(page, urlname, "un");
  const { click, count } = countClicks();
  const link = (name: string | RegExp) => page.getByRole("link", { name, exact: true });
  await click(
    page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link", { name: "Gestion" }),
  );
  await click(link("Prestations et tarifs").first());
  await click(page.getByRole("main").getByRole("link", { name: "Soin", exact: true }));
  await click(page.getByRole("radio", { name: "Seulement à ces horaires" }));
  await click(page.getByRole("button", { name: /^Mardi.: ajouter des heures/ }));
  await click(button(page, "Enregistrer"));
  await expect(page.getByText("Rien n’a encore changé.")).toBeVisible();
  expect(count()).toBeLessThanOrEqual(6);
});

test("a question is asked for one service only in four clicks", async ({ page }) => {
  const urlname = await openSalon({
    forms: {
      Fiche: [],
      Vevent: [{ name: "colour", type: "string", label: { fr: "Couleur", en: "Colour" } }],
    },
  });
  await openManage(page, urlname, "/forms");
  const { click, count } = countClicks();
  const main = page.getByRole("main");
  await click(page.getByText("Sur le rendez-vous", { exact: true }));
  await click(main.getByRole("button", { name: "Couleur", exact: true }));
  await click(main.getByRole("group", { name: "Seulement pour ces prestations" }).getByLabel("Soin"));
  await click(button(page, "Enregistrer"));
  await expect(page.getByText("Rien n’a encore changé.")).toBeVisible();
  expect(count()).toBeLessThanOrEqual(4);
  const preview = page.getByRole("region", { name: "Ce que voient vos clients" });
  await expect(preview.getByLabel("Couleur")).toBeVisible();
  await preview.getByRole("combobox", { name: "Prestation affichée" }).selectOption("Coupe");
  await expect(preview.getByLabel("Couleur")).toHaveCount(0);
  await preview.getByRole("combobox", { name: "Prestation affichée" }).selectOption("Soin");
  await expect(preview.getByLabel("Couleur")).toBeVisible();
});

test("two thousand clients of another program are imported in six clicks", async ({ page }) => {
  const urlname = await openSalon();
  await enterSalon(page, urlname, "un");
  const { click, count } = countClicks();
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await click(
    page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link", { name: "Gestion" }),
  );
  await click(page.getByRole("main").getByRole("link", { name: "Clients", exact: true }).first());
  await click(link("Importer des clients").first());
  const lines = Array.from({ length: 2000 }, (_, at) => `Nouveau ${at};Ida;ida${at}@example.org`);
  const chooser = page.waitForEvent("filechooser");
  await click(button(page, /Choisir un (?:autre )?fichier/));
  const buffer = Buffer.from(`Nom;Prénom;E-mail\n${lines.join("\n")}`);
  await (await chooser).setFiles({ name: "clients.csv", mimeType: "text/csv", buffer });
  await click(button(page, "Importer"));
  await expect(page.getByText("Import terminé")).toBeVisible({ timeout: 20_000 });
  expect(count()).toBeLessThanOrEqual(6);
});

test("the appointments of another program are imported in seven clicks", async ({ page }) => {
  const urlname = await openSalon();
  await enterSalon(page, urlname, "un");
  const { click, select, count } = countClicks();
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await click(
    page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link", { name: "Gestion" }),
  );
  await click(page.getByRole("main").getByRole("link", { name: "Clients", exact: true }).first());
  await click(link("Importer des rendez‑vous").first());
  const lines = Array.from(
    { length: 200 },
    (_, at) => `0${1 + (at % 9)}/03/20${20 + (at % 5)};1${at % 8}:00;Coupe;A. Roux;Client ${at}`,
  );
  const chooser = page.waitForEvent("filechooser");
  await click(button(page, /Choisir un (?:autre )?fichier/));
  const buffer = Buffer.from(`Date;Heure;Prestation;Agenda;Nom\n${lines.join("\n")}`);
  await (await chooser).setFiles({ name: "rdv.csv", mimeType: "text/csv", buffer });
  // Only the name that is not recognised has to be chosen.
  await select(page.getByRole("combobox", { name: "A. Roux (200)" }), "Anna Roux");
  await click(button(page, "Importer"));
  await expect(page.getByText("Import terminé")).toBeVisible({ timeout: 20_000 });
  expect(count()).toBeLessThanOrEqual(7);
});

test("the appointments of a day move to a colleague in five clicks", async ({ page, request }) => {
  const urlname = await openSalon();
  const client = await otherClient(request, urlname);
  const service = client.catalogue.interventions[0]?.id ?? 0;
  const [first] = client.catalogue.calendars;
  const day = dayIn(3);
  const slots = await freeSlots(client, { intervention_id: service, calendar_id: first!.id, from: day });
  for (const slot of [slots[0]!, slots.at(-1)!]) await take(client, slot, service, newPerson(), first!.id);
  await enterSalon(page, urlname, "un");
  await page.goto(`/${urlname}/calendar?day=${day}&locale=fr`);
  await expect(blocks(page)).toHaveCount(2);
  const { click, select, count } = countClicks();
  await click(page.locator("[data-body]").first(), { position: { x: 40, y: 200 } });
  await click(button(page, "Bloquer cette plage"));
  await typeTime(timeField(pane(page), "Heure"), "09:00");
  await typeTime(timeField(pane(page), "Jusqu’à"), "18:00");
  await click(pane(page).getByRole("button", { name: "Bloquer cette plage" }));
  await select(pane(page).getByLabel("Tout déplacer vers"), "Bruno Petit");
  await click(pane(page).getByRole("button", { name: "Enregistrer" }));
  await expect(undoBar(page)).toBeVisible();
  expect(count()).toBeLessThanOrEqual(5);
});

test("who comes today is seen on a phone without a click", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const urlname = await openSalon({}, [], { timezone: zoneWhereItIsEleven() });
  const client = await otherClient(request, urlname);
  const person = newPerson();
  const service = client.catalogue.interventions[0]?.id ?? 0;
  const slots = await freeSlots(client, { intervention_id: service, nDays: 2 });
  await take(client, slots[0]!, service, person);
  await enterSalon(page, urlname, "un");
  await expect(blocks(page).filter({ hasText: person.lastname })).toBeInViewport();
});

test("a cancelled hour is given to somebody on the waiting list in three clicks", async ({
  page,
  request,
}) => {
  const day = dayIn(7);
  const openings = [{ date: day, from: "10:00", to: "10:30" }];
  const anna = { externid: "Anna", name: "Anna Roux", publicname: "Anna Roux", openinghours: [], openings };
  const cut = { externid: "coupe", name: "Coupe", publicname: "Coupe", length: 30 };
  const urlname = await openSalon({ calendars: [anna], interventions: [cut] }, [], {
    rules: { waiting_minutes: 30 },
  });
  const client = await otherClient(request, urlname);
  const { apiKey, group, catalogue } = client;
  const service = catalogue.interventions[0]!.id;
  const [slot] = await freeSlots(client, { intervention_id: service, from: day });
  await take(client, slot!, service, newPerson());
  const waiting = { ...newPerson(), lastname: "Martin", firstphone: "06 39 98 56 78" };
  const wish = { intervention_ids: [service], fiche: waiting, locale: "fr" };
  const answer = await request.post(`/api/v3/groups/${group.id}/wishes?apikey=${apiKey}`, { data: { wish } });
  expect(answer.status(), await answer.text()).toBe(201);
  await enterSalon(page, urlname, "un");
  await page.goto(`/${urlname}/calendar?day=${day}&locale=fr`);
  await blocks(page).press("Enter");
  await pane(page).getByRole("button", { name: "Annuler le rendez-vous" }).press("Enter");
  await expect(pane(page).getByLabel("Motif")).toBeFocused();
  await pane(page).getByRole("button", { name: "Annuler le rendez-vous" }).press("Enter");
  await expect(blocks(page)).toHaveCount(0);
  const { click, count } = countClicks();
  await click(button(page, "Liste d’attente (1)"));
  await click(page.getByRole("dialog").getByRole("button", { name: /^10:00/ }));
  await expect(blocks(page).filter({ hasText: "Martin" })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(3);
});

test("a dentist’s visit is booked in two taps and the details", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGroup(page, "cabinet-dentaire-des-lilas");
  const { click, count } = countClicks();
  const times = page.getByRole("list", { name: "Prochains horaires libres\u202f: Détartrage" });
  await click(times.getByRole("button").first());
  await fillIn(page, newPerson());
  await click(bookButton(page));
  await expect(title(page)).toHaveText(/confirmé/);
  expect(count()).toBeLessThanOrEqual(2);
});

/** Returns a time zone in which a salon still has free times today, at any time of ours. */
function zoneWhereItIsEleven(): string {
  const hours = new Date().getUTCHours() - 11;
  // The sign of these names is the opposite of the offset's.
  return `Etc/GMT${hours < 0 ? "-" : "+"}${Math.abs(hours)}`;
}
