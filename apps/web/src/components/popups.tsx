import { type ComponentType, lazy, Suspense } from "react";
import { useStore } from "zustand";
import { popupStore } from "../lib/popups.ts";

// When it cannot be loaded, nothing else may fail: what popups say is also shown on the page.
const Shown = lazy<ComponentType<{ closeLabel: string }>>(() =>
  import("./shown-popups.tsx")
    .then((file) => ({ default: file.ShownPopups }))
    .catch(() => ({ default: () => null })),
);

/** Notifications and alerts above the page; loaded when there is the first one. */
export function Popups({ closeLabel }: { closeLabel: string }) {
  const isAny = useStore(popupStore, ({ notification, alert }) => notification !== null || alert !== null);
  return <Suspense fallback={null}>{isAny && <Shown closeLabel={closeLabel} />}</Suspense>;
}
