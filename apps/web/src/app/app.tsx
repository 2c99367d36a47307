import { QueryClientProvider } from "@tanstack/react-query";
import type { RouterHistory } from "@tanstack/history";
import type { PageData } from "@rendezvous/contract/site/page-data";
import { useEffect, useLayoutEffect, useState } from "react";
import { Announcer } from "../components/announcer.tsx";
import { Popups } from "../components/popups/popups.tsx";
import { leaveFirstScreen } from "../components/screen-title.tsx";
import { PageDataContext } from "../features/ground/group/page-data.ts";
import { type Wording, WordingContext } from "../lib/phrases/phrases.ts";
import { showNotification } from "../lib/popups.ts";
import { createQueryClient } from "../lib/query-client.ts";
import { Navigation } from "../lib/navigation.tsx";
import { Routes } from "./routes.tsx";

interface Props {
  pageData: PageData;
  wording: Wording;
  history: RouterHistory;
}

/** The providers that every screen relies on, around the routes. */
export function App({ pageData, wording, history }: Props) {
  const [queryClient] = useState(createQueryClient);
  // Removes the placeholder of index.html that was shown while the scripts loaded.
  useLayoutEffect(() => document.getElementById("early")?.remove(), []);
  // Repeats the click that index.html has stored. Waits for the next task, because React listens to clicks only after this one.
  useEffect(() => {
    const timer = setTimeout(() => window.dispatchEvent(new Event("ready")));
    return () => clearTimeout(timer);
  }, []);
  const { offline, online } = wording.phrases.screen.error;
  useEffect(() => {
    const tell = () =>
      navigator.onLine ? showNotification("success", online) : showNotification("problem", offline);
    window.addEventListener("offline", tell);
    window.addEventListener("online", tell);
    return () => {
      window.removeEventListener("offline", tell);
      window.removeEventListener("online", tell);
    };
  }, [offline, online]);
  // A redirect to the first screen replaces the history entry; a navigation by the visitor adds one.
  useEffect(
    () => history.subscribe(({ action }) => action.type !== "REPLACE" && leaveFirstScreen()),
    [history],
  );
  return (
    <PageDataContext value={pageData}>
      <WordingContext value={wording}>
        <QueryClientProvider client={queryClient}>
          <Navigation history={history}>
            <Routes />
          </Navigation>
          <Announcer />
          <Popups closeLabel={wording.phrases.screen.common.close} />
        </QueryClientProvider>
      </WordingContext>
    </PageDataContext>
  );
}
