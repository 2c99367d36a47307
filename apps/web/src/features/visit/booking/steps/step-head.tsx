import { isChoiceStep, type StepName } from "@rendezvous/domain/sequence/model";
import { isFirstStep } from "@rendezvous/domain/sequence/steps";
import { type ReactNode, Suspense } from "react";
import { ScreenTitle } from "../../../../components/screen-title.tsx";
import { useBooking } from "../booking-store.ts";
import { useDocumentTitle } from "../../../ground/group/use-document-title.ts";
import { WelcomeText } from "./welcome-text.tsx";
import styles from "./step-head.module.css";
import { useStepTitle } from "./use-step-title.ts";
import { lazyComponent } from "../../../../lib/load-once.ts";

const ChangeNote = lazyComponent(async () => (await import("./change-note.tsx")).ChangeNote);

interface Props {
  title: string;
  /** With a step, the group's own title for it replaces the usual one. */
  step?: StepName;
  /** Passed to `ScreenTitle`. */
  hasNews?: boolean;
  /** Shown below the title. */
  children?: ReactNode;
}

/** A step's title, on the page and in the browser's tab, and which of several appointments it is about. */
export function StepHead({ step, title: usualTitle, hasNews = false, children }: Props) {
  const { title, lang } = useStepTitle(step, usualTitle);
  const isFirst = useBooking(({ config }) => step !== undefined && isFirstStep(config, step));
  const documentTitle = useDocumentTitle(isFirst ? null : title);
  const isAboutOne = useBooking(
    ({ sequence }) =>
      step !== undefined &&
      isChoiceStep(step) &&
      (sequence.before_change !== null || sequence.items.length > 1),
  );
  return (
    <div className={styles.head}>
      <ScreenTitle documentTitle={documentTitle} lang={lang} hasNews={hasNews}>
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
