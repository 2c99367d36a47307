import type { Group } from "@rendezvous/contract/catalogue/group";
import type { ChoiceStep } from "@rendezvous/domain/sequence/model";

/** The look of a step's list of choices. */
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
 * Returns the group's settings; by default a list with pictures and descriptions. If no record in `shown` has a picture, reserves
 * no place for one.
 */
export function toStepLook(
  { grid_list_mode }: Pick<Group, "grid_list_mode">,
  step: ChoiceStep,
  shown: readonly { thumbnail: string | null }[],
): StepLook {
  const { grid_mode = false, image = true, description = true } = grid_list_mode[ENTRIES[step]] ?? {};
  const hasImages = image && shown.some(({ thumbnail }) => thumbnail !== null);
  return { isGrid: grid_mode, hasImages, hasDescriptions: description };
}
