import type { RequestedItem } from "@rendezvous/contract/wanted";
import type { StoredPack } from "../catalogue/stored-catalogue.ts";
import type { Preference, WantedService } from "./wanted.ts";

export interface PackWishes {
  /** A list: a calendar for each service in turn. A map: by the position in `config`, breaks counted. */
  readonly calendars?: RequestedItem["calendars"];
  /** For services of the pack that are named by their ids. */
  readonly wishes?: readonly WantedService[];
}

/** Where a client wants each service of a pack to be, in their order; `own` is what holds for all that are not named. */
export function toPackPreferences(
  pack: StoredPack,
  { calendars, wishes = [] }: PackWishes,
  own: Preference,
): Preference[] {
  // The same service may stand in a pack twice: each wish is used once.
  const unused = [...wishes];
  const preferences: Preference[] = [];
  for (const [position, entry] of pack.config.entries()) {
    if ("break_time" in entry) continue;
    const named = Array.isArray(calendars) ? calendars[preferences.length] : calendars?.[position];
    const at = unused.findIndex(({ interventionId }) => interventionId === entry.intervention_id);
    const [wish = own] = at < 0 ? [] : unused.splice(at, 1);
    preferences.push({
      calendarIds: named ? [named] : wish.calendarIds,
      resourceIds: wish.resourceIds,
    });
  }
  return preferences;
}
