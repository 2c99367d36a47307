import { useEffect, useState } from "react";

/** True once `isLasting` has been true for `ms`, until it becomes false. */
export function useHasLasted(isLasting: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isLasting) return undefined;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isLasting, ms]);
  return hasLasted;
}
