import {
  type ChoiceStep,
  type ChosenItem,
  NO_PREFERENCE,
  NOTHING_CHOSEN,
  type SequenceConfig,
  type SequenceState,
  isFrozenStep,
} from "./model.ts";

/** Resets the choice of the time: drops the chosen time and shows the slots from the first day. */
export function resetTimes(state: SequenceState): SequenceState {
  return { ...state, slots: null, start: null, went_back: false, refresh_slots: state.refresh_slots + 1 };
}

/** Replaces the items as a whole; there is no change left to give up. */
export function replaceItems(
  state: SequenceState,
  items: readonly ChosenItem[],
  active: number,
): SequenceState {
  return resetTimes({ ...state, items, active, before_change: null });
}

/** True while services are put into the basket: the last item is the next one, without a service. */
export function isFillingBasket({ items }: Pick<SequenceState, "items">): boolean {
  const last = items.at(-1);
  return items.length > 1 && last?.intervention_id === null && last.pack_id === null;
}

/** Starts adding or replacing the item at `active`; giving up restores the present items. */
export function beginChange(state: SequenceState, active: number): SequenceState {
  return { ...state, active, before_change: state.before_change ?? state.items };
}

/** Restores the items; keeps the time if nothing else had been chosen yet. */
export function giveUpChange(state: SequenceState): SequenceState {
  const { before_change, items } = state;
  if (before_change === null) return state;
  const active = before_change.length - 1;
  return before_change === items
    ? { ...state, active, before_change: null }
    : replaceItems(state, before_change, active);
}

/** Chooses a calendar for one service of a pack; choosing the same one changes nothing. */
export function choosePackCalendar(
  state: SequenceState,
  index: number,
  position: number,
  calendar_id: number,
): SequenceState {
  const item = state.items[index];
  if (item === undefined || (item.pack_calendar_ids[position] ?? NO_PREFERENCE) === calendar_id) return state;
  const changed = { ...item, pack_calendar_ids: { ...item.pack_calendar_ids, [position]: calendar_id } };
  return resetTimes({ ...state, items: state.items.with(index, changed) });
}

/** Shows the times of another calendar for one item, from the same day on; choosing the same calendar changes nothing. */
export function filterTimes(state: SequenceState, index: number, calendar_id: number): SequenceState {
  const item = state.items[index];
  if (item === undefined || (item.calendar_id ?? NO_PREFERENCE) === calendar_id) return state;
  const { start } = state;
  return { ...resetTimes({ ...state, items: state.items.with(index, { ...item, calendar_id }) }), start };
}

/** Asks a step that the query had answered, unless it is frozen. */
export function reopenStep(config: SequenceConfig, state: SequenceState, step: ChoiceStep): SequenceState {
  if (isFrozenStep(config, step) || state.reconsidered.includes(step)) return state;
  return { ...state, reconsidered: [...state.reconsidered, step] };
}

/** Removes an item. If it was the only item, an empty item remains, which the link's preselection does not fill in. */
export function removeItem(config: SequenceConfig, state: SequenceState, index: number): SequenceState {
  if (state.items[index] === undefined) return state;
  const rest = withPlaceOf(
    config,
    state,
    state.items.filter((_, at) => at !== index),
  );
  if (rest.length > 0) return replaceItems(state, rest, rest.length - 1);
  return replaceItems(reopenStep(config, state, "intervention_ids"), [NOTHING_CHOSEN], 0);
}

/** Moves an item to another position; an invalid position changes nothing. */
export function moveItem(
  config: SequenceConfig,
  state: SequenceState,
  from: number,
  to: number,
): SequenceState {
  const item = state.items[from];
  if (item === undefined || from === to || state.items[to] === undefined) return state;
  const items = state.items.filter((_, at) => at !== from);
  items.splice(to, 0, item);
  return replaceItems(
    state,
    withPlaceOf(config, state, items),
    isFillingBasket(state) ? items.length - 1 : to,
  );
}

/** If all items share one calendar, the first one stores it, so the new first one takes it over. */
function withPlaceOf(
  config: SequenceConfig,
  state: SequenceState,
  items: readonly ChosenItem[],
): readonly ChosenItem[] {
  const [before] = state.items;
  const [first, ...others] = items;
  if (!config.merge_interventions || before === undefined || first === undefined) return items;
  const { calendarset_id, calendar_id, resource_id } = before;
  return [{ ...first, calendarset_id, calendar_id, resource_id }, ...others];
}
