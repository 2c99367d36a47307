import type { ProGroup } from "@rendezvous/contract/catalogue/group";
import { useLoadedGroup } from "../group/page-data.ts";
import { useSessionOrGuest } from "./session-store.ts";

/** Returns the other active groups in which the session's professional works. */
export function useOtherGroups(): readonly ProGroup[] {
  const { group } = useLoadedGroup();
  const groups = useSessionOrGuest()?.groups ?? [];
  return groups.filter(({ id, inactive }) => id !== group.id && !inactive);
}
