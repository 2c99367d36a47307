import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { expect, type Locator, type Page } from "@playwright/test";
import { logIn } from "./account.ts";
import { freeSlots, otherClient } from "./other-client.ts";
import { allDaysLoaded, freeTimes, title } from "./visitor.ts";

/** A practice that is open at all hours, with clients who have appointments. */
export const PRACTICE = "maison-des-tilleuls";

/** Opens a link of the practice as a client who has to log in first, and arrives at their appointments. */
export async function openAppointments(
  page: Page,
  email: string,
  { path = "/appointments", query = "locale=fr" } = {},
): Promise<void> {
  await page.goto(`/${PRACTICE}${path}?${query}`);
  await logIn(page, email);
  await expect(page).toHaveURL(new RegExp(`/${PRACTICE}/appointments\\?`));
  await expect(title(page)).toHaveText("Mes rendez-vous");
}

/** Returns the shown appointments below a heading. */
export function listed(page: Page, heading: "À venir" | "Passés" | "En ce moment"): Locator {
  const section = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading }) });
  return section.locator("ul > li");
}

/** Does an action on an appointment: by its own button, or by the menu of the other actions. */
export async function doWith(page: Page, card: Locator, action: string): Promise<void> {
  const own = card.getByRole("button", { name: new RegExp(`^${action} `) });
  if ((await own.count()) > 0) return own.click();
  await card.getByRole("button", { name: /^Actions pour/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: action, exact: true }).click();
}

/** Returns the number of an appointment from its details. */
export async function numberOf(page: Page, card: Locator): Promise<string> {
  await doWith(page, card, "Détails");
  const dialog = page.getByRole("dialog");
  const number = await dialog.locator("dt", { hasText: "Numéro" }).locator("+ dd").innerText();
  await dialog.getByRole("button", { name: "Fermer" }).click();
  return number;
}

/** Books for the logged-in client through the API: a service that begins this many minutes from now, or soon after. */
export async function bookSoon(page: Page, service: string, minutes: number): Promise<Appointment> {
  const stored = await page.evaluate<string>(`sessionStorage.getItem('rendezvous.session.${PRACTICE}')`);
  const { token } = JSON.parse(stored) as { token: string };
  const client = await otherClient(page.request, PRACTICE);
  const { apiKey, group, catalogue } = client;
  const id = catalogue.interventions.find(({ publicname }) => publicname === service)?.id ?? 0;
  const earliest = Date.now() + minutes * 60_000;
  const slots = await freeSlots(client, { intervention_id: id, nDays: 3 });
  const slot = slots.find(({ start_at }) => Date.parse(start_at) >= earliest);
  const secret = `apikey=${apiKey}&token=${token}&locale=fr`;
  const fiches = await page.request.get(`/api/v3/groups/${group.id}/fiches?${secret}&results=all`);
  const [fiche] = ((await fiches.json()) as { records: { id: number }[] }).records;
  const answer = await page.request.post(`/api/v3/appointments?${secret}`, {
    data: {
      appointment: {
        group_id: group.id,
        start_at: slot?.start_at,
        intervention_ids: [id],
        fiche: { id: fiche?.id },
      },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { records: Appointment[] }).records[0]!;
}

/** Chooses the last shown time as another time of an appointment, up to the question. */
export async function chooseOtherTime(page: Page): Promise<void> {
  const times = freeTimes(page);
  await expect(times.first()).toBeVisible();
  await allDaysLoaded(page);
  await times.last().click();
  const listed = page.getByRole("dialog").getByRole("button").first();
  await expect(listed).toBeVisible();
  const question = page.getByRole("dialog", { name: /^Déplacer au/ });
  if (!(await question.isVisible())) await listed.click();
  await expect(question).toBeVisible();
}
