import { PERMISSIONS, type Right } from "@rendezvous/domain/permission/permissions";
import { useLoadedGroup } from "../group/first-data.ts";
import { useSession } from "./session-store.ts";

/** Which rights the session's professional has in this group; the others have none of theirs. */
export function useMay(): (right: Right) => boolean {
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const home = session?.groups.find(({ id }) => id === group.id);
  return (right) => home !== undefined && PERMISSIONS[right][home.role] !== "none";
}
