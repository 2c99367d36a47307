import { expect, type Page } from "@playwright/test";
import { endSession, logIn } from "./steps/account.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { freeSlots, otherClient, take } from "./steps/other-client.ts";
import { openManage, openSalon, save, saveIt } from "./steps/owner.ts";
import { dayIn } from "./steps/receptionist.ts";
import { newPerson } from "./steps/visitor.ts";
import { timeField, typeTime } from "./steps/type-time.ts";

const main = (page: Page) => page.getByRole("main");
const box = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });

/** Returns the services that a visitor can choose, on a separate page. */
async function offered(page: Page, urlname: string): Promise<string> {
  const visitor = await page.context().browser()?.newContext();
  if (!visitor) throw new Error("The browser has gone.");
  const visit = await visitor.newPage();
  await visit.goto(`/${urlname}/book?locale=fr`);
  await expect(visit.getByRole("main").getByRole("listitem").first()).toBeVisible();
  const text = await visit.getByRole("main").innerText();
  await visitor.close();
  return text;
}

test("an owner changes a service, archives it and brings it back, and visitors see it at once", async ({
  page,
}) => {
  const urlname = await openSalon();
  await openManage(page, urlname, "");
  await expectNoBarrier(page);
  await main(page).getByRole("link", { name: "Prestations et tarifs" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Prestations");
  await expectNoBarrier(page);
  await main(page).getByRole("link", { name: "Coupe", exact: true }).click();
  await expect(box(page, "Prix")).toHaveValue("25");
  await expectNoBarrier(page);
  const names = page.getByRole("group", { name: "Nom pour les clients" });
  await names.getByRole("textbox", { name: "Français" }).fill("Coupe au rasoir");
  await box(page, "Prix").fill("31,50");
  await box(page, "Durée").fill("bientôt");
  await save(page).click();
  await expect(box(page, "Durée")).toBeFocused();
  await expect(main(page)).toContainText("Saisissez un nombre entier.");
  await box(page, "Durée").fill("45");
  await saveIt(page);
  const offer = await offered(page, urlname);
  expect(offer).toContain("Coupe au rasoir");
  expect(offer.replaceAll(/\s/g, " ")).toMatch(/45 min .* 31,50 €|45 min.*31,50 €/);

  await page.goBack();
  const more = main(page).getByRole("button", { name: "Plus d’actions pour Coupe au rasoir" });
  await more.click();
  await page.getByRole("button", { name: "Archiver", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Archiver" }).click();
  await expect(more).toHaveCount(0);
  expect(await offered(page, urlname)).not.toContain("Coupe au rasoir");
  await main(page).getByText("Archivé", { exact: true }).click();
  await more.click();
  await page.getByRole("button", { name: "Restaurer", exact: true }).click();
  await expect(more).toHaveCount(0);
  expect(await offered(page, urlname)).toContain("Coupe au rasoir");
});

test("an owner takes a change back from the history, and visitors see what was there before", async ({
  page,
}) => {
  const urlname = await openSalon();
  await openManage(page, urlname, "/interventions");
  await main(page).getByRole("link", { name: "Coupe", exact: true }).click();
  const names = page.getByRole("group", { name: "Nom pour les clients" });
  await names.getByRole("textbox", { name: "Français" }).fill("Coupe au rasoir");
  await saveIt(page);
  expect(await offered(page, urlname)).toContain("Coupe au rasoir");

  await main(page).getByRole("link", { name: "Historique", exact: true }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Historique");
  const entry = main(page).getByRole("listitem").filter({ hasText: "Prestations – " });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText("Coupe → Coupe au rasoir");
  await expectNoBarrier(page);
  await entry.getByRole("button", { name: "Revenir en arrière" }).click();
  const dialog = page.getByRole("dialog");
  await expectNoBarrier(page);
  await dialog.getByRole("button", { name: "Revenir en arrière" }).click();
  await expect(entry).toHaveCount(2);
  await expect(entry.first()).toContainText("Coupe au rasoir → Coupe");
  const offer = await offered(page, urlname);
  expect(offer).toContain("Coupe");
  expect(offer).not.toContain("Coupe au rasoir");

  // A change is not undone if the same field was changed again.
  await entry.last().getByRole("button", { name: "Revenir en arrière" }).click();
  await dialog.getByRole("button", { name: "Revenir en arrière" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Une autre modification a été faite depuis.");
});

test("two owners change one service, and both changes are kept", async ({ page, browser }) => {
  const urlname = await openSalon();
  await openManage(page, urlname, "/interventions");
  await main(page).getByRole("link", { name: "Soin", exact: true }).click();
  await expect(box(page, "Prix")).toHaveValue("40");
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openManage(other, urlname, "/interventions", "deux");
  await main(other).getByRole("link", { name: "Soin", exact: true }).click();
  await box(other, "Prix").fill("42");
  await box(other, "Durée").fill("75");
  await saveIt(other);
  await elsewhere.close();

  await box(page, "Prix").fill("45");
  await box(page, "Temps gardé libre après").fill("10");
  await save(page).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Quelqu’un l’a modifié entre-temps");
  await expect(box(page, "Durée")).toHaveValue("75");
  await expectNoBarrier(page);
  await alert.getByRole("radio", { name: /^L’autre/ }).check();
  await expect(box(page, "Prix")).toHaveValue("42");
  await saveIt(page);
  await page.reload();
  await expect(box(page, "Prix")).toHaveValue("42");
  await expect(box(page, "Durée")).toHaveValue("75");
  await expect(box(page, "Temps gardé libre après")).toHaveValue("10");
});

test("a calendar opens later from now on, and closes for a week, and nobody finds a time before", async ({
  page,
  request,
}) => {
  const days = ["mo", "tu", "we", "th", "fr", "sa", "su"];
  const openinghours = [{ days, from: "09:00", to: "18:00" }];
  const urlname = await openSalon({
    calendars: [{ externid: "anna", name: "Anna", publicname: "Anna", slot_step: 30, openinghours }],
  });
  const visitor = await otherClient(request, urlname);
  const intervention_id = visitor.catalogue.interventions[0]?.id ?? 0;
  const times = async (from: string) =>
    (await freeSlots(visitor, { intervention_id, from })).map(({ start_at }) => start_at.slice(11, 16));
  expect(await times(dayIn(2))).toContain("09:00");

  await openManage(page, urlname, "/calendars");
  await main(page).getByRole("link", { name: "Anna", exact: true }).click();
  await typeTime(timeField(page.getByRole("main"), "Lundi, de"), "14:00");
  for (const other of ["Du lundi au vendredi", "Samedi", "Dimanche"]) {
    await page.getByRole("button", { name: "Lundi : copier vers" }).click();
    await page.getByRole("dialog").getByRole("button", { name: other }).click();
  }
  await expect(timeField(page.getByRole("main"), "Dimanche, de")).toContainText("14:00");
  await page.getByRole("button", { name: "Ajouter une fermeture" }).click();
  await page.getByLabel("Premier jour").fill(dayIn(30));
  await page.getByLabel("Dernier jour").fill(dayIn(36));
  await expectNoBarrier(page);
  await saveIt(page);

  const later = await times(dayIn(2));
  expect(later).not.toContain("13:30");
  expect(later).toContain("14:00");
  expect(await times(dayIn(30))).toEqual([]);
  expect(await times(dayIn(36))).toEqual([]);
  expect(await times(dayIn(37))).toContain("14:00");
});

test("an owner is told whose appointment new hours leave outside, keeps it, and nothing is saved before", async ({
  page,
  request,
}) => {
  const urlname = await openSalon();
  const visitor = await otherClient(request, urlname);
  const intervention_id = visitor.catalogue.interventions[0]?.id ?? 0;
  const calendar = visitor.catalogue.calendars.find(({ publicname }) => publicname === "Anna Roux");
  const query = { intervention_id, from: dayIn(3), ...(calendar && { calendar_id: calendar.id }) };
  const [slot] = await freeSlots(visitor, query);
  if (!slot || !calendar) throw new Error("There is no free time.");
  await take(visitor, slot, intervention_id, { ...newPerson(), lastname: "Dehors" }, calendar.id);

  await openManage(page, urlname, "/calendars");
  await main(page).getByRole("link", { name: "Anna Roux", exact: true }).click();
  await page.getByRole("button", { name: "Ajouter une fermeture" }).click();
  await page.getByLabel("Premier jour").fill(dayIn(3));
  await page.getByLabel("Dernier jour").fill(dayIn(3));
  await save(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Dehors");
  await expect(dialog).toContainText("hors des horaires d’ouverture");
  await expectNoBarrier(page);
  expect((await freeSlots(visitor, query)).length).toBeGreaterThan(0);
  await dialog.getByRole("button", { name: "Enregistrer ainsi" }).click();
  await expect(page.getByText("Rien n’a encore changé.")).toBeVisible();
  expect((await freeSlots(visitor, query)).filter(({ start_at }) => start_at.startsWith(dayIn(3)))).toEqual(
    [],
  );
});

test("an owner asks for more notice, and what a visitor is offered first is later", async ({
  page,
  request,
}) => {
  const days = ["mo", "tu", "we", "th", "fr", "sa", "su"];
  const openinghours = [{ days, from: "00:00", to: "24:00" }];
  const urlname = await openSalon({
    calendars: [{ externid: "anna", name: "Anna", publicname: "Anna", slot_step: 30, openinghours }],
  });
  const visitor = await otherClient(request, urlname);
  const intervention_id = visitor.catalogue.interventions[0]?.id ?? 0;
  const firstDay = async () => (await freeSlots(visitor, { intervention_id, nDays: 7 }))[0]?.start_at ?? "";
  expect((await firstDay()) < dayIn(2)).toBe(true);

  await openManage(page, urlname, "/online");
  await main(page).getByRole("link", { name: "Voir les règles" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Règles");
  await expectNoBarrier(page);
  const notice = "Délai minimum avant un rendez-vous";
  await page.getByRole("combobox", { name: `${notice} : unité` }).selectOption("days");
  await box(page, notice).fill("3");
  await saveIt(page);
  expect((await firstDay()) >= dayIn(3)).toBe(true);

  await box(page, "Jusqu’à quand réserver à l’avance").fill("2");
  await expect(main(page)).toContainText("Ainsi, personne ne peut réserver");
  await box(page, "Jusqu’à quand réserver à l’avance").fill("10");
  await saveIt(page);
  await page.getByRole("link", { name: "Langues" }).click();
  await page.getByRole("checkbox", { name: "Espagnol" }).check();
  await saveIt(page);
  // A newly enabled language appears in the next form.
  await page.getByRole("link", { name: "Textes" }).click();
  const welcome = page.getByRole("group", { name: "Accueil" });
  await welcome.getByRole("textbox", { name: "Français" }).fill("Bonjour à tous");
  await welcome.getByText("Dans les autres langues (0 sur 2)").click();
  await welcome.getByRole("textbox", { name: "Espagnol" }).fill("Hola");
  await saveIt(page);
  expect(await offered(page, urlname)).toContain("Bonjour à tous");
});

test("a login that ends in the middle of a form loses nothing that was typed, nor the page it was typed on", async ({
  page,
  request,
}) => {
  const urlname = await openSalon();
  await openManage(page, urlname, "/interventions");
  await main(page).getByRole("link", { name: "Coupe", exact: true }).click();
  await box(page, "Prix").fill("31");
  await endSession(page, request, urlname);
  await save(page).click();
  await expect(page.getByText("Votre connexion a expiré")).toBeVisible();
  await logIn(page, `un@${urlname}.example`);
  await expect(box(page, "Prix")).toHaveValue("31");
  await saveIt(page);
  // The page restores the interrupted form only once: the link opens the overview again.
  await page.getByRole("link", { name: "Vue d’ensemble" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestion");

  await page.goto(`/${urlname}/manage/languages?locale=fr`);
  await main(page).getByText("Tous", { exact: true }).click();
  const translation = main(page).getByRole("textbox").first();
  await translation.fill("Haircut 💇");
  await endSession(page, request, urlname);
  await main(page).getByRole("button", { name: "Enregistrer les traductions" }).click();
  await logIn(page, `un@${urlname}.example`);
  await expect(translation).toHaveValue("Haircut 💇");
});

test("what is typed while a slow network saves is still to be saved", async ({ page }) => {
  const urlname = await openSalon();
  await openManage(page, urlname, "/interventions");
  await main(page).getByRole("link", { name: "Coupe", exact: true }).click();
  const { promise: typed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/interventions/*", async (route) => {
    if (route.request().method() === "PUT") await typed;
    await route.continue();
  });
  await box(page, "Prix").fill("31");
  await save(page).click();
  await box(page, "Durée").fill("55");
  goOn();
  await expect(page.getByText("Enregistré").first()).toBeVisible();
  await expect(box(page, "Durée")).toHaveValue("55");
  await saveIt(page);
  await page.reload();
  await expect(box(page, "Prix")).toHaveValue("31");
  await expect(box(page, "Durée")).toHaveValue("55");
});
