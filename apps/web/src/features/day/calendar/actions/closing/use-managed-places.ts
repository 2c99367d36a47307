import type { Calendar } from "@rendezvous/contract/catalogue/catalogue";
import { useLoadedGroup } from "../../../../ground/group/first-data.ts";
import { workingPlaces } from "../../../../ground/group/offered-catalogue.ts";
import { useSession } from "../../../../ground/session/session-store.ts";
import { useMay } from "../../../../ground/session/use-may.ts";

/**
 * Returns the calendars and resources whose hours the professional may change; professionals limited to some calendars get only
 * these.
 */
export function useManagedPlaces(): readonly Calendar[] {
  const { group, catalogue } = useLoadedGroup();
  const { session } = useSession();
  const may = useMay();
  if (!may("manage_hours")) return [];
  const home = session?.groups.find(({ id }) => id === group.id);
  const { calendars, resources } = workingPlaces(catalogue);
  return home?.calendars === null ? [...calendars, ...resources] : calendars;
}
