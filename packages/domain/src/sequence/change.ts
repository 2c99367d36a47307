import type { ChosenItem, SequenceState } from "./model.ts";

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
