import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { ClassDateOfDay } from "@rendezvous/domain/day/day-columns";
import { useProPhrases } from "../../../../lib/phrases/professional-phrases.ts";
import { useFormatStart } from "../../../visit/appointments/use-format-start.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import {
  cancelAppointments,
  cancelClassDate,
  type CancellationMessage,
  deleteClosures,
  type AppointmentMarks,
  moveAppointment,
  type NewPlace,
  undoCancellation,
  updateAppointment,
} from "../api.ts";
import { clientSortName } from "../client-sort-name.ts";
import { useBookPlaces } from "./booking/use-book-places.ts";
import { useUndoableAction } from "./use-undoable-action.ts";

/** A professional's actions on appointments. Each rejects as its call does, and can be undone for a while. */
export function useAppointmentActions() {
  const { group } = useLoadedGroup();
  const phrases = useProPhrases("calendarActions");
  const { count } = useProPhrases("calendar");
  const formatStart = useFormatStart({ inSentence: true });
  const done = useUndoableAction();
  const { act } = done;
  return {
    ...done,
    book: useBookPlaces(act),
    move: (before: Appointment, place: NewPlace) =>
      act(async () => {
        const moved = await moveAppointment(group.id, before.id, place);
        const now = moved.find(({ id }) => id === before.id) ?? before;
        const where = now.calendar_id === before.calendar_id ? "" : `, ${now.calendar_name}`;
        return {
          about: before.id,
          text: phrases.done.moved({ name: clientSortName(before), when: `${formatStart(now)}${where}` }),
          undo: () =>
            moveAppointment(group.id, before.id, {
              start_at: before.start_at,
              calendar_id: before.calendar_id,
              // The previous place may be restored whatever the present rules say.
              outside_rules: true,
              ...(before.overbooked && { overbook: true }),
              tell: place.tell,
              ...(place.alone && { alone: true }),
              ...(place.length !== undefined && { length: before.duration }),
            }),
        };
      }),
    /**
     * Moves the appointments to another calendar, at the same times. Returns the failures of those that stay; rejects if none is
     * moved.
     */
    moveAll: async (
      appointments: readonly Appointment[],
      to: { readonly id: number; readonly publicname: string },
      tell: boolean,
    ) => {
      const refused = new Map<number, unknown>();
      await act(async () => {
        for (const { id, start_at } of appointments)
          await moveAppointment(group.id, id, { start_at, calendar_id: to.id, tell }).catch(
            (failure: unknown) => refused.set(id, failure),
          );
        const moved = appointments.filter(({ id }) => !refused.has(id));
        if (moved.length === 0) throw refused.values().next().value;
        return {
          about: null,
          text: `${count(moved.length)} → ${to.publicname}`,
          undo: () =>
            Promise.all(
              moved.map(({ id, start_at, calendar_id }) =>
                moveAppointment(group.id, id, { start_at, calendar_id, outside_rules: true, tell }),
              ),
            ),
        };
      });
      return refused;
    },
    cancel: (one: Appointment, farewell: CancellationMessage) =>
      act(async () => {
        await cancelAppointments(group.id, [one.id], farewell);
        return {
          about: one.id,
          text: phrases.done.cancelled({ name: clientSortName(one) }),
          undo: () => undoCancellation(group.id, one.id),
        };
      }),
    /** Cancels a date of a class with everything in it; the undo opens the date again and restores what was cancelled. */
    cancelDate: ({ classId, start }: ClassDateOfDay, reason: string, text: string) =>
      act(async () => {
        const { closure, cancelledIds } = await cancelClassDate(group.id, classId, start, reason);
        return {
          about: null,
          text,
          undo: async () => {
            if (closure) await deleteClosures(group.id, classId, closure);
            for (const id of cancelledIds) await undoCancellation(group.id, id);
          },
        };
      }),
    mark: (one: Appointment, marking: AppointmentMarks) =>
      act(async () => {
        await updateAppointment(group.id, one.id, marking);
        return {
          about: one.id,
          text: phrases.done.changed({ name: clientSortName(one) }),
          undo: () => updateAppointment(group.id, one.id, toOldMarks(one, marking)),
        };
      }),
  };
}

/** Returns the old values of the marks that the change sets. */
function toOldMarks(
  { state, note = "", presence = null, paid = false, pass }: Appointment,
  change: AppointmentMarks,
): AppointmentMarks {
  return {
    ...(change.state !== undefined && { state }),
    ...(change.note !== undefined && { note, note_before: change.note }),
    ...(change.presence !== undefined && { presence }),
    ...(change.paid !== undefined && { paid }),
    ...(change.pass_id !== undefined && { pass_id: pass?.id ?? null }),
  };
}

export type UseAppointmentActionsResult = ReturnType<typeof useAppointmentActions>;
