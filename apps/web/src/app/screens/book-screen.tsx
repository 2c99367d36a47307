import { isStepName, reachableStep, type StepName } from "@rendezvous/domain/sequence/steps";
import { Navigate, useParams } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { BookingLayout } from "../../features/booking/booking-layout.tsx";
import {
  ConfirmStep,
  FicheStep,
  SlotsChoice,
  usePrefetchedSteps,
} from "../../features/booking/later-steps.tsx";
import { CalendarStep } from "../../features/booking/steps/calendar-step.tsx";
import { InterventionStep } from "../../features/booking/steps/intervention-step.tsx";
import { useChoices } from "../../features/booking/use-choices.ts";
import { AccountNeeded } from "../../features/group/account-needed.tsx";
import { useKnownGroup } from "../../features/group/first-data.ts";
import { toStep } from "../../features/group/paths.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";

const STEPS: Record<StepName, ComponentType> = {
  intervention_ids: InterventionStep,
  calendar_id: CalendarStep,
  slots: SlotsChoice,
  fiche_info: FicheStep,
  confirm: ConfirmStep,
};

/** A step of the booking; one whose inputs are missing leads to the first open question. */
export function BookScreen() {
  const { step } = useParams({ from: "/$urlname/book/$step" });
  const { group } = useKnownGroup();
  const { bookable, filters } = useChoices();
  usePrefetchedSteps();
  if (!isStepName(step)) return <NotFoundScreen />;
  if ((!group.openData || group.sso_login_only) && step !== "confirm") return <AccountNeeded group={group} />;
  const shown = reachableStep(bookable, filters, step);
  if (shown !== step) return <Navigate {...toStep(group.urlname, shown)} replace />;
  const Step = STEPS[shown];
  return (
    <BookingLayout step={shown}>
      <Step />
    </BookingLayout>
  );
}
