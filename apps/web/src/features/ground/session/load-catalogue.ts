import type { PageCatalogue } from "@rendezvous/contract/site/page-data";
import { callApi } from "../../../lib/call-api.ts";

/**
 * Returns everything a group offers to the session. For call-centre agents, records without a public name have their internal
 * one.
 */
export async function loadCatalogue(
  groupId: number,
  isCallCentre: boolean,
  signal: AbortSignal,
): Promise<PageCatalogue> {
  const withNames = <Listed extends { name: string; publicname: string }>(records: Listed[]): Listed[] =>
    isCallCentre
      ? records.map((one) => (one.publicname.trim() === "" ? { ...one, publicname: one.name } : one))
      : records;
  const options = { path: { id: groupId }, signal };
  const [calendars, classes, calendarsets, interventions, interventionsets, packs, forms, websites] =
    await Promise.all([
      callApi("GET /groups/{id}/calendars", options),
      callApi("GET /groups/{id}/classes", options),
      callApi("GET /groups/{id}/calendarsets", options),
      callApi("GET /groups/{id}/interventions", options),
      callApi("GET /groups/{id}/interventionsets", options),
      callApi("GET /groups/{id}/pack_interventions", options),
      callApi("GET /groups/{id}/forms", options),
      callApi("GET /groups/{id}/websites", options),
    ]);
  return {
    calendars: withNames(calendars.records),
    classes: withNames(classes.records),
    calendarsets: withNames(calendarsets.records),
    interventions: withNames(interventions.records),
    interventionsets: withNames(interventionsets.records),
    packs: withNames(packs.records),
    forms,
    website: websites.records[0] ?? null,
  };
}
