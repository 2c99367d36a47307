import { z } from "zod";
import { listAppointmentsQuerySchema } from "../booking/appointment.ts";
import { type EndpointName, ENDPOINTS } from "../endpoints.ts";
import type { ApiVersion, Endpoint } from "../ground/define-endpoint.ts";
import { collectionSchemaOf, pagingQuerySchema } from "../ground/paging.ts";
import { localeQuerySchema } from "../ground/wire-values.ts";
import { createVeventBodySchema, updateVeventBodySchema, vevent, VEVENT_FIELDS } from "./vevent.ts";

/** How the server answers an old call: as another call does, or by a translation. */
export type Translation =
  | "none"
  | "getRecord"
  | "createRecord"
  | "updateRecord"
  | "deleteRecord"
  | "getGroup"
  | "updateGroup"
  | "deleteFiche"
  | "listCustomfields"
  | "listVevents"
  | "getVevent"
  | "createVevent"
  | "updateVevent"
  | "deleteVevent";

/**
 * A call of the old API, only for groups with `legacy_clients` (docs/decisions/0151). It passes its work to a call of today, and
 * needs that call's right.
 */
export interface OldCall {
  readonly version: ApiVersion;
  readonly path: string;
  readonly passesTo: EndpointName;
  readonly translation: Translation;
  /** The name of a record in a body: `calendar`. */
  readonly noun: string;
  readonly endpoint: Endpoint;
}

type Parts = Pick<Endpoint, "method" | "summary"> & Partial<Endpoint>;

function oldCall(
  path: string,
  passesTo: EndpointName,
  translation: Translation,
  noun: string,
  parts: Parts,
  version: ApiVersion = "v1",
): OldCall {
  const { right, refusals = [] }: Endpoint = ENDPOINTS[passesTo];
  const endpoint = {
    right,
    query: localeQuerySchema,
    reply: z.looseObject({}),
    ...parts,
    paths: { [version]: path },
    refusals: [...refusals, "not_found", ...(parts.refusals ?? [])] as const,
  };
  return { version, path, passesTo, translation, noun, endpoint };
}

const RECORDS = {
  calendarset: ["calendarsets", "listCalendarsets", "createCalendarset", "updateCalendarset"],
  calendar: ["calendars", "listCalendars", "createCalendar", "updateCalendar"],
  interventionset: [
    "interventionsets",
    "listInterventionsets",
    "createInterventionset",
    "updateInterventionset",
  ],
  intervention: ["interventions", "listInterventions", "createIntervention", "updateIntervention"],
} as const satisfies Record<string, readonly [string, EndpointName, EndpointName, EndpointName]>;

function recordCalls(noun: keyof typeof RECORDS): OldCall[] {
  const [kind, list, create, update] = RECORDS[noun];
  const path = `/groups/{id}/${kind}`;
  const one = `${path}/{recordId}`;
  const body = z.object({ [noun]: z.looseObject({}) });
  const example = { [noun]: { externid: `old-${noun}`, name: "Dr Roux" } };
  return [
    oldCall(one, list, "getRecord", noun, { method: "GET", summary: `One ${noun}` }),
    oldCall(path, create, "createRecord", noun, {
      method: "POST",
      body,
      example,
      creates: true,
      summary: `A new ${noun}`,
    }),
    oldCall(one, update, "updateRecord", noun, {
      method: "PUT",
      body,
      example,
      summary: `Change some fields of one ${noun}`,
    }),
    oldCall(one, update, "deleteRecord", noun, { method: "DELETE", summary: `Archive one ${noun}` }),
  ];
}

const vevents = "/groups/{id}/vevents";
const oneVevent = `${vevents}/{veventId}`;
const visit = { calendar_id: 15, start: "2026-12-01 09:20:00", end: "2026-12-01 09:50:00" };

