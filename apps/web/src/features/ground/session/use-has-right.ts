import { PERMISSIONS, type Right } from "@rendezvous/domain/permission/permissions";
import { useLoadedGroup } from "../group/page-data.ts";
import { useSession } from "./session-store.ts";

/** Returns a function that checks a right of the session's professional in this group; false for all other sessions. */
export function useHasRight(): (right: Right) => boolean {
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const home = session?.groups.find(({ id }) => id === group.id);
  return (right) => home !== undefined && PERMISSIONS[right][home.role] !== "none";
}
