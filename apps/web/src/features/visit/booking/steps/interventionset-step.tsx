import { useChoices } from "../use-choices.ts";
import { useChoose } from "../use-choose.ts";
import { RecordChoice } from "./record-choice.tsx";

const STEP = "interventionset_ids";

/** The categories of services; "no preference" shows the services of all of them. */
export function InterventionsetStep() {
  const { config, active } = useChoices();
  const choose = useChoose(STEP);
  const chosen = active.interventionset_ids;
  // The empty ones too: only all of them together are no limit, and leave what belongs to none.
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
