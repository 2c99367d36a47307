import { expect, type Page } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { importGroup } from "./steps/import-group.ts";
import { test } from "./steps/journey.ts";
import { freeSlots, type OtherClient, otherClient, take } from "./steps/other-client.ts";

const PASSWORD = "Coquelicot-7";
const days = ["mo", "tu", "we", "th", "fr", "sa", "su"];

function dayIn(count: number): string {
  return new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
}
const DAY = dayIn(7);
/** The next Christmas, this year's or next year's. */
const YEAR = new Date().getUTCFullYear();
const CHRISTMAS = `${dayIn(1) < `${YEAR}-12-24` ? YEAR : YEAR + 1}-12-25`;

const calendar = (externid: string, to: string, more: object = {}) => ({
  externid,
  name: externid,
  publicname: externid,
  slot_step: 30,
  openinghours: [{ days, from: "09:00", to }],
  ...more,
});
const service = (externid: string, length: number, on: string[], more: object = {}) => ({
  externid,
  name: externid,
  publicname: externid,
  length,
  calendars: on,
  ...more,
});
const RECORDS = {
  calendars: [
    calendar("Anna", "12:00", {
      holidays: "FR",
      closures: [{ start: `${DAY} 11:00`, end: `${DAY} 12:00`, label: "Formation" }],
    }),
    calendar("Atelier", "10:00", { capacity: 2 }),
    calendar("Dina", "12:00", { slot_step: 60 }),
    calendar("Ben", "12:00", {
      openinghours: [{ days, from: "09:00", to: "12:00", interventions: ["Contrôle"] }],
    }),
  ],
  resources: [calendar("Salle bleue", "09:30")],
  interventions: [
    service("Consultation", 30, ["Anna"]),
    service("Entretien", 60, ["Anna"]),
    service("Contrôle", 20, ["Dina", "Ben"]),
    service("Bilan", 30, ["Dina", "Ben"]),
    service("Soin", 30, ["Anna"], { buffer_before: 30 }),
    service("Radio", 30, ["Anna"], { need_resource: true }),
    service("Cours", 60, ["Atelier"]),
  ],
};

/** Creates a group with a logged-in owner, and a client who books there. */
async function openGroup(page: Page): Promise<{ urlname: string; client: OtherClient }> {
  const letters = Array.from({ length: 9 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26)));
  const urlname = `pourquoi-${letters.join("")}`;
  const email = `${urlname}@exemple.fr`;
  const pros = [{ email, password: PASSWORD, role: "owner" }];
  await importGroup(
    urlname,
    { rules: { min_notice: 3 * 1440, maxrdv_period: 20 * 1440 } },
    { ...RECORDS, pros },
  );
  await page.goto(`/${urlname}/login?locale=fr`);
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/calendar/);
  return { urlname, client: await otherClient(page.request, urlname) };
}

const idOf = (client: OtherClient, name: string) =>
  client.catalogue.interventions.find(({ publicname }) => publicname === name)!.id;

async function book(client: OtherClient, name: string, time: string, lastname: string): Promise<void> {
  const intervention_id = idOf(client, name);
  const slots = await freeSlots(client, { intervention_id, from: DAY });
  const slot = slots.find((one) => one.time === time)!;
  await take(client, slot, intervention_id, {
    firstname: "Lucia",
    lastname,
    email: `${lastname}@exemple.fr`,
  });
}

async function ask(page: Page, name: string, day: string): Promise<void> {
  await page.getByLabel("Prestation").first().selectOption(name);
  await page.getByLabel("Jour", { exact: true }).fill(day);
  await expect(page.getByText(/Horaires réservables ce jour-là/)).toBeVisible();
}

const line = (page: Page, calendarName: string, text: string) =>
  page.getByRole("region", { name: calendarName }).getByText(text).first();

test("an owner sees why a time is not offered, whatever the reason", async ({ page }) => {
  const { urlname, client } = await openGroup(page);
  await book(client, "Consultation", "10:00", "ortega");
  await book(client, "Contrôle", "09:00", "petit");
  await book(client, "Bilan", "10:00", "roux");
  for (const name of ["un", "deux"]) await book(client, "Cours", "09:00", name);
  await page.goto(`/${urlname}/manage?locale=fr`);
  await page.getByRole("navigation").getByRole("link", { name: "En ligne" }).click();
  await page.goto(`/${urlname}/manage/why-no-slot?locale=fr`);

  await ask(page, "Consultation", DAY);
  await expect(line(page, "Anna", "Réservable : 09:00, 09:30")).toBeVisible();
  await expect(line(page, "Anna", "Pris : Lucia ortega (10:00 – 10:30)")).toBeVisible();
  await expect(line(page, "Anna", "Fermeture : Formation")).toBeVisible();
  await expect(line(page, "Anna", "Fermé")).toBeVisible();
  await expect(page.getByText("Ne propose pas cette prestation").first()).toBeVisible();

  await ask(page, "Entretien", DAY);
  await expect(line(page, "Anna", "Trop court avant : Lucia ortega (10:00 – 10:30)")).toBeVisible();
  await expect(line(page, "Anna", "Trop court : l’agenda ferme à 12:00")).toBeVisible();
  await ask(page, "Soin", DAY);
  await expect(
    line(page, "Anna", "Trop près, avec le temps gardé libre avant et après : Lucia ortega"),
  ).toBeVisible();
  await ask(page, "Radio", DAY);
  await expect(line(page, "Anna", "Salle ou équipement indisponible : Salle bleue")).toBeVisible();
  await ask(page, "Cours", DAY);
  await expect(line(page, "Atelier", "Complet : Lucia")).toBeVisible();
  await ask(page, "Bilan", DAY);
  await expect(line(page, "Dina", "Entre deux horaires : un horaire toutes les 60 min")).toBeVisible();
  await expect(line(page, "Ben", "Ouvert, mais pour d’autres prestations")).toBeVisible();

  await ask(page, "Consultation", dayIn(1));
  await expect(line(page, "Anna", "Délai de réservation")).toBeVisible();
  await ask(page, "Consultation", dayIn(-2));
  await expect(line(page, "Anna", "Déjà passé")).toBeVisible();
  await ask(page, "Consultation", dayIn(40));
  await expect(line(page, "Anna", "Trop loin")).toBeVisible();
  await ask(page, "Consultation", CHRISTMAS);
  await expect(line(page, "Anna", "Jour férié : Noël")).toBeVisible();

  // Two services in a row: the second one has no place, and its own page explains why.
  await ask(page, "Consultation", DAY);
  await page.getByRole("button", { name: "Ajouter une prestation" }).click();
  await page.getByLabel("Prestation").nth(1).selectOption("Cours");
  await expect(
    line(page, "Anna", "La prestation suivante n’a pas de place à ce moment-là : Cours"),
  ).toBeVisible();
  await page.getByRole("link", { name: "Voir cette prestation seule" }).first().press("Enter");
  await expect(line(page, "Atelier", "Complet : Lucia")).toBeVisible();

  // The link leads to the page where it can be changed.
  await page.getByRole("link", { name: "Voir le rendez-vous" }).first().press("Enter");
  await expect(page).toHaveURL(new RegExp(`/${urlname}/calendar`));
});
