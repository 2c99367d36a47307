import { STEP_NAMES, type StepName, stepsFor } from "@rendezvous/domain/sequence/steps";
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { usePhrases } from "../../../lib/phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { toStep } from "../../group/paths.ts";
import { useChoices } from "../use-choices.ts";
import styles from "./stepper.module.css";

/** Where one is: earlier steps can be gone back to, the present one is bold, later ones wait. */
export function Stepper({ current }: { current: StepName }) {
  const phrases = usePhrases().steps;
  const { group } = useKnownGroup();
  const { bookable, filters } = useChoices();
  const steps = stepsFor(bookable, filters);
  const position = steps.indexOf(current);
  return (
    <nav aria-label={phrases.label} className={styles.stepper}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const isDone = STEP_NAMES.indexOf(step) < STEP_NAMES.indexOf(current);
          const label = (
            <>
              <span className={styles.number} aria-hidden="true">
                {isDone ? <Check size={14} strokeWidth={3} /> : index + 1}
              </span>
              <span className={styles.name}>{phrases[step]}</span>
            </>
          );
          return (
            <li key={step} className={styles.item}>
              {isDone && (
                <Link className={`${styles.step} ${styles.done}`} {...toStep(group.urlname, step)}>
                  {label}
                  <VisuallyHidden>, {phrases.done}</VisuallyHidden>
                </Link>
              )}
              {step === current && (
                <span className={`${styles.step} ${styles.current}`} aria-current="step">
                  {label}
                </span>
              )}
              {!isDone && step !== current && (
                <span className={`${styles.step} ${styles.later}`}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p className={styles.position}>{phrases.position({ position: position + 1, total: steps.length })}</p>
    </nav>
  );
}
