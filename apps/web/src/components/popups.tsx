import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { popupStore } from "../lib/popups.ts";

const Shown = lazy(() => import("./shown-popups.tsx").then((file) => ({ default: file.ShownPopups })));

/** What is said above the page, once there is something to say. */
export function Popups({ closeLabel }: { closeLabel: string }) {
  const isAny = useStore(popupStore, ({ notification, alert }) => notification !== null || alert !== null);
  return <Suspense fallback={null}>{isAny && <Shown closeLabel={closeLabel} />}</Suspense>;
}
