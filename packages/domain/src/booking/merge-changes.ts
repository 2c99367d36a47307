import type { EpochMinute } from "../time/instant.ts";
import type { BookingMailKind } from "./address-mails.ts";

/** The state of an appointment, now or before a change. */
export interface AppointmentSnapshot {
  readonly id: number;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  readonly calendar_id: number;
  readonly resource_id: number | null;
  readonly deleted: boolean;
}

/** A change of appointments of one booking that is mailed together with later ones. */
export interface UnsentChange {
  readonly kind: BookingMailKind;
  readonly appointment_ids: readonly number[];
  /** The earlier state of appointments that existed before. Undefined: they existed, but their places are unknown. */
  readonly before?: readonly AppointmentSnapshot[];
  /** False: the person who made the change chose to send no mail. */
  readonly tell?: boolean;
}

type NoticeKind = "confirmation" | "cancelledByPro" | "moved";

/** The content of one mail. */
export interface MergedNotice {
  readonly kind: NoticeKind;
  readonly appointment_ids: readonly number[];
  /** For a move: the start of the first appointment as last mailed; minutes. */
  readonly moved_from?: EpochMinute;
  /** For a cancellation: the last mailed state of its appointments that had been moved since. */
  readonly before?: readonly AppointmentSnapshot[];
  /** True: the appointments existed before and are restored. */
  readonly isAgain: boolean;
  /** True: no mail goes out, because no change of this kind was to be mailed. */
  readonly isSilent: boolean;
}

/**
 * For each kind of mail, the kinds of changes that cause it: without at least one of these changes no mail is sent. For example,
 * a client gets no mail about a move if the appointment is back in its place.
 */
const TOLD_BY: Readonly<Record<NoticeKind, readonly BookingMailKind[]>> = {
  confirmation: ["confirmation", "moved"],
  moved: ["moved"],
  cancelledByPro: ["cancelledByPro"],
};

/**
 * Returns the mails about changes of one booking: compares the present state of its appointments with the state last mailed.
 * Undone changes are not mailed. If the changes concern different appointments, the mail about a move names no old start.
 */
export function mergeChanges(
  changes: readonly UnsentChange[],
  present: readonly AppointmentSnapshot[],
): MergedNotice[] {
  const before = new Map<number, AppointmentSnapshot | "absent" | "somewhere">();
  for (const change of changes)
    for (const id of change.appointment_ids)
      if (!before.has(id)) before.set(id, change.before ? snapshotBefore(change.before, id) : "somewhere");
  const changed = present.filter(({ id }) => before.has(id)).toSorted((one, other) => one.id - other.id);
  const wasThere = ({ id }: AppointmentSnapshot) => {
    const was = before.get(id)!;
    return was === "somewhere" || (was !== "absent" && !was.deleted);
  };
  const isSame = (now: AppointmentSnapshot) => {
    const was = before.get(now.id)!;
    return typeof was !== "string" && isAt(was, now);
  };
  const added = changed.filter((one) => !one.deleted && !wasThere(one));
  const moved = changed.filter((one) => !one.deleted && wasThere(one) && !isSame(one));
  const cancelled = changed.filter((one) => one.deleted && wasThere(one));
  const ofOneMove = changes.every(({ appointment_ids }) => new Set(appointment_ids).size === before.size);
  const froms = moved.flatMap(({ id }) => {
    const was = before.get(id)!;
    return typeof was === "string" ? [] : [was.start];
  });
  const lastNotified = cancelled.flatMap((now) => {
    const was = before.get(now.id)!;
    return typeof was === "string" || isAt(was, now) ? [] : [was];
  });
  const toNotices = (
    kind: NoticeKind,
    list: readonly AppointmentSnapshot[],
    more: Partial<MergedNotice> = {},
  ): MergedNotice[] => {
    if (list.length === 0) return [];
    const isSilent = changes.every((change) => change.tell === false || !TOLD_BY[kind].includes(change.kind));
    return [{ kind, appointment_ids: list.map(({ id }) => id), isAgain: false, isSilent, ...more }];
  };
  return [
    ...toNotices("confirmation", added, { isAgain: added.some(({ id }) => before.get(id) !== "absent") }),
    ...toNotices("moved", moved, ofOneMove && froms.length > 0 ? { moved_from: Math.min(...froms) } : {}),
    ...toNotices("cancelledByPro", cancelled, lastNotified.length > 0 ? { before: lastNotified } : {}),
  ];
}

function snapshotBefore(
  snapshots: readonly AppointmentSnapshot[],
  id: number,
): AppointmentSnapshot | "absent" {
  return snapshots.find((one) => one.id === id) ?? "absent";
}

function isAt(one: AppointmentSnapshot, other: AppointmentSnapshot): boolean {
  return (
    one.start === other.start &&
    one.end === other.end &&
    one.calendar_id === other.calendar_id &&
    one.resource_id === other.resource_id
  );
}
