import { veventFields } from "@rendezvous/domain/form/form-for-viewer";
import { useMemo } from "react";
import { useSingleFlightMutation } from "../../../../../lib/use-single-flight-mutation.ts";
import { focusField } from "../../../../ground/form/focus-field.ts";
import { useForm } from "../../../../ground/form/use-form.ts";
import { useLoadedGroup } from "../../../../ground/group/first-data.ts";
import { useFormViewer } from "../../../../ground/session/use-form-viewer.ts";
import { focusBlock } from "../../grid/focus-block.ts";
import type { PendingBooking, UsePendingBookingsResult } from "../use-pending-bookings.ts";
import type { UseActionsResult } from "../use-actions.ts";
import type { OverrideFields } from "./refused-notice.tsx";
import { placeKey, useRepeats } from "./use-repeats.ts";

/** Returns the questions and the dates of a begun booking, what it still lacks, and the call that books it. */
export function useBooking(
  draft: PendingBooking,
  drafts: UsePendingBookingsResult,
  actions: UseActionsResult,
) {
  const { group, catalogue } = useLoadedGroup();
  const viewer = useFormViewer();
  const change = (next: Partial<PendingBooking>) => drafts.change(draft.id, next);
  const fields = useMemo(
    () => veventFields(catalogue.forms.Vevent, group, viewer),
    [catalogue, group, viewer],
  );
  const form = useForm({
    of: String(draft.id),
    prefix: "vevent",
    fields,
    stored: {},
    typed: draft.vevent,
    onAnswer: (answer) => change({ vevent: { ...draft.vevent, ...answer } }),
  });
  const { ficheId, interventionId, place, remaining } = draft;
  const repeats = useRepeats(draft);
  const taken = (repeats ?? []).filter(({ isFree }) => !isFree || remaining !== null);
  const isDecided = taken.every((one) => placeKey(one.place) in draft.instead);
  const isTimed = place.day !== "" && place.time !== "";
  const isReady = isTimed && ficheId !== null && interventionId !== null && repeats !== null && isDecided;
  const sending = useSingleFlightMutation({
    mutationFn: async (beyond: OverrideFields) => {
      const checked = form.check();
      if (ficheId === null || interventionId === null || !checked.ok) return;
      const chosen = (repeats ?? []).flatMap((one) => {
        const other = taken.includes(one) ? draft.instead[placeKey(one.place)] : one.place;
        return other ? [other] : [];
      });
      const places = remaining === null ? [place, ...chosen] : chosen;
      if (places.length === 0) return drafts.drop(draft.id);
      const leftOut = taken.map((one) => one.place).filter((one) => draft.instead[placeKey(one)] === null);
      const booking = { ...draft, ficheId, interventionId, vevent: checked.values, places, leftOut };
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
  return { form, taken, isDecided, isReady, sending, submit, change };
}

export type UseBookingResult = ReturnType<typeof useBooking>;
