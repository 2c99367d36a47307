import { useSyncExternalStore } from "react";

const BESIDE = "(min-width: 60rem)";

/** Whether the window has room for the summary beside the step, as in step-frame.module.css. */
export function useIsSideBySide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(BESIDE).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(BESIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
