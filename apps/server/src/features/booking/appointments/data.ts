import type { Session } from "@rendezvous/domain/permission/session";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import { packLengthSql } from "../../catalogue/catalogue/data.ts";
import { PASS_OF_APPOINTMENT } from "../passes/pass-sql.ts";
import { bookingsOfSeriesSql } from "../../ground/session/token-data.ts";
import type { AppointmentParts } from "./appointment-parts.ts";

/**
 * An SQL condition on an appointment `a`, its booking `b` (null for an appointment without a booking) and its fiche `f`. `value`
 * becomes the parameter `$2` of the statement.
 */
export interface VisibilitySql {
  /** Each condition has its own statement name, so that the database plans each one separately. */
  readonly name: string;
  readonly sql: string;
  readonly value: number | readonly number[] | null;
  /** The source of the attendee's name: the fiche as it is now, or the booking as it was typed. */
  readonly names: "f" | "b";
}

/**
 * Returns the SQL condition for the appointments that a session may see in a group (docs/slots-and-bookings.md, "Who sees it"):
 * appointments booked under the session's token, the one booking of a mail link, the appointments of the session's fiche or
 * account, or all appointments on a professional's calendars. Other sessions see nothing.
 */
export function visibilitySql(session: Session, groupId: number): VisibilitySql {
  const { kind } = session;
  if (kind === "visitor" || kind === "half_way")
    return { name: "none", sql: "$2::bigint is null and false", value: null, names: "b" };
  if (kind === "booking")
    return {
      name: "booking",
      sql: `b.id = any(array(${bookingsOfSeriesSql("$1", "$2")}))`,
      value: session.bookingId,
      names: "b",
    };
  if (kind === "account")
    return { name: "account", sql: "f.account_id = $2::bigint", value: session.accountId, names: "f" };
  if (kind === "fiche")
    return session.seesAll
      ? { name: "fiche", sql: "a.fiche_id = $2::bigint", value: session.ficheId, names: "f" }
      : { name: "token", sql: "b.fiche_token_id = $2::bigint", value: session.tokenId, names: "b" };
  // null: every calendar. A professional of other groups sees nothing in this one.
  const { calendars = [] } = session.groups.find((one) => one.groupId === groupId) ?? {};
  return {
    name: "pro",
    sql: "($2::integer[] is null or a.calendar_id = any($2))",
    value: calendars,
    names: "f",
  };
}

const NAMED = (table: string): string =>
  `jsonb_build_object('id', ${table}.id, 'name', ${table}.name, 'publicname', ${table}.publicname)`;
export const serviceSql = (table: string): string =>
  `${NAMED(table)} || jsonb_build_object('length', ${table}.length, 'price', ${table}.price,
    'instructions', ${table}.instructions, 'late_cancellation_hours', ${table}.late_cancellation_hours)`;
export const calendarSql = (table: string): string =>
  `${NAMED(table)} || jsonb_build_object('address', ${table}.address,
    'teacher', ${placeOfClassSql(table, "teacher")}, 'room', ${placeOfClassSql(table, "room")})`;
const placeOfClassSql = (table: string, place: "teacher" | "room"): string =>
  `(select ${NAMED(place)} from calendars ${place} where ${place}.group_id = ${table}.group_id and ${place}.id = ${table}.${place}_id)`;
export const packSql = (table: string): string =>
  `${NAMED(table)} || jsonb_build_object('total_price', ${table}.total_price, 'length', ${packLengthSql(table)})`;

/** The columns of an appointment `a`, without the services, calendars and packs that it names. */
export const APPOINTMENT_COLUMNS = `a.id, a.booking_id, a.fiche_id, a.type, a.parent_id, a.consecutive_value,
    a.start_at, a.end_at, a.price, a.price_amount, a.promotion, a.comments, a.vevent_fields, a.metadata, a.video_room, a.state,
    a.places, a.guests, a.paid, a.cancelled_late, ${PASS_OF_APPOINTMENT} as pass, a.note, a.presence, a.arrived_at, a.overbooked, a.deleted, a.deleted_at, a.sequence, a.mail_failed_at, a.created_at, a.changed_at,
    a.version`;

/** Includes deleted calendars and services, because old bookings must stay readable. */
const partsOf = (
  names: VisibilitySql["names"],
  more = "",
): string => `select ${more}${APPOINTMENT_COLUMNS}, ${names}.firstname,
    ${names}.lastname, ${names}.email, f.firstphone,
    (select jsonb_agg(${serviceSql("i")} order by one.number)
      from unnest(coalesce(a.intervention_ids, array[a.intervention_id])) with ordinality as one (id, number)
      join interventions i on i.group_id = a.group_id and i.id = one.id
    ) as interventions,
    ${calendarSql("c")} as calendar,
    case when r.id is not null then ${NAMED("r")} end as resource,
    case when p.id is not null then ${packSql("p")} end as pack
  from appointments a
  join fiches f on f.group_id = a.group_id and f.id = a.fiche_id
  join calendars c on c.group_id = a.group_id and c.id = a.calendar_id
  left join calendars r on r.group_id = a.group_id and r.id = a.resource_id
  left join packs p on p.group_id = a.group_id and p.id = a.pack_id
  left join bookings b on b.group_id = a.group_id and b.id = a.booking_id`;

