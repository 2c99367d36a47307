import { isFrozen } from "./frozen.ts";
import {
  type ChoiceStep,
  type ChosenItem,
  NO_PREFERENCE,
  NOTHING_CHOSEN,
  type SequenceConfig,
  type SequenceState,
} from "./model.ts";

/** Other times than before: the chosen one is gone, and they are shown from the first day again. */
export function withOtherTimes(state: SequenceState): SequenceState {
  return { ...state, slots: null, start: null, went_back: false, refresh_slots: state.refresh_slots + 1 };
}

/** Others than before on the whole: nothing remains to be given up. */
export function withOtherItems(
  state: SequenceState,
  items: readonly ChosenItem[],
  active: number,
): SequenceState {
  return withOtherTimes({ ...state, items, active, before_change: null });
}

/** Starts adding or replacing the item at `active`; what is there now comes back when that is given up. */
export function beginChange(state: SequenceState, active: number): SequenceState {
  return { ...state, active, before_change: state.before_change ?? state.items };
}

/** The items as they were; the time is kept when nothing else had been chosen yet. */
export function giveUpChange(state: SequenceState): SequenceState {
  const { before_change, items } = state;
  if (before_change === null) return state;
  const active = before_change.length - 1;
  return before_change === items
    ? { ...state, active, before_change: null }
    : withOtherItems(state, before_change, active);
}

/** Another calendar for one service of a pack; the same one changes nothing. */
export function choosePackCalendar(
  state: SequenceState,
  index: number,
  position: number,
  calendar_id: number,
): SequenceState {
  const item = state.items[index];
  if (item === undefined || (item.pack_calendar_ids[position] ?? NO_PREFERENCE) === calendar_id) return state;
  const changed = { ...item, pack_calendar_ids: { ...item.pack_calendar_ids, [position]: calendar_id } };
  return withOtherTimes({ ...state, items: state.items.with(index, changed) });
}

/** What the query answered is asked after all, unless it may not be changed. */
export function reconsider(config: SequenceConfig, state: SequenceState, step: ChoiceStep): SequenceState {
  if (isFrozen(config, step) || state.reconsidered.includes(step)) return state;
  return { ...state, reconsidered: [...state.reconsidered, step] };
}

/** Takes an item out; where it was the only one, an empty one stays, which the query does not fill in again. */
export function removeItem(config: SequenceConfig, state: SequenceState, index: number): SequenceState {
  if (state.items[index] === undefined) return state;
  const rest = withPlaceOf(
    config,
    state,
    state.items.filter((_, at) => at !== index),
  );
  if (rest.length > 0) return withOtherItems(state, rest, rest.length - 1);
  return withOtherItems(reconsider(config, state, "intervention_ids"), [NOTHING_CHOSEN], 0);
}

/** Puts an item in another place; a place that is not there changes nothing. */
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
  return withOtherItems(state, withPlaceOf(config, state, items), to);
}

/** Where all stand on one calendar the first one carries it: whichever comes first now takes it over. */
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
