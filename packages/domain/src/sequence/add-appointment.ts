import { isAntsService } from "./ants-service.ts";
import {
  type ChosenItem,
  type SequenceConfig,
  type SequenceState,
  isFrozenStep,
  maxAppointments,
} from "./model.ts";
import { NO_ANSWERS, serviceOptions, type ServiceOptions } from "./options.ts";
import { isPromoted } from "./promoted.ts";
import { resolveItems } from "./steps.ts";
import { isVideoconference } from "./videoconference.ts";

/**
 * True when another appointment may be added: below the maximum, all present ones complete, and each of them with others beside
 * it.
 */
export function mayAddAppointment(config: SequenceConfig, state: SequenceState): boolean {
  const items = resolveItems(config, state);
  if (items.length >= maxAppointments(config) || isFrozenStep(config, "intervention_ids")) return false;
  return items.every((item) => item.open === null && mayHaveOthers(config, state, item));
}

/** False for a video conference, an identity document, and what is promoted while only promoted times are shown. */
function mayHaveOthers(
  { catalogue }: SequenceConfig,
  { slot_promotion }: SequenceState,
  item: Pick<ChosenItem, "intervention_id" | "pack_id">,
): boolean {
  if (isVideoconference(catalogue, item)) return false;
  const service = catalogue.interventions.find((one) => one.id === item.intervention_id);
  const offer = service ?? catalogue.packs.find((one) => one.id === item.pack_id);
  if (offer === undefined || (service && isAntsService(service))) return false;
  return !(slot_promotion && isPromoted(offer));
}

/** Returns the services and packs that may be put into the basket, beside those in it; their steps may still be open. */
export function servicesForBasket(config: SequenceConfig, state: SequenceState): ServiceOptions {
  const items = resolveItems(config, state).filter((item) => item.intervention_id ?? item.pack_id);
  const isFull = items.length >= maxAppointments(config) || isFrozenStep(config, "intervention_ids");
  if (isFull || !items.every((item) => mayHaveOthers(config, state, item)))
    return { intervention_ids: [], pack_ids: [] };
  const { intervention_ids, pack_ids } = addableServices(config, state, null);
  return {
    intervention_ids: intervention_ids.filter((intervention_id) =>
      mayHaveOthers(config, state, { intervention_id, pack_id: null }),
    ),
    pack_ids: pack_ids.filter((pack_id) => mayHaveOthers(config, state, { intervention_id: null, pack_id })),
  };
}

/** Returns the services and packs in the summary's menu: those of one category, or of all with null. */
export function addableServices(
  config: SequenceConfig,
  state: SequenceState,
  interventionsetId: number | null,
): ServiceOptions {
  const chosen = resolveItems(config, state).map((item) => item.intervention_id);
  return serviceOptions(config, {
    ...NO_ANSWERS,
    isBesideOthers: true,
    merged_with: config.merge_interventions ? chosen.filter((id) => id !== null) : [],
    interventionset_ids: interventionsetId === null ? null : [interventionsetId],
  });
}