export interface AppointmentFilter {
  readonly ficheId: number | null;
  /** Ids of calendars or resources. */
  readonly calendarIds: readonly number[] | null;
  /** Only appointments that start at this instant or later. */
  readonly since: Date | null;
  /** Only appointments that start before this instant. */
  readonly until?: Date;
  readonly withCancelled: boolean;
}

/** Returns the appointments that the session may see and the filter selects, sorted by start, then id. */
export async function listVisibleAppointments(
  database: Queryable,
  groupId: AuthorizedGroupId,
  session: Session,
  filter: AppointmentFilter,
): Promise<AppointmentParts[]> {
  const visible = visibilitySql(session, groupId);
  const { rows } = await database.query<AppointmentParts>({
    name: `list-appointments-${visible.name}`,
    text: `${partsOf(visible.names)} where a.group_id = $1 and ${visible.sql}
      and ($3::integer is null or a.fiche_id = $3) and ($4::integer[] is null or a.calendar_id = any($4))
      and ($5::timestamptz is null or a.start_at >= $5) and ($6 or not a.deleted)
      order by a.start_at, a.id`,
    values: [groupId, visible.value, filter.ficheId, filter.calendarIds, filter.since, filter.withCancelled],
  });
  return rows;
}

/** Returns all appointments of these fiches, cancelled ones too, sorted by start. */
export async function listAppointmentsOfFiches(
  database: Queryable,
  groupId: AuthorizedGroupId,
  ficheIds: readonly number[],
): Promise<(AppointmentParts & { readonly booked_at: Date })[]> {
  const { rows } = await database.query<AppointmentParts & { booked_at: Date }>({
    name: "appointments-of-fiches",
    text: `${partsOf("f", "coalesce(b.created_at, a.created_at) as booked_at, ")}
      where a.group_id = $1 and a.fiche_id = any($2::integer[]) order by a.start_at, a.id`,
    values: [groupId, ficheIds],
  });
  return rows;
}

/**
 * Returns the appointment and all other appointments of the same booking, sorted by start; empty when the session may not see the
 * appointment.
 */
export async function listBookingOfAppointment(
  database: Queryable,
  groupId: AuthorizedGroupId,
  session: Session,
  appointmentId: number,
): Promise<AppointmentParts[]> {
  const visible = visibilitySql(session, groupId);
  const { rows } = await database.query<AppointmentParts>({
    name: `booking-of-appointment-${visible.name}`,
    text: `${partsOf(visible.names)} where a.group_id = $1 and ${visible.sql}
      and (a.id = $3 or a.booking_id = (select booking_id from appointments where group_id = $1 and id = $3))
      order by a.start_at, a.id`,
    values: [groupId, visible.value, appointmentId],
  });
  return rows;
}

/** Sorted by start, then id; includes cancelled appointments. */
export async function listAppointmentsById(
  database: Queryable,
  groupId: AuthorizedGroupId,
  appointmentIds: readonly number[],
  names: VisibilitySql["names"] = "f",
): Promise<AppointmentParts[]> {
  const { rows } = await database.query<AppointmentParts>({
    name: `appointments-by-id-${names}`,
    text: `${partsOf(names)} where a.group_id = $1 and a.id = any($2::bigint[]) order by a.start_at, a.id`,
    values: [groupId, appointmentIds],
  });
  return rows;
}

/** Returns calendars and resources by id, including deleted ones. */
export async function listPlacesById(
  database: Queryable,
  groupId: AuthorizedGroupId,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AppointmentParts["calendar"]>> {
  const { rows } = await database.query<{ place: AppointmentParts["calendar"] }>({
    name: "places-by-id",
    text: `select ${calendarSql("c")} as place from calendars c where c.group_id = $1 and c.id = any($2::integer[])`,
    values: [groupId, ids],
  });
  return new Map(rows.map(({ place }) => [place.id, place]));
}

/** Returns the language of the mails about a booking; null: there is no such booking. */
export async function findLocaleOfBooking(
  database: Queryable,
  groupId: number,
  bookingId: number,
): Promise<string | null> {
  const { rows } = await database.query<{ locale: string }>({
    name: "locale-of-booking",
    text: "select locale from bookings where group_id = $1 and id = $2",
    values: [groupId, bookingId],
  });
  return rows[0]?.locale ?? null;
}
