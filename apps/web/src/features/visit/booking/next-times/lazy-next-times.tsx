import { lazyComponent } from "../../../../lib/load-once.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { useChoices } from "../use-choices.ts";
import { useLoadedAfterPaint } from "../use-loaded-after-paint.ts";
import type { TimedChoice } from "./next-times.tsx";
import styles from "./next-times-place.module.css";

const NextTimes = lazyComponent(async () => (await import("./next-times.tsx")).NextTimes);

/**
 * Reserves the place of a card's next free times. Their code is loaded after the first paint; if that fails, the place stays
 * empty.
 */
export function NextTimesPlace(choice: TimedChoice) {
  const { group } = useLoadedGroup();
  const { sequence } = useChoices();
  // The next times are those of a service alone, not of a chain.
  const isShown = group.next_times && sequence.items.length === 1 && !sequence.slot_promotion;
  const isLoaded = useLoadedAfterPaint(NextTimes, isShown);
  return isShown && <div className={styles.place}>{isLoaded && <NextTimes {...choice} />}</div>;
}
