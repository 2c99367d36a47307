import { replaceItems } from "./change-items.ts";
import { isAnsweredWith, withoutLaterAnswers, withService } from "./item-answers.ts";
import {
  type ChosenItem,
  choiceSteps,
  maxAppointments,
  NOTHING_CHOSEN,
  type SequenceConfig,
  type SequenceState,
} from "./model.ts";
import { resolveItem } from "./resolve-item.ts";

/** Puts a service into the basket, if it can be chosen after the answers before it; these hold for the next one too. */
export function addItemToBasket(
  config: SequenceConfig,
  state: SequenceState,
  service: Pick<ChosenItem, "intervention_id" | "pack_id">,
): SequenceState {
  const answered = withoutLaterAnswers(config, state.items.at(-1) ?? NOTHING_CHOSEN, "intervention_ids");
  const items = [...withService(config, state), { ...answered, ...service }];
  const isFull = items.length >= maxAppointments(config);
  const collected = replaceItems(
    state,
    isFull ? items : [...items, answered],
    items.length - (isFull ? 1 : 0),
  );
  const item = resolveItem(config, collected, items.length - 1);
  const steps = choiceSteps(config).map((step) => step.name);
  const isOpenBefore = item.open !== null && steps.indexOf(item.open) < steps.indexOf("intervention_ids");
  return isAnsweredWith(item, service) && !isOpenBefore ? collected : state;
}
