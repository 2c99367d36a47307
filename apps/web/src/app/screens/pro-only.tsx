import type { ReactNode } from "react";
import { Loading } from "../../components/loading.tsx";
import { useLoadedGroup } from "../../features/ground/group/page-data.ts";
import { toGroup, toLoginFor, toSetPassword } from "../../features/ground/group/paths.ts";
import { useHandOver } from "../../features/ground/session/hand-over.ts";
import {
  isProsBrowser,
  findProSessionOfOtherGroup,
  useSession,
} from "../../features/ground/session/session-store.ts";
import { Navigate, useLocation, useQueryText } from "../../lib/navigation.tsx";

/**
 * A screen for professionals. Redirects visitors and clients to the group's page. Redirects to the login, which leads back, if a
 * professional has logged in with this browser or if the address comes from a mail for professionals.
 */
export function ProOnly({ children }: { children: ReactNode }) {
  const { group } = useLoadedGroup();
  const { pathname } = useLocation();
  const query = useQueryText();
  const { session } = useSession();
  const mayBeHandedOver = useHandOver(group.urlname);
  if (session?.needPasswordChange)
    return <Navigate {...toSetPassword(group.urlname, session.accountId, pathname)} replace />;
  if (session?.type === "pro") return children;
  // The header checks whether they work in this group, too.
  if (session === null && findProSessionOfOtherGroup(group.urlname) !== null) return <Loading />;
  const mayBePro = session === null && (isProsBrowser() || new URLSearchParams(query).has("login"));
  if (mayBePro && mayBeHandedOver) return <Loading />;
  return <Navigate {...(mayBePro ? toLoginFor(group.urlname, pathname) : toGroup(group.urlname))} replace />;
}
