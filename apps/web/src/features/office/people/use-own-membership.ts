import type { Colleague } from "../../account/factor/api.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { changeSession, useSession } from "../../ground/session/session-store.ts";

/** Returns a function that updates the session after a change of the professional's own role or calendars. */
export function useOwnMembership(): (changed: Colleague) => void {
  const { group } = useLoadedGroup();
  const { session } = useSession();
  return ({ id, role, calendars }) => {
    if (!session || session.accountId !== id) return;
    const groups = session.groups.map((one) => (one.id === group.id ? { ...one, role, calendars } : one));
    changeSession(group.urlname, { groups });
  };
}
