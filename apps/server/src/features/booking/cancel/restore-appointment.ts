import {
  toAlwaysOffered,
  toAlwaysOpen,
  toUnlimitedCapacity,
  toUnspaced,
} from "@rendezvous/domain/availability/hours/always-open";
import type { Placement } from "@rendezvous/domain/availability/model";
import { appointmentsMovedTogether } from "@rendezvous/domain/appointment/appointments-moved-together";
import { candidateIds, seatWindow } from "@rendezvous/domain/booking/candidates";
import { type BookingLink, toChainLinks } from "@rendezvous/domain/booking/model";
import { placeChain } from "@rendezvous/domain/booking/place-chain";
import { seatPlacements } from "@rendezvous/domain/booking/seats";
import { toMovedChain } from "@rendezvous/domain/booking/to-moved-chain";
import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { type CallInput, defineCall, reply, refuse } from "../../../http/call.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { calendarLocks } from "../../../lib/database/locks.ts";
import { announceSeatChanges, placeOfAppointment } from "../day/changed-places.ts";
import { loadCatalogue, type SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { toChangedBy } from "../fiche/audit-data.ts";
import { listCancellations, addAppointmentHistory } from "../appointments/appointment-history-data.ts";
import {
  listMovableAppointments,
  type MovableRow,
  restoreAppointmentRows,
  insertSeatsOfAppointments,
} from "../appointments/change-data.ts";
import { listAppointmentsById } from "../appointments/data.ts";
import { retryWhenStale } from "../seats/retry-when-stale.ts";
import { freeExpiredHolds } from "../seats/hold-data.ts";
import { allocateSeats } from "../seats/seats.ts";
import { freeSeats, isExpiredHold, listSeats } from "../seats/seats-data.ts";
import { endUncoveredPayments, lockPassesOfAppointments } from "../passes/data.ts";
import { toSnapshot } from "../seats/snapshot.ts";
import { enqueueMailsAfterUndoTime } from "../appointments/mail-queue-data.ts";
import { toVisibleAppointment } from "../appointments/to-appointment.ts";

type Input = CallInput<"restoreAppointment">;

/** A cancellation can be undone for this long. */
const RESTORABLE_MS = 60_000;

/**
 * Undoes a professional's cancellation, together with the appointments of the booking that it cancelled, if their places are
 * free.
 */
export const restoreAppointment = defineCall("restoreAppointment", async (input) => {
  const { context, session, groupId, locale } = input;
  const result = await retryWhenStale(input, async (group) => {
    const restored = await restore(input, group);
    if (restored.ok) return restored;
    return restored.refusal === "stale" ? "stale" : refuse(restored.refusal);
  });
  if (!result.ok) return result;
  const rows = await listAppointmentsById(context.db, groupId, result.ids);
  announceSeatChanges(context.changes, groupId, rows.map(placeOfAppointment));
  const { secret } = context.installation;
  return reply({
    records: rows.map((parts) => toVisibleAppointment(session, parts, input.group, locale, secret)),
  });
});

type Restored =
  | { readonly ok: true; readonly ids: readonly number[] }
  | { readonly ok: false; readonly refusal: ErrorCode | "stale" };

async function restore(input: Input, group: GroupRecord): Promise<Restored> {
  const { context, groupId, session, params } = input;
  const id = params.appointmentId ?? 0;
  const before = await listMovableAppointments(context.db, groupId, session, id);
  const named = before.find((row) => row.id === id);
  if (!named?.is_visible) return { ok: false, refusal: "unknown_appointment" };
  const now = new Date(context.clock.now());
  const cancelledAt = named.deleted_at?.getTime() ?? 0;
  const [cancellation] = await listCancellations(context.db, groupId, [id]);
  const isRestorable =
    named.deleted &&
    cancellation?.kind === "pro" &&
    cancellation.at.getTime() === cancelledAt &&
    now.getTime() - cancelledAt <= RESTORABLE_MS;
  if (!isRestorable) return { ok: false, refusal: "cannot_restore" };
  const going = before.filter((row) => row.deleted && row.deleted_at?.getTime() === cancelledAt);
  if (!going.every(({ is_visible }) => is_visible)) return { ok: false, refusal: "other_calendar" };
  const offered = await loadCatalogue(context, group, groupId);
  const chains = toChains(offered, before, going);
  if (!chains) return { ok: false, refusal: "vevent" };
  const places = chains.flatMap(({ rows, links }) => [
    ...rows.flatMap(({ calendar_id, resource_id }) => [calendar_id, resource_id ?? calendar_id]),
    ...candidateIds(offered.catalogue, toChainLinks(links)),
  ]);
  return context.lockedTransaction<Restored>(groupId, calendarLocks(places), async (connection) => {
    const still = await listMovableAppointments(connection, groupId, session, id);
    if (JSON.stringify(still) !== JSON.stringify(before)) return { ok: false, refusal: "stale" };
    for (const chain of chains)
      if (!(await seatAgain(input, connection, offered, chain, now)))
        return { ok: false, refusal: "availabletimeslots" };
    const ids = going.map((row) => row.id);
    const isNotified = cancellation.told ?? true;
    const entries = going.map(
      (row) =>
        ({
          what: "restored",
          appointmentId: row.id,
          ficheId: row.fiche_id,
          values: {},
          told: isNotified,
        }) as const,
    );
    await lockPassesOfAppointments(connection, groupId, ids);
    await Promise.all([
      restoreAppointmentRows(connection, groupId, ids),
      endUncoveredPayments(connection, groupId, ids),
      addAppointmentHistory(connection, groupId, entries, toChangedBy(session), now),
      enqueueMailsAfterUndoTime(connection, [
        {
          kind: "confirmation",
          group_id: groupId,
          booking_id: named.booking_id,
          appointment_ids: ids,
          moved_at: now.getTime(),
          before: going.map(toSnapshot),
          tell: isNotified,
        },
      ]),
    ]);
    return { ok: true, ids };
  });
}

interface Chain {
  /**
   * The restored appointments and the appointments directly before and after them, sorted by start, because neighbours on one
   * calendar drop the buffers between them.
   */
  readonly rows: readonly MovableRow[];
  readonly links: readonly BookingLink[];
}

/** null when a service is no longer offered. */
function toChains(
  offered: SlotCatalogue,
  booked: readonly MovableRow[],
  going: readonly MovableRow[],
): Chain[] | null {
  const active = [...booked.filter(({ deleted }) => !deleted), ...going];
  const runs = new Map(
    going.map(({ id }) => {
      const rows = appointmentsMovedTogether(active, id);
      return [rows[0]!.id, rows] as const;
    }),
  );
  const chains: Chain[] = [];
  for (const rows of runs.values()) {
    const links = toMovedChain(offered, rows, 0, ANYWHERE, EVERYTHING);
    if (!links) return null;
    chains.push({ rows, links: links.map((link, index) => inPlace(link, rows[index]!)) });
  }
  return chains;
}

const ANYWHERE = { calendarId: null, resourceId: null };
const EVERYTHING = { calendars: null, resources: null };

function inPlace(link: BookingLink, { calendar_id, resource_id }: MovableRow): BookingLink {
  const resourceIds = resource_id === null ? null : [resource_id];
  return { ...link, link: { ...link.link, calendarIds: [calendar_id], resourceIds } };
}

/** Allocates seats for the restored chain at its former time; returns false when the time has been taken meanwhile. */
async function seatAgain(
  { groupId }: Input,
  connection: Transaction,
  { catalogue }: SlotCatalogue,
  { rows, links }: Chain,
  now: Date,
): Promise<boolean> {
  const { start } = rows[0]!;
  const appointmentIds = rows.map(({ id }) => id);
  const offered = toAlwaysOffered(toChainLinks(links));
  // An appointment that was overbooked before the cancellation may be overbooked when it is restored.
  const isOverbooked = rows.some(({ overbooked }) => overbooked);
  const seating = isOverbooked ? toUnlimitedCapacity(catalogue) : catalogue;
  const chain = isOverbooked ? toUnspaced(offered) : offered;
  const open = toAlwaysOpen(seating);
  const ids = candidateIds(open, chain);
  const expired = { now, holdId: null };
  await freeSeats(connection, groupId, appointmentIds);
  const seats = await listSeats(connection, groupId, ids, seatWindow(open, chain, ids, start));
  const takenSeats = seats.filter((row) => !isExpiredHold(row, expired));
  const placed = placeChain(open, takenSeats, { chain, start, now: start, preferred: null });
  if (!placed.ok) return false;
  const placements: readonly Placement[] = placed.placements;
  const picked = seatPlacements(seating, takenSeats, placements);
  await freeExpiredHolds(connection, groupId, { calendarIds: ids, expired });
  const allocated = await allocateSeats(
    connection,
    groupId,
    catalogue,
    { placements, seats: picked },
    expired,
  );
  if (!allocated) return false;
  await insertSeatsOfAppointments(connection, groupId, appointmentIds, allocated);
  return true;
}
