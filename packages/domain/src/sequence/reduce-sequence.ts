import type { Day } from "../time/instant.ts";
import {
  beginChange,
  choosePackCalendar,
  filterTimes,
  giveUpChange,
  isFillingBasket,
  moveItem,
  reopenStep,
  removeItem,
  replaceItems,
  resetTimes,
} from "./change-items.ts";
import {
  type ChoiceStep,
  type ChosenItem,
  type ChosenSlot,
  isChoiceStep,
  NOTHING_CHOSEN,
  type SequenceConfig,
  type SequenceState,
  type StepName,
  isShortlist,
} from "./model.ts";
import { addItemToBasket } from "./add-item-to-basket.ts";
import { isAnsweredWith, withoutLaterAnswers, withService } from "./item-answers.ts";
import { resolveItem } from "./resolve-item.ts";
import { openItem, stepsOf } from "./steps.ts";

export type SequenceAction =
  /** A step has appeared on the screen, however the visitor got there. */
  | { readonly type: "arrive"; readonly step: StepName }
  | { readonly type: "choose_interventionsets"; readonly interventionset_ids: readonly number[] }
  | { readonly type: "choose_intervention"; readonly intervention_id: number }
  | { readonly type: "choose_pack"; readonly pack_id: number }
  | { readonly type: "choose_calendarset"; readonly calendarset_id: number }
  | { readonly type: "choose_calendar"; readonly calendar_id: number }
  | { readonly type: "choose_resource"; readonly resource_id: number }
  /** The calendar of one service of a pack; 0 = no preference. */
  | {
      readonly type: "choose_pack_calendar";
      readonly index: number;
      readonly position: number;
      readonly calendar_id: number;
    }
  /** A calendar chosen above the times, for the item at `index`; 0 = no preference. The shown day stays. */
  | { readonly type: "filter_times"; readonly index: number; readonly calendar_id: number }
  | { readonly type: "choose_slot"; readonly slot: ChosenSlot }
  /** The time was taken by someone else or given up: other times are shown from its day. */
  | { readonly type: "release_slot" }
  | { readonly type: "show_from"; readonly day: Day | null }
  | { readonly type: "show_promotions"; readonly slot_promotion: boolean }
  | { readonly type: "choose_applications"; readonly applications: number }
  | { readonly type: "add_item" }
  /** A service or pack chosen in the summary's menu. */
  | { readonly type: "append_item"; readonly item: Pick<ChosenItem, "intervention_id" | "pack_id"> }
  /** A service or pack put into the basket of the service step; the last item is then the next one, without a service. */
  | { readonly type: "collect_item"; readonly item: Pick<ChosenItem, "intervention_id" | "pack_id"> }
  /** The basket is complete: the steps ask what its services still need. */
  | { readonly type: "leave_basket" }
  | { readonly type: "modify_item"; readonly index: number }
  /** The visitor gives up adding or replacing an item. */
  | { readonly type: "give_up_change" }
  | { readonly type: "remove_item"; readonly index: number }
  | { readonly type: "move_item"; readonly from: number; readonly to: number }
  /** Asks a step that the query had answered. */
  | { readonly type: "reconsider"; readonly step: ChoiceStep }
  /** The category from the link or the home page no longer limits the services. */
  | { readonly type: "show_all_services" }
  /** No calendar can do the chosen services any more. */
  | { readonly type: "forget_calendars" }
  | { readonly type: "start_again" }
  /** Another booking like an earlier one, with the result of the domain's `retake`. */
  | ({ readonly type: "retake" } & Pick<SequenceState, "items" | "reconsidered">)
  /** A card of the home page, or everything that it lists. */
  | { readonly type: "start_from_home"; readonly item: Partial<ChosenItem>; readonly isAboutPacks?: boolean };

/** Returns a new booking with only the values that the query fixes. */
export function startSequence(config: SequenceConfig): SequenceState {
  const { intervention_ids, pack_id, slots, applications } = config.preselection;
  const services = isShortlist(config) || pack_id !== null ? [] : intervention_ids;
  const items = services.map((intervention_id): ChosenItem => ({ ...NOTHING_CHOSEN, intervention_id }));
  return {
    items: items.length > 0 ? items : [{ ...NOTHING_CHOSEN, pack_id }],
    active: 0,
    before_change: null,
    slots,
    start: null,
    ...(applications !== undefined && { applications }),
    slot_promotion: false,
    current: null,
    went_back: false,
    isFromHome: false,
    refresh_slots: 0,
    reconsidered: [],
  };
}

/**
 * Applies one action of the visitor. Repeating a choice changes nothing; another choice resets the later answers about the same
 * item, the time, and the first day shown.
 */
