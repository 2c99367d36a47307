import { Suspense, useEffect, useState } from "react";
import { lazyComponent } from "../../../../lib/load-once.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { useChoices } from "../use-choices.ts";
import type { TimedChoice } from "./next-times.tsx";
import styles from "./next-times-place.module.css";

const NextTimes = lazyComponent(
  async () => (await import("./next-times.tsx")).NextTimes,
  () => null,
);

/** The place of a card's next free times, which are loaded after the first paint. */
export function NextTimesPlace(choice: TimedChoice) {
  const { group } = useLoadedGroup();
  const { sequence } = useChoices();
  const [isPainted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  // The next times are those of a service alone, not of a chain.
  if (!group.next_times || sequence.items.length > 1 || sequence.slot_promotion) return null;
  return (
    <div className={styles.place}>
      <Suspense>{isPainted && <NextTimes {...choice} />}</Suspense>
    </div>
  );
}
