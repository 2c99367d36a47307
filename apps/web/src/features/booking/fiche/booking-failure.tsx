import type { StepName } from "@rendezvous/domain/sequence/model";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { ApiFailure, type FailureCode } from "../../../lib/api-failure.ts";
import { failureText, useWording } from "../../../lib/phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { toStep } from "../../group/paths.ts";
import { PhoneLink } from "../../group/phone-link.tsx";
import { useBooking } from "../booking-store.ts";
import { slotsQueryKey } from "../slots/api/list-available-time-slots.ts";

/** The way on after each refusal. What is not listed is tried again with the button that is there anyway. */
const WAYS_ON: Partial<Record<FailureCode, "slots" | "calendar_id" | "intervention_ids" | "phone">> = {
  availabletimeslots: "slots",
  mintime_rdv: "slots",
  max_rdv_period: "slots",
  same_time_rdv: "slots",
  mintime_between: "slots",
  invalid_calendar: "calendar_id",
  vevent: "intervention_ids",
  fiche_not_authorized: "intervention_ids",
  idempotency_key_reused: "intervention_ids",
  max_rdv_number: "phone",
  not_open_group: "phone",
  not_open_group_health: "phone",
  user_blacklisted: "phone",
  inactive_group: "phone",
};

/** Why it was not booked, and what to do now. Everything typed stays. */
export function BookingFailure({ failure }: { failure: unknown }) {
  const { phrases } = useWording();
  const { group } = useKnownGroup();
  const dispatch = useBooking((booking) => booking.dispatch);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const way = failure instanceof ApiFailure ? WAYS_ON[failure.code] : undefined;

  function goTo(step: StepName) {
    // What was on offer has changed: it is asked for anew.
    queryClient.removeQueries({ queryKey: slotsQueryKey(group.id) });
    void navigate(toStep(group.urlname, step));
    dispatch({ type: "release_slot" });
  }
  // On a phone the button follows the window, and what it led to may be far below.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={place}>
      <Notice look="problem">
        <p>{failureText(phrases, failure, group.phone)}</p>
        {way === "phone" && <PhoneLink phone={group.phone} />}
        {way === "slots" && <Button onClick={() => goTo(way)}>{phrases.screen.fiche.chooseOtherSlot}</Button>}
        {way === "calendar_id" && <Button onClick={() => goTo(way)}>{phrases.screen.common.change}</Button>}
        {way === "intervention_ids" && (
          <Button onClick={() => goTo(way)}>{phrases.screen.fiche.startAgain}</Button>
        )}
      </Notice>
    </div>
  );
}
