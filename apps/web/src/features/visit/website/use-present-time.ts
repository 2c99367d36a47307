import { useSyncExternalStore } from "react";
import { useNow } from "../../../lib/use-now.ts";

const EACH_MS = 30_000;

const neverChanges = () => () => undefined;

/** Returns the present, in milliseconds since the epoch; null in the server's rendering, which may be cached for a day. */
export function usePresentTime(): number | null {
  const present = useNow(EACH_MS);
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isInBrowser ? present : null;
}
