import type { Field } from "@rendezvous/domain/form/field";
import { tryPatternsWith } from "@rendezvous/domain/form/pattern";
import { useEffect, useState } from "react";

/** Brings what tries patterns, where a form has one; until it is here, or should it never come, only the server tries them. */
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
