import { type ChoiceStep, isChoiceStep, type StepName } from "@rendezvous/domain/sequence/model";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../../components/visually-hidden.tsx";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toStep } from "../../../ground/group/paths.ts";
import { useBooking } from "../booking-store.ts";
import { useChoices } from "../use-choices.ts";
import styles from "./summary-card.module.css";
import { useStepChange } from "./use-step-change.ts";
import { Link } from "../../../../lib/navigation.tsx";

interface Props {
  name: string;
  /** The step that changes it; null if there was no choice. */
  step: ChoiceStep | "slots" | null;
  /** The index of its item; null if the line concerns the whole booking. */
  index: number | null;
  current: StepName;
  children: ReactNode;
}

/** One line of the summary, with a link to change it. */
export function ChosenLine({ name, step, index, current, children }: Props) {
  const { sequence } = useChoices();
  const isHere = step === current && (index === null || !isChoiceStep(current) || sequence.active === index);
  return (
    <div className={styles.item}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.what}>{children}</dd>
      {step !== null && !isHere && <Change name={name} step={step} index={index ?? 0} />}
    </div>
  );
}

function Change({ name, step, index }: { name: string; step: ChoiceStep | "slots"; index: number }) {
  const phrases = usePhrases().common;
  const { group } = useLoadedGroup();
  const dispatch = useBooking((booking) => booking.dispatch);
  const { isOpen, hostUrl } = useStepChange(index, step);
  if (!isOpen) return null;
  const words = (
    <>
      {phrases.change}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </>
  );
  return (
    <dd className={styles.change}>
      {hostUrl === null ? (
        <Link
          className={styles.link}
          {...toStep(group.urlname, step)}
          onClick={() => {
            if (!isChoiceStep(step)) return;
            dispatch({ type: "reconsider", step });
            dispatch({ type: "modify_item", index });
          }}
        >
          {words}
        </Link>
      ) : (
        <a className={styles.link} href={hostUrl} target="_top">
          {words}
        </a>
      )}
    </dd>
  );
}
