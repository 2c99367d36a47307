import {
  type ChoiceStep,
  type ChosenItem,
  NO_PREFERENCE,
  NOTHING_CHOSEN,
  type SequenceConfig,
  type SequenceState,
  type StepConfig,
  isShortlist,
  type PresentStep,
  choiceSteps,
} from "./model.ts";
import { calendarsOf, type ItemAnswers, NO_ANSWERS, optionsFor, serviceOptions } from "./options.ts";

/** An item with all answers that need no choice filled in: fixed by the query, the only option, or a step that is skipped. */
export interface ResolvedItem extends ChosenItem {
  /** The calendars of which any will do, if `calendar_id` is 0 and not all possible ones are meant. */
  readonly calendar_ids: readonly number[] | null;
  /** The calendars that the visitor may choose above the times; empty if there is no choice or another screen has it. */
  readonly calendars_above_times: readonly number[];
  /** Steps that are skipped, because the visitor has nothing to choose in them. */
  readonly blocked: readonly ChoiceStep[];
  /** The first step that still needs an answer; null = complete. */
  readonly open: ChoiceStep | null;
  /** The answers given before each step; the options of the step depend on them. */
  readonly answers: ReadonlyMap<ChoiceStep, ItemAnswers>;
}

type Answer = {
  readonly value: number | null;
  readonly isBlocked: boolean;
  readonly aboveTimes?: readonly number[];
};

/**
 * Answers the steps of the item at `index` in their order: the query's value (unless the visitor has discarded it or chosen
 * another service), else the visitor's choice while it is offered, else the only option if the step skips it. An index past the
 * last item resolves a new item without choices.
 */
export function resolveItem(
  config: SequenceConfig,
  { items, reconsidered }: Pick<SequenceState, "items" | "reconsidered">,
  index: number,
): ResolvedItem {
  const chosen = withSharedCalendar(config, items, index);
  const isFixed = (step: ChoiceStep) => !reconsidered.includes(step);
  const fixed = isFixed("intervention_ids") ? serviceOfLink(config, index, chosen) : null;
  let answers = { ...answersFromQuery(config, items, index, isFixed), ...fixed };
  const blocked: ChoiceStep[] = [];
  let open: ChoiceStep | null = null;
  let calendar_id: number | null = null;
  let calendars_above_times: readonly number[] = [];
  const settle = (step: ChoiceStep, { isBlocked, value }: Answer) => {
    if (isBlocked) blocked.push(step);
    if (value === null) open ??= step;
  };

  const answersBefore = new Map<ChoiceStep, ItemAnswers>();
  for (const step of choiceSteps(config)) {
    const before = isOpen(chosen, step.name) ? withLaterService(answers, chosen) : answers;
    answersBefore.set(step.name, before);
    if (step.name === "interventionset_ids") {
      const comesFor = fixed !== null || chosen.intervention_id !== null || chosen.pack_id !== null;
      const answer = answerSets(config, before, chosen, step, isFixed(step.name), comesFor);
      answers = { ...answers, interventionset_ids: answer.ids };
      settle(step.name, { value: answer.ids === null ? null : 0, isBlocked: answer.isBlocked });
    } else if (step.name === "intervention_ids") {
      const answer = answerService(config, answers, chosen, step, fixed);
      answers = { ...answers, intervention_id: answer.intervention_id, pack_id: answer.pack_id };
      settle(step.name, { value: answer.intervention_id ?? answer.pack_id, isBlocked: answer.isBlocked });
    } else {
      const answer = answerPlace(step, config, before, chosen, isFixed(step.name));
      if (step.name === "calendarset_id") answers = { ...answers, calendarset_id: answer.value };
      if (step.name === "resource_id") answers = { ...answers, resource_id: answer.value };
      if (step.name === "calendar_id") {
        calendar_id = answer.value;
        if (answer.value) answers = { ...answers, calendar_ids: [answer.value] };
      }
      // Merged services share one calendar, so only the first item asks for it.
      const isShared = config.merge_interventions && index > 0 && answer.value !== null;
      if (!isShared) calendars_above_times = answer.aboveTimes ?? calendars_above_times;
      settle(step.name, isShared ? { ...answer, isBlocked: true } : answer);
    }
  }
  const { interventionset_ids, intervention_id, pack_id, calendarset_id, resource_id } = answers;
  const named = answers.calendar_ids?.filter((id) => id > 0) ?? [];
  const [onlyNamed] = named.length === 1 ? named : [];
  const isLimited = named.length > 1 || Boolean(calendarset_id);
  const services = intervention_id === null ? [] : [...answers.merged_with, intervention_id];
  return {
    interventionset_ids,
    intervention_id,
    pack_id,
    calendarset_id,
    calendar_id: isAsked(config, "calendar_id") ? calendar_id : (onlyNamed ?? NO_PREFERENCE),
    resource_id: isAsked(config, "resource_id") ? resource_id : (resource_id ?? NO_PREFERENCE),
    pack_calendar_ids: chosen.pack_calendar_ids,
    calendar_ids: isLimited && pack_id === null ? calendarsOf(config.catalogue, services, answers) : null,
    calendars_above_times,
    blocked,
    open,
    answers: answersBefore,
  };
}

