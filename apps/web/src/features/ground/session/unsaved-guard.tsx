import { LeaveGuard } from "../../../components/popups/leave-guard.tsx";
import { useLoadedGroup } from "../group/page-data.ts";
import { sessionStoreOf } from "./session-store.ts";

/** While mounted, asks before the page is left; not when the login has ended, because typed text survives that. */
export function UnsavedGuard({ isKept = false }: { isKept?: boolean }) {
  const { urlname } = useLoadedGroup().group;
  return <LeaveGuard isKeptAt={() => sessionStoreOf(urlname).getState().session === null} isKept={isKept} />;
}
