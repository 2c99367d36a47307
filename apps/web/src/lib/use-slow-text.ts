import { useEffect } from "react";
import { announce } from "./announce.ts";
import { usePhrases } from "./phrases/phrases.ts";
import { useHasLasted } from "./use-has-lasted.ts";

const SLOW_AFTER_MS = 5000;

/** Returns a text once the visitor has waited long for an answer, and announces it in the live region; null before that. */
export function useSlowText(isWaiting: boolean): string | null {
  const { slow } = usePhrases().error;
  const isSlow = useHasLasted(isWaiting, SLOW_AFTER_MS);
  useEffect(() => {
    if (isSlow) announce(slow);
  }, [isSlow, slow]);
  return isSlow ? slow : null;
}
