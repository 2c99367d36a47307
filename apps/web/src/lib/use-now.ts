import { useEffect, useState } from "react";
import { now } from "./clock.ts";

/** Returns the present in milliseconds since the epoch, updated every `stepMs` and whenever the page becomes visible. */
export function useNow(stepMs: number): number {
  const [present, setPresent] = useState(now);
  useEffect(() => {
    const look = () => setPresent(now());
    const timer = setInterval(look, stepMs);
    // Timers do not run while the device sleeps.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [stepMs]);
  return present;
}
