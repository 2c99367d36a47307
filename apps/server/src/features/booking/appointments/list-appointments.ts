import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import type { Appointment, ListAppointmentsQuery } from "@rendezvous/contract/booking/appointment";
import type { Collection, Condition } from "@rendezvous/contract/ground/paging";
import { collatorOf } from "@rendezvous/domain/text/collator";
import { type EpochMs, MINUTE_MS } from "@rendezvous/domain/time/instant";
import { defineCall, type Reply, reply, type Refusal, refuse } from "../../../http/call.ts";
import {
  readConditionInstants,
  refuseInvalidTime,
  toCollection,
  refuseUnknownField,
} from "../../catalogue/catalogue/to-collection.ts";
import { matchesSearch, meetsCondition } from "../../catalogue/catalogue/meets-condition.ts";
import { toPublicName, textsInLanguage } from "../../catalogue/catalogue/wire-record.ts";
import type { AppointmentParts } from "./appointment-parts.ts";
import type { AppointmentFilter } from "./data.ts";
import { listTakenAppointments, type AppointmentRangeQuery } from "./days-data.ts";
import {
  hasMetadataOperator,
  isAboutMetadata,
  readMetadataCondition,
  refuseMetadataOperator,
} from "../metadata/metadata-condition.ts";
import { toAppointmentRangeQuery } from "./to-appointment-range-query.ts";
import {
  type AppointmentListCondition,
  type AppointmentListCursor,
  type AppointmentListField,
  listAppointmentPage,
  listKeysWithNames,
  type NameField,
} from "./list-data.ts";
import { readCancellations } from "./read-cancellations.ts";
import { toVisibleAppointment } from "./to-appointment.ts";
import type { Caller } from "../../ground/history/author.ts";

/** The list goes back at most a year (docs/api.md, "Lists"). */
const MAX_MONTHS_BACK = 12;
const DAY_MINUTES = 1440;

export const listAppointments = defineCall("listAppointments", listAppointmentsOfSession);

interface ListInput extends Caller {
  readonly query: ListAppointmentsQuery;
  readonly locale: string;
}

type Page = Collection<Appointment> & { next: string | null };

/**
 * Returns upcoming appointments, earliest first, and past ones on request. A mail link shows its whole booking, cancelled or not.
 */
export async function listAppointmentsOfSession(input: ListInput): Promise<Reply<Page> | Refusal> {
  const { context, group, session, query } = input;
  const calendarIds = [...(query.calendar_ids ?? []), ...(query.calendar_id ?? [])];
  const isMailLink = session.kind === "booking";
  const isByMetadata = query.conditions?.some((one) => isAboutMetadata(session, one)) ?? false;
  const filter: AppointmentFilter = {
    ficheId: query.fiche_id ?? null,
    calendarIds: calendarIds.length > 0 ? calendarIds : null,
    since: isMailLink ? null : earliest(query, isByMetadata, context.clock.now()),
    withCancelled: isMailLink || asksFor(query, "deleted"),
  };
  const days = session.kind === "pro" ? daysOf(query, filter, group.fields.timezone) : null;
  if (days && !filter.withCancelled && !isByMetadata) return listDays(input, days);
  return listPage(input, { ...filter, ...(days && startsIn(days)) });
}

/** Reads a few days of some calendars whole, then filters and pages in memory. The cursor is a position in the list. */
async function listDays(input: ListInput, days: AppointmentRangeQuery): Promise<Reply<Page> | Refusal> {
  const { context, group, groupId, session, query, locale } = input;
  const [, position] = query.after === undefined ? [] : (/^@(\d{1,9})$/.exec(query.after) ?? []);
  if (query.after !== undefined && position === undefined) return INVALID_AFTER;
  const startIndex = position === undefined ? query.startIndex : Number(position);
  const takenAppointments = await listTakenAppointments(context.db, groupId, session, days);
  const emails = new Map(takenAppointments.map(({ id, email = "" }) => [id, email]));
  const answer = toCollection(
    await toRecords(input, takenAppointments),
    { ...query, startIndex },
    {
      fields: ENDPOINTS.listAppointments.fields,
      searched: ({ id, intervention_name, calendar_name, comments, fiche: { firstname, lastname } }) => [
        intervention_name,
        calendar_name,
        comments,
        `${firstname} ${lastname} ${firstname}`,
        emails.get(id) ?? "",
      ],
      // The rows are already sorted by instant; sorting by wall-clock time would be wrong in the hour that repeats once a year.
      order: "start",
      times: { zone: group.fields.timezone, fields: { start: "start_at", end: "end_at" } },
      locale,
    },
  );
  if (!answer.ok || !("records" in answer.body)) return answer as Refusal;
  const { body } = answer;
  noteReads(input, body.records);
  const end = startIndex + body.recordsReturned;
  return reply({ ...body, next: end < body.totalRecords ? `@${end}` : null });
}

