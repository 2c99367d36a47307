import type { Appointment } from "@rendezvous/contract/appointment";
import type { FieldValue } from "@rendezvous/domain/form/field";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { announce } from "../../../../lib/announce.ts";
import { ApiFailure } from "../../../../lib/api-failure.ts";
import { createKey } from "../../../../lib/create-key.ts";
import {
  useCalendarActionsPhrases,
  useCalendarPhrases,
} from "../../../../lib/phrases/professional-phrases.ts";
import { notify } from "../../../../lib/popups.ts";
import { failureText, useDateLocale, useWording } from "../../../../lib/phrases/phrases.ts";
import { createAppointment } from "../../../visit/appointments/api.ts";
import { useFormatStart } from "../../../visit/appointments/use-format-start.ts";
import { useLoadedGroup } from "../../../ground/group/first-data.ts";
import {
  cancelAppointments,
  type Farewell,
  type Marking,
  moveAppointment,
  type NewPlace,
  restoreAppointment,
  updateAppointment,
} from "../api.ts";
import { nameOf } from "../name-of.ts";
import type { Draft } from "./drafts.ts";
import { formatPlace, toStart, type TypedPlace } from "./place-fields.tsx";
import type { Beyond } from "./booking/refused-notice.tsx";

/** The last action, and the call that undoes it. */
export interface Done {
  /** The appointment of the action; null: the action concerns a time. */
  readonly about: number | null;
  readonly text: string;
  readonly undo: () => Promise<unknown>;
}

/** The values of a complete booking. */
type Booking = Pick<Draft, "note" | "tell" | "length" | "times" | "series"> & {
  /** One place, or the same in several weeks. */
  readonly places: readonly TypedPlace[];
  /** Dates of the series that the professional chose not to book. */
  readonly leftOut: readonly TypedPlace[];
  readonly interventionId: number;
  readonly ficheId: number;
  readonly vevent: Readonly<Record<string, FieldValue>>;
};

/**
 * A professional's actions on appointments. Each action rejects as its call does; afterwards the day is fetched again, and the
 * action can be undone for a while.
 */
export function useActions() {
  const { group } = useLoadedGroup();
  const phrases = useCalendarActionsPhrases();
  const { count } = useCalendarPhrases();
  const { language, phrases: all } = useWording();
  const queryClient = useQueryClient();
  const formatStart = useFormatStart({ inSentence: true });
  const dateLocale = useDateLocale();
  const [done, setDone] = useState<Done | null>(null);
  /** The idempotency key of the last booking until its outcome is clear, so that sending it again does not book twice. */
  const attempt = useRef<{ written: string; key: string } | null>(null);
  function keyFor(written: string): string {
    if (attempt.current?.written !== written) attempt.current = { written, key: createKey() };
    return attempt.current.key;
  }
  async function bookOne(
    place: TypedPlace,
    { interventionId, ficheId, vevent, note, tell, length, times, series }: Booking,
    beyond: Beyond,
  ): Promise<Appointment[]> {
    const body = {
      appointment: {
        group_id: group.id,
        start_at: toStart(group.timezone, place),
        appointments: [{ intervention_id: interventionId, calendar_id: place.calendarId }],
        fiche: { id: ficheId },
        vevent,
        locale: language,
        tell,
        ...(length !== null && { length }),
        ...(times > 1 && { series }),
        ...beyond,
      },
    };
    const { records } = await createAppointment(body, keyFor(JSON.stringify(body)));
    attempt.current = null;
    const [first] = records;
    // A failure to save the note must not make the professional book a second time.
    if (first && note.trim() !== "")
      await updateAppointment(group.id, first.id, { note: note.trim() }).catch((failure: unknown) =>
        notify("problem", failureText(all, failure, group.phone)),
      );
    return records;
  }
  const lookAgain = () =>
    Promise.all(
      ["calendar", "opening-hours"].map((what) =>
        queryClient.invalidateQueries({ queryKey: [what, group.id] }),
      ),
    );
  async function act(call: () => Promise<Done>): Promise<Done> {
    const next = await call();
    await lookAgain();
    setDone(next);
    announce(`${next.text}. ${phrases.undo}: Ctrl+Z`);
    return next;
  }
  return {
    done,
    act,
    forget: () => setDone(null),
    async undo(last: Done): Promise<void> {
      await last.undo();
      await lookAgain();
      setDone((now) => (now === last ? null : now));
      announce(phrases.undone);
    },
    move: (before: Appointment, place: NewPlace) =>
      act(async () => {
        const moved = await moveAppointment(group.id, before.id, place);
        const now = moved.find(({ id }) => id === before.id) ?? before;
        const where = now.calendar_id === before.calendar_id ? "" : `, ${now.calendar_name}`;
        return {
          about: before.id,
          text: phrases.done.moved({ name: nameOf(before), when: `${formatStart(now)}${where}` }),
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
    /** Rejects if nothing is booked. Returns the refused dates of a series, after the rest was booked. */
    book: async (booking: Booking, beyond: Beyond) => {
      const { places, leftOut } = booking;
      const refused: TypedPlace[] = [];
      const bookAll = async () => {
        const booked: Appointment[] = [];
        for (const [index, place] of places.entries())
          try {
            // The professional accepts overbooking only for the first place, because they have read only its refusal.
            const { overbook: _, ...ofLater } = beyond;
            booked.push(...(await bookOne(place, booking, index === 0 ? beyond : ofLater)));
          } catch (failure) {
            if (booked.length === 0) throw failure;
            const isRefused = failure instanceof ApiFailure && !failure.isPassing;
            refused.push(...places.slice(index, isRefused ? index + 1 : undefined));
            if (isRefused) continue;
            notify("problem", failureText(all, failure, group.phone));
            break;
          }
        const [first] = booked;
        const when = first ? formatStart(first) : "";
        const missing = [...leftOut, ...refused].map((one) => formatPlace(one, dateLocale));
        const text = phrases.done.booked({
          name: first ? nameOf(first) : "",
          when: places.length > 1 ? `${when} (× ${booked.length})` : when,
        });
        return {
          about: first?.id ?? 0,
          text:
            missing.length > 0 ? `${text}. ${phrases.book.notBooked({ when: missing.join(" · ") })}` : text,
          undo: () =>
            cancelAppointments(
              group.id,
              booked.map(({ id }) => id),
              { tell: booking.tell },
            ),
        };
      };
      return { ...(await act(bookAll)), refused };
    },
    cancel: (one: Appointment, farewell: Farewell) =>
      act(async () => {
        await cancelAppointments(group.id, [one.id], farewell);
        return {
          about: one.id,
          text: phrases.done.cancelled({ name: nameOf(one) }),
          undo: () => restoreAppointment(group.id, one.id),
        };
      }),
    mark: (one: Appointment, marking: Marking) =>
      act(async () => {
        await updateAppointment(group.id, one.id, marking);
        const { state, note = "", presence = null } = one;
        return {
          about: one.id,
          text: phrases.done.changed({ name: nameOf(one) }),
          undo: () =>
            updateAppointment(group.id, one.id, {
              ...(marking.state !== undefined && { state }),
              ...(marking.note !== undefined && { note }),
              ...(marking.presence !== undefined && { presence }),
            }),
        };
      }),
  };
}

export type Actions = ReturnType<typeof useActions>;
