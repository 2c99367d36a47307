import { NO_PREFERENCE } from "@rendezvous/domain/sequence/model";
import { NOTHING_KNOWN, optionsFor } from "@rendezvous/domain/sequence/options";
import { usePhrases } from "../../../lib/phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { useChoices } from "../use-choices.ts";
import { useChoose } from "../use-choose.ts";
import { ChoiceCard } from "./choice-card.tsx";
import { ChoiceList } from "./choice-list.tsx";
import { EmptyStep } from "./empty-step.tsx";
import { StepHead } from "./step-head.tsx";
import { stepLook } from "./step-look.ts";

const PLACES = {
  calendarset_id: { records: "calendarsets", phrases: "calendarsets" },
  calendar_id: { records: "calendars", phrases: "calendars" },
  resource_id: { records: "resources", phrases: "resources" },
} as const;

export type PlaceStepName = keyof typeof PLACES;

/** With whom, where, or with what: "no preference" first, where the step allows it and there is a choice. */
export function PlaceStep({ step }: { step: PlaceStepName }) {
  const screen = usePhrases();
  const phrases = screen[PLACES[step].phrases];
  const { group } = useKnownGroup();
  const { config, active } = useChoices();
  const choose = useChoose(step);
  const possible = optionsFor(step, config, active.asked.get(step) ?? NOTHING_KNOWN);
  const places = config.catalogue[PLACES[step].records].filter((one) => possible.includes(one.id));
  const mayBeAny = places.length > 1 && config.steps.find((one) => one.name === step)?.any !== false;
  const chooseOne = (id: number) => {
    if (step === "calendarset_id") choose({ type: "choose_calendarset", calendarset_id: id });
    else if (step === "calendar_id") choose({ type: "choose_calendar", calendar_id: id });
    else choose({ type: "choose_resource", resource_id: id });
  };

  return (
    <>
      <StepHead step={step} title={phrases.heading} />
      {places.length === 0 && <EmptyStep step={step} text={phrases.none} />}
      <ChoiceList look={stepLook(group, step, places)}>
        {mayBeAny && (
          <ChoiceCard
            name={screen.calendars.noPreference}
            spokenName={`${screen.calendars.noPreference}, ${phrases.noPreferenceHint}`}
            facts={phrases.noPreferenceHint}
            description=""
            thumbnail={null}
            isAny
            isChosen={active[step] === NO_PREFERENCE}
            onChoose={() => chooseOne(NO_PREFERENCE)}
          />
        )}
        {places.map((place) => (
          <ChoiceCard
            key={place.id}
            name={place.publicname}
            spokenName={place.publicname}
            description={place.description}
            thumbnail={place.thumbnail}
            isChosen={active[step] === place.id}
            onChoose={() => chooseOne(place.id)}
          />
        ))}
      </ChoiceList>
    </>
  );
}
