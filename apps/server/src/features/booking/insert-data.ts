import type { AppointmentType } from "@rendezvous/domain/appointment/model";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../lib/authorized-group.ts";
import type { Parameter } from "../../lib/binary-parameter.ts";
import type { Transaction } from "../../lib/database.ts";
import { executeInsert, insertRows, type RowInsert } from "../../lib/insert-rows.ts";
import { enqueueSql } from "../../lib/jobs/enqueue.ts";
import type { MailJob } from "../../lib/jobs/queues.ts";
import {
  COMMIT,
  type Execution,
  executeForAll,
  type PreparedStatement,
  runBatch,
} from "../../lib/prepared-batch.ts";
import { CLAIM_FICHES, SHOW_FICHES } from "./known-fiche-data.ts";
import { FREE_GONE_SEATS, type FreedSeats, toFreedRows } from "./hold-data.ts";
import { type KeptAnswer, KEPT_ANSWERS } from "./idempotency-data.ts";

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

/** A booking with all its ids, which are taken before it is written. */
export interface NewBooking {
  readonly groupId: AuthorizedGroupId;
  readonly id: number;
  readonly ficheId: number;
  /** null for a fiche that is there already. */
  readonly fiche: {
    readonly firstname: string;
    readonly lastname: string;
    readonly email: string;
    readonly firstphone: string;
    readonly fields: object;
    readonly accountId: number | null;
  } | null;
  /** Who was typed, or is meant by the fiche: what the booking's own token and links show, whatever becomes of the fiche. */
  readonly person: { readonly firstname: string; readonly lastname: string; readonly email: string };
  /** What the booking shows of its fiche: a client whom a professional knows, an address that is the person's. */
  readonly shown: { readonly isConfirmed: boolean; readonly isProven: boolean };
  /** The account that books takes over the fiche, which was nobody's. */
  readonly isClaimed: boolean;
  /** Who booked, where it was somebody logged in. */
  readonly bookedBy: { readonly accountId: number | null; readonly proId: number | null };
  readonly now: Date;
  /** A token without a hash is there already and gets a new end. */
  readonly token: { readonly id: number; readonly hash: Buffer | null; readonly expiresAt: Date };
  readonly locale: string;
  readonly websource: string;
  readonly comments: string;
  readonly veventFields: object;
  readonly appointmentIds: readonly number[];
  readonly appointments: readonly NewAppointment[];
  readonly seats: readonly NewSeat[];
  /** What the constraint must not see any more; null where nobody is gone. */
  readonly freed: FreedSeats | null;
  readonly kept: KeptAnswer | null;
}

const FICHES = insertRows("fiches", {
  group_id: "integer",
  id: "integer",
  account_id: "integer",
  firstname: "text",
  lastname: "text",
  email: "text",
  firstphone: "text",
  fields: "jsonb",
  confirmed: "boolean",
  email_proven: "boolean",
  created_at: "timestamptz",
  updated_at: "timestamptz",
});
const TOKENS = insertRows("fiche_tokens", {
  group_id: "integer",
  id: "bigint",
  token_hash: "bytea",
  fiche_id: "integer",
  expires_at: "timestamptz",
});
const BOOKINGS = insertRows("bookings", {
  group_id: "integer",
  id: "bigint",
  fiche_id: "integer",
  fiche_token_id: "bigint",
  locale: "text",
  websource: "text",
  created_at: "timestamptz",
  account_id: "integer",
  pro_id: "integer",
  firstname: "text",
  lastname: "text",
  email: "text",
});
const APPOINTMENTS = insertRows("appointments", {
  group_id: "integer",
  id: "bigint",
  booking_id: "bigint",
  fiche_id: "integer",
  calendar_id: "integer",
  resource_id: "integer",
  intervention_id: "integer",
  intervention_ids: "integer[]",
  pack_id: "integer",
  type: "text",
  parent_id: "bigint",
  consecutive_value: "integer",
  start_at: "timestamptz",
  end_at: "timestamptz",
  price: "integer",
  price_amount: "integer",
  promotion: "integer",
  comments: "text",
  vevent_fields: "jsonb",
  video_room: "text",
  created_at: "timestamptz",
});
const SEATS = insertRows("seats", {
  group_id: "integer",
  calendar_id: "integer",
  seat: "integer",
  taken_from: "integer",
  taken_until: "integer",
  appointment_id: "bigint",
});
const RENEW_TOKENS: PreparedStatement = {
  name: "renew_fiche_tokens",
  types: "integer[], bigint[], timestamptz[]",
  text: `update fiche_tokens t set expires_at = used.expires_at
    from unnest($1, $2, $3) as used (group_id, id, expires_at) where t.group_id = used.group_id and t.id = used.id`,
};
const ENQUEUE_MAILS: PreparedStatement = {
  name: "enqueue_mails",
  types: "jsonb[]",
  text: enqueueSql("mail", "job.data", "unnest($1) as job (data)"),
};

