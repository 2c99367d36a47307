import type { ReactNode } from "react";
import { Loading } from "../../components/loading.tsx";
import { useKnownGroup } from "../../features/group/first-data.ts";
import { toGroup, toLoginFor, toSetPassword } from "../../features/group/paths.ts";
import { proElsewhere, useSession } from "../../features/session/session-store.ts";
import { Navigate, useLocation } from "../../lib/navigation.tsx";

/** A screen for professionals. Clients are redirected to the group's page; who is not logged in, to the login and back. */
export function ProOnly({ children }: { children: ReactNode }) {
  const { group } = useKnownGroup();
  const { pathname } = useLocation();
  const { session } = useSession();
  if (session?.needPasswordChange)
    return <Navigate {...toSetPassword(group.urlname, session.accountId, pathname)} replace />;
  if (session?.type === "pro") return children;
  // The header finds out whether they work in this group, too.
  if (session === null && proElsewhere(group.urlname) !== null) return <Loading />;
  return (
    <Navigate
      {...(session === null ? toLoginFor(group.urlname, pathname) : toGroup(group.urlname))}
      replace
    />
  );
}
