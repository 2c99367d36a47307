import type { EpochMinute } from "../time/instant.ts";
import type { BookingMailKind } from "./address-mails.ts";

/** Where an appointment is, or was before something was done with it. */
export interface AppointmentSnapshot {
  readonly id: number;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  readonly calendar_id: number;
  readonly resource_id: number | null;
  readonly deleted: boolean;
}

/** Something that was done with appointments of one booking, and that is told with what else is done until then. */
export interface UnsentChange {
  readonly kind: BookingMailKind;
  readonly appointment_ids: readonly number[];
  /** Of those that were there before. Without it they were there, it is not known where. */
  readonly before?: readonly AppointmentSnapshot[];
  /** False: the person who did it chose to send no mail. */
  readonly tell?: boolean;
}

type NoticeKind = "confirmation" | "cancelledByPro" | "moved";

/** What one mail tells. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly appointment_ids: readonly number[];
  /** Of a move: where the first of them was told to be last; minutes. */
  readonly moved_from?: EpochMinute;
  /** Of a cancellation: where those of them were told to be last that had been moved since. */
  readonly before?: readonly AppointmentSnapshot[];
  /** They were there before, and are there again. */
  readonly isAgain: boolean;
  /** No such change was to be told: no mail goes out. */
  readonly isSilent: boolean;
}

/** Of which changes one has to be told for it: a client who was to hear of a move need not hear that there is nothing to move. */
const TOLD_BY: Readonly<Record<NoticeKind, readonly BookingMailKind[]>> = {
  confirmation: ["confirmation", "moved"],
  moved: ["moved"],
  cancelledByPro: ["cancelledByPro"],
};

/**
 * What is to be told of changes of one booking: how its appointments stand now against how they were told to be last. What was
 * undone is not told at all; a move of different appointments has no one place that it began from.
 */
export function mergeChanges(
  changes: readonly UnsentChange[],
  present: readonly AppointmentSnapshot[],
): Notice[] {
  const before = new Map<number, AppointmentSnapshot | "absent" | "somewhere">();
  for (const change of changes)
    for (const id of change.appointment_ids)
      if (!before.has(id)) before.set(id, change.before ? stoodBefore(change.before, id) : "somewhere");
  const found = present.filter(({ id }) => before.has(id)).toSorted((one, other) => one.id - other.id);
  const wasThere = ({ id }: AppointmentSnapshot) => {
    const was = before.get(id)!;
    return was === "somewhere" || (was !== "absent" && !was.deleted);
  };
  const isSame = (now: AppointmentSnapshot) => {
    const was = before.get(now.id)!;
    return typeof was !== "string" && isAt(was, now);
  };
  const added = found.filter((one) => !one.deleted && !wasThere(one));
  const moved = found.filter((one) => !one.deleted && wasThere(one) && !isSame(one));
  const gone = found.filter((one) => one.deleted && wasThere(one));
  const ofOneMove = changes.every(({ appointment_ids }) => new Set(appointment_ids).size === before.size);
  const froms = moved.flatMap(({ id }) => {
    const was = before.get(id)!;
    return typeof was === "string" ? [] : [was.start];
  });
  const lastNotified = gone.flatMap((now) => {
    const was = before.get(now.id)!;
    return typeof was === "string" || isAt(was, now) ? [] : [was];
  });
  const toNotices = (
    kind: NoticeKind,
    list: readonly AppointmentSnapshot[],
    more: Partial<Notice> = {},
  ): Notice[] => {
    if (list.length === 0) return [];
    const isSilent = changes.every((change) => change.tell === false || !TOLD_BY[kind].includes(change.kind));
    return [{ kind, appointment_ids: list.map(({ id }) => id), isAgain: false, isSilent, ...more }];
  };
  return [
    ...toNotices("confirmation", added, { isAgain: added.some(({ id }) => before.get(id) !== "absent") }),
    ...toNotices("moved", moved, ofOneMove && froms.length > 0 ? { moved_from: Math.min(...froms) } : {}),
    ...toNotices("cancelledByPro", gone, lastNotified.length > 0 ? { before: lastNotified } : {}),
  ];
}

function stoodBefore(standings: readonly AppointmentSnapshot[], id: number): AppointmentSnapshot | "absent" {
  return standings.find((one) => one.id === id) ?? "absent";
}

function isAt(one: AppointmentSnapshot, other: AppointmentSnapshot): boolean {
  return (
    one.start === other.start &&
    one.end === other.end &&
    one.calendar_id === other.calendar_id &&
    one.resource_id === other.resource_id
  );
}
