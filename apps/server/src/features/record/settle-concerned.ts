import type { Accept, ConcernedAppointment } from "@rendezvous/contract/concerned";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { Context } from "../../http/context.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import type { Database, Transaction } from "../../lib/database.ts";
import { calendarLocks, takeLocks } from "../../lib/locks.ts";
import { cancel } from "../booking/cancel.ts";
import { listMovable } from "../booking/change-data.ts";
import type { LockedTransaction } from "../booking/locked-transaction.ts";
import { move } from "../booking/move.ts";
import { readStart } from "../booking/read-start.ts";
import { loadCatalogue } from "../catalogue/slot-catalogue.ts";
import { findGroup } from "../group/data.ts";
import { listPlaces, listPlacesOf } from "./concerned-data.ts";
import type { Author } from "../history/author.ts";
import { refuseSettling, shownTo } from "./missing-scope.ts";
import { type Within, withFreeTimes } from "./free-times.ts";

/**
 * Taken before anything is read that decides, so that no booking, move or cancelling interferes where the change may leave
 * appointments behind. All of them at once and in one order, as bookings take them.
 */
export async function lockPlaces(
  connection: Transaction,
  { groupId }: Author,
  placeId: number | null,
  accepted: Accept,
): Promise<void> {
  const own = placeId === null ? await listPlaces(connection, groupId) : [placeId];
  const ids = accepted.map(({ appointment_id }) => appointment_id);
  const theirs = await listPlacesOf(connection, groupId, ids);
  const isMoving = accepted.some(({ action }) => action === "move");
  const others = isMoving ? await listPlaces(connection, groupId) : [];
  await takeLocks(connection, calendarLocks([...own, ...theirs, ...others]));
}

/**
 * Does with each what was said, by the ways of booking, within the transaction of the change: mails, history and rules are
 * those of a professional who cancels or moves. null when it is all done; a refusal undoes the change too.
 */
export async function settleConcerned(
  connection: Transaction,
  author: Author,
  concerned: readonly ConcernedAppointment[],
  accepted: Accept,
): Promise<Refusal | null> {
  const named = new Set(accepted.map(({ appointment_id }) => appointment_id));
  const isSame = named.size === concerned.length && concerned.every(({ id }) => named.has(id));
  const forbidden = refuseSettling(author.session, accepted);
  if (forbidden) return forbidden;
  const within = await toWithin(connection, author);
  if (!isSame) return refuseWith(within, concerned);
  const cancelled = accepted.filter(({ action }) => action === "cancel").map((one) => one.appointment_id);
  if (cancelled.length > 0) {
    const result = await cancel(within, cancelled);
    if (!result.ok) return refuseWith(within, withProblem(concerned, cancelled, result.code));
  }
  for (const { appointment_id, action, start, calendar_id } of accepted) {
    if (action !== "move") continue;
    const problem = await moveWithin(connection, within, appointment_id, start, calendar_id);
    if (problem !== null) return refuseWith(within, withProblem(concerned, [appointment_id], problem));
  }
  return null;
}

/** With the times that are free after the change. */
async function refuseWith(within: Within, concerned: readonly ConcernedAppointment[]): Promise<Refusal> {
  const appointments = shownTo(within.session, await withFreeTimes(within, concerned));
  return refuse("appointments_concerned", { details: { appointments } });
}

function withProblem(concerned: readonly ConcernedAppointment[], ids: readonly number[], problem: string) {
  return concerned.map((one) => (ids.includes(one.id) ? { ...one, problem } : one));
}

/** As the calls of booking are given it: all they do is part of this transaction, after which everything is announced. */
export async function toWithin(connection: Transaction, author: Author): Promise<Within> {
  const { context, groupId, session } = author;
  const lockedTransaction: LockedTransaction = (_groupId, _locks, work) =>
    // The places are locked already, and the end is not theirs.
    work(connection, () => Promise.resolve());
  const within: Context = {
    ...context,
    db: connection as unknown as Database,
    lockedTransaction,
    changes: { ...context.changes, announce: () => {} },
  };
  // With the change that has just been written.
  const group = await findGroup(connection, groupId);
  return { context: within, group: group!, groupId, session };
}

/** Why it cannot be moved there; null when it is. */
async function moveWithin(
  connection: Transaction,
  { context, group, groupId, session }: Within,
  appointmentId: number,
  asked: string | undefined,
  calendarId: number | undefined,
): Promise<string | null> {
  const rows = await listMovable(connection, groupId, session, appointmentId);
  const row = rows.find(({ id }) => id === appointmentId);
  const start: EpochMinute | null =
    asked === undefined ? (row?.start ?? null) : readStart({ date: asked }, group.fields.timezone);
  if (!row || start === null) return "availabletimeslots";
  if (start === row.start && (calendarId ?? row.calendar_id) === row.calendar_id) return "availabletimeslots";
  const result = await move(connection, context.lockedTransaction, {
    groupId,
    group,
    noticeMinutes: 0,
    offered: await loadCatalogue(context, group, groupId),
    session,
    appointmentId,
    start,
    place: { calendarId: calendarId ?? null, resourceId: null },
    hold: null,
    seen: null,
    tell: true,
    length: undefined,
    nowMs: context.clock.now(),
  });
  return result.ok ? null : result.refusal;
}
