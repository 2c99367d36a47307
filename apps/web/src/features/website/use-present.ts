import { useEffect, useState } from "react";
import { now } from "../../lib/clock.ts";

const EACH_MS = 30_000;

/** The present, milliseconds since the epoch; null in what the server draws, which may be kept for a day. */
export function usePresent(): number | null {
  const [present, setPresent] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setPresent(now());
    look();
    const timer = setInterval(look, EACH_MS);
    // A timer rests while the device sleeps.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return present;
}
