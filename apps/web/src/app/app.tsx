import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import type { FirstData } from "@rendezvous/contract/first-data";
import { useState } from "react";
import { Announcer } from "../components/announcer.tsx";
import { Popups } from "../components/popups.tsx";
import { FirstDataContext } from "../features/group/first-data.ts";
import { type Wording, WordingContext } from "../lib/phrases.ts";
import { createQueryClient } from "../lib/query-client.ts";
import { createAppRouter } from "./router.tsx";

/** Everything a screen may ask for. */
export function App({ firstData, wording }: { firstData: FirstData; wording: Wording }) {
  const [router] = useState(createAppRouter);
  const [queryClient] = useState(createQueryClient);
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
