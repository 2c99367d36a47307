import { expect, type Locator, type Page } from "@playwright/test";
import { logIn } from "./account.ts";
import { importGroup } from "./import-group.ts";
import { freeSlots, otherClient, take } from "./other-client.ts";
import { timeField, typeTime } from "./type-time.ts";

const PASSWORD = "Coquelicot-7";
const days = ["mo", "tu", "we", "th", "fr", "sa", "su"];
const openinghours = [{ days, from: "08:30", to: "18:00" }];
const calendars = ["Anna Roux", "Bruno Petit", "Chloé Martin"].map((name) => ({
  externid: name.slice(0, 4),
  name,
  publicname: name,
  slot_step: 15,
  openinghours,
}));
const interventions = [
  { externid: "c", name: "Consultation", publicname: "Consultation", length: 15 },
  { externid: "b", name: "Bilan", publicname: "Bilan", length: 45, calendars: ["Anna", "Brun"] },
];

export const blocks = (page: Page) => page.locator("[role=grid] [data-event]");
export const pane = (page: Page) => page.getByRole("complementary");
export const undoBar = (page: Page) => page.getByRole("region", { name: "Dernière action" });
export const button = (container: Page | Locator, name: string) =>
  container.getByRole("button", { name, exact: true });

export function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
/** Far enough ahead for every notice. */
export const DAY = dayIn(7);

/** Opens a day without appointments in a new group. Returns its url name. */
export async function openEmptyDay(page: Page, role: "owner" | "call_centre" = "owner"): Promise<string> {
  const urlname = await addOffice(role);
  await openDay(page, urlname);
  return urlname;
}

/** Opens a day in a new group on which a client has booked a consultation on the first calendar. Returns the focused block. */
export async function openDayOf(page: Page, lastname: string, time: string): Promise<Locator> {
  const urlname = await addOffice("owner");
  const client = await otherClient(page.request, urlname);
  const service = client.catalogue.interventions.find(({ publicname }) => publicname === "Consultation")!.id;
  const calendar = client.catalogue.calendars.find(({ publicname }) => publicname === "Anna Roux")!.id;
  const slots = await freeSlots(client, { intervention_id: service, calendar_id: calendar, from: DAY });
  const person = { firstname: "Odile", lastname, email: `${lastname}@exemple.fr` };
  await take(client, slots.find((one) => one.time === time)!, service, person, calendar);
  await openDay(page, urlname);
  const block = blocks(page).filter({ hasText: lastname });
  await block.focus();
  return block;
}

async function addOffice(role: "owner" | "call_centre"): Promise<string> {
  const urlname = `bureau-${freshName()}`;
  const pros = [{ email: `${urlname}@exemple.fr`, password: PASSWORD, role }];
  await importGroup(urlname, { rules: {}, allow_overbooking: true }, { calendars, interventions, pros });
  return urlname;
}

async function openDay(page: Page, urlname: string): Promise<void> {
  await page.goto(`/${urlname}/calendar?locale=fr&day=${DAY}&login=1`);
  await logIn(page, `${urlname}@exemple.fr`, PASSWORD);
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
}

/** Returns letters that no other run uses. */
export function freshName(): string {
  return Array.from({ length: 9 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("");
}

/** Adds a client in the pane beside the day, with or without an address. */
export async function addClient(page: Page, name: string, email = ""): Promise<void> {
  const booking = pane(page);
  await button(booking, "Nouveau client").click();
  await booking.locator('[name="lastname"]').fill(name);
  await booking.locator('[name="firstname"]').fill("Odile");
  await booking.locator('[name="email"]').fill(email);
  await booking.locator('[name="firstphone"]').fill("06 39 98 11 22");
  await booking.locator('button[type="submit"]').click();
  await expect(booking).toContainText(`Odile ${name}`);
}

/** Fills in a booking for a new client, beside the day. */
export async function begin(page: Page, name: string, day: string, time: string): Promise<void> {
  await button(page, "Nouveau rendez-vous").click();
  const booking = pane(page);
  await expect(booking.getByRole("heading", { name: "Nouveau rendez-vous" })).toBeFocused();
  await addClient(page, name, `${name}@exemple.fr`);
  await booking.getByLabel("Prestation").selectOption("Consultation");
  await booking.getByLabel("Jour").fill(day);
  await typeTime(timeField(booking, "Heure"), time);
}

/** Books, and returns the appointment's block. */
export async function book(page: Page, name: string, time: string): Promise<Locator> {
  await begin(page, name, DAY, time);
  await button(pane(page), "Réserver").click();
  const block = blocks(page).filter({ hasText: name });
  await expect(block).toBeFocused();
  return block;
}