/** The database filters, sorts and pages any other list. */
async function listPage(input: ListInput, filter: AppointmentFilter): Promise<Reply<Page> | Refusal> {
  const { context, group, groupId, session, query } = input;
  const { results, startIndex, dir, sort = "start", search = "" } = query;
  const after = readCursor(query.after);
  if (after === undefined) return INVALID_AFTER;
  const fields: readonly string[] = ENDPOINTS.listAppointments.fields;
  const unknown = (query.conditions ?? []).findIndex(
    (one) => !fields.includes(one.field) && !isAboutMetadata(session, one),
  );
  if (unknown >= 0) return refuseUnknownField(`conditions.${unknown}.field`);
  if (!fields.includes(sort)) return refuseUnknownField("sort");
  const names = await readNames(input, filter);
  const conditions: AppointmentListCondition[] = [];
  for (const [at, condition] of (query.conditions ?? []).entries()) {
    if (isAboutMetadata(session, condition)) {
      if (!hasMetadataOperator(condition)) return refuseMetadataOperator(at);
      conditions.push({ kind: "metadata", ...readMetadataCondition(condition) });
      continue;
    }
    const read = readCondition(condition, group.fields.timezone, names);
    if (read === null) return refuseInvalidTime(`conditions.${at}.value`);
    conditions.push(read);
  }
  const text = search.trim();
  const page = await listAppointmentPage(context.db, groupId, session, {
    ...filter,
    zone: group.fields.timezone,
    conditions,
    search:
      text === ""
        ? null
        : {
            text,
            services: keysOf(names.intervention_name, (name) => matchesSearch([name], text)),
            calendars: keysOf(names.calendar_name, (name) => matchesSearch([name], text)),
            withEmail: session.kind === "pro",
          },
    sort: {
      field: sort as AppointmentListField,
      ...(isName(sort) && { ranks: toRanks(names[sort], input.locale) }),
    },
    isDescending: dir === "desc",
    after,
    startIndex,
    limit: results === "all" ? null : results,
  });
  const records = await toRecords(input, page.appointments);
  noteReads(input, records);
  return reply({
    records,
    totalRecords: page.total,
    recordsReturned: records.length,
    startIndex,
    pageSize: results === "all" ? page.total : results,
    sort,
    dir,
    next: page.next && `${page.next.rank}.${page.next.start}.${page.next.id}`,
  });
}

const INVALID_AFTER = refuse("bad_request", { fields: { after: "expected the next of a page" } });

/** The digits are limited so that the numbers fit the database's types. undefined: the text is no cursor. */
function readCursor(text: string | undefined): AppointmentListCursor | null | undefined {
  if (text === undefined) return null;
  const [, rank, start, id] = /^(-?\d{1,15})\.(-?\d{1,9})\.(\d{1,15})$/.exec(text) ?? [];
  return rank === undefined ? undefined : { rank: Number(rank), start: Number(start), id: Number(id) };
}

function isName(field: string): field is NameField {
  return field === "intervention_name" || field === "calendar_name";
}

type Names = ReadonlyMap<string, string>;

