import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { findProSessionOfOtherGroup, useSession } from "../../ground/session/session-store.ts";

/**
 * Whether a professional is logged in: in this group, or in another one, whose session may be taken over if they work here too.
 */
export function useIsPro(): boolean {
  const { session } = useSession();
  const { group } = useLoadedGroup();
  return session?.type === "pro" || findProSessionOfOtherGroup(group.urlname) !== null;
}
