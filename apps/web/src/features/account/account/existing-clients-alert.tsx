import { useDeferredValue } from "react";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { useSession } from "../../ground/session/session-store.ts";
import styles from "./existing-clients-alert.module.css";
import { LazyAccountPart } from "./lazy-account-part.tsx";

/** The notice of a group that accepts bookings only from its existing clients; its code is loaded only where it is shown. */
export function ExistingClientsAlert() {
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const isClosed = session?.type !== "pro" && (!group.open || group.reserved);
  // Reserves the notice's place until its texts have loaded.
  const hasWords = useDeferredValue(isClosed, false);
  if (!isClosed) return null;
  return (
    <div className={session === null ? `${styles.notice} ${styles.kept}` : styles.notice}>
      {hasWords && <LazyAccountPart name={session === null ? "reserved" : "reservedForUnknown"} />}
    </div>
  );
}
