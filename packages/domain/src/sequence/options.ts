import { isAntsService } from "./ants-service.ts";
import {
  type ChoiceStep,
  type SequenceCatalogue,
  type SequenceConfig,
  type SequenceIntervention,
  type SequencePack,
  isFrozenStep,
  isShortlist,
  choiceSteps,
} from "./model.ts";

/** The other answers about an item when one of its steps is asked. null = not answered yet, 0 = no preference. */
export interface ItemAnswers {
  readonly interventionset_ids: readonly number[] | null;
  readonly intervention_id: number | null;
  readonly pack_id: number | null;
  readonly calendarset_id: number | null;
  /** Any one of these; null or empty = every calendar. */
  readonly calendar_ids: readonly number[] | null;
  readonly resource_id: number | null;
  /** Services of other items on the same calendar, because the group merges them. */
  readonly merged_with: readonly number[];
  /** True: the booking has other items, and identity documents must be booked alone. */
  readonly isBesideOthers: boolean;
  /** The service or pack that the visitor has already chosen: it stays an option, even if its last free time is gone. */
  readonly stays: { readonly intervention_id: number | null; readonly pack_id: number | null };
}

export const NO_ANSWERS: ItemAnswers = {
  interventionset_ids: null,
  intervention_id: null,
  pack_id: null,
  calendarset_id: null,
  calendar_ids: null,
  resource_id: null,
  merged_with: [],
  isBesideOthers: false,
  stays: { intervention_id: null, pack_id: null },
};

/** The options of the service step: services sold alone, and packs. */
export interface ServiceOptions {
  readonly intervention_ids: readonly number[];
  readonly pack_ids: readonly number[];
}

/** Returns the services and packs that match all other answers, in the catalogue's order. */
export function serviceOptions(config: SequenceConfig, answers: ItemAnswers): ServiceOptions {
  const { interventions, packs } = config.catalogue;
  const only = isShortlist(config) ? config.preselection.intervention_ids : [];
  const isInSet = toSetFilter(config.catalogue, answers.interventionset_ids);
  const calendars = calendarsOf(config.catalogue, answers.merged_with, answers);
  const intervention_ids = interventions
    .filter((one) => !one.only_package && (only.length === 0 || only.includes(one.id)) && isInSet(one))
    .filter((one) => !one.without_times || only.length > 0 || one.id === answers.stays.intervention_id)
    .filter(
      ({ calendar_ids: ids, in_classes }) =>
        in_classes || calendars.some((id) => ids === null || ids.includes(id)),
    )
    .filter((one) => isDoneWithResource(one, answers.resource_id))
    .filter((one) => !answers.isBesideOthers || !isAntsService(one))
    .map((one) => one.id);
  const pack_ids =
    only.length > 0
      ? []
      : packs
          .filter((one) => !one.without_times || one.id === answers.stays.pack_id)
          .filter((one) => isInSet(one) && isPackDoneOn(config.catalogue, one, answers))
          .map((one) => one.id);
  return { intervention_ids, pack_ids };
}

/** True when a category limits the services, although the group asks for none, and no frozen link names it. */
export function mayShowAllServices(config: SequenceConfig, { interventionset_ids }: ItemAnswers): boolean {
  const isAsked = choiceSteps(config).some(({ name }) => name === "interventionset_ids");
  if (isAsked || interventionset_ids === null) return false;
  const isOfLink = config.preselection.interventionset_ids.length > 0;
  return !(isOfLink && isFrozenStep(config, "interventionset_ids"));
}

/**
 * Returns the calendars that can do all of the services and match all other answers, in the catalogue's order. Services that are
 * no longer offered do not limit them.
 */
export function calendarsOf(
  catalogue: SequenceCatalogue,
  interventionIds: readonly number[],
  answers: Pick<ItemAnswers, "calendarset_id" | "calendar_ids">,
): readonly number[] {
  const limits = catalogue.interventions
    .filter((one) => interventionIds.includes(one.id))
    .map((one) => one.calendar_ids)
    .filter((ids) => ids !== null);
  const named = (answers.calendar_ids ?? []).filter((id) => id > 0);
  return catalogue.calendars
    .filter((one) => named.length === 0 || named.includes(one.id))
    .filter((one) => !answers.calendarset_id || one.calendarset_id === answers.calendarset_id)
    .map((one) => one.id)
    .filter((id) => limits.every((ids) => ids.includes(id)));
}

/** Returns the options of a step other than the service step, given the other answers: ids in the catalogue's order. */
export function optionsFor(
  step: Exclude<ChoiceStep, "intervention_ids">,
  config: SequenceConfig,
  answers: ItemAnswers,
): readonly number[] {
  const { catalogue } = config;
  const services =
    answers.intervention_id === null
      ? answers.merged_with
      : [...answers.merged_with, answers.intervention_id];
  if (step === "interventionset_ids") {
    return catalogue.interventionsets
      .map((one) => one.id)
      .filter((id) => {
        const { intervention_ids, pack_ids } = serviceOptions(config, {
          ...answers,
          interventionset_ids: [id],
        });
        return intervention_ids.length + pack_ids.length > 0;
      });
  }
  if (step === "resource_id") {
    return catalogue.resources
      .map((one) => one.id)
      .filter((id) =>
        catalogue.interventions.some(
          (one) =>
            (answers.intervention_id === null
              ? !one.only_package && !one.without_times
              : one.id === answers.intervention_id) &&
            one.need_resource &&
            isDoneWithResource(one, id),
        ),
      );
  }
  const calendars = calendarsOf(catalogue, services, answers);
  if (step === "calendar_id") return calendars;
  const sets = catalogue.calendars
    .filter((one) => calendars.includes(one.id))
    .map((one) => one.calendarset_id);
  return catalogue.calendarsets.map((one) => one.id).filter((id) => sets.includes(id));
}

/** All categories together also include records without a category. */
function toSetFilter(
  { interventionsets }: SequenceCatalogue,
  ids: readonly number[] | null,
): (one: { readonly interventionset_id: number | null }) => boolean {
  if (ids === null || interventionsets.every((one) => ids.includes(one.id))) return () => true;
  return (one) => one.interventionset_id !== null && ids.includes(one.interventionset_id);
}

function isDoneWithResource(one: SequenceIntervention, resourceId: number | null): boolean {
  if (!resourceId) return true;
  return one.need_resource && (one.resource_ids === null || one.resource_ids.includes(resourceId));
}

/** A pack on certain calendars needs at least one service that can be done there. */
function isPackDoneOn(catalogue: SequenceCatalogue, pack: SequencePack, answers: ItemAnswers): boolean {
  const services = pack.config.filter((entry) => "intervention_id" in entry);
  const isLimited = Boolean(answers.calendarset_id) || (answers.calendar_ids ?? []).some((id) => id > 0);
  if (!isLimited) return services.length > 0;
  return services.some(({ intervention_id, selectedCalendar }) => {
    const possible = calendarsOf(catalogue, [intervention_id], answers);
    return selectedCalendar === null ? possible.length > 0 : possible.includes(selectedCalendar.id);
  });
}
