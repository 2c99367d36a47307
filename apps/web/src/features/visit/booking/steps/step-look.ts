import type { Group } from "@rendezvous/contract/group";
import type { ChoiceStep } from "@rendezvous/domain/sequence/model";

/** How a step lists its choices. */
export interface StepLook {
  isGrid: boolean;
  hasImages: boolean;
  hasDescriptions: boolean;
}

const ENTRIES: Record<ChoiceStep, string> = {
  interventionset_ids: "has_interventionsets_tab",
  intervention_ids: "has_interventions_tab",
  calendarset_id: "has_calendarsets_tab",
  calendar_id: "has_calendars_tab",
  resource_id: "has_resources_tab",
};

/**
 * The group's settings; by default a list with pictures and descriptions. If none of `shown` has a picture, no place is
 * reserved for one.
 */
export function stepLook(
  { grid_list_mode }: Pick<Group, "grid_list_mode">,
  step: ChoiceStep,
  shown: readonly { thumbnail: string | null }[],
): StepLook {
  const { grid_mode = false, image = true, description = true } = grid_list_mode[ENTRIES[step]] ?? {};
  const hasImages = image && shown.some(({ thumbnail }) => thumbnail !== null);
  return { isGrid: grid_mode, hasImages, hasDescriptions: description };
}
