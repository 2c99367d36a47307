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

const STEP = "interventionset_ids";

/** The kinds of services; "no preference" shows them all. */
export function InterventionsetStep() {
  const screen = usePhrases();
  const phrases = screen.interventionsets;
  const { group } = useKnownGroup();
  const { config, active } = useChoices();
  const choose = useChoose(STEP);
  const possible = optionsFor(STEP, config, active.asked.get(STEP) ?? NOTHING_KNOWN);
  const sets = config.catalogue.interventionsets.filter((one) => possible.includes(one.id));
  const mayBeAny = sets.length > 1 && config.steps.find((one) => one.name === STEP)?.any !== false;
  const chooseSets = (interventionset_ids: readonly number[]) =>
    choose({ type: "choose_interventionsets", interventionset_ids });

  return (
    <>
      <StepHead step={STEP} title={phrases.heading} />
      {sets.length === 0 && <EmptyStep step={STEP} text={phrases.none} />}
      <ChoiceList look={stepLook(group, STEP, sets)}>
        {mayBeAny && (
          <ChoiceCard
            name={screen.calendars.noPreference}
            spokenName={`${screen.calendars.noPreference}, ${phrases.noPreferenceHint}`}
            facts={phrases.noPreferenceHint}
            description=""
            thumbnail={null}
            isAny
            isChosen={active.interventionset_ids?.length === possible.length}
            onChoose={() => chooseSets(possible)}
          />
        )}
        {sets.map((set) => (
          <ChoiceCard
            key={set.id}
            name={set.publicname}
            spokenName={set.publicname}
            description={set.description}
            thumbnail={set.thumbnail}
            isChosen={active.interventionset_ids?.length === 1 && active.interventionset_ids[0] === set.id}
            onChoose={() => chooseSets([set.id])}
          />
        ))}
      </ChoiceList>
    </>
  );
}
