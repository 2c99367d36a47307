import type { Detail } from "@rendezvous/contract/details";
import type { ErrorCode } from "@rendezvous/contract/errors";
import { movedTogether } from "@rendezvous/domain/appointment/moved-together";
import type { ChainLink, Placement } from "@rendezvous/domain/availability/model";
import { whyNoSlot } from "@rendezvous/domain/availability/why-no-slot";
import type { BookingRules } from "@rendezvous/domain/booking/check-booking";
import { checkCancellation } from "@rendezvous/domain/booking/check-cancellation";
import type { BlacklistRules } from "@rendezvous/domain/fiche/is-blacklisted";
import { hasRight } from "@rendezvous/domain/permission/permissions";
import type { Session } from "@rendezvous/domain/permission/session";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Queryable, Transaction } from "../../lib/database.ts";
import type { SlotCatalogue } from "../catalogue/slot-catalogue.ts";
import { candidateIds, seatWindow } from "./candidates.ts";
import { CALENDAR_LOCK } from "../../lib/locks.ts";
import { type BookingView, readBookingView } from "./data.ts";
import { decideBooking } from "./decide-booking.ts";
import { isExpiredHold } from "./held-seats.ts";
import { freeExpiredHolds, type StoredHold } from "./hold-data.ts";
import { freeSeats, listMovable, type MovableRow, moveAppointments } from "./move-data.ts";
import { toMovedAppointments } from "./to-moved-appointments.ts";
import type { LockedTransaction } from "./locked-transaction.ts";
import { personLock } from "./person-lock.ts";
import { seatByMoving, seatPlacements } from "./seat-placements.ts";
import { toMovedChain, type MovePlace } from "./to-moved-chain.ts";