/** Returns the names of services and calendars in the language of the answer, if the query needs any. */
async function readNames(
  { context, group, groupId, session, query, locale }: ListInput,
  filter: AppointmentFilter,
): Promise<Readonly<Record<NameField, Names>>> {
  const { conditions = [], sort = "", search = "" } = query;
  const isNeeded = search.trim() !== "" || [...conditions.map(({ field }) => field), sort].some(isName);
  if (!isNeeded) return { intervention_name: new Map(), calendar_name: new Map() };
  const keys = await listKeysWithNames(context.db, groupId, session, filter);
  const texts = textsInLanguage(group, locale);
  const toNames = (field: NameField): Names =>
    new Map(
      keys[field].map(({ key, names }) => [
        key,
        names.map((one) => toPublicName(one, texts).publicname).join(", "),
      ]),
    );
  return { intervention_name: toNames("intervention_name"), calendar_name: toNames("calendar_name") };
}

function keysOf(names: Names, test: (name: string) => boolean): string[] {
  return [...names].flatMap(([key, name]) => (test(name) ? [key] : []));
}

/** Returns the rank of each name in the sort order of the language; equal names have the same rank. */
function toRanks(names: Names, locale: string): ReadonlyMap<string, number> {
  const { compare } = collatorOf(locale);
  const sorted = [...names].toSorted(([, one], [, other]) => compare(one, other));
  let rank = 0;
  return new Map(
    sorted.map(([key, name], at) => {
      if (at > 0 && compare(sorted[at - 1]![1], name) !== 0) rank += 1;
      return [key, rank];
    }),
  );
}

/** null: the condition's value is not a valid time. */
function readCondition(
  condition: Condition,
  zone: string,
  names: Readonly<Record<NameField, Names>>,
): AppointmentListCondition | null {
  const { field, op } = condition;
  if (isName(field))
    return { kind: "name", field, keys: keysOf(names[field], (name) => meetsCondition(name, condition)) };
  const isTime = (field === "start" || field === "end") && op !== "like" && op !== "not like";
  if (!isTime)
    return { kind: "plain", ...condition, field: field as Exclude<AppointmentListField, NameField> };
  const instants = readConditionInstants(condition, zone);
  return instants && { kind: "time", field, op, instants };
}

async function toRecords(
  input: ListInput,
  appointments: readonly AppointmentParts[],
): Promise<Appointment[]> {
  const { context, group, session, locale } = input;
  const { secret } = context.installation;
  const cancellations = await readCancellations(input, appointments);
  return appointments.map((parts) => ({
    ...toVisibleAppointment(session, parts, group, locale, secret),
    ...cancellations(parts),
  }));
}

/** The read log counts only the records in the answer, not all that matched. */
function noteReads({ context, session, groupId }: ListInput, records: readonly Appointment[]): void {
  const fiches = records.map(({ fiche_id }) => fiche_id);
  context.ficheReads.note(session, groupId, fiches, "appointments");
}

/**
 * Returns the days of a query that a professional's calendar sends, which can be read without scanning all appointments; null for
 * other queries.
 */
function daysOf(
  query: ListAppointmentsQuery,
  filter: AppointmentFilter,
  zone: string,
): AppointmentRangeQuery | null {
  const { calendarIds, ficheId } = filter;
  if (calendarIds === null || ficheId !== null) return null;
  return toAppointmentRangeQuery(query.conditions ?? [], calendarIds, zone);
}

/** No appointment is longer than a day, so one that is in progress began at most a day before. */
function startsIn({ from, until }: AppointmentRangeQuery): Pick<AppointmentFilter, "since" | "until"> {
  return { since: new Date((from - DAY_MINUTES) * MINUTE_MS), until: new Date(until * MINUTE_MS) };
}

/** A condition on a field includes records that the list omits by default (docs/api.md, "Lists"). */
function asksFor({ conditions = [] }: ListAppointmentsQuery, field: string): boolean {
  return conditions.some((condition) => condition.field === field);
}

function earliest(query: ListAppointmentsQuery, isByMetadata: boolean, nowMs: EpochMs): Date {
  const { include_past, limit_past } = query;
  const since = new Date(nowMs);
  const findsPast = include_past || asksFor(query, "start") || isByMetadata;
  const months = limit_past ?? (findsPast ? MAX_MONTHS_BACK : 0);
  since.setUTCMonth(since.getUTCMonth() - Math.min(months, MAX_MONTHS_BACK));
  return since;
}
