import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { loadBrowserPhrases } from "@rendezvous/phrases/browser-phrases";
import type { Slot } from "@rendezvous/contract/booking/slot";
import { useState } from "react";
import { onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { onAnnounce } from "../../../../lib/announce.ts";
import { WordingContext } from "../../../../lib/phrases/phrases.ts";
import type { SlotsStepProps } from "../shown/slots-step-props.ts";
import { SlotsStep } from "../slots-step.tsx";
import { SlotServer, slotAt } from "./slot-server.ts";

/** Tuesday 1 December 2026, 08:00 in Paris. */
export const NOW = Date.parse("2026-12-01T07:00:00Z");

export const A_WEEK = [
  slotAt("2026-12-01 09:20"),
  slotAt("2026-12-01 11:00"),
  slotAt("2026-12-02 09:00"),
  slotAt("2026-12-02 09:30"),
  slotAt("2026-12-02 14:00", { promotion: 20 }),
  slotAt("2026-12-04 10:00"),
  slotAt("2026-12-04 16:40"),
  slotAt("2026-12-07 09:00"),
  slotAt("2026-12-09 13:00"),
];

interface Situation extends Partial<Omit<SlotsStepProps, "group">> {
  slots?: readonly Slot[];
  group?: Partial<SlotsStepProps["group"]>;
  width?: number;
  language?: "en" | "fr";
  /** Only times with a promotion, until the visitor chooses all times. */
  promotions?: boolean;
  prepare?: (server: SlotServer) => void;
}

/** Renders the step; a chosen slot stays chosen. */
export async function startSlotsStep({
  slots = A_WEEK,
  width = 1280,
  language = "en",
  ...situation
}: Situation) {
  await page.viewport(width, 900);
  const server = new SlotServer(slots);
  situation.prepare?.(server);
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(server.fetch);
  const announced: string[] = [];
  const stopListening = onAnnounce((text) => announced.push(text));
  onTestFinished(() => {
    fetch.mockRestore();
    stopListening();
  });
  const chosen: Slot[] = [];
  const wording = {
    language,
    dateLocale: language === "fr" ? "fr" : "en-GB",
    phrases: await loadBrowserPhrases(language),
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

  function Step() {
    const [selected, setSelected] = useState<SlotsStepProps["selected"]>(null);
    const [promotionsOnly, setPromotionsOnly] = useState(situation.promotions ?? false);
    const { group, promotions: _, ...props } = situation;
    return (
      <main style={{ maxWidth: "43rem", padding: "1rem", margin: "0 auto" }}>
        <SlotsStep
          criteria={{
            group_id: 4,
            promotionsOnly,
            chain: [
              { intervention_id: 21, calendar_id: 0, calendar_ids: null, resource_id: 0, calendars: null },
            ],
          }}
          nowMs={NOW}
          calendars={[{ id: 15, publicname: "Camille" }]}
          selected={selected}
          onShowAll={() => setPromotionsOnly(false)}
          onChoose={(slot) => {
            chosen.push(slot);
            setSelected(slot);
          }}
          {...props}
          group={{
            city: "",
            timezone: "Europe/Paris",
            maxrdv_period: 90 * 1440,
            phone: "+33 3 87 00 00 00",
            currency: "EUR",
            capacity_display_user: false,
            display_intervention_price: true,
            slots_view: "columns",
            ...group,
          }}
        />
      </main>
    );
  }
  const screen = await render(
    <WordingContext value={wording}>
      <QueryClientProvider client={client}>
        <Step />
      </QueryClientProvider>
    </WordingContext>,
  );
  return { server, chosen, announced, screen };
}
