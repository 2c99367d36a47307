import type { Group } from "@rendezvous/contract/group";
import { useState } from "react";
import { lastingStorage } from "../../lib/storage.ts";

export type SlotsView = Group["slots_view"];

const REMEMBERED = "rendezvous.slots-view";

/** The view of the times: the visitor's last choice in this browser, otherwise the group's setting. */
export function useSlotsView(ofGroup: SlotsView): [SlotsView, (view: SlotsView) => void] {
  const [view, setView] = useState<SlotsView>(() => {
    const remembered = lastingStorage.getItem(REMEMBERED);
    return remembered === "day" || remembered === "columns" ? remembered : ofGroup;
  });
  function choose(chosen: SlotsView) {
    lastingStorage.setItem(REMEMBERED, chosen);
    setView(chosen);
  }
  return [view, choose];
}
