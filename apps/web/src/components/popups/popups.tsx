import { useIsMutating } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { loadOnce } from "../../lib/load-once.ts";
import { popupStore } from "../../lib/popups.ts";
import { useSlowText } from "../../lib/use-slow-text.ts";
import { whenIdle } from "../../lib/page/when-idle.ts";
import type { ShownPopups } from "./shown-popups.tsx";

const file = loadOnce(() => import("./shown-popups.tsx"));

/** Notifications and alerts above the page; loaded when there is the first one. */
export function Popups({ closeLabel }: { closeLabel: string }) {
  const { notification, alert } = useStore(popupStore);
  const slowText = useSlowText(useIsMutating() > 0);
  const [Shown, setShown] = useState<typeof ShownPopups | null>(null);
  const isAny = notification !== null || alert !== null || slowText !== null;
  // There before it is needed: most is to be said where a network fails.
  useEffect(() => whenIdle(file.fetch), []);
  // When it cannot be loaded, nothing else may fail: what popups say is also shown on the page. The next message tries again.
  useEffect(() => {
    if (isAny)
      file.fetch().then(
        (come) => setShown(() => come.ShownPopups),
        () => undefined,
      );
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with each of them
  }, [isAny, notification, alert]);
  return isAny && Shown !== null ? <Shown closeLabel={closeLabel} slowText={slowText} /> : null;
}
