import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";

/** A time at which a class was booked; all of its appointments may be cancelled. */
export interface TaughtTime {
  readonly class_id: number;
  readonly name: string;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  readonly participants: number;
  /** When an appointment of it last changed; null: it never had one. */
  readonly changed_at: Date | null;
}

/** Returns the booked times in [from, until) of a teacher's classes, archived ones too. */
export async function listTaughtTimes(
  database: Queryable,
  groupId: AuthorizedGroupId,
  {
    teacherId,
    from,
    until,
  }: { readonly teacherId: number; readonly from: EpochMinute; readonly until: EpochMinute },
): Promise<TaughtTime[]> {
  const { rows } = await database.query<TaughtTime>({
    name: "list-taught-times",
    text: `select c.id as class_id, c.name, (extract(epoch from a.start_at) / 60)::integer as start,
        (extract(epoch from max(a.end_at)) / 60)::integer as "end",
        coalesce(sum(a.places) filter (where not a.deleted), 0)::integer as participants, max(a.changed_at) as changed_at
      from calendars c join appointments a on a.group_id = c.group_id and a.calendar_id = c.id
      where c.group_id = $1 and c.class and c.teacher_id = $2
        and a.start_at >= to_timestamp($3::double precision * 60) and a.start_at < to_timestamp($4::double precision * 60)
      group by c.id, c.name, a.start_at order by a.start_at, c.id`,
    values: [groupId, teacherId, from, until],
  });
  return rows;
}
