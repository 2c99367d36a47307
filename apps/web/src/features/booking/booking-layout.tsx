import type { StepName } from "@rendezvous/domain/sequence/model";
import { stepsOf } from "@rendezvous/domain/sequence/steps";
import { type ReactNode, Suspense } from "react";
import { Notice } from "../../components/notice.tsx";
import { Loading } from "../../components/loading.tsx";
import { DraftGuard } from "./fiche/draft-guard.tsx";
import { usePhrases } from "../../lib/phrases.ts";
import { useBooking } from "./booking-store.ts";
import { StepFrame } from "./later-steps.tsx";
import styles from "./booking-layout.module.css";
import { useChoices } from "./use-choices.ts";

/** The common frame of the steps: stepper above, the step, the summary beside it. Confirm stands alone, and so does the first. */
export function BookingLayout({ step, children }: { step: StepName; children: ReactNode }) {
  const phrases = usePhrases().confirm;
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
          <Notice look="success">
            <p>
              <strong>{phrases.cancelledHeading}</strong> {phrases.cancelledText}
            </p>
          </Notice>
        </div>
      )}
      {isFramed ? <StepFrame step={step}>{children}</StepFrame> : children}
    </Suspense>
  );
}
