import {
  type ChoiceStep,
  isChoiceStep,
  type SequenceConfig,
  type SequenceState,
  type StepName,
  choiceSteps,
} from "./model.ts";
import { type ResolvedItem, resolveItem } from "./resolve-item.ts";

/** Returns every step of this group's bookings in order, including skipped ones. */
export function stepsOf(config: SequenceConfig): readonly StepName[] {
  return [
    ...(config.needsLogin ? (["login"] as const) : []),
    ...choiceSteps(config).map((step) => step.name),
    "slots",
    "fiche_info",
    "confirm",
  ];
}

/** True for the first step of a booking, even if it is skipped. */
export function isFirstStep(config: SequenceConfig, step: string): boolean {
  return step === stepsOf(config)[0];
}

/** Returns the items, each with all answers that need no choice filled in. */
export function resolveItems(config: SequenceConfig, state: SequenceState): readonly ResolvedItem[] {
  return state.items.map((_, index) => resolveItem(config, state, index));
}

/** The item that the choice steps are about: a new one while the visitor adds an item. */
export function activeItem(config: SequenceConfig, state: SequenceState): ResolvedItem {
  return resolveItem(config, state, state.active);
}

/** True for a step that is skipped: nothing can be chosen in it, or the query has answered it. */
export function isBlocked(config: SequenceConfig, state: SequenceState, step: StepName): boolean {
  if (isChoiceStep(step)) return activeItem(config, state).blocked.includes(step);
  return step === "slots" && isSlotFixed(config, state);
}

/** The time from the query counts until the visitor chooses another. */
function isSlotFixed({ preselection }: SequenceConfig, { slots }: SequenceState): boolean {
  return slots !== null && preselection.slots?.start_at === slots.start_at;
}

/** Returns the index of the first item that is incomplete; -1 when all are complete. */
export function openItem(config: SequenceConfig, state: SequenceState): number {
  return resolveItems(config, state).findIndex((item) => item.open !== null);
}

/**
 * Returns the step to show when a URL requests `step`: that step if everything before it is answered and it asks something, else
 * the first step that still needs an answer. Returns `confirm` only on request: choices alone do not show that the appointments
 * are booked.
 */
export function reachableStep(config: SequenceConfig, state: SequenceState, step: StepName): StepName {
  if (step === "confirm") return "confirm";
  if (config.needsLogin) return "login";
  // After the login, the visitor continues the booking where it was interrupted.
  if (step === "login") return reachableStep(config, state, "fiche_info");
  if (isChoiceStep(step)) {
    const shown = reachableChoice(config, activeItem(config, state), step);
    if (shown !== null) return shown;
  }
  const at = openItem(config, state);
  const open = at === -1 ? null : resolveItem(config, state, at).open;
  if (open !== null) return open;
  const wantsTime = step !== "fiche_info" && !isSlotFixed(config, state);
  return state.slots === null || wantsTime || step === "slots" ? "slots" : "fiche_info";
}

/**
 * Returns the item's first open step before `step`, else the first step from `step` on that is not skipped; null when there is
 * none.
 */
function reachableChoice(config: SequenceConfig, item: ResolvedItem, step: ChoiceStep): ChoiceStep | null {
  let isPast = false;
  for (const { name } of choiceSteps(config)) {
    isPast ||= name === step;
    if (item.blocked.includes(name)) continue;
    if (isPast || item.open === name) return name;
  }
  return null;
}

/**
 * Returns the step after `current`: the next step of the same item, then the open steps of the other items, then the time, the
 * personal data, and the confirmation. Null after the last.
 */
export function nextStep(config: SequenceConfig, state: SequenceState, current: StepName): StepName | null {
  if (current === "confirm") return null;
  if (current === "fiche_info") return "confirm";
  if (current === "slots") return reachableStep(config, state, "fiche_info");
  const { blocked } = activeItem(config, state);
  const steps = choiceSteps(config).map((step) => step.name);
  const later = isChoiceStep(current) ? steps.slice(steps.indexOf(current) + 1) : steps;
  const next = later.find((name) => !blocked.includes(name));
  if (next !== undefined) return reachableStep(config, state, next);
  return reachableStep(config, state, isSlotFixed(config, state) ? "fiche_info" : "slots");
}

/** Returns the step before `current` that asks something; null when there is none. */
export function previousStep(
  config: SequenceConfig,
  state: SequenceState,
  current: StepName,
): StepName | null {
  const steps = stepsOf(config);
  const before = steps.slice(0, Math.max(0, steps.indexOf(current)));
  return before.findLast((name) => name !== "login" && !isBlocked(config, state, name)) ?? null;
}

/** Returns the step where a visitor starts or restarts. */
export function firstStep(config: SequenceConfig, state: SequenceState): StepName {
  return reachableStep(config, state, choiceSteps(config)[0]?.name ?? "slots");
}

export interface StepperEntry {
  readonly step: StepName;
  readonly state: "done" | "current" | "later" | "blocked";
  /** Whether a click on the entry leads to its step. */
  readonly isOpen: boolean;
}

/**
 * Returns the stepper's entries, without a step whose choices are above the times. Visitors may go back to every step that asks
 * something. They may go forward only after having gone back, only to answered steps, never to the last step, and not in a group
 * that merges services.
 */
export function stepperEntries(
  config: SequenceConfig,
  state: SequenceState,
  current: StepName,
): readonly StepperEntry[] {
  const isAboveTimes = (step: StepName) =>
    config.steps.some((one) => one.name === step && one.is_above_times);
  const steps = stepsOf(config).filter((step) => !isAboveTimes(step));
  const position = steps.indexOf(current);
  return steps.map((step, at) => {
    if (at === position) return { step, state: "current", isOpen: false };
    if (isBlocked(config, state, step)) return { step, state: "blocked", isOpen: false };
    if (at < position) return { step, state: "done", isOpen: step !== "login" };
    const isOpen =
      state.went_back &&
      step !== "confirm" &&
      !config.merge_interventions &&
      reachableStep(config, state, step) === step;
    return { step, state: "later", isOpen };
  });
}
