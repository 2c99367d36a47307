import { Suspense } from "react";
import { lazyComponent } from "../../../lib/load-once.ts";
import { useSession } from "../../ground/session/session-store.ts";
import styles from "./returning-client.module.css";

const ReturningClient = lazyComponent(async () => (await import("./returning-client.tsx")).ReturningClient);

/** Shown above the first step to a logged-in client; only then is its code loaded. */
export function LazyReturningClient() {
  const { session } = useSession();
  if (session?.type !== "user" || session.needPasswordChange) return null;
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <ReturningClient />
    </Suspense>
  );
}
