import { veventFields } from "@rendezvous/domain/form/form-for-viewer";
import { fieldsForServices } from "@rendezvous/domain/form/visible-fields";
import { useMemo } from "react";
import { useSingleFlightMutation } from "../../../../../lib/use-single-flight-mutation.ts";
import { focusField } from "../../../../ground/form/focus-field.ts";
import { useForm } from "../../../../ground/form/use-form.ts";
import { useLoadedGroup } from "../../../../ground/group/page-data.ts";
import { useFormViewer } from "../../../../ground/session/use-form-viewer.ts";
import { focusBlock } from "../../grid/focus-block.ts";
import type { PendingBooking, UsePendingBookingsResult } from "../use-pending-bookings.ts";
import type { UseAppointmentActionsResult } from "../use-appointment-actions.ts";
import type { OverrideFields } from "./refused-notice.tsx";
import { placeKey, useRepeats } from "./use-repeats.ts";

/** Returns the questions and the dates of a begun booking, what it still lacks, and the call that books it. */
export function useBooking(
  draft: PendingBooking,
  drafts: UsePendingBookingsResult,
  actions: UseAppointmentActionsResult,
) {
  const { group, catalogue } = useLoadedGroup();
  const viewer = useFormViewer();
  const change = (next: Partial<PendingBooking>) => drafts.change(draft.id, next);
  const { ficheId, interventionId, place, remaining } = draft;
  const fields = useMemo(
    () =>
      fieldsForServices(
        veventFields(catalogue.forms.Vevent, group, viewer),
        interventionId === null ? [] : [interventionId],
      ),
    [catalogue, group, viewer, interventionId],
  );
  const form = useForm({
    of: String(draft.id),
    prefix: "vevent",
    fields,
    stored: {},
    typed: draft.vevent,
    onAnswer: (answer) => change({ vevent: { ...draft.vevent, ...answer } }),
  });
  const repeats = useRepeats(draft);
  const takenRepeats = (repeats ?? []).filter(({ isFree }) => !isFree || remaining !== null);
  const isDecided = takenRepeats.every((one) => placeKey(one.place) in draft.instead);
  const isTimed = place.day !== "" && place.time !== "";
  const isReady = isTimed && ficheId !== null && interventionId !== null && repeats !== null && isDecided;
  const sending = useSingleFlightMutation({
    mutationFn: async (beyond: OverrideFields) => {
      const checked = form.check();
      if (ficheId === null || interventionId === null || !checked.ok) return;
      const chosen = (repeats ?? []).flatMap((one) => {
        const other = takenRepeats.includes(one) ? draft.instead[placeKey(one.place)] : one.place;
        return other ? [other] : [];
      });
      const places = remaining === null ? [place, ...chosen] : chosen;
      if (places.length === 0) return drafts.drop(draft.id);
      const leftOut = takenRepeats
        .map((one) => one.place)
        .filter((one) => draft.instead[placeKey(one)] === null);
      const most = catalogue.classes.find(({ id }) => id === place.calendarId)?.max_places ?? 1;
      const count = Math.min(draft.count, most);
      const booking = { ...draft, ficheId, interventionId, vevent: checked.values, places, leftOut, count };
      const { about, refused } = await actions.book(booking, beyond);
      if (refused.length > 0) return change({ remaining: refused, instead: {} });
      drafts.drop(draft.id);
      focusBlock(about);
    },
  });
  function submit() {
    form.dispatch({ type: "submit" });
    const missing = form.questions.find(({ fault }) => fault !== null);
    if (isReady && missing) focusField(missing.id);
    else if (isReady) sending.mutate({});
  }
  return { form, taken: takenRepeats, isDecided, isReady, sending, submit, change };
}

export type UseBookingResult = ReturnType<typeof useBooking>;