/** Writes bookings whole, their mails among them, and commits, all in one message. */
export async function insertBookings(
  connection: Transaction,
  bookings: readonly NewBooking[],
): Promise<void> {
  const executions: Execution[] = [];
  const add = <Column extends string>(
    insert: RowInsert<Column>,
    rows: readonly Readonly<Record<Column, Parameter>>[],
  ): void => {
    if (rows.length === 0) return;
    executions.push(executeInsert(insert, rows));
  };
  const addForAll = (statement: PreparedStatement, rows: readonly (readonly Parameter[])[]): void => {
    if (rows.length === 0) return;
    executions.push(executeForAll(statement, rows));
  };

  addForAll(
    FREE_GONE_SEATS,
    bookings.flatMap(({ freed }) => (freed === null ? [] : toFreedRows(freed))),
  );
  add(FICHES, bookings.flatMap(toFicheRow));
  addForAll(
    CLAIM_FICHES,
    bookings.flatMap(({ groupId, ficheId, isClaimed, bookedBy }) =>
      isClaimed ? [[groupId, ficheId, bookedBy.accountId]] : [],
    ),
  );
  addForAll(
    SHOW_FICHES,
    bookings.flatMap(({ groupId, ficheId, fiche, shown }) =>
      fiche === null && (shown.isConfirmed || shown.isProven)
        ? [[groupId, ficheId, shown.isConfirmed, shown.isProven]]
        : [],
    ),
  );
  add(TOKENS, bookings.flatMap(toTokenRow));
  addForAll(
    RENEW_TOKENS,
    bookings.flatMap(({ groupId, token }) =>
      token.hash === null ? [[groupId, token.id, token.expiresAt]] : [],
    ),
  );
  add(BOOKINGS, bookings.map(toBookingRow));
  add(APPOINTMENTS, bookings.flatMap(toAppointmentRows));
  add(SEATS, bookings.flatMap(toSeatRows));
  add(
    KEPT_ANSWERS,
    bookings.flatMap(({ kept }) => (kept === null ? [] : [kept])),
  );
  addForAll(
    ENQUEUE_MAILS,
    bookings.map((booking) => [toMailJob(booking)]),
  );
  await runBatch(connection, [...executions, COMMIT]);
}

function toFicheRow({ groupId, ficheId, fiche, shown, now }: NewBooking) {
  if (fiche === null) return [];
  const { firstname, lastname, email, firstphone, fields, accountId } = fiche;
  return [
    {
      group_id: groupId,
      id: ficheId,
      account_id: accountId,
      firstname,
      lastname,
      email,
      firstphone,
      fields,
      confirmed: shown.isConfirmed,
      email_proven: shown.isProven,
      created_at: now,
      updated_at: now,
    },
  ];
}

function toTokenRow({ groupId, ficheId, token }: NewBooking) {
  if (token.hash === null) return [];
  const { id, hash, expiresAt } = token;
  return [{ group_id: groupId, id, token_hash: hash, fiche_id: ficheId, expires_at: expiresAt }];
}

function toBookingRow(booking: NewBooking) {
  const { groupId, id, ficheId, token, locale, websource, now, bookedBy, person } = booking;
  return {
    group_id: groupId,
    id,
    fiche_id: ficheId,
    fiche_token_id: token.id,
    locale,
    websource,
    created_at: now,
    account_id: bookedBy.accountId,
    pro_id: bookedBy.proId,
    ...person,
  };
}

function toAppointmentRows(booking: NewBooking) {
  const { groupId, appointmentIds, appointments } = booking;
  return appointments.map(({ start, end, root, ...appointment }, index) => ({
    ...appointment,
    group_id: groupId,
    id: appointmentIds[index]!,
    booking_id: booking.id,
    fiche_id: booking.ficheId,
    parent_id: appointment.type === "included" ? appointmentIds[root]! : null,
    consecutive_value: index,
    start_at: new Date(start * 60_000),
    end_at: new Date(end * 60_000),
    comments: booking.comments,
    vevent_fields: booking.veventFields,
    created_at: booking.now,
  }));
}

function toSeatRows({ groupId, appointmentIds, seats }: NewBooking) {
  return seats.map(({ index, ...seat }) => ({
    ...seat,
    group_id: groupId,
    appointment_id: appointmentIds[index]!,
  }));
}

function toMailJob({ groupId, id, appointmentIds }: NewBooking): MailJob {
  return { kind: "confirmation", group_id: groupId, booking_id: id, appointment_ids: appointmentIds };
}
