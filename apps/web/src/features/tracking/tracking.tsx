import type { Group } from "@rendezvous/contract/group";
import { isTracking } from "@rendezvous/domain/tracking/is-tracking";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { useSession } from "../session/session-store.ts";

// Without a network it does not come; then nobody is asked, and nothing is tracked.
const TrackedVisit = lazy(() =>
  import("./tracked-visit.tsx")
    .then((file) => ({ default: file.TrackedVisit }))
    .catch(() => ({ default: () => null })),
);

const never = () => () => undefined;

/** Asks a group's visitors whether they may be tracked, and tracks who agrees. Professionals at work are neither asked nor tracked. */
export function Tracking({ group }: { group: Group }) {
  const { session } = useSession();
  // Nothing of it stands in what the server draws.
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
