import { Suspense } from "react";
import { useKnownGroup } from "../group/first-data.ts";
import { useSession } from "../session/session-store.ts";
import { LazyAccountPart } from "./lazy-account-part.tsx";

/** For visitors of a group that books only for whom it knows; the others load nothing. */
export function ClosedDoorAlert() {
  const { group } = useKnownGroup();
  const { session } = useSession();
  if (session !== null || (group.open && !group.reserved)) return null;
  return (
    <div style={{ marginBlockEnd: "var(--space-24)" }}>
      {/* Keeps about its place: a style sheet for it would be loaded by everybody. */}
      <Suspense fallback={<div style={{ minHeight: "10rem" }} />}>
        <LazyAccountPart name="closedDoor" />
      </Suspense>
    </div>
  );
}
