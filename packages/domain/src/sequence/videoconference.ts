import type { ChosenItem, SequenceCatalogue } from "./model.ts";

/** True for a video conference, and for a pack that contains one. */
export function isVideoconference(
  { interventions, packs }: Pick<SequenceCatalogue, "interventions" | "packs">,
  { intervention_id, pack_id }: Pick<ChosenItem, "intervention_id" | "pack_id">,
): boolean {
  const config = packs.find((one) => one.id === pack_id)?.config ?? [];
  const services = config.flatMap((entry) => ("intervention_id" in entry ? entry.intervention_id : []));
  return interventions.some(
    (one) => one.videoconference && (one.id === intervention_id || services.includes(one.id)),
  );
}
