import type { Appointment, ListAppointmentsQuery } from "@rendezvous/contract/appointment";
import type { Collection } from "@rendezvous/contract/paging";
import type { Session } from "@rendezvous/domain/permission/session";
import type { Context } from "../../context.ts";
import type { AuthorizedGroupId } from "../../lib/authorized-group.ts";
import { defineCall, reply } from "../../lib/call.ts";
import type { GroupRecord } from "../group/group-record.ts";
import { listVisibleAppointments } from "./data.ts";
import { toAppointment } from "./to-appointment.ts";

/** Past appointments are shown up to a year back (SPEC section 9). */
const MAX_MONTHS_BACK = 12;

export const listAppointments = defineCall("listAppointments", async (input) =>
  reply(await toCollection(input)),
);

interface ListInput {
  readonly context: Context;
  readonly group: GroupRecord;
  readonly groupId: AuthorizedGroupId;
  readonly session: Session;
  readonly query: ListAppointmentsQuery;
  readonly locale: string;
}

/** Upcoming ones, the first first; past ones when they are asked for. A link in a mail shows its whole booking, cancelled or not. */
export async function toCollection(input: ListInput): Promise<Collection<Appointment>> {
  const { context, group, groupId, session, query, locale } = input;
  const isMailLink = session.kind === "booking";
  const found = await listVisibleAppointments(context.db, groupId, session, {
    ficheId: query.fiche_id ?? null,
    calendarIds: query.calendar_ids?.length ? query.calendar_ids : null,
    since: isMailLink ? null : earliest(query, context.clock.now()),
    withCancelled: isMailLink,
  });
  if (query.sort === "id") found.sort((a, b) => a.id - b.id);
  if (query.dir === "desc") found.reverse();
  const size = query.results === "all" ? found.length : query.results;
  const records = found
    .slice(query.startIndex, query.startIndex + size)
    .map((parts) => toAppointment(parts, group, locale));
  return {
    records,
    totalRecords: found.length,
    recordsReturned: records.length,
    startIndex: query.startIndex,
    pageSize: size,
    sort: query.sort ?? "start",
    dir: query.dir,
  };
}

function earliest({ include_past, limit_past }: ListAppointmentsQuery, now: number): Date {
  const since = new Date(now);
  const months = limit_past ?? (include_past ? MAX_MONTHS_BACK : 0);
  since.setUTCMonth(since.getUTCMonth() - Math.min(months, MAX_MONTHS_BACK));
  return since;
}
