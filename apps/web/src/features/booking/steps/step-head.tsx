import { isChoiceStep, type StepName } from "@rendezvous/domain/sequence/model";
import { lazy, type ReactNode, Suspense } from "react";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { usePhrases } from "../../../lib/phrases.ts";
import { useBooking } from "../booking-store.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { WelcomeText } from "./welcome-text.tsx";
import styles from "./step-head.module.css";
import { useStepTitle } from "./use-step-title.ts";

const ChangeNote = lazy(() => import("./change-note.tsx").then((file) => ({ default: file.ChangeNote })));

interface Props {
  title: string;
  /** Where given, the group's own words for this step win. */
  step?: StepName;
  /** Below the title. */
  children?: ReactNode;
}

/** A step's title, on the page and in the browser's tab, and which appointment it is about. */
export function StepHead({ step, title: usualTitle, children }: Props) {
  const phrases = usePhrases();
  const { group } = useKnownGroup();
  const title = useStepTitle(step, usualTitle);
  const isAboutOne = useBooking(
    ({ sequence }) =>
      step !== undefined &&
      isChoiceStep(step) &&
      (sequence.before_change !== null || sequence.items.length > 1),
  );
  return (
    <div className={styles.head}>
      <ScreenTitle documentTitle={phrases.title.screen({ screen: title, group: group.name })}>
        {title}
      </ScreenTitle>
      <WelcomeText />
      {isAboutOne && (
        <Suspense>
          <ChangeNote />
        </Suspense>
      )}
      {children}
    </div>
  );
}
