import { COLUMN_STEPS, columnsForWidth } from "@rendezvous/domain/slots/columns";
import { useSyncExternalStore } from "react";

/** Returns the number of days that fit into the window; updated when the window is resized or turned. */
export function useColumns(): number {
  return useSyncExternalStore(subscribe, () => columnsForWidth(window.innerWidth));
}

function subscribe(onChange: () => void): () => void {
  const queries = COLUMN_STEPS.map(({ maxWidth }) => window.matchMedia(`(max-width: ${maxWidth}px)`));
  for (const query of queries) query.addEventListener("change", onChange);
  return () => {
    for (const query of queries) query.removeEventListener("change", onChange);
  };
}
