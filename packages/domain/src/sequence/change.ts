import { giveUpChange } from "./change-items.ts";
import {
  type ChosenItem,
  isChoiceStep,
  type SequenceConfig,
  type SequenceState,
  type StepName,
} from "./model.ts";
import { reachableStep } from "./steps.ts";

/** What the choice steps are for, besides the first appointment. */
export type Change =
  /** One more; `index` is the place it takes. */
  | { readonly kind: "adding"; readonly index: number }
  /** Another one in the place of `replaced`. */
  | { readonly kind: "replacing"; readonly index: number; readonly replaced: ChosenItem };

/** What is being changed, until the change is done or given up; null for a first appointment, and for a mere look back. */
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
 * True when asking for a step can only mean to leave a half-done change, by the browser's back button for instance: with the
 * change the step cannot be shown, without it it can. A choice step never leaves one, nor does the step where it began.
 */
export function leavesChange(config: SequenceConfig, state: SequenceState, step: StepName): boolean {
  if (state.before_change === null || state.current === step || isChoiceStep(step)) return false;
  if (reachableStep(config, state, step) === step) return false;
  return reachableStep(config, giveUpChange(state), "slots") === "slots";
}
