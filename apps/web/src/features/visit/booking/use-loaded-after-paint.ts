import { useEffect, useState } from "react";
import { fetchLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";

/**
 * Loads a part of a card and its phrases after the first paint, if the part is shown; returns true once they are there. If the
 * load fails, the place of the part stays empty.
 */
export function useLoadedAfterPaint(part: { fetch: () => Promise<unknown> }, isShown: boolean): boolean {
  const { language } = useWording();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isShown)
      Promise.all([part.fetch(), fetchLazyPhrases("appointment", language)]).then(
        () => setLoaded(true),
        () => undefined,
      );
  }, [part, isShown, language]);
  return isLoaded;
}
