import { useKnownGroup } from "../group/first-data.ts";
import { useSession } from "./session-store.ts";

/** Whether the session is an owner's: publishes what the group offers, and decides about colleagues. */
export function useIsOwner(): boolean {
  const { group } = useKnownGroup();
  const { session } = useSession();
  return session?.groups.some(({ id, role }) => id === group.id && role === "owner") ?? false;
}
