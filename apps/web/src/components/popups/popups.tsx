import { useIsMutating } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { loadOnce } from "../../lib/load-once.ts";
import { popupStore } from "../../lib/popups.ts";
import { useSlowText } from "../../lib/use-slow-text.ts";
import { whenIdle } from "../../lib/page/when-idle.ts";
import type { ShownPopups } from "./shown-popups.tsx";

const file = loadOnce(() => import("./shown-popups.tsx"));

/** Notifications and alerts above the page; their code is loaded with the first one. */
export function Popups({ closeLabel }: { closeLabel: string }) {
  const { notification, alert } = useStore(popupStore);
  const slowText = useSlowText(useIsMutating() > 0);
  const [Shown, setShown] = useState<typeof ShownPopups | null>(null);
  const isAny = notification !== null || alert !== null || slowText !== null;
  // Loads the code before it is needed, because most messages report that the network fails.
  useEffect(() => whenIdle(file.fetch), []);
  // If the code cannot be loaded, nothing else may fail, since the page shows the same messages in its content. The next message
  // tries again.
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
