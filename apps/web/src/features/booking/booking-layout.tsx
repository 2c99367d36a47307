import type { StepName } from "@rendezvous/domain/sequence/model";
import { stepsOf } from "@rendezvous/domain/sequence/steps";
import { type ReactNode, Suspense } from "react";
import { Notice } from "../../components/notice.tsx";
import { Loading } from "../../components/loading.tsx";
import { DraftGuard } from "./fiche/draft-guard.tsx";
import { usePhrases } from "../../lib/phrases.ts";
import { useBooking } from "./booking-store.ts";
import styles from "./booking-layout.module.css";
import { SummaryCard } from "./later-steps.tsx";
import { Stepper } from "./stepper/stepper.tsx";
import { isSummaryShown } from "./summary/is-summary-shown.ts";
import { useChoices } from "./use-choices.ts";

/** The common frame of the steps: stepper above, the step, the summary beside it. Confirm stands alone, and so does the first. */
export function BookingLayout({ step, children }: { step: StepName; children: ReactNode }) {
  const phrases = usePhrases().confirm;
  const choices = useChoices();
  const hasCancelled = useBooking((booking) => booking.hasCancelled);
  const content = <Suspense fallback={<Loading />}>{children}</Suspense>;
  if (step === "confirm") return content;
  return (
    <>
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
      {step !== stepsOf(choices.config)[0] && <Stepper current={step} />}
      {isSummaryShown(choices, step) ? (
        <div className={styles.columns}>
          <aside className={styles.summary}>
            <Suspense>
              <SummaryCard step={step} />
            </Suspense>
          </aside>
          <div className={styles.step}>{content}</div>
        </div>
      ) : (
        content
      )}
    </>
  );
}
