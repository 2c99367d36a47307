import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import type { FirstData } from "@rendezvous/contract/first-data";
import { useEffect, useLayoutEffect, useState } from "react";
import { Announcer } from "../components/announcer.tsx";
import { Popups } from "../components/popups.tsx";
import { leaveFirstScreen } from "../components/screen-title.tsx";
import { FirstDataContext } from "../features/group/first-data.ts";
import { type Wording, WordingContext } from "../lib/phrases.ts";
import { createQueryClient } from "../lib/query-client.ts";
import type { createAppRouter } from "./router.tsx";

interface Props {
  firstData: FirstData;
  wording: Wording;
  router: ReturnType<typeof createAppRouter>;
}

/** Everything a screen may ask for. */
export function App({ firstData, wording, router }: Props) {
  const [queryClient] = useState(createQueryClient);
  // What stood in for it while the scripts were on their way (index.html) is done with.
  useLayoutEffect(() => document.getElementById("early")?.remove(), []);
  // And what was pressed on it meanwhile is pressed now: in a task of its own, so that React may hear it.
  useEffect(() => {
    const timer = setTimeout(() => window.dispatchEvent(new Event("ready")));
    return () => clearTimeout(timer);
  }, []);
  // What only leads on to the first screen replaces its address; what the visitor has pressed adds one.
  useEffect(
    () => router.history.subscribe(({ action }) => action.type !== "REPLACE" && leaveFirstScreen()),
    [router],
  );
  return (
    <FirstDataContext value={firstData}>
      <WordingContext value={wording}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Announcer />
          <Popups closeLabel={wording.phrases.screen.common.close} />
        </QueryClientProvider>
      </WordingContext>
    </FirstDataContext>
  );
}
