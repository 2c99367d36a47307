import type { ReactNode } from "react";
import { Loading } from "../../components/loading.tsx";
import { useKnownGroup } from "../../features/group/first-data.ts";
import { type ProScreen, toGroup, toLoginFor, toSetPassword } from "../../features/group/paths.ts";
import { proElsewhere, useSession } from "../../features/session/session-store.ts";
import { Navigate } from "../../lib/navigation.tsx";

interface Props {
  screen: ProScreen;
  children: ReactNode;
}

/** A screen for professionals. Clients are redirected to the group's page; who is not logged in, to the login and back. */
export function ProOnly({ screen, children }: Props) {
  const { group } = useKnownGroup();
  const { session } = useSession();
  if (session?.needPasswordChange)
    return <Navigate {...toSetPassword(group.urlname, session.accountId)} replace />;
  if (session?.type === "pro") return children;
  // The header finds out whether they work in this group, too.
  if (session === null && proElsewhere(group.urlname) !== null) return <Loading />;
  return (
    <Navigate {...(session === null ? toLoginFor(group.urlname, screen) : toGroup(group.urlname))} replace />
  );
}
