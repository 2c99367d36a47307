import type { StepName } from "@rendezvous/domain/sequence/model";
import { stepperEntries, isFirstStep } from "@rendezvous/domain/sequence/steps";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../../components/visually-hidden.tsx";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toStep } from "../../../ground/group/paths.ts";
import { useChoices } from "../use-choices.ts";
import styles from "./stepper.module.css";
import { Link } from "../../../../lib/navigation.tsx";
import { useEmbedding } from "../../embedding/embedding.ts";
import { BackLink } from "../back-link.tsx";
import stepFrame from "../step-frame.module.css";
import { AddAppointment } from "../summary/add-appointment.tsx";
import { SummaryCard } from "../summary/summary-card.tsx";
import { useIsSideBySide } from "../summary/use-is-side-by-side.ts";

const LOOKS = { done: styles.done, current: styles.current, later: styles.later, blocked: styles.blocked };

/** The steps: reachable ones are links, later ones plain text, skipped ones struck out. */
export function Stepper({ current }: { current: StepName }) {
  const phrases = usePhrases().steps;
  const { group } = useLoadedGroup();
  const { config, sequence } = useChoices();
  const entries = stepperEntries(config, sequence, current);
  const position = entries.findIndex((entry) => entry.step === current);
  // A group may rename its steps.
  const ownOf = (step: StepName) => config.steps.find((one) => one.name === step);
  return (
    <nav aria-label={phrases.label} className={styles.stepper}>
      <ol
        className={styles.list}
        style={{ "--way": position / Math.max(entries.length - 1, 1) } as React.CSSProperties}
      >
        {entries.map(({ step, state, isOpen }, index) => {
          const look = `${styles.step} ${LOOKS[state] ?? ""}`;
          const note = { done: phrases.done, blocked: phrases.skipped, current: null, later: null }[state];
          const label = (
            <>
              <span className={styles.number} aria-hidden="true">
                {state === "done" ? <Check size={14} strokeWidth={3} /> : index + 1}
              </span>
              <span className={styles.name} lang={ownOf(step)?.lang}>
                {ownOf(step)?.label || phrases[step]}
              </span>
              {note !== null && <VisuallyHidden>({note})</VisuallyHidden>}
            </>
          );
          return (
            <li key={step} className={styles.item}>
              {isOpen ? (
                <Link className={look} {...toStep(group.urlname, step)}>
                  {label}
                </Link>
              ) : (
                <span className={look} aria-current={state === "current" ? "step" : undefined}>
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p className={styles.position}>{phrases.position({ position: position + 1, total: entries.length })}</p>
    </nav>
  );
}

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
      <div className={stepFrame.columns}>
        <aside className={stepFrame.summary}>
          <SummaryCard step={step} />
        </aside>
        <div className={stepFrame.step}>
          {children}
          {!isBeside && step === "slots" && <AddAppointment current={step} />}
        </div>
      </div>
    </>
  );
}
