import type { MailedPerson } from "@rendezvous/domain/booking/address-mails";
import { dateOf, minuteOfDate } from "@rendezvous/domain/time/instant";
import { type AppointmentSnapshot, mergeChanges } from "@rendezvous/domain/booking/merge-changes";
import type { Context, AuthorizedGroupId } from "../../http/context.ts";
import type { MailJob } from "../booking/appointments/mail-queue.ts";
import type { AppointmentParts } from "../booking/appointments/appointment-parts.ts";
import { markChangesUnmailed } from "../booking/appointments/appointment-history-data.ts";
import { listAppointmentsById, listPlacesById } from "../booking/appointments/data.ts";
import { noteFailedMail } from "./data.ts";

/** Returns the mails for changes that were delayed and merged. */
export async function mergeMails(context: Context, changes: readonly MailJob[]): Promise<MailJob[]> {
  const bookings = Map.groupBy(changes, ({ booking_id }) => booking_id);
  const notices = await Promise.all(
    [...bookings.values()].map((ofOne) => mergeMailsOfBooking(context, ofOne)),
  );
  return confirmTogether(notices.flat());
}

/** Confirms all bookings of a series in one mail. A job without a mail plans the reminder of each booking. */
function confirmTogether(jobs: readonly MailJob[]): MailJob[] {
  const confirmed = jobs.filter((job) => isFirstConfirmation(job) && job.tell !== false);
  const [first] = confirmed;
  if (!first || confirmed.length === 1) return [...jobs];
  const appointment_ids = confirmed.flatMap((job) => job.appointment_ids);
  const silent = jobs.map((job) => (confirmed.includes(job) ? { ...job, tell: false } : job));
  return [{ ...first, appointment_ids, is_series: true }, ...silent];
}

/** Later actions that the mail of each kind does not report. A confirmation already states the time after a move. */
const NOT_TOLD_BY = {
  confirmation: ["cancelled"],
  moved: ["cancelled", "restored"],
  cancelledByPro: ["moved", "restored"],
} as const;

/** Returns the mails about changes of one booking: compares the booking's present state with the state in the last mail. */
async function mergeMailsOfBooking({ db }: Context, changes: readonly MailJob[]): Promise<MailJob[]> {
  const { group_id, booking_id, moved_at } = changes.at(-1)!;
  const ids = [...new Set(changes.flatMap(({ appointment_ids }) => appointment_ids))];
  const present = await listAppointmentsById(db, group_id as AuthorizedGroupId, ids);
  const merged = mergeChanges(changes, present.map(toSnapshot));
  const loud = merged.filter(({ isSilent }) => !isSilent).flatMap(({ appointment_ids }) => appointment_ids);
  const since = new Date(Math.min(...changes.map((change) => change.moved_at ?? 0)));
  await markChangesUnmailed(db, {
    groupId: group_id,
    appointmentIds: ids.filter((id) => !loud.includes(id)),
    since,
    whats: ["booked", "moved", "cancelled", "restored"],
  });
  for (const { kind, appointment_ids, isSilent } of merged)
    if (!isSilent)
      await markChangesUnmailed(db, {
        groupId: group_id,
        appointmentIds: appointment_ids,
        since,
        whats: NOT_TOLD_BY[kind],
      });
  return merged.map(({ kind, isAgain, isSilent, ...one }) => {
    const reason = changes.findLast((change) => change.reason)?.reason;
    // The first mail of a booking is a confirmation, even if the booking was changed before it was sent.
    const isFirst = kind === "confirmation" && !isAgain;
    return {
      kind,
      group_id,
      booking_id,
      ...one,
      ...(!isFirst && moved_at !== undefined && { moved_at }),
      ...(kind === "cancelledByPro" && reason !== undefined && { reason }),
      ...(isSilent && { tell: false }),
      ...(changes.every(({ by_pro }) => by_pro) && { by_pro: true }),
    };
  });
}

function toSnapshot({
  id,
  start_at,
  end_at,
  calendar,
  resource,
  deleted,
}: AppointmentParts): AppointmentSnapshot {
  return {
    id,
    start: minuteOfDate(start_at),
    end: minuteOfDate(end_at),
    calendar_id: calendar.id,
    resource_id: resource?.id ?? null,
    deleted,
  };
}

/**
 * If a cancelled appointment was moved before the client got a mail about the move, returns the appointment at the time in the
 * client's last mail.
 */
export async function withLastMailedTimes(
  { db }: Context,
  groupId: AuthorizedGroupId,
  { kind, before = [] }: MailJob,
  stored: readonly AppointmentParts[],
): Promise<readonly AppointmentParts[]> {
  if (kind !== "cancelledByPro" || before.length === 0) return stored;
  const ids = before.flatMap(({ calendar_id, resource_id }) => [calendar_id, resource_id ?? calendar_id]);
  const places = await listPlacesById(db, groupId, ids);
  return stored.map((parts) => {
    const was = before.find(({ id }) => id === parts.id);
    if (!was) return parts;
    return {
      ...parts,
      start_at: dateOf(was.start),
      end_at: dateOf(was.end),
      calendar: places.get(was.calendar_id) ?? parts.calendar,
      resource: places.get(was.resource_id ?? 0) ?? null,
    };
  });
}

const CHANGES_IN_MAIL = {
  confirmation: ["booked", "restored"],
  moved: ["moved"],
  cancellation: ["cancelled"],
  cancelledByPro: ["cancelled"],
  reminder: [],
} as const;

/** Records that the client got no mail: professionals see it, and the history shows it. */
export async function recordMailFailure({ db }: Context, job: MailJob, to: MailedPerson): Promise<void> {
  await noteFailedMail(db, job);
  if (to !== "attending") return;
  await markChangesUnmailed(db, {
    groupId: job.group_id,
    appointmentIds: job.appointment_ids,
    since: new Date(job.moved_at ?? 0),
    whats: CHANGES_IN_MAIL[job.kind],
  });
}

/** False for the mail about a restored appointment, which is a confirmation as well. */
export function isFirstConfirmation({ kind, moved_at }: MailJob): boolean {
  return kind === "confirmation" && moved_at === undefined;
}
