import type { AppointmentType } from "@rendezvous/domain/appointment/model";
import type { Metadata } from "@rendezvous/domain/metadata/metadata";
import type { AttendeeInput } from "@rendezvous/domain/booking/attendee";
import type { BookingData } from "@rendezvous/domain/booking/decide";
import type { AllocatedSeat } from "@rendezvous/domain/booking/seats";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { outboxSql } from "../../../lib/jobs/enqueue.ts";
import { MAIL_QUEUE } from "../appointments/mail-queue.ts";
import { findStoredReply } from "../../ground/idempotency/data.ts";
import { assignFicheToAccount, readAttendee, confirmFiche } from "./attendee-data.ts";
import { type SeatsToFree, freeExpiredHolds } from "../seats/hold-data.ts";
import { listSeats, type SeatRow } from "../seats/seats-data.ts";
import type { SeatWindow } from "@rendezvous/domain/booking/candidates";

/** The query for everything that decides one booking. */
export interface BookingReads extends SeatWindow {
  readonly groupId: AuthorizedGroupId;
  readonly attendee: AttendeeInput;
  /** Appointments of the attendee that start earlier are left out. */
  readonly since: Date;
  readonly calendarIds: readonly number[];
  /** The hash of the idempotency key; null when the call has none. */
  readonly keyHash: string | null;
  readonly now: Date;
}

/**
 * The data that decides a booking, including holds that may have expired. `isRepeated`: a call with this idempotency key was
 * already answered.
 */
export interface StoredBooking extends BookingData {
  readonly seats: readonly SeatRow[];
  readonly isRepeated: boolean;
}

/** Reads the data that decides a booking. The statements are pipelined. */
export async function readBookingView(connection: Transaction, reads: BookingReads): Promise<StoredBooking> {
  const { groupId, attendee, since, now, calendarIds, keyHash } = reads;
  const [attendeeRows, seats, storedReply] = await Promise.all([
    readAttendee(connection, groupId, attendee, since, now),
    listSeats(connection, groupId, calendarIds, reads),
    keyHash === null ? null : findStoredReply(connection, { groupId, keyHash, now }),
  ]);
  return { ...attendeeRows, seats, isRepeated: storedReply !== null };
}

export interface NewAppointment {
  readonly calendar_id: number;
  readonly resource_id: number | null;
  readonly intervention_id: number;
  readonly intervention_ids: readonly number[] | null;
  readonly pack_id: number | null;
  readonly type: AppointmentType;
  /** The index, in the booking, of the first appointment of the same pack; outside a pack, the index of this appointment. */
  readonly root: number;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  readonly price: number;
  readonly price_amount: number;
  readonly promotion: number | null;
  readonly video_room: string | null;
  /** The number of class places that the appointment takes. */
  readonly places: number;
  /** The pass that pays for it. */
  readonly pass_id: number | null;
}

export interface NewBooking {
  readonly groupId: AuthorizedGroupId;
  /** null: the booking creates a new fiche. */
  readonly ficheId: number | null;
  /** The values of a new fiche. */
  readonly fiche: {
    readonly firstphone: string;
    readonly fields: object;
    readonly accountId: number | null;
  } | null;
  /** The attendee as typed or as on the fiche. The booking's token and links show this copy, even if the fiche changes later. */
  readonly person: { readonly firstname: string; readonly lastname: string; readonly email: string };
  /** The facts that a booking confirms: the person is a client of the group, and the address of the fiche is theirs. */
  readonly vouched: { readonly isConfirmed: boolean; readonly isProven: boolean };
  /** Assigns a fiche that belonged to no account to the account that books. */
  readonly isClaimed: boolean;
  /** Who booked, if they were logged in. */
  readonly bookedBy: { readonly accountId: number | null; readonly proId: number | null };
  readonly now: Date;
  /** A null hash means an existing token, whose expiry is extended. */
  readonly token: { readonly id: number | null; readonly hash: Buffer | null; readonly expiresAt: Date };
  readonly locale: string;
  readonly websource: string;
  /** Groups bookings that one person made together. */
  readonly series: string | null;
  readonly comments: string;
  /** The names of those who take the other places of a class. */
  readonly guests: readonly string[];
  readonly veventFields: object;
  readonly metadata: Metadata;
  readonly appointments: readonly NewAppointment[];
  readonly seats: readonly AllocatedSeat[];
  /** True when the appointments are overbooked: they take more places than the calendar has. */
  readonly isOverbooked: boolean;
  /** Expired holds to delete before the exclusion constraint is checked; null if there are none. */
  readonly freed: SeatsToFree | null;
}

export interface BookingIds {
  readonly ficheId: number;
  readonly bookingId: number;
  /** The ids of the appointments, in their order in the booking. */
  readonly appointmentIds: readonly number[];
  /** The database's time of the insert. */
  readonly changedAt: Date;
}