export function reduceSequence(
  config: SequenceConfig,
  state: SequenceState,
  action: SequenceAction,
): SequenceState {
  switch (action.type) {
    case "arrive":
      return arrive(config, state, action.step);
    case "choose_interventionsets": {
      const { interventionset_ids } = action;
      const chosen = choose(config, state, "interventionset_ids", { interventionset_ids });
      // Choosing a category includes everything in it, not only packs.
      return state.isAboutPacks ? { ...chosen, isAboutPacks: false } : chosen;
    }
    case "choose_intervention": {
      const { intervention_id } = action;
      return choose(config, state, "intervention_ids", { intervention_id, pack_id: null });
    }
    case "choose_pack": {
      const { pack_id } = action;
      return choose(config, state, "intervention_ids", { intervention_id: null, pack_id });
    }
    case "choose_calendarset":
      return choose(config, state, "calendarset_id", { calendarset_id: action.calendarset_id });
    case "choose_calendar":
      return choose(config, state, "calendar_id", { calendar_id: action.calendar_id });
    case "choose_resource":
      return choose(config, state, "resource_id", { resource_id: action.resource_id });
    case "choose_pack_calendar":
      return choosePackCalendar(state, action.index, action.position, action.calendar_id);
    case "filter_times":
      return filterTimes(state, action.index, action.calendar_id);
    case "choose_slot":
      return { ...state, slots: action.slot };
    case "release_slot": {
      if (state.slots === null) return state;
      return { ...resetTimes(state), start: state.slots.start.slice(0, 10) };
    }
    case "show_from":
      return state.start === action.day ? state : { ...state, start: action.day };
    case "show_promotions": {
      const { slot_promotion } = action;
      return state.slot_promotion === slot_promotion ? state : resetTimes({ ...state, slot_promotion });
    }
    case "choose_applications": {
      const { applications } = action;
      return state.applications === applications ? state : resetTimes({ ...state, applications });
    }
    case "add_item":
      return openItem(config, state) === -1 ? beginChange(state, state.items.length) : state;
    case "append_item":
      return appendItem(config, state, action.item);
    case "collect_item":
      return addItemToBasket(config, state, action.item);
    case "leave_basket": {
      const collected = isFillingBasket(state) ? { ...state, items: state.items.slice(0, -1) } : state;
      const at = openItem(config, collected);
      return { ...collected, active: at === -1 ? collected.items.length - 1 : at };
    }
    case "modify_item":
      return state.items[action.index] === undefined ? state : beginChange(state, action.index);
    case "give_up_change":
      return giveUpChange(state);
    case "remove_item":
      return removeItem(config, state, action.index);
    case "move_item":
      return moveItem(config, state, action.from, action.to);
    case "reconsider":
      return reopenStep(config, state, action.step);
    case "forget_calendars":
      return replaceItems(
        state,
        state.items.map((item) => ({ ...item, calendarset_id: null, calendar_id: null })),
        state.active,
      );
    case "show_all_services":
      return replaceItems(
        reopenStep(config, state, "interventionset_ids"),
        state.items.map((item) => ({ ...item, interventionset_ids: null })),
        state.active,
      );
    case "start_again":
      return startSequence(config);
    case "retake": {
      const { items, reconsidered } = action;
      return { ...startSequence(config), items, reconsidered, slots: null };
    }
    case "start_from_home":
      break;
  }
  const { item, isAboutPacks = false } = action;
  return {
    ...startSequence(config),
    items: [{ ...NOTHING_CHOSEN, ...item }],
    isFromHome: true,
    isAboutPacks,
  };
}

/** Adds a service that begins the next appointment, unless it cannot be chosen. */
function appendItem(
  config: SequenceConfig,
  state: SequenceState,
  service: Pick<ChosenItem, "intervention_id" | "pack_id">,
): SequenceState {
  const before = withService(config, state);
  const added = replaceItems(state, [...before, { ...NOTHING_CHOSEN, ...service }], before.length);
  const item = resolveItem(config, added, added.active);
  if (!isAnsweredWith(item, service)) return state;
  return item.open === null || before.length === 0 ? added : { ...added, before_change: before };
}

/**
 * Going back before the times drops the chosen time; all other choices stay. Leaving the confirmation page begins a new booking.
 */
function arrive(config: SequenceConfig, state: SequenceState, step: StepName): SequenceState {
  // The login step neither gives nor resets an answer.
  if (step === "login") return state;
  if (state.current === step) return settle(config, state, step);
  if (state.current === "confirm") return { ...startSequence(config), current: step };
  const steps = stepsOf(config);
  const isBack = state.current !== null && steps.indexOf(step) < steps.indexOf(state.current);
  const arrived = settle(config, { ...state, current: step }, step);
  if (!isBack) return arrived;
  const losesTime = steps.indexOf(step) < steps.indexOf("slots");
  const refresh_slots = arrived.refresh_slots + 1;
  return { ...arrived, went_back: true, refresh_slots, slots: losesTime ? null : arrived.slots };
}

/** A choice step shows an item with something to choose; later steps drop incomplete items. */
function settle(config: SequenceConfig, state: SequenceState, step: StepName): SequenceState {
  if (isChoiceStep(step)) {
    const at = openItem(config, state);
    const isActiveOpen = resolveItem(config, state, state.active).open !== null;
    const asksOther = at !== -1 && !isActiveOpen && resolveItem(config, state, at).open === step;
    return asksOther ? { ...state, active: at } : state;
  }
  const active = Math.min(state.active, state.items.length - 1);
  const isSettled = active === state.active && state.before_change === null;
  return isSettled ? state : { ...state, active, before_change: null };
}

function choose(
  config: SequenceConfig,
  state: SequenceState,
  step: ChoiceStep,
  patch: Partial<ChosenItem>,
): SequenceState {
  // With one shared calendar, the first item's answer counts, whichever item the screen is about.
  const isShared =
    config.merge_interventions &&
    (step === "calendarset_id" || step === "calendar_id" || step === "resource_id");
  const index = isShared ? 0 : Math.min(state.active, state.items.length);
  if (isAnsweredWith(resolveItem(config, state, index), patch)) return state;
  const before = state.items[index] ?? NOTHING_CHOSEN;
  const item: ChosenItem = {
    ...(isFirstAnswer(before, patch) ? before : withoutLaterAnswers(config, before, step)),
    ...patch,
  };
  const items = [...state.items.slice(0, index), item, ...state.items.slice(index + 1)];
  return resetTimes({ ...state, items });
}

/**
 * A service from the summary's menu has no calendar yet if the calendar step comes first; answering that step keeps the service.
 */
function isFirstAnswer(item: ChosenItem, patch: Partial<ChosenItem>): boolean {
  return Object.keys(patch).every((key) => item[key as keyof ChosenItem] === null);
}
