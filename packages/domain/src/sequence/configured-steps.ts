import type { StepConfig } from "./model.ts";

interface Configured<Step> {
  readonly user_sequence_config?: readonly Step[] | null;
  readonly steps_init?: readonly Step[] | null;
  readonly has_calendars_tab: boolean;
  readonly has_interventions_tab: boolean;
}

/** The default steps: the service, and the calendar unless there is no choice. */
const USUAL_STEPS: readonly StepConfig[] = [
  { name: "intervention_ids" },
  { name: "calendar_id", skip_uniq_choice: true },
];

/** Returns a group's own steps, or the default ones; its flags decide whether those for services and calendars exist. */
export function configuredSteps<Step extends { readonly name: string }>(
  group: Configured<Step>,
): readonly (Step | StepConfig)[] {
  const own = [group.user_sequence_config, group.steps_init].find((steps) => steps && steps.length > 0);
  return (own ?? USUAL_STEPS).filter(
    ({ name }) =>
      (name !== "calendar_id" || group.has_calendars_tab) &&
      (name !== "intervention_ids" || group.has_interventions_tab),
  );
}

/**
 * Returns the steps with the calendars above the times instead of on a screen of their own. The step stays as it is if it comes
 * before the service, or if the group wants it to be answered.
 */
export function withCalendarsAboveTimes<Step extends StepConfig>(
  steps: readonly Step[],
): readonly (Step | StepConfig)[] {
  const serviceAt = steps.findIndex(({ name }) => name === "intervention_ids");
  return steps.map((step, at) =>
    step.name === "calendar_id" && step.any !== false && serviceAt !== -1 && serviceAt < at
      ? { ...step, is_above_times: true }
      : step,
  );
}
