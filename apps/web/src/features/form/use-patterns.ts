import type { Field } from "@rendezvous/domain/form/field";
import { tryPatternsWith } from "@rendezvous/domain/form/pattern";
import { useEffect, useState } from "react";

/** Loads the pattern engine where a form needs it; until then, or when it cannot be loaded, only the server checks patterns. */
export function usePatterns(fields: readonly Field[]): void {
  const [, setIsLoaded] = useState(false);
  const isNeeded = fields.some(({ regexp }) => regexp !== "");
  useEffect(() => {
    if (!isNeeded) return;
    import("@rendezvous/contract/pattern-engine").then(
      ({ fits }) => {
        tryPatternsWith(fits);
        setIsLoaded(true);
      },
      () => undefined,
    );
  }, [isNeeded]);
}
