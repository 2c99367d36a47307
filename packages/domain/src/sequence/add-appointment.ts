import { isAntsService } from "./ants-service.ts";
import { type SequenceConfig, type SequenceState, isFrozenStep, maxAppointments } from "./model.ts";
import { NO_ANSWERS, serviceOptions, type ServiceOptions } from "./options.ts";
import { isPromoted } from "./promoted.ts";
import { resolveItems } from "./steps.ts";
import { isVideoconference } from "./videoconference.ts";

/**
 * True when another appointment may be added: below the maximum, all present ones complete, and none of them a video conference,
 * an identity document, or promoted while only promoted times are shown.
 */
export function mayAddAppointment(config: SequenceConfig, state: SequenceState): boolean {
  const items = resolveItems(config, state);
  const max = maxAppointments(config);
  if (items.length >= max || isFrozenStep(config, "intervention_ids")) return false;
  const { interventions, packs } = config.catalogue;
  return items.every((item) => {
    if (item.open !== null || isVideoconference(config.catalogue, item)) return false;
    const service = interventions.find((one) => one.id === item.intervention_id);
    const offer = service ?? packs.find((one) => one.id === item.pack_id);
    if (offer === undefined || (service && isAntsService(service))) return false;
    return !(state.slot_promotion && isPromoted(offer));
  });
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
