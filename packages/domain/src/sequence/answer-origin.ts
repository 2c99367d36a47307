import { type ChoiceStep, type SequenceConfig, type SequenceState, isFrozenStep } from "./model.ts";
import { type ResolvedItem, resolveItem } from "./resolve-item.ts";
import { isBlocked } from "./steps.ts";

/** The origin of an answer: the visitor (or derived), the link, or the link with the answer frozen. */
export type AnswerOrigin = "visitor" | "link" | "frozen";

/** Returns the origin of the present answer to a step. The time belongs to the whole booking, so any index may be used for it. */
export function answerOriginOf(
  config: SequenceConfig,
  state: SequenceState,
  index: number,
  step: ChoiceStep | "slots",
): AnswerOrigin {
  const isFromLink =
    step === "slots"
      ? isBlocked(config, state, step)
      : !state.reconsidered.includes(step) && isNamed(config, resolveItem(config, state, index), step);
  if (!isFromLink) return "visitor";
  return isFrozenStep(config, step) ? "frozen" : "link";
}

function isNamed({ preselection }: SequenceConfig, item: ResolvedItem, step: ChoiceStep): boolean {
  if (!item.blocked.includes(step)) return false;
  switch (step) {
    case "interventionset_ids":
      return preselection.interventionset_ids.length > 0;
    case "intervention_ids":
      if (preselection.pack_id !== null) return item.pack_id === preselection.pack_id;
      return item.intervention_id !== null && preselection.intervention_ids.includes(item.intervention_id);
    case "calendarset_id":
      return preselection.calendarset_id !== null;
    case "calendar_id":
      return preselection.calendar_ids.length > 0;
    case "resource_id":
      break;
  }
  return preselection.resource_id !== null;
}
