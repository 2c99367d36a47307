import type { Metadata } from "@rendezvous/domain/metadata/metadata";
import type { Presence } from "../../booking/appointments/appointment-parts.ts";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";

export interface AppointmentTableRow {
  readonly id: number;
  readonly fiche_id: number;
  readonly start_at: Date;
  readonly end_at: Date;
  readonly calendar_id: number;
  readonly resource_id: number | null;
  readonly services: readonly number[];
  readonly lastname: string;
  readonly firstname: string;
  readonly email: string;
  readonly firstphone: string;
  readonly deleted: boolean;
  readonly presence: Presence | null;
  readonly price_amount: number | null;
  readonly websource: string | null;
  readonly locale: string | null;
  readonly booked_at: Date | null;
  readonly metadata: Metadata;
}

/** `from` and `until` are instants, the second one excluded; `calendarIds`: null for all. */
export interface AppointmentTableQuery {
  readonly from: Date;
  readonly until: Date;
  readonly calendarIds: readonly number[] | null;
}

const SPAN = `a.group_id = $1 and a.start_at >= $2::timestamptz and a.start_at < $3::timestamptz
  and ($4::integer[] is null or a.calendar_id = any($4))`;

/**
 * Returns one page of appointments, sorted by start. The next page is read only when the client has consumed this one, so that no
 * transaction or connection waits for a slow reader.
 */
export async function listTableRows(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { from, until, calendarIds }: AppointmentTableQuery,
  after: AppointmentTableRow | null,
  limit: number,
): Promise<AppointmentTableRow[]> {
  const { rows } = await database.query<AppointmentTableRow>({
    name: "list-tabled",
    text: `select a.id, a.fiche_id, a.start_at, a.end_at, a.calendar_id, a.resource_id, a.deleted, a.presence, a.price_amount,
        coalesce(a.intervention_ids, array[a.intervention_id]) as services,
        f.lastname, f.firstname, f.email, f.firstphone, b.websource, b.locale, b.created_at as booked_at, a.metadata
      from appointments a
      join fiches f on f.group_id = a.group_id and f.id = a.fiche_id
      left join bookings b on b.group_id = a.group_id and b.id = a.booking_id
      where ${SPAN} and a.start_at >= $5::timestamptz and (a.start_at, a.id) > ($5::timestamptz, $6::bigint)
      order by a.start_at, a.id limit $7`,
    values: [groupId, from, until, calendarIds, after?.start_at ?? from, after?.id ?? 0, limit],
  });
  return rows;
}

export async function countTableRows(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { from, until, calendarIds }: AppointmentTableQuery,
): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-tabled",
    text: `select count(*)::integer as count from appointments a where ${SPAN}`,
    values: [groupId, from, until, calendarIds],
  });
  return rows[0]!.count;
}
