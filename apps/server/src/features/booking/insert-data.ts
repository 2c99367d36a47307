import type { AppointmentType } from "@rendezvous/domain/pricing/price-chain";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../lib/authorized-group.ts";
import type { Transaction } from "../../lib/database.ts";
import { enqueueSql } from "../../lib/jobs/enqueue.ts";
import { execute, type PreparedStatement, runBatch } from "../../lib/prepared-batch.ts";

export interface NewAppointment {
  readonly calendar_id: number;
  readonly resource_id: number | null;
  readonly intervention_id: number;
  readonly intervention_ids: readonly number[] | null;
  readonly pack_id: number | null;
  readonly type: AppointmentType;
  /** Its pack's first appointment, by its index in the booking; its own index when it stands alone. */
  readonly root: number;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  readonly price: number;
  readonly price_amount: number;
  readonly promotion: number | null;
  readonly video_room: string | null;
}

/** A seat of the booking's appointment `index`. */
export interface NewSeat {
  readonly index: number;
  readonly calendar_id: number;
  readonly seat: number;
  readonly taken_from: EpochMinute;
  readonly taken_until: EpochMinute;
}

export interface NewBooking {
  readonly ficheId: number | null;
  readonly fiche: {
    firstname: string;
    lastname: string;
    email: string;
    firstphone: string;
    fields: object;
    accountId: number | null;
  } | null;
  /** Who booked, where it was somebody logged in. */
  readonly bookedBy: { readonly accountId: number | null; readonly proId: number | null };
  readonly now: Date;
  readonly token: { readonly id: number | null; readonly hash: Buffer | null; readonly expiresAt: Date };
  readonly locale: string;
  readonly websource: string;
  readonly comments: string;
  readonly veventFields: object;
  readonly appointments: readonly NewAppointment[];
  readonly seats: readonly NewSeat[];
}

const INSERT_BOOKING: PreparedStatement = {
  name: "insert_booking",
  types: `integer, integer, text, text, text, text, jsonb, timestamptz, bigint, bytea, timestamptz, text, text,
    text, jsonb, jsonb, jsonb, integer, integer, integer`,
  text: `with fiche as (
    insert into fiches (group_id, account_id, firstname, lastname, email, firstphone, fields, created_at, updated_at)
    select $1, $18, $3, $4, $5, $6, $7, $8, $8 where $2::integer is null
    returning id
  ), who as (
    select coalesce($2::integer, (select id from fiche)) as id
  ), token as (
    insert into fiche_tokens (group_id, token_hash, fiche_id, expires_at)
    select $1, $10, who.id, $11 from who where $9::bigint is null
    returning id
  ), renewed as (
    update fiche_tokens set expires_at = $11 where group_id = $1 and id = $9::bigint
  ), booking as (
    insert into bookings (group_id, fiche_id, fiche_token_id, locale, websource, created_at, account_id, pro_id)
    select $1, who.id, coalesce($9::bigint, (select id from token)), $12, $13, $8, $19, $20 from who
    returning id
  ), wanted as materialized (
    select nextval('appointments_id_seq') as id, (item.number - 1)::integer as index, one.*
    from jsonb_array_elements($16::jsonb) with ordinality as item (value, number),
      jsonb_to_record(item.value) as one (calendar_id integer, resource_id integer, intervention_id integer,
        intervention_ids integer[], pack_id integer, type text, root integer, "start" integer, "end" integer,
        price integer, price_amount integer, promotion integer, video_room text)
  ), appointment as (
    insert into appointments (group_id, id, booking_id, fiche_id, calendar_id, resource_id, intervention_id,
      intervention_ids, pack_id, type, parent_id, consecutive_value, start_at, end_at, price, price_amount, promotion,
      comments, vevent_fields, video_room, created_at)
    overriding system value
    select $1, wanted.id, booking.id, who.id, calendar_id, resource_id, intervention_id,
      intervention_ids, pack_id, type,
      case type when 'included' then (select first.id from wanted first where first.index = wanted.root) end, index,
      to_timestamp("start" * 60::float8), to_timestamp("end" * 60::float8), price, price_amount, promotion,
      $14, $15, video_room, $8
    from wanted, booking, who
  ), seat as (
    insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
    select $1, s.calendar_id, s.seat, s.taken_from, s.taken_until, wanted.id
    from jsonb_to_recordset($17::jsonb)
      as s (index integer, calendar_id integer, seat integer, taken_from integer, taken_until integer)
    join wanted using (index)
  ), job as (
    ${enqueueSql(
      "mail",
      `jsonb_build_object('kind', 'confirmation', 'group_id', $1::integer, 'booking_id', booking.id,
        'appointment_ids', (select jsonb_agg(id order by index) from wanted))`,
      "booking",
    )}
  )
  select wanted.id, booking.id as booking_id, who.id as fiche_id from wanted, booking, who order by index`,
};

/** Everything of a booking in one statement, its mail among it. Appointments come back in the given order. */
export async function insertBooking(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  booking: NewBooking,
  commits: boolean,
): Promise<{ bookingId: number; ficheId: number; appointmentIds: number[] }> {
  const { fiche, token } = booking;
  const inserting = execute(INSERT_BOOKING, [
    groupId,
    booking.ficheId,
    fiche?.firstname ?? "",
    fiche?.lastname ?? "",
    fiche?.email ?? "",
    fiche?.firstphone ?? "",
    fiche?.fields ?? {},
    booking.now,
    token.id,
    token.hash,
    token.expiresAt,
    booking.locale,
    booking.websource,
    booking.comments,
    booking.veventFields,
    booking.appointments,
    booking.seats,
    fiche?.accountId ?? null,
    booking.bookedBy.accountId,
    booking.bookedBy.proId,
  ]);
  const [inserted] = await runBatch(
    connection,
    [INSERT_BOOKING],
    commits ? [inserting, "commit"] : [inserting],
  );
  const rows = inserted!.rows as { id: number; booking_id: number; fiche_id: number }[];
  const first = rows[0]!;
  return { bookingId: first.booking_id, ficheId: first.fiche_id, appointmentIds: rows.map((row) => row.id) };
}
