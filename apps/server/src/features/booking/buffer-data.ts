import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Queryable, Transaction } from "../../lib/database.ts";

/** A seat of an appointment whose neighbour in a chain goes, and the time it takes once they are no longer side by side. */
export interface WideningSeat {
  readonly calendar_id: number;
  readonly appointment_id: number;
  readonly seat: number;
  readonly taken_from: EpochMinute;
  readonly taken_until: EpochMinute;
  readonly wider_from: EpochMinute;
  readonly wider_until: EpochMinute;
}

/** The calendar's and resource's seats of what stays of the same bookings, right before or after what goes, on its calendar. */
export async function listWideningSeats(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  goingIds: readonly number[],
): Promise<WideningSeat[]> {
  const { rows } = await connection.query<WideningSeat>({
    name: "list-widening-seats",
    text: `with staying as (
        select a.id, coalesce(a.intervention_ids, array[a.intervention_id]) as services,
          extract(epoch from a.start_at)::integer / 60 as starts, extract(epoch from a.end_at)::integer / 60 as ends,
          bool_or(a.start_at = going.end_at) as loses_before, bool_or(a.end_at = going.start_at) as loses_after
        from appointments going join appointments a on a.group_id = going.group_id and a.booking_id = going.booking_id
          and a.calendar_id = going.calendar_id and (a.start_at = going.end_at or a.end_at = going.start_at)
        where going.group_id = $1 and going.id = any($2::bigint[]) and not a.deleted and a.id <> all($2::bigint[])
        group by a.group_id, a.id
      ), widening as (
        select s.calendar_id, s.appointment_id, s.seat, s.taken_from, s.taken_until,
          case when loses_before then least(taken_from, starts - first.buffer_before) else taken_from end as wider_from,
          case when loses_after then greatest(taken_until, ends + last.buffer_after) else taken_until end as wider_until
        from staying join seats s on s.group_id = $1 and s.appointment_id = staying.id
        join interventions first on first.group_id = $1 and first.id = services[1]
        join interventions last on last.group_id = $1 and last.id = services[cardinality(services)]
      )
      select * from widening where wider_from < taken_from or wider_until > taken_until
      order by calendar_id, taken_from`,
    values: [groupId, goingIds],
  });
  return rows;
}

export async function widenSeat(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  { calendar_id, appointment_id, wider_from, wider_until }: WideningSeat,
  seat: number,
): Promise<void> {
  await connection.query("set constraints seats_exclusive deferred");
  await connection.query({
    name: "widen-seat",
    text: `update seats set seat = $4, taken_from = $5, taken_until = $6
      where group_id = $1 and calendar_id = $2 and appointment_id = $3`,
    values: [groupId, calendar_id, appointment_id, seat, wider_from, wider_until],
  });
}
