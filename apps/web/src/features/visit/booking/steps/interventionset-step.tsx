import { useChoices } from "../use-choices.ts";
import { useChoose } from "../use-choose.ts";
import { RecordChoice } from "./record-choice.tsx";

const STEP = "interventionset_ids";

/** The categories of services; "no preference" shows the services of all of them. */
export function InterventionsetStep() {
  const { config, active } = useChoices();
  const choose = useChoose(STEP);
  const chosen = active.interventionset_ids;
  // Includes empty categories: only the choice of all categories means no limit, and also includes services without a category.
  const all = config.catalogue.interventionsets.map(({ id }) => id);
  const chooseSets = (interventionset_ids: readonly number[]) =>
    choose({ type: "choose_interventionsets", interventionset_ids });
  return (
    <RecordChoice
      step={STEP}
      isChosen={(id) => chosen?.length === 1 && chosen[0] === id}
      onChoose={(id) => chooseSets([id])}
      isAnyChosen={() => chosen?.length === all.length}
      onChooseAny={() => chooseSets(all)}
    />
  );
}
