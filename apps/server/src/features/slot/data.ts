import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { Taken } from "@rendezvous/domain/availability/model";
import type { AuthorizedGroupId } from "../../lib/authorized-group.ts";
import type { Queryable } from "../../lib/database.ts";

/**
 * What is taken on these calendars and resources and touches [from, until), in one row of packed integers per calendar:
 * fetching thousands of rows one by one would cost more than the search itself.
 */
export async function loadTaken(
  database: Queryable,
  groupId: AuthorizedGroupId,
  calendarIds: readonly number[],
  from: EpochMinute,
  until: EpochMinute,
): Promise<Taken> {
  const { rows } = await database.query<{ calendar_id: number; spans: Buffer }>({
    name: "load-taken",
    text: `select calendar_id,
        string_agg(int4send(taken_from) || int4send(taken_until), ''::bytea order by taken_from) as spans
      from seats
      where group_id = $1 and calendar_id = any($2::integer[]) and taken_until > $3 and taken_from < $4
      group by calendar_id`,
    values: [groupId, calendarIds, from, until],
  });
  const taken = new Map<number, Int32Array>();
  for (const { calendar_id, spans } of rows) {
    const list = new Int32Array(spans.length / 4);
    for (let at = 0; at < list.length; at += 1) list[at] = spans.readInt32BE(at * 4);
    taken.set(calendar_id, list);
  }
  return taken;
}
