import { useLogout } from "../../features/account/account/menu/use-logout.ts";
import { AppointmentsPage } from "../../features/visit/appointments/list/appointments-page.tsx";
import { useRetake } from "../../features/visit/booking/use-retake.ts";
import type { GroupSession } from "../../features/ground/session/session-store.ts";

/** The list of appointments, connected to booking again and to ending the session. */
export function AppointmentsPart({ session }: { session: GroupSession }) {
  const retake = useRetake();
  const { logOut } = useLogout(session);
  return <AppointmentsPage onRetake={retake} onFicheCancelled={() => logOut("cancelled")} />;
}
