import { useLeave } from "../../features/account/use-leave.ts";
import { AppointmentsPage } from "../../features/appointments/list/appointments-page.tsx";
import { useRetake } from "../../features/booking/use-retake.ts";
import type { LoggedIn } from "../../features/session/session-store.ts";

/** The appointments with what they lead to: another booking, or the way out. */
export function AppointmentsPart({ session }: { session: LoggedIn }) {
  const retake = useRetake();
  const { leave } = useLeave(session);
  return <AppointmentsPage onRetake={retake} onFicheCancelled={() => leave("cancelled")} />;
}
