import { useEffect, useState } from "react";
import { lazyComponent } from "../../../../lib/load-once.ts";
import { fetchLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useWording } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { useChoices } from "../use-choices.ts";
import type { TimedChoice } from "./next-times.tsx";
import styles from "./next-times-place.module.css";

const NextTimes = lazyComponent(async () => (await import("./next-times.tsx")).NextTimes);

/** The place of a card's next free times. Their code is loaded after the first paint; if it does not come, the place stays empty. */
export function NextTimesPlace(choice: TimedChoice) {
  const { group } = useLoadedGroup();
  const { sequence } = useChoices();
  const { language } = useWording();
  const [isLoaded, setLoaded] = useState(false);
  // The next times are those of a service alone, not of a chain.
  const isShown = group.next_times && sequence.items.length === 1 && !sequence.slot_promotion;
  useEffect(() => {
    if (isShown)
      Promise.all([NextTimes.fetch(), fetchLazyPhrases("appointment", language)]).then(
        () => setLoaded(true),
        () => undefined,
      );
  }, [isShown, language]);
  return isShown && <div className={styles.place}>{isLoaded && <NextTimes {...choice} />}</div>;
}
