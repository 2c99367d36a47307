import { useEffect, useState } from "react";

const LASTS_MS = 300;

/** Returns the debounced value; the first one at once. */
export function useDebouncedValue(value: string): string {
  const [lasting, setLasting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(value), LASTS_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return lasting;
}
