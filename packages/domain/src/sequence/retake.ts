import {
  CHOICE_STEPS,
  type ChosenItem,
  NO_PREFERENCE,
  NOTHING_CHOSEN,
  type SequenceCatalogue,
  type SequenceConfig,
  type SequenceIntervention,
  type SequencePack,
  type SequenceState,
  isFrozenStep,
} from "./model.ts";
import { resolveItem } from "./resolve-item.ts";

/** The data of an earlier appointment that another booking like it needs. Field names are those of the wire. */
export interface EarlierAppointment {
  readonly pack_id: number | null;
  readonly interventions: readonly { readonly id: number }[];
  readonly calendar_id: number;
  readonly resource: { readonly id: number } | null;
}

export type RetakeResult =
  | {
      readonly ok: true;
      readonly items: readonly ChosenItem[];
      readonly reconsidered: SequenceState["reconsidered"];
    }
  | { readonly ok: false; readonly refusal: "retakeError" };

const REFUSED = { ok: false, refusal: "retakeError" } as const;

/**
 * Returns a booking like an earlier one: its service or pack, category, calendar and resource are chosen, and the visitor may
 * change all steps but those that the link freezes. Refuses if one of them is no longer offered, or if the link requires
 * something else. `linked` holds all appointments of a pack, or the single appointment.
 */
export function retake(config: SequenceConfig, linked: readonly EarlierAppointment[]): RetakeResult {
  const { catalogue } = config;
  const [first] = linked;
  if (first === undefined) return REFUSED;
  const items =
    first.pack_id === null
      ? first.interventions.map(({ id }) => serviceItem(catalogue, id, first))
      : [packItem(catalogue, first.pack_id, linked)];
  if (items.length === 0 || !items.every((item) => item !== null)) return REFUSED;
  const reconsidered = CHOICE_STEPS.filter((step) => !isFrozenStep(config, step));
  const isMet = items.every((item, index) => {
    const { intervention_id, pack_id } = resolveItem(config, { items, reconsidered }, index);
    const isSame = intervention_id === item.intervention_id && pack_id === item.pack_id;
    return isSame && isLeftByLink(config, item);
  });
  return isMet ? { ok: true, items, reconsidered } : REFUSED;
}

/**
 * True if the item matches the steps that the link freezes; otherwise the client would get something else than the earlier
 * booking.
 */
function isLeftByLink(config: SequenceConfig, item: ChosenItem): boolean {
  const { intervention_ids, pack_id, calendar_ids } = config.preselection;
  const isService =
    item.pack_id === null ? intervention_ids.includes(item.intervention_id!) : pack_id === item.pack_id;
  const namesService = intervention_ids.length > 0 || pack_id !== null;
  const namesCalendar = calendar_ids.some((id) => id !== NO_PREFERENCE) && item.calendar_id !== null;
  return (
    (!isFrozenStep(config, "intervention_ids") || !namesService || isService) &&
    (!isFrozenStep(config, "calendar_id") || !namesCalendar || calendar_ids.includes(item.calendar_id))
  );
}

function serviceItem(
  catalogue: SequenceCatalogue,
  interventionId: number,
  { calendar_id, resource }: EarlierAppointment,
): ChosenItem | null {
  const service = catalogue.interventions.find(({ id }) => id === interventionId);
  if (service === undefined || service.only_package || !isCategoryThere(catalogue, service)) return null;
  const calendar = catalogue.calendars.find(({ id }) => id === calendar_id);
  const isDone = calendar !== undefined && (service.calendar_ids?.includes(calendar_id) ?? true);
  // If the service does not require a choice of calendar, any calendar will do.
  if (!isDone && !service.skippable_agenda) return null;
  const resourceId = service.need_resource && resource !== null ? resource.id : null;
  const isResourceThere =
    resourceId === null ||
    (catalogue.resources.some(({ id }) => id === resourceId) &&
      (service.resource_ids?.includes(resourceId) ?? true));
  if (!isResourceThere) return null;
  return {
    ...NOTHING_CHOSEN,
    interventionset_ids: categoryOf(service),
    intervention_id: interventionId,
    calendarset_id: isDone ? (calendar.calendarset_id ?? NO_PREFERENCE) : NO_PREFERENCE,
    calendar_id: isDone ? calendar_id : NO_PREFERENCE,
    resource_id: resourceId,
  };
}

function packItem(
  catalogue: SequenceCatalogue,
  packId: number,
  linked: readonly EarlierAppointment[],
): ChosenItem | null {
  const pack = catalogue.packs.find(({ id }) => id === packId);
  if (pack === undefined || !isCategoryThere(catalogue, pack)) return null;
  const isThere = linked.every(({ calendar_id }) => catalogue.calendars.some(({ id }) => id === calendar_id));
  if (!isThere) return null;
  return {
    ...NOTHING_CHOSEN,
    interventionset_ids: categoryOf(pack),
    pack_id: packId,
    pack_calendar_ids: Object.fromEntries(linked.map(({ calendar_id }, position) => [position, calendar_id])),
  };
}

type Categorised = Pick<SequenceIntervention | SequencePack, "interventionset_id">;

function isCategoryThere(
  { interventionsets }: SequenceCatalogue,
  { interventionset_id }: Categorised,
): boolean {
  return interventionset_id === null || interventionsets.some(({ id }) => id === interventionset_id);
}

function categoryOf({ interventionset_id }: Categorised): readonly number[] | null {
  return interventionset_id === null ? null : [interventionset_id];
}
