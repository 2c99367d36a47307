import type { ChoiceStep } from "@rendezvous/domain/sequence/model";
import { previousStep } from "@rendezvous/domain/sequence/steps";
import type { ReactNode } from "react";
import { buttonClass } from "../../../../components/button.tsx";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { PhoneLink } from "../../../ground/group/phone-link.tsx";
import { toStep } from "../../../ground/group/paths.ts";
import { useChoices } from "../use-choices.ts";
import styles from "./empty-step.module.css";
import { Link } from "../../../../lib/navigation.tsx";

interface Props {
  step: ChoiceStep;
  text: string;
  /** A button that is more useful here than the link to the previous step. */
  children?: ReactNode;
}

/** Shown when a step offers no choice: says what the visitor can do instead. */
export function EmptyStep({ step, text, children }: Props) {
  const phrases = usePhrases().common;
  const { group } = useLoadedGroup();
  const { config, sequence } = useChoices();
  const before = previousStep(config, sequence, step);
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      <div className={styles.ways}>
        {children}
        {before !== null && (
          <Link className={buttonClass(children ? "quiet" : "main")} {...toStep(group.urlname, before)}>
            {phrases.chooseOther}
          </Link>
        )}
        <PhoneLink phone={group.phone} />
      </div>
    </div>
  );
}
