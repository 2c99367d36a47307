import { isFrozen } from "./frozen.ts";
import { maxAppointments } from "./max-appointments.ts";
import type { SequenceConfig, SequenceIntervention, SequencePack, SequenceState } from "./model.ts";
import { NOTHING_KNOWN, serviceOptions, type ServiceOptions } from "./options.ts";
import { resolveItems } from "./steps.ts";

/** Services for identity documents: they are booked for themselves, by their own way in. WIRE.md section 9. */
const ANTS_EXTERNIDS = ["ants_c", "ants_p", "ants_cp"];

/** True for a service of the identity-document deployment. */
export function isAntsService({ externid }: Pick<SequenceIntervention, "externid">): boolean {
  return ANTS_EXTERNIDS.includes(externid);
}

/**
 * True when another appointment may be added: below the maximum, with every present one complete, and with none of them a
 * video conference, an identity document, or promoted while only promoted times are shown. SPEC.md section 4.
 */
export function mayAddAppointment(config: SequenceConfig, state: SequenceState): boolean {
  const items = resolveItems(config, state);
  const max = maxAppointments(config);
  if (max <= 1 || items.length >= max || isFrozen(config, "intervention_ids")) return false;
  const { interventions, packs } = config.catalogue;
  return items.every(({ open, intervention_id, pack_id }) => {
    if (open !== null) return false;
    const chosen: SequenceIntervention | SequencePack | undefined =
      pack_id === null
        ? interventions.find((one) => one.id === intervention_id)
        : packs.find((one) => one.id === pack_id);
    if (chosen === undefined) return false;
    if (state.slot_promotion && (chosen.promotions ?? 0) > 0) return false;
    return !("videoconference" in chosen) || !(chosen.videoconference || isAntsService(chosen));
  });
}

/** What the summary's menu offers to add: the services and packs of one category, or of all with null. */
export function addableServices(
  config: SequenceConfig,
  state: SequenceState,
  interventionsetId: number | null,
): ServiceOptions {
  const chosen = resolveItems(config, state).map((item) => item.intervention_id);
  const found = serviceOptions(config, {
    ...NOTHING_KNOWN,
    merged_with: config.merge_interventions ? chosen.filter((id) => id !== null) : [],
    interventionset_ids: interventionsetId === null ? null : [interventionsetId],
  });
  const ants = config.catalogue.interventions.filter(isAntsService).map((one) => one.id);
  return { ...found, intervention_ids: found.intervention_ids.filter((id) => !ants.includes(id)) };
}
