import type { StepName } from "@rendezvous/domain/sequence/model";
import { type ReactNode, Suspense } from "react";
import { Loading } from "../../components/loading.tsx";
import { DraftGuard } from "./fiche/draft-guard.tsx";
import styles from "./booking-layout.module.css";
import { Stepper } from "./stepper/stepper.tsx";
import { SummaryCard } from "./summary/summary-card.tsx";

/** The common frame of the steps: stepper above, the step, the summary beside it. Confirm stands alone. */
export function BookingLayout({ step, children }: { step: StepName; children: ReactNode }) {
  const content = <Suspense fallback={<Loading />}>{children}</Suspense>;
  if (step === "confirm") return content;
  return (
    <>
      <DraftGuard />
      <Stepper current={step} />
      <div className={styles.columns}>
        <aside className={styles.summary}>
          <SummaryCard step={step} />
        </aside>
        <div className={styles.step}>{content}</div>
      </div>
    </>
  );
}
