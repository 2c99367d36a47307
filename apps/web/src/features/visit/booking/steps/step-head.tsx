import { isFillingBasket } from "@rendezvous/domain/sequence/change-items";
import { isChoiceStep, type StepName, isStepName } from "@rendezvous/domain/sequence/model";
import { isFirstStep, previousStep } from "@rendezvous/domain/sequence/steps";
import { type ReactNode, Suspense } from "react";
import { ScreenTitle } from "../../../../components/screen-title.tsx";
import { useBooking } from "../booking-store.ts";
import { useDocumentTitle } from "../../../ground/group/use-document-title.ts";
import styles from "./step-head.module.css";
import { lazyComponent } from "../../../../lib/load-once.ts";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useChoices, useCurrentStep } from "../use-choices.ts";
import { RichText } from "../../../../components/rich-text.tsx";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";

const ChangeNote = lazyComponent(async () => (await import("./change-note.tsx")).ChangeNote);

interface Props {
  title: string;
  /** With a step, the group's own title for it replaces the usual one. */
  step?: StepName;
  /** True: the screen reports an action that was just done; see `ScreenTitle`. */
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
      (sequence.before_change !== null || (sequence.items.length > 1 && !isFillingBasket(sequence))),
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

/** Returns a step's heading: the group's own title, or its name for the step, or the usual one. */
function useStepTitle(step: StepName | undefined, usual: string) {
  const phrases = usePhrases().steps;
  const { config } = useChoices();
  const { title, title_lang, preposition, label } = config.steps.find((one) => one.name === step) ?? {};
  if (title) return { title, lang: title_lang };
  return { title: preposition && label ? phrases.chooseWhat({ preposition, label }) : usual };
}

/** The group's welcome text, on the first step. */
function WelcomeText() {
  const { group } = useLoadedGroup();
  const { config, sequence } = useChoices();
  const step = useCurrentStep();
  const text = group.apptemplates["takerdv_text"] ?? "";
  if (text === "" || step === undefined || !isStepName(step)) return null;
  if (previousStep(config, sequence, step) !== null) return null;
  return (
    <div className={styles.welcome}>
      <RichText text={text} />
    </div>
  );
}