function isOpen(chosen: ChosenItem, step: ChoiceStep): boolean {
  return step !== "intervention_ids" && chosen[step] === null;
}

/** A service chosen before its place (by the query or in the summary's menu) limits the possible places. */
function withLaterService(answers: ItemAnswers, chosen: ChosenItem): ItemAnswers {
  const { intervention_id, pack_id } = chosen;
  return answers.intervention_id !== null || answers.pack_id !== null
    ? answers
    : { ...answers, intervention_id, pack_id };
}

function isAsked(config: SequenceConfig, name: ChoiceStep): boolean {
  return choiceSteps(config).some((step) => step.name === name);
}

/** In a group that merges services, all items use the calendar of the first item. */
function withSharedCalendar(config: SequenceConfig, items: readonly ChosenItem[], index: number): ChosenItem {
  const own = items[index] ?? NOTHING_CHOSEN;
  if (!config.merge_interventions) return own;
  const { calendarset_id, calendar_id, resource_id } = items[0] ?? own;
  return { ...own, calendarset_id, calendar_id, resource_id };
}

function answersFromQuery(
  config: SequenceConfig,
  items: readonly ChosenItem[],
  index: number,
  isFixed: (step: ChoiceStep) => boolean,
): ItemAnswers {
  const { preselection, merge_interventions } = config;
  const others = items.filter((_, at) => at !== index).map((one) => one.intervention_id);
  return {
    ...NO_ANSWERS,
    interventionset_ids: isAsked(config, "interventionset_ids")
      ? null
      : setsWithoutStep(config, items[index] ?? NOTHING_CHOSEN, isFixed),
    calendarset_id: isFixed("calendarset_id") ? preselection.calendarset_id : null,
    calendar_ids: isFixed("calendar_id") ? preselection.calendar_ids : null,
    resource_id: isFixed("resource_id") ? preselection.resource_id : null,
    merged_with: merge_interventions ? others.filter((id) => id !== null) : [],
    isBesideOthers: others.length > 0,
    stays: items[index] ?? NOTHING_CHOSEN,
  };
}

/** The categories that limit the services if the group has no category step: the link's, else the home page's. */
function setsWithoutStep(
  { preselection }: SequenceConfig,
  chosen: ChosenItem,
  isFixed: (step: ChoiceStep) => boolean,
): readonly number[] | null {
  const { interventionset_ids: fixed } = preselection;
  return isFixed("interventionset_ids") && fixed.length > 0 ? fixed : chosen.interventionset_ids;
}

type Service = Pick<ResolvedItem, "intervention_id" | "pack_id">;

/** The service or pack that the query names for this item, if it is offered and the visitor has not chosen another. */
function serviceOfLink(config: SequenceConfig, index: number, chosen: ChosenItem): Service | null {
  const { intervention_ids, pack_id } = config.preselection;
  const named: Service | null =
    pack_id !== null
      ? { intervention_id: null, pack_id }
      : { intervention_id: intervention_ids[index] ?? null, pack_id: null };
  if (isShortlist(config) || (pack_id !== null && index > 0) || !isServiceOffered(config, named)) return null;
  const isOther =
    (chosen.pack_id !== null && chosen.pack_id !== named.pack_id) ||
    (chosen.intervention_id !== null && chosen.intervention_id !== named.intervention_id);
  return isOther ? null : named;
}

function answerSets(
  config: SequenceConfig,
  answers: ItemAnswers,
  chosen: ChosenItem,
  step: StepConfig,
  isFixed: boolean,
  comesForService: boolean,
): { ids: readonly number[] | null; isBlocked: boolean } {
  const { interventionset_ids: fixed } = config.preselection;
  if (isFixed && fixed.length > 0) return { ids: fixed, isBlocked: true };
  // A link to a service skips the choice of its category.
  if (comesForService && chosen.interventionset_ids === null)
    return { ids: config.catalogue.interventionsets.map((one) => one.id), isBlocked: true };
  const options = optionsFor("interventionset_ids", config, answers);
  if (chosen.interventionset_ids?.some((id) => options.includes(id)))
    return { ids: chosen.interventionset_ids, isBlocked: false };
  // Includes empty categories: all of them together are no limit, so services without a category are offered too.
  if (options.length === 0 ? hasServices(config, answers) : step.skip_uniq_choice && options.length === 1)
    return { ids: config.catalogue.interventionsets.map((one) => one.id), isBlocked: true };
  return { ids: null, isBlocked: false };
}

