import type { Group } from "@rendezvous/contract/catalogue/group";
import { hasTrackers } from "@rendezvous/domain/tracking/has-trackers";
import { Suspense, useSyncExternalStore } from "react";
import { useIsPro } from "./use-is-pro.ts";
import { lazyComponent } from "../../../lib/load-once.ts";

// If this code cannot be loaded, there is neither a question nor tracking.
const TrackedVisit = lazyComponent(
  async () => (await import("./tracked-visit.tsx")).TrackedVisit,
  () => null,
);

const never = () => () => undefined;

/**
 * Asks a group's visitors for consent to tracking, and tracks those who agree. Professionals are neither asked nor
 * tracked.
 */
export function Tracking({ group }: { group: Group }) {
  const isPro = useIsPro();
  // The server-rendered page does not contain it.
  const isDrawn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isDrawn || !hasTrackers(group) || isPro) return null;
  return (
    <Suspense fallback={null}>
      <TrackedVisit group={group} />
    </Suspense>
  );
}
