import styles from "./cancelled-alert.module.css";
import { useBooking } from "./booking-store.ts";
import { lazyComponent } from "../../../lib/load-once.ts";

const CancelledNotice = lazyComponent(
  async () => (await import("./confirm/cancelled-notice.tsx")).CancelledNotice,
);

/**
 * Says that the whole last booking was cancelled, until the next one begins. Its file loads inside the Suspense of the step, so
 * that the step does not move down when the notice arrives.
 */
export function CancelledAlert() {
  const hasCancelled = useBooking((booking) => booking.hasCancelled);
  if (!hasCancelled) return null;
  return (
    <div className={styles.notice}>
      <CancelledNotice />
    </div>
  );
}