function hasServices(config: SequenceConfig, answers: ItemAnswers): boolean {
  const { intervention_ids, pack_ids } = serviceOptions(config, answers);
  return intervention_ids.length + pack_ids.length > 0;
}

function answerService(
  config: SequenceConfig,
  answers: ItemAnswers,
  chosen: ChosenItem,
  step: StepConfig,
  fixed: Service | null,
): Service & { isBlocked: boolean } {
  const { intervention_id, pack_id } = chosen;
  if (fixed !== null) return { ...fixed, isBlocked: true };
  const options = serviceOptions(config, answers);
  if (intervention_id !== null && options.intervention_ids.includes(intervention_id))
    return { intervention_id, pack_id: null, isBlocked: false };
  if (pack_id !== null && options.pack_ids.includes(pack_id))
    return { intervention_id: null, pack_id, isBlocked: false };
  const [service = null] = options.intervention_ids;
  const [pack = null] = options.pack_ids;
  if (step.skip_uniq_choice && options.intervention_ids.length + options.pack_ids.length === 1)
    return { intervention_id: service, pack_id: pack, isBlocked: true };
  return { intervention_id: null, pack_id: null, isBlocked: false };
}

function isServiceOffered({ catalogue }: SequenceConfig, { intervention_id, pack_id }: Service): boolean {
  if (pack_id !== null) return catalogue.packs.some((one) => one.id === pack_id);
  return catalogue.interventions.some((one) => one.id === intervention_id && !one.only_package);
}

/** Answers the step of the calendar set, the calendar or the resource. */
function answerPlace(
  step: PresentStep,
  config: SequenceConfig,
  answers: ItemAnswers,
  chosen: ChosenItem,
  isFixed: boolean,
): Answer {
  const name = step.name as "calendarset_id" | "calendar_id" | "resource_id";
  const fixed = isFixed ? fixedPlace(config, name) : null;
  if (fixed !== null) return { value: fixed, isBlocked: true };
  const value = chosen[name];
  const options = optionsFor(name, config, answers);
  if (isNotAsked(name, config, answers)) {
    // An answer chosen before the service still counts.
    return { value: value !== null && options.includes(value) ? value : NO_PREFERENCE, isBlocked: true };
  }
  if (step.is_above_times && options.length > 0) {
    const only = options.length === 1 ? options[0]! : NO_PREFERENCE;
    const chosenValue = value !== null && options.includes(value) ? value : only;
    return { value: chosenValue, isBlocked: true, aboveTimes: options.length > 1 ? options : [] };
  }
  const mayBeAny = value === NO_PREFERENCE && step.any !== false;
  if (value !== null && (options.includes(value) || (mayBeAny && options.length > 0)))
    return { value, isBlocked: false };
  const [only] = options;
  if (step.skip_uniq_choice && options.length === 1 && only !== undefined)
    return { value: only, isBlocked: true };
  return { value: null, isBlocked: false };
}

/** Several calendars in the query mean any of them. */
function fixedPlace(
  { preselection }: SequenceConfig,
  name: "calendarset_id" | "calendar_id" | "resource_id",
): number | null {
  if (name === "calendarset_id") {
    // A fixed calendar also answers the step of its set.
    return preselection.calendarset_id ?? (preselection.calendar_ids.length > 0 ? NO_PREFERENCE : null);
  }
  if (name === "resource_id") return preselection.resource_id;
  const [first, ...others] = preselection.calendar_ids;
  if (first === undefined) return null;
  return others.length === 0 ? first : NO_PREFERENCE;
}

function isNotAsked(
  name: "calendarset_id" | "calendar_id" | "resource_id",
  { catalogue }: SequenceConfig,
  answers: ItemAnswers,
): boolean {
  // A pack names the calendars of its services itself; otherwise they are chosen in the summary.
  if (answers.pack_id !== null) return true;
  const service = catalogue.interventions.find((one) => one.id === answers.intervention_id);
  if (service === undefined) return false;
  return name === "resource_id" ? !service.need_resource : service.skippable_agenda;
}
