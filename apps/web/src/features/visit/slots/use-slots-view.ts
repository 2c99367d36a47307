import type { Group } from "@rendezvous/contract/catalogue/group";
import { AUTO_COLUMNS_FROM, type SlotsView } from "@rendezvous/domain/slots/columns";
import { useState, useSyncExternalStore } from "react";
import { lastingStorage } from "../../../lib/storage.ts";

type ShownView = Exclude<SlotsView, "auto">;

const REMEMBERED = "rendezvous.slots-view";

/**
 * Returns the view of the times: the visitor's last choice in this browser, otherwise the group's setting. "auto" shows times
 * that several people share as a list in any window, because there are few a day.
 */
export function useSlotsView({
  slots_view,
  capacity_display_user,
}: Pick<Group, "slots_view" | "capacity_display_user">): [ShownView, (view: ShownView) => void] {
  const [chosen, setChosen] = useState<ShownView | null>(() => {
    const remembered = lastingStorage.getItem(REMEMBERED);
    return remembered === "day" || remembered === "columns" ? remembered : null;
  });
  const hasRoom = useSyncExternalStore(subscribe, () => matchMedia(ROOM_FOR_COLUMNS).matches);
  function choose(view: ShownView) {
    lastingStorage.setItem(REMEMBERED, view);
    setChosen(view);
  }
  const fitting = hasRoom && !capacity_display_user ? "columns" : "day";
  return [chosen ?? (slots_view === "auto" ? fitting : slots_view), choose];
}

const ROOM_FOR_COLUMNS = `(width >= ${AUTO_COLUMNS_FROM}px)`;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(ROOM_FOR_COLUMNS);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
