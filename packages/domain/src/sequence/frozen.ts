import type { SequenceConfig, StepName } from "./model.ts";

/** True when the link's answer to a step may not be changed. */
export function isFrozenStep({ freeze }: Pick<SequenceConfig, "freeze">, step: StepName): boolean {
  return freeze === true || (freeze !== false && freeze.includes(step));
}
