import {
  type ChoiceStep,
  type ChosenItem,
  choiceSteps,
  type SequenceConfig,
  type SequenceState,
} from "./model.ts";
import { type ResolvedItem, resolveItem } from "./resolve-item.ts";

/** True when an item already has these answers. */
export function isAnsweredWith(item: ResolvedItem, patch: Partial<ChosenItem>): boolean {
  const { interventionset_ids } = patch;
  if (interventionset_ids)
    return (
      item.interventionset_ids?.length === interventionset_ids.length &&
      interventionset_ids.every((id) => item.interventionset_ids?.includes(id))
    );
  const keys = ["intervention_id", "pack_id", "calendarset_id", "calendar_id", "resource_id"] as const;
  return keys.every((key) => patch[key] === undefined || patch[key] === item[key]);
}

const FIELDS_OF_STEP: Record<ChoiceStep, Partial<ChosenItem>> = {
  interventionset_ids: { interventionset_ids: null },
  intervention_ids: { intervention_id: null, pack_id: null, pack_calendar_ids: {} },
  calendarset_id: { calendarset_id: null },
  calendar_id: { calendar_id: null },
  resource_id: { resource_id: null },
};

/** Returns the item without its answers to a step and to all later ones. */
export function withoutLaterAnswers(config: SequenceConfig, item: ChosenItem, step: ChoiceStep): ChosenItem {
  const steps = choiceSteps(config).map((one) => one.name);
  const later = steps.slice(steps.indexOf(step));
  return later.reduce<ChosenItem>((cleared, name) => ({ ...cleared, ...FIELDS_OF_STEP[name] }), item);
}

/** Returns the items that have a service or pack; the only service of a group is chosen automatically. */
export function withService(config: SequenceConfig, state: SequenceState): readonly ChosenItem[] {
  return state.items.filter((_, index) => {
    const { intervention_id, pack_id } = resolveItem(config, state, index);
    return intervention_id !== null || pack_id !== null;
  });
}
