import { type ComponentType, lazy, Suspense } from "react";
import { useStore } from "zustand";
import { popupStore } from "../lib/popups.ts";

// Without a network it does not come, and nothing else may fail for it: what it would say stands on the page too.
const Shown = lazy<ComponentType<{ closeLabel: string }>>(() =>
  import("./shown-popups.tsx")
    .then((file) => ({ default: file.ShownPopups }))
    .catch(() => ({ default: () => null })),
);

/** What is said above the page, once there is something to say. */
export function Popups({ closeLabel }: { closeLabel: string }) {
  const isAny = useStore(popupStore, ({ notification, alert }) => notification !== null || alert !== null);
  return <Suspense fallback={null}>{isAny && <Shown closeLabel={closeLabel} />}</Suspense>;
}
