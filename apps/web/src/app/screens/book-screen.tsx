import { isLeavingUnfinishedChange } from "@rendezvous/domain/sequence/change";
import { isStepName, type StepName } from "@rendezvous/domain/sequence/model";
import { previousStep, reachableStep } from "@rendezvous/domain/sequence/steps";
import { type ComponentType, Suspense, useEffect } from "react";
import { Loading } from "../../components/loading.tsx";
import { ExistingClientsAlert } from "../../features/account/account/existing-clients-alert.tsx";
import { BookingLayout } from "../../features/visit/booking/booking-layout.tsx";
import { CancelledAlert } from "../../features/visit/booking/cancelled-alert.tsx";
import { useBooking } from "../../features/visit/booking/booking-store.ts";
import { LazySlotHold } from "../../features/visit/booking/hold/lazy-slot-hold.tsx";
import {
  ConfirmStep,
  FicheStep,
  SlotsChoice,
  usePrefetchSteps,
} from "../../features/visit/booking/lazy-steps.tsx";
import { LazyReturningClient } from "../../features/visit/booking/lazy-returning-client.tsx";
import { InterventionStep } from "../../features/visit/booking/steps/intervention-step.tsx";
import { InterventionsetStep } from "../../features/visit/booking/steps/interventionset-step.tsx";
import { PlaceStep } from "../../features/visit/booking/steps/place-step.tsx";
import { useChoices, useCurrentStep } from "../../features/visit/booking/use-choices.ts";
import { useLoadedGroup } from "../../features/ground/group/page-data.ts";
import { toStep } from "../../features/ground/group/paths.ts";
import { AccountFrame } from "./account-screens.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { Navigate } from "../../lib/navigation.tsx";

const STEPS: Record<StepName, ComponentType> = {
  interventionset_ids: InterventionsetStep,
  intervention_ids: InterventionStep,
  calendarset_id: () => <PlaceStep step="calendarset_id" />,
  calendar_id: () => <PlaceStep step="calendar_id" />,
  resource_id: () => <PlaceStep step="resource_id" />,
  login: () => <AccountFrame name="loginStep" />,
  slots: SlotsChoice,
  fiche_info: FicheStep,
  confirm: ConfirmStep,
};

/** A step of the booking. A step that depends on unanswered questions redirects to the first of them. */
export function BookScreen() {
  const step = useCurrentStep();
  usePrefetchSteps();
  // The login is also shown as a step, although it is not part of the sequence.
  if (step === "register_confirm") return <AccountFrame name="registerConfirm" />;
  if (step === undefined || !isStepName(step)) return <NotFoundScreen />;
  return (
    <>
      <LazySlotHold />
      <ShownStep step={step} />
    </>
  );
}

function ShownStep({ step }: { step: StepName }) {
  const { group } = useLoadedGroup();
  const { config, sequence } = useChoices();
  const dispatch = useBooking((booking) => booking.dispatch);
  const shown = reachableStep(config, sequence, step);
  const isLeavingChange = isLeavingUnfinishedChange(config, sequence, step);
  useEffect(() => {
    if (isLeavingChange) dispatch({ type: "give_up_change" });
    else if (shown === step) dispatch({ type: "arrive", step: shown });
  }, [isLeavingChange, shown, step, dispatch]);
  if (isLeavingChange) return null;
  if (shown !== step) return <Navigate {...toStep(group.urlname, shown)} replace />;
  const Step = STEPS[shown];
  if (shown === "login")
    return (
      <Suspense fallback={<Loading />}>
        <CancelledAlert />
        <Step />
      </Suspense>
    );
  const isFirst = previousStep(config, sequence, shown) === null;
  return (
    <BookingLayout step={shown}>
      {isFirst && <ExistingClientsAlert />}
      {isFirst && <LazyReturningClient />}
      <Step />
    </BookingLayout>
  );
}
