import { useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo, useState } from "react";
import { now } from "../../../lib/clock.ts";
import { usePhrases } from "../../../lib/phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { toStep } from "../../group/paths.ts";
import { useBooking } from "../booking-store.ts";
import type { AskedSlots } from "../slots/api/list-available-time-slots.ts";
import { SlotsStep } from "../slots/slots-step.tsx";
import { useAskedDay } from "../slots/use-asked-day.ts";
import { useChoices } from "../use-choices.ts";
import { StepHead } from "./step-head.tsx";

/** The day and time: choosing one leads on at once. */
export function SlotsChoice() {
  const phrases = usePhrases();
  const { group } = useKnownGroup();
  const { filters, calendarId } = useChoices();
  const dispatch = useBooking((booking) => booking.dispatch);
  const navigate = useNavigate();
  const [openedAt] = useState(now);
  const startDay = useAskedDay();
  const { intervention_ids } = filters;
  const asked = useMemo<AskedSlots>(
    () => ({
      group_id: group.id,
      chain: intervention_ids.map((intervention_id) => ({ intervention_id, calendar_id: calendarId })),
    }),
    [group.id, intervention_ids, calendarId],
  );
  const chooseOther = useCallback(() => dispatch({ type: "release_slot" }), [dispatch]);
  return (
    <>
      <StepHead title={phrases.slots.heading} />
      <SlotsStep
        group={group}
        asked={asked}
        selected={filters.slots}
        startDay={startDay}
        now={openedAt}
        onChoose={(slot) => {
          const { start, start_at, promotion } = slot;
          dispatch({ type: "choose_slot", slot: { start, start_at, promotion } });
          void navigate(toStep(group.urlname, "fiche_info"));
        }}
        onInvalidCalendar={chooseOther}
      />
    </>
  );
}
