import { giveUpChange } from "./change-items.ts";
import {
  type ChosenItem,
  isChoiceStep,
  type SequenceConfig,
  type SequenceState,
  type StepName,
} from "./model.ts";
import { reachableStep } from "./steps.ts";

/** The purpose of the choice steps, other than the first appointment. */
export type Change =
  /** Adding an item; `index` is its position. */
  | { readonly kind: "adding"; readonly index: number }
  /** Replacing the item `replaced` by another. */
  | { readonly kind: "replacing"; readonly index: number; readonly replaced: ChosenItem };

/**
 * Returns the change in progress, until it is completed or given up; null for a first appointment, and when the visitor only
 * looks back.
 */
export function changeInProgress({
  active,
  before_change,
}: Pick<SequenceState, "active" | "before_change">): Change | null {
  if (before_change === null) return null;
  const replaced = before_change[active];
  return replaced === undefined
    ? { kind: "adding", index: active }
    : { kind: "replacing", index: active, replaced };
}

/**
 * True when a request for a step can only mean leaving an unfinished change, for example by the browser's back button: the step
 * cannot be shown with the change, but can without it. A choice step never leaves one, and neither does the step where it began.
 */
export function isLeavingUnfinishedChange(
  config: SequenceConfig,
  state: SequenceState,
  step: StepName,
): boolean {
  if (state.before_change === null || state.current === step || isChoiceStep(step)) return false;
  if (reachableStep(config, state, step) === step) return false;
  return reachableStep(config, giveUpChange(state), "slots") === "slots";
}
