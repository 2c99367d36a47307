import { useLoadedGroup } from "../group/page-data.ts";
import { type GroupSession, useSession } from "./session-store.ts";

/** Whether the session is an owner's, who publishes the group's offer and manages colleagues. */
export function useIsOwner(): boolean {
  const { group } = useLoadedGroup();
  const { session } = useSession();
  return session !== null && isOwner(session, group.id);
}

export function isOwner({ groups }: GroupSession, groupId: number): boolean {
  return groups.some(({ id, role }) => id === groupId && role === "owner");
}
