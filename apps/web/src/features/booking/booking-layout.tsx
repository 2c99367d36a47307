import type { StepName } from "@rendezvous/domain/sequence/model";
import { stepsOf } from "@rendezvous/domain/sequence/steps";
import { type ReactNode, Suspense } from "react";
import { Loading } from "../../components/loading.tsx";
import { DraftGuard } from "./fiche/draft-guard.tsx";
import { useBooking } from "./booking-store.ts";
import { CancelledNotice, StepFrame } from "./later-steps.tsx";
import styles from "./booking-layout.module.css";
import { useChoices } from "./use-choices.ts";

/** The common frame of the steps: stepper above, the step, the summary beside it. Confirm stands alone, and so does the first. */
export function BookingLayout({ step, children }: { step: StepName; children: ReactNode }) {
  const { config, chosen } = useChoices();
  const hasCancelled = useBooking((booking) => booking.hasCancelled);
  if (step === "confirm") return <Suspense fallback={<Loading />}>{children}</Suspense>;
  // At the first step there is nothing to sum up yet, unless something was chosen already (SPEC.md section 2).
  const isFramed = chosen.length > 0 || step !== stepsOf(config)[0];
  return (
    <Suspense fallback={<Loading />}>
      <DraftGuard />
      {hasCancelled && (
        <div className={styles.notice}>
          <CancelledNotice />
        </div>
      )}
      {isFramed ? <StepFrame step={step}>{children}</StepFrame> : children}
    </Suspense>
  );
}
