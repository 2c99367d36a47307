import { useDeferredValue } from "react";
import { useKnownGroup } from "../group/first-data.ts";
import { useSession } from "../session/session-store.ts";
import styles from "./closed-door-alert.module.css";
import { LazyAccountPart } from "./lazy-account-part.tsx";

/** For visitors of a group that books only for whom it knows; the others load nothing. */
export function ClosedDoorAlert() {
  const { group } = useKnownGroup();
  const { session } = useSession();
  const isClosed = session === null && (!group.open || group.reserved);
  // Until its words have come, its place is kept.
  const hasWords = useDeferredValue(isClosed, false);
  if (!isClosed) return null;
  return <div className={styles.door}>{hasWords && <LazyAccountPart name="closedDoor" />}</div>;
}
