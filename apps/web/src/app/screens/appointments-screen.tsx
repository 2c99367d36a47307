import { lazyScreen } from "../../components/with-loading.tsx";
import { useLoadedGroup } from "../../features/ground/group/page-data.ts";
import { toGroup, toLoginForAppointments } from "../../features/ground/group/paths.ts";
import { useIsLoggedIn, useSessionOrGuest } from "../../features/ground/session/session-store.ts";
import { Navigate } from "../../lib/navigation.tsx";

const AppointmentsPart = lazyScreen(async () => (await import("./appointments-part.tsx")).AppointmentsPart);

/**
 * For clients who are logged in or have booked in this tab; other visitors log in first. Professionals have no
 * appointments of their own.
 */
export function AppointmentsScreen() {
  const { group } = useLoadedGroup();
  const session = useSessionOrGuest();
  const isLogged = useIsLoggedIn(group.urlname);
  if (session === null || !(isLogged || session.isGuest))
    return <Navigate {...toLoginForAppointments(group.urlname)} replace />;
  if (session.type === "pro") return <Navigate {...toGroup(group.urlname)} replace />;
  return <AppointmentsPart session={session} />;
}
