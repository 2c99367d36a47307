import { type EpochMs, MINUTE_MS } from "@rendezvous/domain/time/instant";
import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import type { ListAppointmentsQuery } from "@rendezvous/contract/appointment";
import type { Session } from "@rendezvous/domain/permission/session";
import type { Context } from "../../http/context.ts";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import { defineCall } from "../../http/call.ts";
import { toCollection } from "../catalogue/to-collection.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { type AppointmentFilter, listVisibleAppointments } from "./data.ts";
import { listTakenAppointments, type TakenTime } from "./days-data.ts";
import { askedDays } from "./asked-days.ts";
import { readCancellations } from "./read-cancellations.ts";
import { toAppointmentFor } from "./to-appointment.ts";

/** Past appointments are shown up to a year back (docs/api.md, "Lists"). */
const MAX_MONTHS_BACK = 12;
const DAY_MINUTES = 1440;

export const listAppointments = defineCall("listAppointments", async (input) => listVisible(input));

interface ListInput {
  readonly context: Context;
  readonly group: GroupRecord;
  readonly groupId: AuthorizedGroupId;
  readonly session: Session;
  readonly query: ListAppointmentsQuery;
  readonly locale: string;
}

/** Upcoming ones, the first first; past ones when they are asked for. A link in a mail shows its whole booking, cancelled or not. */
export async function listVisible(input: ListInput) {
  const { context, group, groupId, session, query, locale } = input;
  const calendarIds = [...(query.calendar_ids ?? []), ...(query.calendar_id ?? [])];
  const isMailLink = session.kind === "booking";
  const filter: AppointmentFilter = {
    ficheId: query.fiche_id ?? null,
    calendarIds: calendarIds.length > 0 ? calendarIds : null,
    since: isMailLink ? null : earliest(query, context.clock.now()),
    withCancelled: isMailLink || asksFor(query, "deleted"),
  };
  const days = session.kind === "pro" ? daysOf(query, filter, group.fields.timezone) : null;
  const found =
    days && !filter.withCancelled
      ? await listTakenAppointments(context.db, groupId, session, days)
      : await listVisibleAppointments(context.db, groupId, session, {
          ...filter,
          ...(days && startsIn(days)),
        });
  context.ficheReads.note(
    session,
    groupId,
    found.map(({ fiche_id }) => fiche_id),
    "appointments",
  );
  const { secret } = context.installation;
  const cancellations = await readCancellations({ context, session, group, groupId }, found);
  const records = found.map((parts) => ({
    ...toAppointmentFor(session, parts, group, locale, secret),
    ...cancellations(parts),
  }));
  const emails = new Map(session.kind === "pro" ? found.map(({ id, email = "" }) => [id, email]) : []);
  return toCollection(records, query, {
    fields: ENDPOINTS.listAppointments.fields,
    searched: ({ id, intervention_name, calendar_name, comments, fiche: { firstname, lastname } }) => [
      intervention_name,
      calendar_name,
      comments,
      `${firstname} ${lastname} ${firstname}`,
      emails.get(id) ?? "",
    ],
    // Not sorted again: they come by their instants, and wall-clock times repeat an hour a year.
    order: "start",
    times: { zone: group.fields.timezone, fields: { start: "start_at", end: "end_at" } },
    locale,
  });
}

/** Some days of some calendars, as a professional's calendar asks for them: found without reading all others. */
function daysOf(query: ListAppointmentsQuery, filter: AppointmentFilter, zone: string): TakenTime | null {
  const { calendarIds, ficheId } = filter;
  if (calendarIds === null || ficheId !== null) return null;
  return askedDays(query.conditions ?? [], calendarIds, zone);
}

/** An appointment that is going on then began at most a day before. */
function startsIn({ from, until }: TakenTime): Pick<AppointmentFilter, "since" | "until"> {
  return { since: new Date((from - DAY_MINUTES) * MINUTE_MS), until: new Date(until * MINUTE_MS) };
}

/** A condition on a field asks for what is left out without it (docs/api.md, "Lists"). */
function asksFor({ conditions = [] }: ListAppointmentsQuery, field: string): boolean {
  return conditions.some((condition) => condition.field === field);
}

function earliest(query: ListAppointmentsQuery, nowMs: EpochMs): Date {
  const { include_past, limit_past } = query;
  const since = new Date(nowMs);
  const months = limit_past ?? (include_past || asksFor(query, "start") ? MAX_MONTHS_BACK : 0);
  since.setUTCMonth(since.getUTCMonth() - Math.min(months, MAX_MONTHS_BACK));
  return since;
}
