import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { proElsewhere, useSession } from "../../ground/session/session-store.ts";

/**
 * Whether a professional is logged in: with this group, or with another one, whose session may be taken over once the server has
 * said that they work here too.
 */
export function useIsPro(): boolean {
  const { session } = useSession();
  const { group } = useLoadedGroup();
  return session?.type === "pro" || proElsewhere(group.urlname) !== null;
}
