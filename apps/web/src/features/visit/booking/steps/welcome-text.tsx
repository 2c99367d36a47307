import { isStepName } from "@rendezvous/domain/sequence/model";
import { previousStep } from "@rendezvous/domain/sequence/steps";
import { RichText } from "../../../../components/rich-text.tsx";
import { useLoadedGroup } from "../../../ground/group/first-data.ts";
import { useChoices } from "../use-choices.ts";
import { useStep } from "../use-step.ts";
import styles from "./step-head.module.css";

/** The group's welcome text, on the first step. */
export function WelcomeText() {
  const { group } = useLoadedGroup();
  const { config, sequence } = useChoices();
  const step = useStep();
  const text = group.apptemplates["takerdv_text"] ?? "";
  if (text === "" || step === undefined || !isStepName(step)) return null;
  if (previousStep(config, sequence, step) !== null) return null;
  return (
    <div className={styles.welcome}>
      <RichText text={text} />
    </div>
  );
}
