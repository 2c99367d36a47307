import { type ChoiceStep, choiceSteps, NO_PREFERENCE, type SequenceConfig } from "./model.ts";
import type { SequenceAction } from "./reduce-sequence.ts";

const LEAVE_OPEN: Partial<Record<ChoiceStep, SequenceAction>> = {
  calendarset_id: { type: "choose_calendarset", calendarset_id: NO_PREFERENCE },
  calendar_id: { type: "choose_calendar", calendar_id: NO_PREFERENCE },
  resource_id: { type: "choose_resource", resource_id: NO_PREFERENCE },
};

/**
 * Returns the actions that leave every place after `step` open, so that a time may be chosen together with this step's answer;
 * null if the group wants one of the later steps to be answered.
 */
export function leaveLaterPlacesOpen(
  config: SequenceConfig,
  step: ChoiceStep,
): readonly SequenceAction[] | null {
  const steps = choiceSteps(config);
  const later = steps.slice(1 + steps.findIndex(({ name }) => name === step));
  const actions = later.flatMap(({ name, any }) => (any === false ? [] : (LEAVE_OPEN[name] ?? [])));
  return actions.length === later.length ? actions : null;
}
