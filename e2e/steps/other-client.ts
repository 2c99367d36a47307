import type { Appointment, CreatedAppointments } from "@rendezvous/contract/booking/appointment";
import type { PageCatalogue, PageData } from "@rendezvous/contract/site/page-data";
import type { Group } from "@rendezvous/contract/catalogue/group";
import type { SlotHold } from "@rendezvous/contract/booking/hold";
import type { AvailableTimeSlots, Slot } from "@rendezvous/contract/booking/slot";
import { type APIRequestContext, expect } from "@playwright/test";
import type { Person } from "./visitor.ts";

/** Another client who books in the same group at the same time, with a program. */
export interface OtherClient {
  request: APIRequestContext;
  apiKey: string;
  group: Group;
  catalogue: PageCatalogue;
}

/** Reads the group from its page, as any program may. */
export async function otherClient(request: APIRequestContext, urlname: string): Promise<OtherClient> {
  const html = await (await request.get(`/${urlname}?locale=fr`)).text();
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
  const { apiKey, page } = JSON.parse(data) as PageData;
  if (page.kind !== "group") throw new Error(`The page of ${urlname} shows no group.`);
  return { request, apiKey, group: page.group, catalogue: page.catalogue };
}

/** Returns the free slots of a service from a day on; on one calendar, or on any of them. */
export async function freeSlots(
  { request, apiKey, group }: OtherClient,
  query: { intervention_id: number; calendar_id?: number; from?: string; nDays?: number },
): Promise<Slot[]> {
  const params = new URLSearchParams({ apikey: apiKey, nDays: String(query.nDays ?? 1) });
  params.append("intervention_ids[]", String(query.intervention_id));
  if (query.calendar_id !== undefined) params.append("calendar_ids[]", String(query.calendar_id));
  if (query.from !== undefined) params.set("start", query.from);
  const answer = await request.get(`/api/v3/groups/${group.id}/availabletimeslots?${params.toString()}`);
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as AvailableTimeSlots).availabletimeslots;
}

/** Books a slot, on any free calendar unless one is named. */
export async function take(
  { request, apiKey, group }: OtherClient,
  slot: Slot,
  intervention_id: number,
  person: Person,
  calendar_id = 0,
): Promise<Appointment[]> {
  const answer = await request.post(`/api/v3/appointments?apikey=${apiKey}&locale=fr`, {
    data: {
      appointment: {
        group_id: group.id,
        start_at: slot.start_at,
        calendar_id,
        intervention_ids: [intervention_id],
        fiche: { ...person, firstphone: "06 39 98 56 78" },
      },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as CreatedAppointments).records;
}

/** Holds a slot, so that other clients cannot book it for a while. */
export async function hold(
  { request, apiKey, group }: OtherClient,
  slot: Slot,
  intervention_id: number,
): Promise<void> {
  const answer = await request.post(`/api/v3/groups/${group.id}/holds?apikey=${apiKey}`, {
    data: { hold: { start_at: slot.start_at, intervention_ids: [intervention_id] } },
  });
  expect(((await answer.json()) as SlotHold).hold, await answer.text()).not.toBeNull();
}
