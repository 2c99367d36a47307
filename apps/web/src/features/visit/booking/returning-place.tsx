import { Suspense } from "react";
import { lazyComponent } from "../../../lib/load-once.ts";
import { useSession } from "../../ground/session/session-store.ts";
import styles from "./returning-client.module.css";

const ReturningClient = lazyComponent(async () => (await import("./returning-client.tsx")).ReturningClient);

/** Above the first step, for a client who is logged in; its code is loaded only then. */
export function ReturningPlace() {
  const { session } = useSession();
  if (session?.type !== "user" || session.needPasswordChange) return null;
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <ReturningClient />
    </Suspense>
  );
}
