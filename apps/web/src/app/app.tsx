import { QueryClientProvider } from "@tanstack/react-query";
import type { RouterHistory } from "@tanstack/history";
import type { FirstData } from "@rendezvous/contract/first-data";
import { useEffect, useLayoutEffect, useState } from "react";
import { Announcer } from "../components/announcer.tsx";
import { Popups } from "../components/popups.tsx";
import { leaveFirstScreen } from "../components/screen-title.tsx";
import { FirstDataContext } from "../features/group/first-data.ts";
import { type Wording, WordingContext } from "../lib/phrases.ts";
import { createQueryClient } from "../lib/query-client.ts";
import { Navigation } from "../lib/navigation.tsx";
import { Routes } from "./routes.tsx";

interface Props {
  firstData: FirstData;
  wording: Wording;
  history: RouterHistory;
}

/** Everything a screen may ask for. */
export function App({ firstData, wording, history }: Props) {
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
    () => history.subscribe(({ action }) => action.type !== "REPLACE" && leaveFirstScreen()),
    [history],
  );
  return (
    <FirstDataContext value={firstData}>
      <WordingContext value={wording}>
        <QueryClientProvider client={queryClient}>
          <Navigation history={history}>
            <Routes />
          </Navigation>
          <Announcer />
          <Popups closeLabel={wording.phrases.screen.common.close} />
        </QueryClientProvider>
      </WordingContext>
    </FirstDataContext>
  );
}
