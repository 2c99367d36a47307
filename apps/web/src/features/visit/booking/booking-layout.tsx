import type { StepName } from "@rendezvous/domain/sequence/model";
import { isFirstStep } from "@rendezvous/domain/sequence/steps";
import { type ReactNode, Suspense } from "react";
import { Loading } from "../../../components/loading.tsx";
import { LazyBasketBar } from "./basket/lazy-basket.tsx";
import { BookingInputGuard } from "./fiche/booking-input-guard.tsx";
import { CancelledAlert } from "./cancelled-alert.tsx";
import { StepFrame } from "./lazy-steps.tsx";
import { useChoices } from "./use-choices.ts";

/** The common frame of the steps: stepper above, summary beside the step. The confirmation and the first step have no frame. */
export function BookingLayout({ step, children }: { step: StepName; children: ReactNode }) {
  const { config, chosen } = useChoices();
  if (step === "confirm") return <Suspense fallback={<Loading />}>{children}</Suspense>;
  // If the first step is the choice of a time or the form, the link has already made choices, so there is a summary to show.
  const isLate = step === "slots" || step === "fiche_info";
  const isFramed = !isFirstStep(config, step) || (isLate && chosen.length > 0);
  const content = (
    <>
      {children}
      <LazyBasketBar step={step} />
    </>
  );
  return (
    <Suspense fallback={<Loading />}>
      <BookingInputGuard />
      <CancelledAlert />
      {isFramed ? <StepFrame step={step}>{content}</StepFrame> : content}
    </Suspense>
  );
}
