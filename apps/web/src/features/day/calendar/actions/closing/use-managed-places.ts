import type { Calendar } from "@rendezvous/contract/catalogue/catalogue";
import { useLoadedGroup } from "../../../../ground/group/page-data.ts";
import { placesForPros } from "../../../../ground/group/offered-catalogue.ts";
import { useSession } from "../../../../ground/session/session-store.ts";
import { useHasRight } from "../../../../ground/session/use-has-right.ts";

/**
 * Returns the calendars and resources whose hours the professional may change; professionals limited to some calendars get only
 * these.
 */
export function useManagedPlaces(): readonly Calendar[] {
  const { group, catalogue } = useLoadedGroup();
  const { session } = useSession();
  const may = useHasRight();
  if (!may("manage_hours")) return [];
  const home = session?.groups.find(({ id }) => id === group.id);
  const { calendars, resources } = placesForPros(catalogue);
  return home?.calendars === null ? [...calendars, ...resources] : calendars;
}
