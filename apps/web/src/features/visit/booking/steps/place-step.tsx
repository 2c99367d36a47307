import { NO_PREFERENCE } from "@rendezvous/domain/sequence/model";
import { useChoices } from "../use-choices.ts";
import { useChoose } from "../use-choose.ts";
import { RecordChoice, type RecordStep } from "./record-choice.tsx";

type PlaceStepName = Exclude<RecordStep, "interventionset_ids">;

/** The choice of a calendar, a category of calendars or a resource. */
export function PlaceStep({ step }: { step: PlaceStepName }) {
  const { active } = useChoices();
  const choose = useChoose(step);
  const chooseOne = (id: number) => {
    if (step === "calendarset_id") choose({ type: "choose_calendarset", calendarset_id: id });
    else if (step === "calendar_id") choose({ type: "choose_calendar", calendar_id: id });
    else choose({ type: "choose_resource", resource_id: id });
  };
  return (
    <RecordChoice
      step={step}
      isChosen={(id) => active[step] === id}
      onChoose={chooseOne}
      isAnyChosen={() => active[step] === NO_PREFERENCE}
      onChooseAny={() => chooseOne(NO_PREFERENCE)}
    />
  );
}