const veventCalls: readonly OldCall[] = [
  oldCall(vevents, "listAppointments", "listVevents", "vevent", {
    method: "GET",
    right: "see_day_calendar",
    query: listAppointmentsQuerySchema,
    reply: collectionSchemaOf(vevent),
    fields: VEVENT_FIELDS,
    summary: "Appointments and closures, for professionals",
  }),
  oldCall(oneVevent, "getAppointment", "getVevent", "vevent", {
    method: "GET",
    right: "see_day_calendar",
    reply: vevent,
    summary: "One appointment or closure",
    refusals: ["unknown_appointment"],
  }),
  oldCall(vevents, "createAppointment", "createVevent", "vevent", {
    method: "POST",
    right: "manage_appointments",
    body: createVeventBodySchema,
    reply: vevent,
    creates: true,
    example: { vevent: { ...visit, intervention_id: 21, fiche_id: 48, comments: "First visit" } },
    summary: "Book an appointment; without a service or without a client, close the time",
    refusals: ["unknown_appointment"],
  }),
  oldCall(oneVevent, "moveAppointment", "updateVevent", "vevent", {
    method: "PUT",
    right: "manage_appointments",
    body: updateVeventBodySchema,
    reply: vevent,
    example: { vevent: visit },
    summary: "Move an appointment or closure; `deleted` cancels it or takes it back",
    refusals: ["invalid_calendar"],
  }),
  oldCall(oneVevent, "cancelAppointment", "deleteVevent", "vevent", {
    method: "DELETE",
    right: "manage_appointments",
    reply: vevent,
    summary: "Cancel an appointment, or take a closure back",
    refusals: ["invalid_calendar"],
  }),
];

const oneGroup = "/groups/{id}";
const oneFiche = "/groups/{id}/fiches/{ficheId}";

const IN_GROUP: readonly OldCall[] = [
  ...(Object.keys(RECORDS) as (keyof typeof RECORDS)[]).flatMap(recordCalls),
  oldCall("/groups/{id}/pack_interventions/{recordId}", "listPackInterventions", "getRecord", "pack", {
    method: "GET",
    summary: "One pack",
  }),
  oldCall(oneFiche, "updateFiche", "deleteFiche", "fiche", {
    method: "DELETE",
    summary: "Delete a fiche that has no appointment to come",
  }),
  oldCall("/groups/{id}/customfields", "getForms", "listCustomfields", "customfield", {
    method: "GET",
    query: pagingQuerySchema,
    reply: collectionSchemaOf(z.looseObject({})),
    fields: ["id", "name", "label", "type", "model"],
    summary: "The field definitions of both forms, in one list",
  }),
  oldCall("/groups/{id}/pros", "listPros", "none", "pro", ENDPOINTS.listPros),
  ...veventCalls,
];

/** The calls of today that the old API also has without the group, which is then that of the login. */
const ALSO_WITHOUT_GROUP = [
  "listFiches",
  "createFiche",
  "getFiche",
  "updateFiche",
  "listAppointments",
  "createAppointment",
  "getAppointment",
  "moveAppointment",
  "cancelAppointment",
  "listCalendarsets",
  "listCalendars",
  "listInterventionsets",
  "listInterventions",
] as const satisfies EndpointName[];

/** Returns the name under which the answer of a call is stored as an example; with and without the group it is the same. */
export function exampleNameOf({
  version,
  path,
  passesTo,
  translation,
  endpoint: { method },
}: OldCall): string {
  if (translation === "none") return passesTo;
  return `${method} ${version} ${path.startsWith("/groups") ? path : `/groups/{id}${path}`}`;
}

function withoutGroup(path: string): string {
  return path.replace("/groups/{id}", "");
}

/** All calls of the old API that are no calls of today. */
export const OLD_CALLS: readonly OldCall[] = [
  oldCall(oneGroup, "getGroupByUrlname", "getGroup", "group", {
    method: "GET",
    summary: "A group by its id",
  }),
  oldCall(
    oneGroup,
    "getGroupByUrlname",
    "getGroup",
    "group",
    { method: "GET", summary: "A group by its id" },
    "v3",
  ),
  oldCall(oneGroup, "updateSettings", "updateGroup", "group", {
    method: "PUT",
    body: z.object({ group: z.looseObject({}) }),
    example: { group: { phone: "01 23 45 67 89" } },
    summary: "Change the settings of a group",
  }),
  ...IN_GROUP,
  ...IN_GROUP.map(({ path, endpoint, ...one }) => ({
    ...one,
    path: withoutGroup(path),
    endpoint: { ...endpoint, paths: { [one.version]: withoutGroup(path) } },
  })),
  ...ALSO_WITHOUT_GROUP.map((name) =>
    oldCall(withoutGroup(ENDPOINTS[name].paths.v1), name, "none", "", {
      ...ENDPOINTS[name],
    }),
  ),
];
