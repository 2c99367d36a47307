import { useSyncExternalStore } from "react";

const BESIDE = "(min-width: 60rem)";

/** Whether there is room for the summary beside the step, as step-frame.module.css places it. */
export function useIsSideBySide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(BESIDE).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(BESIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
