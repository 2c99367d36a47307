import type { Group } from "@rendezvous/contract/group";
import { isTracking } from "@rendezvous/domain/tracking/is-tracking";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { useSession } from "../session/session-store.ts";

// If it cannot be loaded, there is no question and no tracking.
const TrackedVisit = lazy(() =>
  import("./tracked-visit.tsx")
    .then((file) => ({ default: file.TrackedVisit }))
    .catch(() => ({ default: () => null })),
);

const never = () => () => undefined;

/**
 * Asks a group's visitors for consent to tracking, and tracks those who agree. Professionals are neither asked nor
 * tracked.
 */
export function Tracking({ group }: { group: Group }) {
  const { session } = useSession();
  // Not part of the server-rendered page.
  const isDrawn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isDrawn || !isTracking(group) || session?.type === "pro") return null;
  return (
    <Suspense fallback={null}>
      <TrackedVisit group={group} />
    </Suspense>
  );
}
