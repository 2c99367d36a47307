import { z } from "zod";
import {
  calendar,
  calendarset,
  classSchema,
  intervention,
  interventionset,
  pack,
  website,
} from "./catalogue.ts";
import { forms } from "./form.ts";
import { watchCalendarsQuerySchema } from "./calendar-stream.ts";
import { collectionSchemaOf, pagingQuerySchema } from "../ground/paging.ts";
import { id, idListSchema } from "../ground/wire-values.ts";
import { defineEndpoint } from "../ground/define-endpoint.ts";

const ids = idListSchema.optional();
const ofCalendars = { calendar_id: ids, calendar_ids: ids, calendarset_ids: ids };
const ofInterventions = { intervention_ids: ids };
const ofInterventionsets = { interventionset_id: ids, interventionset_ids: ids };

/** The filters of each list; other parameters that look like filters are refused. */
const interventionsQuery = pagingQuerySchema.extend({
  ...ofCalendars,
  ...ofInterventions,
  ...ofInterventionsets,
});

const listed = ["id", "externid", "name", "publicname", "sort"] as const;
const sold = [...listed, "price", "length", "interventionset_id"] as const;
const websiteFields = ["title", "domain"] as const;

export const catalogueEndpoints = {
  getForms: defineEndpoint({
    method: "GET",
    paths: { v1: "/groups/{id}/forms", v3: "/groups/{id}/forms" },
    right: "browse",
    reply: forms,
    summary: "The field definitions of fiches and vevents",
  }),
  listWebsites: defineEndpoint({
    method: "GET",
    paths: { v1: "/groups/{id}/websites", v3: "/groups/{id}/websites" },
    right: "browse",
    query: pagingQuerySchema,
    reply: collectionSchemaOf(website),
    fields: websiteFields,
    summary: "The minisite",
  }),
  listWebsitesByQuery: defineEndpoint({
    method: "GET",
    paths: { v3: "/websites" },
    right: "browse",
    query: pagingQuerySchema.extend({ group_id: id.optional() }),
    reply: collectionSchemaOf(website),
    fields: websiteFields,
    summary: "The minisite of the group that the query names",
  }),
  listCalendarsets: defineEndpoint({
    method: "GET",
    paths: { v1: "/groups/{id}/calendarsets", v3: "/groups/{id}/calendarsets" },
    right: "browse",
    query: pagingQuerySchema.extend(ofCalendars),
    reply: collectionSchemaOf(calendarset),
    fields: listed,
    summary: "Calendar sets",
  }),
  listCalendars: defineEndpoint({
    method: "GET",
    paths: { v1: "/groups/{id}/calendars", v3: "/groups/{id}/calendars" },
    right: "browse",
    query: pagingQuerySchema.extend({ ...ofCalendars, ...ofInterventions }),
    reply: collectionSchemaOf(calendar),
    fields: [...listed, "resource", "calendarset_id"],
    summary: "Calendars, and resources among them",
  }),
  listClasses: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/classes" },
    right: "browse",
    query: pagingQuerySchema.extend(ofInterventions),
    reply: collectionSchemaOf(classSchema),
    fields: [...listed, "intervention_id", "teacher_id"],
    summary: "Classes, which are booked like calendars",
  }),
  watchCalendars: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/calendars.events" },
    right: "see_day_calendar",
    query: watchCalendarsQuerySchema,
    reply: z.string(),
    summary: "The days and calendars on which appointments change, as server-sent events",
  }),
  listInterventionsets: defineEndpoint({
    method: "GET",
    paths: { v1: "/groups/{id}/interventionsets", v3: "/groups/{id}/interventionsets" },
    right: "browse",
    query: interventionsQuery,
    reply: collectionSchemaOf(interventionset),
    fields: [...listed, "price"],
    summary: "Categories of services",
  }),
  listInterventions: defineEndpoint({
    method: "GET",
    paths: { v1: "/groups/{id}/interventions", v3: "/groups/{id}/interventions" },
    right: "browse",
    query: interventionsQuery,
    reply: collectionSchemaOf(intervention),
    fields: sold,
    summary: "Services",
  }),
  listPackInterventions: defineEndpoint({
    method: "GET",
    paths: { v1: "/groups/{id}/pack_interventions", v3: "/groups/{id}/pack_interventions" },
    right: "browse",
    query: pagingQuerySchema.extend({ ...ofInterventions, ...ofInterventionsets }),
    reply: collectionSchemaOf(pack),
    fields: sold,
    summary: "Packs",
  }),
};
