import { useEffect, useState } from "react";
import { now } from "../../lib/clock.ts";

const EACH_MS = 30_000;

/** The present, in milliseconds since the epoch; null in the server's rendering, which may be cached for a day. */
export function usePresent(): number | null {
  const [present, setPresent] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setPresent(now());
    look();
    const timer = setInterval(look, EACH_MS);
    // Timers do not run while the device sleeps.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return present;
}
