import {
  type ChoiceStep,
  isChoiceStep,
  type SequenceConfig,
  type SequenceState,
  type StepName,
} from "./model.ts";
import { choiceSteps } from "./choice-steps.ts";
import { type ResolvedItem, resolveItem } from "./resolve-item.ts";

/** Every step of this group's bookings in order, also those that are skipped. */
export function stepsOf(config: SequenceConfig): readonly StepName[] {
  return [
    ...(config.needsLogin ? (["login"] as const) : []),
    ...choiceSteps(config).map((step) => step.name),
    "slots",
    "fiche_info",
    "confirm",
  ];
}

/** Whether a booking begins with this step, even if it is skipped. */
export function isFirstStep(config: SequenceConfig, step: string): boolean {
  return step === stepsOf(config)[0];
}

/** The items as they stand, each with what follows by itself. */
export function resolveItems(config: SequenceConfig, state: SequenceState): readonly ResolvedItem[] {
  return state.items.map((_, index) => resolveItem(config, state, index));
}

/** The item that the choice steps are about: a new one while another is being added. */
export function activeItem(config: SequenceConfig, state: SequenceState): ResolvedItem {
  return resolveItem(config, state, state.active);
}

/** True for a step that is skipped: nothing can be chosen in it, or the query has answered it. */
export function isBlocked(config: SequenceConfig, state: SequenceState, step: StepName): boolean {
  if (isChoiceStep(step)) return activeItem(config, state).blocked.includes(step);
  return step === "slots" && isSlotFixed(config, state);
}

/** The time that the query asked for stands until another is chosen. */
function isSlotFixed({ preselection }: SequenceConfig, { slots }: SequenceState): boolean {
  return slots !== null && preselection.slots?.start_at === slots.start_at;
}

/** The first item, in order, of which something is still to be chosen; -1 when all are complete. */
export function openItem(config: SequenceConfig, state: SequenceState): number {
  return resolveItems(config, state).findIndex((item) => item.open !== null);
}

/**
 * The step to show when a URL asks for `asked`: that one when everything before it is answered and it asks something, else
 * the first that still needs an answer. Never answers `confirm` unless it was asked for: what is booked is not decided by
 * choices.
 */
export function reachableStep(config: SequenceConfig, state: SequenceState, step: StepName): StepName {
  if (step === "confirm") return "confirm";
  if (config.needsLogin) return "login";
  // Logged in: on with the booking from where it stands.
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

/** null when the item has no question left at or after `asked`. */
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
 * The step that follows `current`: the next question about the same item, then what is open about the others, then the time,
 * the person, and the end. Null after the last.
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

/** The step before `current` that asks something, or null when there is none to go back to. */
export function previousStep(
  config: SequenceConfig,
  state: SequenceState,
  current: StepName,
): StepName | null {
  const steps = stepsOf(config);
  const before = steps.slice(0, Math.max(0, steps.indexOf(current)));
  return before.findLast((name) => name !== "login" && !isBlocked(config, state, name)) ?? null;
}

/** Where a visitor starts, or starts again. */
export function firstStep(config: SequenceConfig, state: SequenceState): StepName {
  return reachableStep(config, state, choiceSteps(config)[0]?.name ?? "slots");
}

export interface StepperEntry {
  readonly step: StepName;
  readonly state: "done" | "current" | "later" | "blocked";
  /** Whether choosing it leads there. */
  readonly isOpen: boolean;
}

/**
 * The stepper's entries. One may go back to every step that asks something, and forward only after having gone back, to what
 * is still answered, not to the last, and not where services are merged.
 */
export function stepperEntries(
  config: SequenceConfig,
  state: SequenceState,
  current: StepName,
): readonly StepperEntry[] {
  const steps = stepsOf(config);
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
