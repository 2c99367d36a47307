import "../src/app/tokens.css";
import "../src/app/base.css";
import { createRoot } from "react-dom/client";
import { useState } from "react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { loadBrowserPhrases } from "@rendezvous/phrases/browser-phrases";
import { addDays, weekdayOf } from "@rendezvous/domain/time/days";
import { SlotsStep } from "../src/features/booking/slots/slots-step.tsx";
import { SlotServer, slotAt } from "../src/features/booking/slots/testing/slot-server.ts";
const q = new URLSearchParams(location.search);
const lang = (q.get("lang") ?? "en") as "en"|"fr";
const step = Number(q.get("step") ?? 15);
let seed = 7; const rnd = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const slots: any[] = [];
for (let d = Number(q.get("from") ?? 0); d < 80; d++) {
  const day = addDays("2026-12-01", d);
  if (weekdayOf(day) === "su" || (d > 16 && d < 31)) continue;
  if (d % 6 === 3) continue;
  const endH = weekdayOf(day) === "sa" ? 12 : 18;
  for (let m = 9*60; m < endH*60; m += step) {
    if (m >= 12*60 && m < 14*60) continue;
    if (rnd() < Number(q.get("busy") ?? 0.6)) continue;
    const w = `${day} ${String(Math.floor(m/60)).padStart(2,"0")}:${String(m%60).padStart(2,"0")}`;
    slots.push(slotAt(w, { capacity: 1 + Math.floor(rnd()*5), ...(q.has("promo") && m >= 840 && m < 960 ? { promotion: 20 } : {}) }));
  }
}
const server = new SlotServer(q.has("none") ? [] : slots);
server.delayMs = Number(q.get("delay") ?? 0);
if (q.has("fail")) server.failure = { status: 500, message: "internal_error" };
globalThis.fetch = server.fetch as typeof fetch;
import { WordingContext } from "../src/lib/phrases.ts";
const bp = await loadBrowserPhrases(lang); const phrases = bp.screen;
const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30000 } } });
function App() {
  const [selected, set] = useState<any>(null);
  return <main style={{ maxWidth: innerWidth >= 960 ? "43rem" : "none", padding: "1rem", margin: "0 auto" }}>
    <h1 style={{fontSize: "var(--text-24)", marginBottom: 16}}>{phrases.slots.heading}</h1>
    <SlotsStep group={{ timezone: q.get("tz") ?? "Europe/Paris", maxrdv_period: 75*1440, phone: "+33 3 87 00 00 00", capacity_display_user: q.has("cap") }} asked={{ group_id: 4, chain: [{ intervention_id: 21, calendar_id: 0 }] }} now={Date.parse("2026-12-01T07:00:00Z")} selected={selected} onChoose={set} startDay={q.get("day")} />
  </main>;
}
createRoot(document.getElementById("root")!).render(<WordingContext value={{language: lang, dateLocale: lang === "fr" ? "fr" : "en-GB", phrases: bp}}><QueryClientProvider client={client}><App /></QueryClientProvider></WordingContext>);
