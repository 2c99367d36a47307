import { type ChoiceStep, isChoiceStep, type SequenceConfig, type StepConfig } from "./model.ts";

export type PresentStep = StepConfig & { readonly name: ChoiceStep };

function isPresentStep(step: StepConfig): step is PresentStep {
  return isChoiceStep(step.name);
}

/** Returns the configured choice steps, without those for which the group has nothing to choose from. */
export function choiceSteps({ steps, catalogue }: SequenceConfig): PresentStep[] {
  const found = steps
    .filter(isPresentStep)
    .filter((step, at, all) => all.findIndex((one) => one.name === step.name) === at);
  const isThere: Record<ChoiceStep, boolean> = {
    interventionset_ids: catalogue.interventionsets.length > 0,
    intervention_ids: true,
    calendarset_id: catalogue.calendarsets.length > 0,
    calendar_id: true,
    resource_id: catalogue.resources.length > 0,
  };
  const present = found.filter((step) => isThere[step.name]);
  // Nothing can be booked without a service, so the service step is added if it is missing. A group whose steps omit the service
  // step is expected to have one service only.
  return present.some((step) => step.name === "intervention_ids")
    ? present
    : [...present, { name: "intervention_ids", skip_uniq_choice: true }];
}
