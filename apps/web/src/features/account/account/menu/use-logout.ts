import { useMutation } from "@tanstack/react-query";
import { openDiscardingInput } from "../../../../lib/page/leave-page.ts";
import { forgetStoredBooking } from "../../../visit/booking/booking-store.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { loggedOutAddress } from "../../../ground/group/paths.ts";
import { logout } from "../../../ground/session/api/logout.ts";
import { endInOtherTabs } from "../../../ground/session/hand-over.ts";
import { forgetStoredSession, type GroupSession } from "../../../ground/session/session-store.ts";
import { useQueryText } from "../../../../lib/navigation.tsx";

/** How long to wait for the provider's logout address; the token ends in any case. */
const WAIT_MS = 6000;

/**
 * Returns a function that logs out. The next screen is a page load, so that nothing about the person stays in memory. The session
 * remains until then; otherwise a step of the booking would redirect to its login first. "cancelled" makes the next page say that
 * the appointment is cancelled.
 */
export function useLogout(session: GroupSession): {
  logOut: (after?: "cancelled") => void;
  isLoggingOut: boolean;
} {
  const { group } = useLoadedGroup();
  const query = useQueryText();

  const loggingOut = useMutation({ mutationFn: logOutAndOpen });

  async function logOutAndOpen(after?: "cancelled"): Promise<void> {
    const isFiche = session.type === "user" && session.accountId === 0;
    const address = loggedOutAddress(group, isFiche, query);
    // If the server cannot be reached, the token expires by itself.
    const provider = await Promise.race([
      logout(session.token, new URL(address, location.origin).search.slice(1)).catch(() => null),
      new Promise<null>((resolve) => setTimeout(resolve, WAIT_MS, null)),
    ]);
    forgetStoredSession(group.urlname);
    endInOtherTabs(group.urlname, session);
    forgetStoredBooking(group.urlname, after === "cancelled");
    openDiscardingInput(provider ?? address);
  }
  const isLoggingOut = loggingOut.isPending || loggingOut.isSuccess;
  return { logOut: (after) => !isLoggingOut && loggingOut.mutate(after), isLoggingOut };
}
