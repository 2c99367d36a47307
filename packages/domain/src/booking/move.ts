import type { AppointmentType } from "../appointment/model.ts";
import { appointmentsMovedTogether, packRootId } from "../appointment/appointments-moved-together.ts";
import type { Placement } from "../availability/model.ts";
import type { EpochMinute } from "../time/instant.ts";
import type { FicheAppointmentRow } from "./attendee.ts";
import { type CancelRefusal, checkCancellation } from "./check-cancellation.ts";
import type { AppointmentSnapshot } from "./merge-changes.ts";
import type { ChainPlaces } from "./model.ts";

/** An appointment of a booking that is moved in whole or in part. */
export interface MovableAppointment extends AppointmentSnapshot {
  /** For a pack's later services: the pack's first appointment. */
  readonly parent_id: number | null;
  readonly type: AppointmentType;
  /** All services of a merged appointment; otherwise its single one. */
  readonly services: readonly number[];
  readonly pack_id: number | null;
  /** Before any promotion. */
  readonly price: number;
  /** The number of class places that the appointment takes. */
  readonly places: number;
  /** Whether the session may see it. */
  readonly is_visible: boolean;
}

export type AppointmentsToMove<Row> =
  | { readonly ok: true; readonly rows: readonly Row[] }
  | { readonly ok: false; readonly refusal: CancelRefusal | "other_calendar" };

/**
 * Returns the appointments of a booking that move with this one, sorted by start, or why it may not be moved. `isAlone`: without
 * neighbours; a pack is never split.
 */
export function appointmentsToMove<Row extends MovableAppointment>(
  booked: readonly Row[],
  appointmentId: number,
  noticeMinutes: number,
  now: EpochMinute,
  isAlone = false,
): AppointmentsToMove<Row> {
  const named = booked.find(({ id }) => id === appointmentId);
  const together = appointmentsMovedTogether(
    booked.filter(({ deleted }) => !deleted),
    appointmentId,
  );
  const rows = isAlone ? together.filter((row) => named && packRootId(row) === packRootId(named)) : together;
  const check = checkCancellation([named?.is_visible ? named : null, ...rows], noticeMinutes, now);
  if (!check.ok) return check;
  return rows.every(({ is_visible }) => is_visible)
    ? { ok: true, rows }
    : { ok: false, refusal: "other_calendar" };
}

/**
 * Returns the start of the chain's first appointment when the appointment with this id starts at `start`: all keep their
 * distances.
 */
export function chainStart(
  rows: readonly MovableAppointment[],
  appointmentId: number,
  start: EpochMinute,
): EpochMinute {
  const named = rows.find(({ id }) => id === appointmentId)!;
  return start - (named.start - rows[0]!.start);
}

/** Returns the present places of the appointments. */
export function currentPlacementsOf(rows: readonly MovableAppointment[]): ChainPlaces {
  return {
    calendar_ids: rows.map(({ calendar_id }) => calendar_id),
    resource_ids: rows.map(({ resource_id }) => resource_id),
  };
}

/** Returns the fiche's appointments without the moved ones. Rows are matched by their times, which is all that the rules use. */
export function withoutMovedAppointments(
  fiches: readonly FicheAppointmentRow[],
  rows: readonly MovableAppointment[],
): FicheAppointmentRow[] {
  const left = [...rows];
  return fiches.map((appointment) => {
    const index = left.findIndex(
      ({ start, end, type }) =>
        start === appointment.starts && end === appointment.ends && type === appointment.type,
    );
    if (index === -1) return appointment;
    left.splice(index, 1);
    return { ...appointment, starts: null, ends: null };
  });
}

/** Whether the move would change nothing. */
export function isMoveWithoutEffect(
  rows: readonly MovableAppointment[],
  placements: readonly Placement[],
): boolean {
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
