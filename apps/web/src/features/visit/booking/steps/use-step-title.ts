import type { StepName } from "@rendezvous/domain/sequence/model";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useChoices } from "../use-choices.ts";

/** Returns a step's heading: the group's own title, or its name for the step, or the usual one. */
export function useStepTitle(step: StepName | undefined, usual: string) {
  const phrases = usePhrases().steps;
  const { config } = useChoices();
  const { title, title_lang, preposition, label } = config.steps.find((one) => one.name === step) ?? {};
  if (title) return { title, lang: title_lang };
  return { title: preposition && label ? phrases.chooseWhat({ preposition, label }) : usual };
}
