import { useEffect, useState } from "react";

/** True once something has lasted so long, and as long as it goes on. */
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
