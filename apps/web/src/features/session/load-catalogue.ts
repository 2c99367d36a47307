import type {
  Calendar,
  Calendarset,
  Intervention,
  Interventionset,
  Pack,
} from "@rendezvous/contract/catalogue";
import type { FirstCatalogue } from "@rendezvous/contract/first-data";
import type { Forms } from "@rendezvous/contract/form";
import type { EndpointName } from "@rendezvous/contract/endpoints";
import type { Collection } from "@rendezvous/contract/paging";
import { callApi } from "../../lib/call-api.ts";

/** Everything a group offers to the session, where its page holds nothing for visitors. */
export async function loadCatalogue(groupId: number, signal: AbortSignal): Promise<FirstCatalogue> {
  const path = { id: groupId };
  const list = async <One>(call: EndpointName): Promise<One[]> => {
    const answer = await callApi<Collection<One>>(call, { path, signal });
    return answer.records;
  };
  const [calendars, calendarsets, interventions, interventionsets, packs, forms] = await Promise.all([
    list<Calendar>("listCalendars"),
    list<Calendarset>("listCalendarsets"),
    list<Intervention>("listInterventions"),
    list<Interventionset>("listInterventionsets"),
    list<Pack>("listPackInterventions"),
    callApi<Forms>("getForms", { path, signal }),
  ]);
  return { calendars, calendarsets, interventions, interventionsets, packs, forms };
}
