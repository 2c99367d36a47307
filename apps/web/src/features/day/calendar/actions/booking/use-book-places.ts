import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { FieldValue } from "@rendezvous/domain/form/field";
import { ApiFailure } from "../../../../../lib/api-failure.ts";
import { useIdempotencyKey } from "../../../../ground/idempotency/use-idempotency-key.ts";
import { useProPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { useDateLocale, useWording } from "../../../../../lib/phrases/phrases.ts";
import { notify } from "../../../../../lib/popups.ts";
import { useLoadedGroup } from "../../../../ground/group/page-data.ts";
import { createAppointment } from "../../../../visit/appointments/api.ts";
import { useFormatStart } from "../../../../visit/appointments/use-format-start.ts";
import { cancelAppointments, updateAppointment } from "../../api.ts";
import { clientSortName } from "../../client-sort-name.ts";
import type { PendingBooking } from "../use-pending-bookings.ts";
import { formatPlace, toStart, type TypedPlace } from "../place-fields.tsx";
import type { UseUndoableActionResult } from "../use-undoable-action.ts";
import type { OverrideFields } from "./refused-notice.tsx";
import { useFailureText } from "../../../../ground/group/call-failure.tsx";

/** The values of a complete booking. */
type Booking = Pick<PendingBooking, "note" | "tell" | "length" | "times" | "series" | "count" | "guests"> & {
  /** One place, or the same in several weeks. */
  readonly places: readonly TypedPlace[];
  /** Dates of the series that the professional chose not to book. */
  readonly leftOut: readonly TypedPlace[];
  readonly interventionId: number;
  readonly ficheId: number;
  readonly vevent: Readonly<Record<string, FieldValue>>;
};

/**
 * Returns a function that books one place, or all places of a series. It rejects if nothing is booked, and returns the refused
 * dates of a series after the rest was booked.
 */
export function useBookPlaces(act: UseUndoableActionResult["act"]) {
  const phrases = useProPhrases("calendarActions");
  const failureText = useFailureText();
  const { group } = useLoadedGroup();
  const formatStart = useFormatStart({ inSentence: true });
  const dateLocale = useDateLocale();
  const bookOne = useBookOne();
  return async (booking: Booking, beyond: OverrideFields) => {
    const { places, leftOut } = booking;
    const refused: TypedPlace[] = [];
    const bookAll = async () => {
      const booked: Appointment[] = [];
      for (const [index, place] of places.entries())
        try {
          // Overbooking applies to the first place only, because the professional has read the refusal of that place only.
          const { overbook: _, ...ofLater } = beyond;
          booked.push(...(await bookOne(place, booking, index === 0 ? beyond : ofLater)));
        } catch (failure) {
          if (booked.length === 0) throw failure;
          const isRefused = failure instanceof ApiFailure && !failure.isPassing;
          refused.push(...places.slice(index, isRefused ? index + 1 : undefined));
          if (isRefused) continue;
          notify("problem", failureText(failure));
          break;
        }
      const [first] = booked;
      const when = first ? formatStart(first) : "";
      const missing = [...leftOut, ...refused].map((one) => formatPlace(one, dateLocale));
      const text = phrases.done.booked({
        name: first ? clientSortName(first) : "",
        when: places.length > 1 ? `${when} (× ${booked.length})` : when,
      });
      return {
        about: first?.id ?? 0,
        text: missing.length > 0 ? `${text}. ${phrases.book.notBooked({ when: missing.join(" · ") })}` : text,
        undo: () =>
          cancelAppointments(
            group.id,
            booked.map(({ id }) => id),
            { tell: booking.tell },
          ),
      };
    };
    return { ...(await act(bookAll)), refused };
  };
}

/** Returns a function that books one place, with its note. */
function useBookOne() {
  const { group } = useLoadedGroup();
  const failureText = useFailureText();
  const { language } = useWording();
  const withKey = useIdempotencyKey();
  return async (
    place: TypedPlace,
    { interventionId, ficheId, vevent, note, tell, length, times, series, count, guests }: Booking,
    beyond: OverrideFields,
  ): Promise<Appointment[]> => {
    const named = guests.slice(0, count - 1).flatMap((name) => name.trim() || []);
    const body = {
      appointment: {
        group_id: group.id,
        start_at: toStart(group.timezone, place),
        appointments: [
          {
            intervention_id: interventionId,
            calendar_id: place.calendarId,
            ...(count > 1 && { places: count }),
          },
        ],
        ...(named.length > 0 && { guests: named }),
        fiche: { id: ficheId },
        vevent,
        locale: language,
        tell,
        ...(length !== null && { length }),
        ...(times > 1 && { series }),
        ...beyond,
      },
    };
    const { records } = await withKey(body, createAppointment);
    const [first] = records;
    // A failure to save the note must not make the professional book a second time.
    if (first && note.trim() !== "")
      await updateAppointment(group.id, first.id, { note: note.trim() }).catch((failure: unknown) =>
        notify("problem", failureText(failure)),
      );
    return records;
  };
}
