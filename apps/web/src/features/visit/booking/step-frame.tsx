import type { StepName } from "@rendezvous/domain/sequence/model";
import { isFirstStep } from "@rendezvous/domain/sequence/steps";
import type { ReactNode } from "react";
import { useEmbedding } from "../embedding/embedding.ts";
import { BackLink } from "./back-link.tsx";
import styles from "./step-frame.module.css";
import { Stepper } from "./stepper/stepper.tsx";
import { AddAppointment } from "./summary/add-appointment.tsx";
import { SummaryCard } from "./summary/summary-card.tsx";
import { useIsSideBySide } from "./summary/use-is-side-by-side.ts";
import { useChoices } from "./use-choices.ts";

/** The frame of a later step: stepper above, summary beside it. */
export function StepFrame({ step, children }: { step: StepName; children: ReactNode }) {
  const { config } = useChoices();
  const isBeside = useIsSideBySide();
  const { noHeader } = useEmbedding();
  return (
    <>
      {/* Without a header the back link is here. */}
      {noHeader && <BackLink />}
      {!isFirstStep(config, step) && <Stepper current={step} />}
      <div className={styles.columns}>
        <aside className={styles.summary}>
          <SummaryCard step={step} />
        </aside>
        <div className={styles.step}>
          {children}
          {!isBeside && step === "slots" && <AddAppointment current={step} />}
        </div>
      </div>
    </>
  );
}