export interface MoveRequest {
  readonly groupId: AuthorizedGroupId;
  /** The version of the group that the catalogue and the rules were read from. */
  readonly groupVersion: number;
  readonly rules: BookingRules & BlacklistRules;
  /** Minutes before the start after which nothing may be moved. */
  readonly noticeMinutes: number;
  readonly slotCatalogue: SlotCatalogue;
  readonly session: Session;
  readonly appointmentId: number;
  /** Where the first of what is moved is to start. */
  readonly start: EpochMinute;
  /** Wished for the appointment itself. */
  readonly place: MovePlace;
  readonly hold: StoredHold | null;
  /** Where whoever asks has seen the appointment; null when they do not say. */
  readonly seen: SeenPlace | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export type SeenPlace = Pick<MovableRow, "start" | "calendar_id">;

/** `isMoved` is false when everything is there already. "stale": the group or the appointment was changed meanwhile; ask again. */
export type MoveResult =
  | { readonly ok: true; readonly isMoved: boolean; readonly appointmentIds: readonly number[] }
  | {
      readonly ok: false;
      readonly refusal: ErrorCode | "stale";
      /** Why there is no such slot. */
      readonly detail?: Detail;
    };

/**
 * Moves an appointment, with its pack and what follows it, in one transaction: its old places are given up exactly if the new
 * ones are taken. The rules are those of booking it anew, with itself not counted.
 */
export async function move(
  db: Queryable,
  transaction: LockedTransaction,
  request: MoveRequest,
): Promise<MoveResult> {
  const { groupId, session, appointmentId, slotCatalogue, hold } = request;
  const before = await listMovable(db, groupId, session, appointmentId);
  if (request.seen && !isWhereSeen(before, request)) return { ok: false, refusal: "precondition_failed" };
  const moving = toMoving(before, request);
  if (!moving.ok) return moving;
  const { rows } = moving;
  const { start, now } = request;
  const seesUnnamed = hasRight("see_unnamed", session, groupId);
  const chain = toMovedChain(slotCatalogue, rows, appointmentId, request.place, seesUnnamed);
  if (!chain) return { ok: false, refusal: "vevent" };
  const oldPlaces = rows.flatMap(({ calendar_id, resource_id }) => [calendar_id, resource_id ?? calendar_id]);
  const places = [
    ...new Set([...candidateIds(slotCatalogue.catalogue, chain), ...oldPlaces, ...(hold?.places ?? [])]),
  ];
  const locks = [...places.map((key) => ({ kind: CALENDAR_LOCK, key })), personLock(groupId, rows[0]!)];
  const result = await transaction(groupId, locks, (connection) =>
    attempt(connection, request, { before, rows, chain, places }),
  );
  if (result.ok || result.refusal !== "availabletimeslots") return result;
  return { ...result, detail: whyNoSlot(slotCatalogue.catalogue, chain, start, now / 60_000) };
}

function isWhereSeen(booked: readonly MovableRow[], { appointmentId, seen }: MoveRequest): boolean {
  const row = booked.find(({ id }) => id === appointmentId);
  return row?.start === seen?.start && row?.calendar_id === seen?.calendar_id;
}

type Moving =
  | { readonly ok: true; readonly rows: readonly MovableRow[] }
  | { readonly ok: false; readonly refusal: ErrorCode };

/** What is moved, by start, or why it may not be. */
function toMoving(booked: readonly MovableRow[], { appointmentId, noticeMinutes, now }: MoveRequest): Moving {
  const asked = booked.find(({ id }) => id === appointmentId);
  const known = asked?.is_visible ? asked : null;
  const rows = movedTogether(
    booked.filter(({ deleted }) => !deleted),
    appointmentId,
  );
  const check = checkCancellation([known, ...rows], noticeMinutes, now / 60_000);
  if (!check.ok) return check;
  return rows.every(({ is_visible }) => is_visible)
    ? { ok: true, rows }
    : { ok: false, refusal: "other_calendar" };
}

interface Prepared {
  /** The booking as it was read before its places were locked. */
  readonly before: readonly MovableRow[];
  /** What is moved. */
  readonly rows: readonly MovableRow[];
  readonly chain: readonly ChainLink[];
  /** The calendars and resources that are locked: old and new ones. */
  readonly places: readonly number[];
}

async function attempt(
  connection: Transaction,
  request: MoveRequest,
  { before, rows, chain, places }: Prepared,
): Promise<MoveResult> {
  const { groupId, session, appointmentId, slotCatalogue, hold, start } = request;
  const { catalogue } = slotCatalogue;
  const now = new Date(request.now);
  const calendarIds = candidateIds(catalogue, chain);
  const { fiche_id: ficheId, firstname, lastname, email, firstphone } = rows[0]!;
  const reach = { kind: "group" } as const;
  const person = { kind: "fiche", id: ficheId, reach, firstname, lastname, email, firstphone } as const;
  const [view, still] = await Promise.all([
    readBookingView(connection, {
      groupId,
      who: { id: ficheId, reach },
      since: new Date(Math.min(request.now, start * 60_000) - MAX_LENGTH_MS),
      calendarIds,
      ...seatWindow(catalogue, chain, calendarIds, start),
      keyHash: null,
      now,
    }),
    listMovable(connection, groupId, session, appointmentId),
  ]);
  // Locked were the places as they were read before.
  if (JSON.stringify(still) !== JSON.stringify(before)) return { ok: false, refusal: "stale" };

  const ids = rows.map(({ id }) => id);
  const own = await freeSeats(connection, groupId, ids);
  const expired = { now, holdId: hold?.id ?? null };
  const ownSeats = new Set(own.map(toSeatName));
  const sitting = view.seats.filter((row) => !isExpiredHold(row, expired) && !ownSeats.has(toSeatName(row)));
  const decision = decideBooking(
    {
      ...request,
      catalogue,
      chain,
      included: rows.map(({ type }) => type === "included"),
      person,
      hold: hold ?? toPlaces(rows),
      isForAnybody: true,
    },
    { ...view, seats: sitting, fiches: withoutMoved(view.fiches, rows) },
  );
  if (!decision.ok) return decision;
  const { placements } = decision;
  if (isWhereItWas(rows, placements)) {
    await connection.query("rollback");
    return { ok: true, isMoved: false, appointmentIds: ids };
  }
  await freeExpiredHolds(connection, groupId, { calendarIds: places, expired });
  const seats =
    seatPlacements(catalogue, sitting, placements) ??
    (await seatByMoving(connection, groupId, catalogue, placements, expired));
  if (!seats) return { ok: false, refusal: "availabletimeslots" };
  const moved = toMovedAppointments(slotCatalogue, rows, placements);
  await moveAppointments(connection, groupId, moved, seats, {
    kind: "moved",
    group_id: groupId,
    booking_id: rows[0]!.booking_id,
    appointment_ids: ids,
    moved_at: request.now,
    moved_from: rows[0]!.start,
  });
  return { ok: true, isMoved: true, appointmentIds: ids };
}

const MAX_LENGTH_MS = 8 * 86_400_000;

function toSeatName(seat: { calendar_id: number; seat: number; taken_from: number }): string {
  return `${seat.calendar_id} ${seat.seat} ${seat.taken_from}`;
}

function toPlaces(rows: readonly MovableRow[]) {
  return {
    calendar_ids: rows.map(({ calendar_id }) => calendar_id),
    resource_ids: rows.map(({ resource_id }) => resource_id),
  };
}

/** What the fiche has besides. Two appointments of the same times are the same to the rules. */
function withoutMoved(fiches: BookingView["fiches"], rows: readonly MovableRow[]): BookingView["fiches"] {
  const left = [...rows];
  return fiches.map((held) => {
    const index = left.findIndex(
      ({ start, end, type }) => start === held.starts && end === held.ends && type === held.type,
    );
    if (index === -1) return held;
    left.splice(index, 1);
    return { ...held, starts: null, ends: null };
  });
}

function isWhereItWas(rows: readonly MovableRow[], placements: readonly Placement[]): boolean {
  return rows.every((row, index) => {
    const { start, end, calendarId, resourceId } = placements[index]!;
    return (
      row.start === start &&
      row.end === end &&
      row.calendar_id === calendarId &&
      row.resource_id === resourceId
    );
  });
}
