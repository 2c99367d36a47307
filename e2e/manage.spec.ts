import { expect, type Page } from "@playwright/test";
import { endSession, logIn } from "./steps/account.ts";
import { test } from "./steps/journey.ts";
import { freeSlots, otherClient } from "./steps/other-client.ts";
import { openManage, openSalon, save, saveIt } from "./steps/owner.ts";
import { dayIn } from "./steps/receptionist.ts";
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

test("an owner changes a service, takes that back, archives it and brings it back, and visitors see it at once", async ({
  page,
}) => {
  const urlname = await openSalon();
  await openManage(page, urlname, "");
  await main(page).getByRole("link", { name: "Prestations et tarifs" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Prestations");
  await main(page).getByRole("link", { name: "Coupe", exact: true }).click();
  await expect(box(page, "Prix")).toHaveValue("25");
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

  await main(page).getByRole("link", { name: "Historique", exact: true }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Historique");
  const entry = main(page).getByRole("listitem").filter({ hasText: "Prestations – " });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText("Coupe → Coupe au rasoir");
  await entry.getByRole("button", { name: "Revenir en arrière" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Revenir en arrière" }).click();
  await expect(entry).toHaveCount(2);
  await expect(entry.first()).toContainText("Coupe au rasoir → Coupe");
  const former = await offered(page, urlname);
  expect(former).toContain("Coupe");
  expect(former).not.toContain("Coupe au rasoir");

  // A change is not undone if the same field was changed again.
  await entry.last().getByRole("button", { name: "Revenir en arrière" }).click();
  await dialog.getByRole("button", { name: "Revenir en arrière" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Une autre modification a été faite depuis.");
  await page.keyboard.press("Escape");

  await page.goto(`/${urlname}/manage/interventions?locale=fr`);
  const more = main(page).getByRole("button", { name: "Plus d’actions pour Coupe" });
  await more.click();
  await page.getByRole("button", { name: "Archiver", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Archiver" }).click();
  await expect(more).toHaveCount(0);
  expect(await offered(page, urlname)).not.toContain("Coupe");
  await main(page).getByText("Archivé", { exact: true }).click();
  await more.click();
  await page.getByRole("button", { name: "Restaurer", exact: true }).click();
  await expect(more).toHaveCount(0);
  expect(await offered(page, urlname)).toContain("Coupe");
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
  await saveIt(page);

  const later = await times(dayIn(2));
  expect(later).not.toContain("13:30");
  expect(later).toContain("14:00");
  expect(await times(dayIn(30))).toEqual([]);
  expect(await times(dayIn(36))).toEqual([]);
  expect(await times(dayIn(37))).toContain("14:00");
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
