import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { announceSeatChanges } from "../day/changed-places.ts";
import { listPlacesOfFiche } from "./data.ts";

/** Notifies the calendars that show the person's appointments of a new name. Call it after the commit. */
export async function announceClientName(
  { db, changes }: Context,
  groupId: AuthorizedGroupId,
  ficheId: number,
): Promise<void> {
  announceSeatChanges(changes, groupId, await listPlacesOfFiche(db, groupId, ficheId));
}
