import type { Accept, ConcernedAppointment } from "@rendezvous/contract/office/concerned";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { Editable } from "@rendezvous/contract/office/record";
import { missingScope, type Right } from "@rendezvous/domain/permission/permissions";
import type { Session } from "@rendezvous/domain/permission/session";
import { type Refusal, refuse, refuseScope } from "../../../http/call.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { calendarLocks, takeLocks } from "../../../lib/database/locks.ts";
import { cancelInTransaction } from "../../booking/cancel/cancel.ts";
import { listMovableAppointments } from "../../booking/appointments/change-data.ts";
import { type MoveResult, moveInTransaction } from "../../booking/move/move.ts";
import { readRequestedStart } from "../../booking/appointments/read-requested-start.ts";
import { loadCatalogue, type SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { findGroup } from "../../catalogue/group/data.ts";
import { listPlaceIds, listPlaceIdsOfAppointments, markOverbooked } from "./concerned-data.ts";
import type { Author } from "../../ground/history/author.ts";
import { type SettlementContext, withFreeTimes } from "./free-times.ts";

/** The reasons for which an appointment that stays counts as overbooked. */
const OVERBOOKING: readonly string[] = ["capacity", "between_starts"];

/**
 * Takes the locks before any deciding data is read, so that no booking, move or cancellation interferes while the change may
 * affect appointments. Takes all of them at once and in the same order as bookings.
 */
export async function lockPlaces(
  connection: Transaction,
  { groupId }: Author,
  placeId: number | null,
  accepted: Accept,
): Promise<void> {
  const own = placeId === null ? await listPlaceIds(connection, groupId) : [placeId];
  const ids = accepted.map(({ appointment_id }) => appointment_id);
  const theirs = await listPlaceIdsOfAppointments(connection, groupId, ids);
  const isMoving = accepted.some(({ action }) => action === "move");
  const others = isMoving ? await listPlaceIds(connection, groupId) : [];
  await takeLocks(connection, calendarLocks([...own, ...theirs, ...others]));
}

/**
 * Keeps, moves or cancels each affected appointment as requested, inside the transaction of the change, with the same mails,
 * history and rules as a professional's action. Returns null when all are settled; a refusal undoes the change too.
 */
export async function settleConcernedAppointments(
  connection: Transaction,
  author: Author,
  concerned: readonly ConcernedAppointment[],
  accepted: Accept,
): Promise<Refusal | null> {
  const named = new Set(accepted.map(({ appointment_id }) => appointment_id));
  const isSame = named.size === concerned.length && concerned.every(({ id }) => named.has(id));
  const forbidden = refuseSettlement(author.session, accepted);
  if (forbidden) return forbidden;
  const settling = await toSettlementContext(connection, author);
  if (!isSame) return refuseWith(settling, concerned);
  const catalogue = await loadCatalogue(settling.context, settling.group, settling.groupId);
  const nowMs = settling.context.clock.now();
  const cancelled = accepted.filter(({ action }) => action === "cancel").map((one) => one.appointment_id);
  if (cancelled.length > 0) {
    const request = { ...settling, catalogue: catalogue.catalogue, nowMs, places: null };
    const result = await cancelInTransaction(connection, request, cancelled);
    if (!result.ok) return refuseWith(settling, withProblem(concerned, cancelled, result.refusal));
  }
  const staying = accepted.filter(({ action }) => action === "keep").map((one) => one.appointment_id);
  const tooMany = concerned.filter(({ id, reason }) => OVERBOOKING.includes(reason) && staying.includes(id));
  if (tooMany.length > 0)
    await markOverbooked(
      connection,
      settling.groupId,
      tooMany.map(({ id }) => id),
    );
  const moves = accepted.filter(({ action }) => action === "move");
  const moved = new Set<number>();
  // Moves that name a place come first, because they move their linked appointments too.
  for (const one of moves.toSorted((a, b) => Number(!namesPlace(a)) - Number(!namesPlace(b)))) {
    if (moved.has(one.appointment_id) && !namesPlace(one)) continue;
    const result = await moveOne(settling, catalogue, one);
    if (!result.ok) return refuseWith(settling, withProblem(concerned, [one.appointment_id], result.refusal));
    for (const id of result.appointmentIds) moved.add(id);
  }
  return null;
}

type Accepted = Accept[number];

function namesPlace({ start, calendar_id }: Accepted): boolean {
  return start !== undefined || calendar_id !== undefined;
}

/** Adds the times that are free after the change. */
async function refuseWith(
  settling: SettlementContext,
  concerned: readonly ConcernedAppointment[],
): Promise<Refusal> {
  const appointments = hideAttendeeNames(settling.session, await withFreeTimes(settling, concerned));
  return refuse("appointments_concerned", { details: { appointments } });
}

function withProblem(concerned: readonly ConcernedAppointment[], ids: readonly number[], problem: string) {
  return concerned.map((one) => (ids.includes(one.id) ? { ...one, problem } : one));
}

export async function toSettlementContext(
  connection: Transaction,
  { context, groupId, session }: Author,
): Promise<SettlementContext> {
  const { groups, clock } = context;
  const group = await findGroup(connection, groupId);
  return { connection, context: { db: connection, groups, clock }, group: group!, groupId, session };
}

/** Moves an appointment, with those linked to it, by the rules of a professional's move. */
export async function moveOne(
  { connection, context, group, groupId, session }: SettlementContext,
  offered: SlotCatalogue,
  { appointment_id, start: wall, calendar_id }: Pick<Accepted, "appointment_id" | "start" | "calendar_id">,
  tell = true,
): Promise<MoveResult> {
  const noSlot = { ok: false, refusal: "availabletimeslots" } as const;
  const rows = await listMovableAppointments(connection, groupId, session, appointment_id);
  const row = rows.find(({ id }) => id === appointment_id);
  const start: EpochMinute | null =
    wall === undefined ? (row?.start ?? null) : readRequestedStart({ date: wall }, group.fields.timezone);
  if (!row || start === null) return noSlot;
  return moveInTransaction(connection, {
    groupId,
    group,
    noticeMinutes: 0,
    offered,
    session,
    appointmentId: appointment_id,
    start,
    place: { calendarId: calendar_id ?? null, resourceId: null },
    isAlone: false,
    hold: null,
    expectedPlace: null,
    tell,
    length: undefined,
    nowMs: context.clock.now(),
  });
}

/**
 * The permission check cannot see everything about a call: a change of the catalogue may include settings, in a draft or by an
 * undo, and cancel or move appointments. An access key needs the scopes of these as well.
 */

/** Settings that decide how people log in: with these an access key could make itself an owner. */
const LOGIN_SETTINGS = ["sso", "sso_login_only", "second_factor_required"];

export function refuseSettingsChange(session: Session, editable: Editable, changed: object): Refusal | null {
  if (editable !== "settings") return null;
  const isLogin = LOGIN_SETTINGS.some((name) => Object.hasOwn(changed, name));
  return refuseWithout(isLogin ? "manage_pros" : "manage_settings", session);
}

/**
 * Refuses the publication of a draft if the access key lacks a right that the draft's changes, or the decisions about affected
 * appointments, need.
 */
export function refuseDraftPublication(
  session: Session,
  changes: readonly { readonly editable: Editable; readonly sent: object }[],
  accept: Accept,
): Refusal | null {
  for (const { editable, sent } of changes) {
    const refused = refuseSettingsChange(session, editable, sent);
    if (refused) return refused;
  }
  return refuseSettlement(session, accept);
}

function refuseSettlement(session: Session, accept: Accept): Refusal | null {
  const isKept = accept.every(({ action }) => action === "keep");
  return isKept ? null : refuseWithout("move_appointments", session);
}

/** Removes the attendees' names for a session that may not see appointments. */
export function hideAttendeeNames(session: Session, concerned: readonly ConcernedAppointment[]) {
  const isHidden = missingScope("see_appointments", session) !== null;
  return concerned.map((one) => (isHidden ? { ...one, name: "" } : { ...one }));
}

function refuseWithout(right: Right, session: Session): Refusal | null {
  const scope = missingScope(right, session);
  return scope === null ? null : refuseScope(scope);
}
