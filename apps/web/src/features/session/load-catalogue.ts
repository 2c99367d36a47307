import type { FirstCatalogue } from "@rendezvous/contract/first-data";
import { callApi } from "../../lib/call-api.ts";

/** Everything a group offers to the session, where its page holds nothing for visitors. */
export async function loadCatalogue(groupId: number, signal: AbortSignal): Promise<FirstCatalogue> {
  const asked = { path: { id: groupId }, signal };
  const [calendars, calendarsets, interventions, interventionsets, packs, forms, websites] =
    await Promise.all([
      callApi("GET /groups/{id}/calendars", asked),
      callApi("GET /groups/{id}/calendarsets", asked),
      callApi("GET /groups/{id}/interventions", asked),
      callApi("GET /groups/{id}/interventionsets", asked),
      callApi("GET /groups/{id}/pack_interventions", asked),
      callApi("GET /groups/{id}/forms", asked),
      callApi("GET /groups/{id}/websites", asked),
    ]);
  return {
    calendars: calendars.records,
    calendarsets: calendarsets.records,
    interventions: interventions.records,
    interventionsets: interventionsets.records,
    packs: packs.records,
    forms,
    website: websites.records[0] ?? null,
  };
}
