import { useEffect, useState } from "react";
import { now } from "./clock.ts";

/** The present, milliseconds since the epoch, looked at again every `stepMs` and whenever the page comes back into sight. */
export function useNow(stepMs: number): number {
  const [present, setPresent] = useState(now);
  useEffect(() => {
    const look = () => setPresent(now());
    const timer = setInterval(look, stepMs);
    // A timer rests while the device sleeps.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [stepMs]);
  return present;
}
