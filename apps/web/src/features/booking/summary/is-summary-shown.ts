import type { StepName } from "@rendezvous/domain/sequence/model";
import { stepsOf } from "@rendezvous/domain/sequence/steps";
import type { Choices } from "../use-choices.ts";

/** At the first step there is nothing to sum up yet, unless something was chosen already. SPEC.md section 2. */
export function isSummaryShown({ config, chosen }: Choices, step: StepName): boolean {
  return step !== "confirm" && (chosen.length > 0 || step !== stepsOf(config)[0]);
}
