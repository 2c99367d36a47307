import { type ChoiceStep, NO_PREFERENCE } from "@rendezvous/domain/sequence/model";
import { NO_ANSWERS, optionsFor } from "@rendezvous/domain/sequence/options";
import { LayoutGrid, Shuffle } from "lucide-react";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { useChoices } from "../use-choices.ts";
import { ChoiceCard } from "./choice-card.tsx";
import { ChoiceList } from "./choice-list.tsx";
import { EmptyStep } from "./empty-step.tsx";
import { StepHead } from "./step-head.tsx";
import { toStepLook } from "./step-look.ts";

const RECORDS = {
  interventionset_ids: "interventionsets",
  calendarset_id: "calendarsets",
  calendar_id: "calendars",
  resource_id: "resources",
} as const;

export type RecordStep = ChoiceStep & keyof typeof RECORDS;

interface Props {
  step: RecordStep;
  isChosen: (id: number) => boolean;
  onChoose: (id: number) => void;
  /** Whether "no preference" counts as chosen; `possible` lists the ids that the step offers. */
  isAnyChosen: (possible: readonly number[]) => boolean;
  onChooseAny: (possible: readonly number[]) => void;
}

/**
 * A card for each possible record. "No preference" is first, if the step allows it and there is a choice; among categories it is
 * last, with a label that it shows all services.
 */
export function RecordChoice({ step, isChosen, onChoose, isAnyChosen, onChooseAny }: Props) {
  const screen = usePhrases();
  const phrases = screen[RECORDS[step]];
  const { group } = useLoadedGroup();
  const { config, active } = useChoices();
  const possible = optionsFor(step, config, active.answers.get(step) ?? NO_ANSWERS);
  const records = config.catalogue[RECORDS[step]].filter((one) => possible.includes(one.id));
  const isCategory = step === "interventionset_ids";
  // Even with only one non-empty category there may be services without a category.
  const isChoice = records.length > 1 || (isCategory && config.catalogue.interventionsets.length > 1);
  const mayBeAny =
    records.length > 0 && isChoice && config.steps.find((one) => one.name === step)?.any !== false;
  const anyName = isCategory ? screen.interventions.showAll : screen.calendars.noPreference;
  const anyHint = isCategory ? "" : screen[RECORDS[step]].noPreferenceHint;
  const timedChoice = (id: number, name: string) => (step === "calendar_id" ? { step, id, name } : null);
  const Sign = isCategory ? LayoutGrid : Shuffle;
  const any = (
    <ChoiceCard
      name={anyName}
      spokenName={anyHint === "" ? anyName : `${anyName}, ${anyHint}`}
      facts={anyHint}
      description=""
      thumbnail={null}
      timed={timedChoice(NO_PREFERENCE, anyName)}
      sign={<Sign size={32} strokeWidth={1.75} />}
      isChosen={isAnyChosen(possible)}
      onChoose={() => onChooseAny(possible)}
    />
  );
  return (
    <>
      <StepHead step={step} title={phrases.heading} />
      {records.length === 0 && <EmptyStep step={step} text={phrases.none} />}
      <ChoiceList look={toStepLook(group, step, records)}>
        {mayBeAny && !isCategory && any}
        {records.map((record) => (
          <ChoiceCard
            key={record.id}
            name={record.publicname}
            lang={record.lang}
            spokenName={record.publicname}
            description={record.description}
            thumbnail={record.thumbnail}
            timed={timedChoice(record.id, record.publicname)}
            isChosen={isChosen(record.id)}
            onChoose={() => onChoose(record.id)}
          />
        ))}
        {mayBeAny && isCategory && any}
      </ChoiceList>
    </>
  );
}
