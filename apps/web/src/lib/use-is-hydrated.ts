import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** False on the server and while its HTML is taken over: what only the browser draws waits for it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
