import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { longestSpacing, type SpacedService } from "@rendezvous/domain/availability/starts-apart";
import type { Occupant } from "@rendezvous/domain/availability/reason";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import { SEAT_OWNER_SQL, STARTS_SQL } from "../seats/seats-data.ts";

/** A taken seat and its owner; the last five fields are null while a visitor holds it. */
export interface SeatOwner extends Occupant {
  readonly appointmentId: number | null;
  /** The calendar of the appointment, because the seat itself may belong to a resource. */
  readonly ofCalendarId: number | null;
  readonly ficheId: number | null;
  readonly firstname: string | null;
  readonly lastname: string | null;
}

export interface SeatOwnersQuery {
  readonly calendarIds: readonly number[];
  /** The services that have a minimum time between starts. */
  readonly spaced: readonly SpacedService[];
  readonly from: EpochMinute;
  readonly until: EpochMinute;
  readonly now: Date;
}

/**
 * Returns the taken seats on these calendars and resources that overlap [from, until), with their owners, and around it as far as
 * a minimum time between starts reaches. Leaves out expired holds.
 */
export async function listSeatOwners(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { calendarIds, spaced, from, until, now }: SeatOwnersQuery,
): Promise<SeatOwner[]> {
  const margin = longestSpacing(spaced);
  const { rows } = await database.query<Omit<SeatOwner, "key">>({
    name: "list-seat-owners",
    text: `select s.calendar_id as "calendarId", s.taken_from as "from", s.taken_until as "until",
        coalesce((extract(epoch from a.start_at) / 60)::integer, s.taken_from) as "start",
        coalesce((extract(epoch from a.end_at) / 60)::integer, s.taken_until) as "end",
        a.id as "appointmentId", a.calendar_id as "ofCalendarId", f.id as "ficheId", f.firstname, f.lastname,
        ${STARTS_SQL} as starts
      from seats s ${SEAT_OWNER_SQL}
      left join fiches f on f.group_id = a.group_id and f.id = a.fiche_id
      where s.group_id = $1 and s.calendar_id = any($2::integer[]) and s.taken_until > $3 and s.taken_from < $4
        and (s.held_until is null or s.held_until > $5)
      order by s.taken_from, s.calendar_id, s.seat`,
    values: [groupId, calendarIds, from - margin, until + margin, now],
  });
  return rows.map((row, key) => ({ ...row, key }));
}
