import type { Colleague } from "../../factor/api.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { changeSession, useSession } from "../../session/session-store.ts";

/** Whoever changes their own role or calendars goes on as what they are now. */
export function useOwnMembership(): (changed: Colleague) => void {
  const { group } = useKnownGroup();
  const { session } = useSession();
  return ({ id, role, calendars }) => {
    if (!session || session.accountId !== id) return;
    const groups = session.groups.map((one) => (one.id === group.id ? { ...one, role, calendars } : one));
    changeSession(group.urlname, { groups });
  };
}