// Uses one statement, because sending one costs as much as inserting the rows of a booking. Draws the appointment ids first, so
// that the pack's other appointments, the seats and the mail can refer to them. A professional's booking is mailed later
// (mail-queue-data.ts).
const INSERT_BOOKING = {
  name: "insert-booking",
  text: `with new_fiche as (
      insert into fiches (group_id, account_id, firstname, lastname, email, firstphone, fields, confirmed, email_proven,
        created_at, updated_at)
      select $1, $3::integer, $4, $5, $6, $7, $8, $9, $10, $11, $11 where $2::integer is null returning id
    ), owner as (
      select coalesce($2::integer, (select id from new_fiche)) as id
    ), new_token as (
      insert into fiche_tokens (group_id, token_hash, fiche_id, expires_at)
      select $1, $13::bytea, owner.id, $14 from owner where $12::bigint is null returning id
    ), booking as (
      insert into bookings (group_id, fiche_id, fiche_token_id, locale, websource, created_at, account_id, pro_id, firstname,
        lastname, email, series)
      select $1, owner.id, coalesce($12::bigint, (select id from new_token)), $15, $16, $11, $17, $18, $4, $5, $6, $23
      from owner
      returning id
    ), chain as materialized (
      select nextval('appointments_id_seq') as id, link.* from jsonb_to_recordset($21::jsonb) as link (index integer,
        root integer, calendar_id integer, resource_id integer, intervention_id integer, intervention_ids integer[],
        pack_id integer, type text, starts integer, ends integer, price integer, price_amount integer, promotion integer,
        video_room text, places integer, pass_id integer)
    ), numbered as (
      select jsonb_agg(id order by index) as ids from chain
    ), written as (
      insert into appointments (group_id, id, booking_id, fiche_id, calendar_id, resource_id, intervention_id,
        intervention_ids, pack_id, type, parent_id, consecutive_value, start_at, end_at, price, price_amount, promotion,
        comments, vevent_fields, video_room, created_at, overbooked, places, guests, pass_id, metadata)
      overriding system value
      select $1, chain.id, booking.id, owner.id, chain.calendar_id, chain.resource_id, chain.intervention_id,
        chain.intervention_ids, chain.pack_id, chain.type,
        case when chain.type = 'included' then (select first.id from chain first where first.index = chain.root) end,
        chain.index, to_timestamp(chain.starts * 60.0), to_timestamp(chain.ends * 60.0), chain.price, chain.price_amount,
        chain.promotion, $19, $20, chain.video_room, $11, $24, chain.places, $25::text[], chain.pass_id, $26
      from chain, booking, owner
    ), seated as (
      insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
      select $1, new_seats.calendar_id, new_seats.seat, new_seats.taken_from, new_seats.taken_until, chain.id
      from jsonb_to_recordset($22::jsonb)
        as new_seats (index integer, calendar_id integer, seat integer, taken_from integer, taken_until integer)
      join chain using (index)
    ), mailed as (
      ${outboxSql(
        MAIL_QUEUE,
        `jsonb_build_object('kind', 'confirmation', 'group_id', $1::integer, 'booking_id', booking.id,
          'appointment_ids', numbered.ids)`,
        "booking, numbered where $18::integer is null",
      )}
    )
    select owner.id as "ficheId", booking.id as "bookingId", numbered.ids as "appointmentIds", now() as "changedAt"
    from owner, booking, numbered`,
};

/** Writes the whole booking, including its mail job. The statements are pipelined. */
export async function insertBooking(connection: Transaction, booking: NewBooking): Promise<BookingIds> {
  const { groupId, ficheId, fiche, person, vouched, bookedBy, token, now, freed } = booking;
  const before: Promise<void>[] = [];
  if (freed) before.push(freeExpiredHolds(connection, groupId, freed));
  if (ficheId !== null && booking.isClaimed && bookedBy.accountId !== null)
    before.push(assignFicheToAccount(connection, groupId, ficheId, bookedBy.accountId));
  if (ficheId !== null && (vouched.isConfirmed || vouched.isProven))
    before.push(confirmFiche(connection, groupId, ficheId, vouched));
  if (token.id !== null) before.push(renewToken(connection, groupId, token.id, token.expiresAt));
  const [{ rows }] = await Promise.all([
    connection.query<BookingIds>({
      ...INSERT_BOOKING,
      values: [
        groupId,
        ficheId,
        fiche?.accountId,
        person.firstname,
        person.lastname,
        person.email,
        fiche?.firstphone,
        fiche?.fields,
        vouched.isConfirmed,
        vouched.isProven,
        now,
        token.id,
        token.hash,
        token.expiresAt,
        booking.locale,
        booking.websource,
        bookedBy.accountId,
        bookedBy.proId,
        booking.comments,
        booking.veventFields,
        JSON.stringify(booking.appointments.map(toLink)),
        JSON.stringify(booking.seats),
        booking.series,
        booking.isOverbooked,
        booking.guests,
        booking.metadata,
      ],
    }),
    ...before,
  ]);
  return rows[0]!;
}

function toLink({ start, end, ...appointment }: NewAppointment, index: number) {
  return { ...appointment, index, starts: start, ends: end };
}

async function renewToken(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  tokenId: number,
  expiresAt: Date,
): Promise<void> {
  await connection.query({
    name: "renew-fiche-token",
    text: "update fiche_tokens set expires_at = $3 where group_id = $1 and id = $2",
    values: [groupId, tokenId, expiresAt],
  });
}
