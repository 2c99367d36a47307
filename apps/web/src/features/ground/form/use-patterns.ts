import type { Field } from "@rendezvous/domain/form/field";
import { tryPatternsWith } from "@rendezvous/domain/form/pattern";
import { useEffect, useState } from "react";

/**
 * Loads the pattern engine if the form needs it; until it has loaded, or if the loading fails, only the server checks patterns.
 */
export function usePatterns(fields: readonly Field[]): void {
  const [, setIsLoaded] = useState(false);
  const isNeeded = fields.some(({ regexp }) => regexp !== "");
  useEffect(() => {
    if (!isNeeded) return;
    import("@rendezvous/contract/ground/pattern-engine").then(
      ({ matchesPattern: fits }) => {
        tryPatternsWith(fits);
        setIsLoaded(true);
      },
      () => undefined,
    );
  }, [isNeeded]);
}
