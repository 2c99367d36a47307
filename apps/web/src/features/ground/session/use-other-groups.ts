import type { ProGroup } from "@rendezvous/contract/group";
import { useLoadedGroup } from "../group/first-data.ts";
import { useSessionOrGuest } from "./session-store.ts";

/** The active groups in which the session's professional works besides this one. */
export function useOtherGroups(): readonly ProGroup[] {
  const { group } = useLoadedGroup();
  const groups = useSessionOrGuest()?.groups ?? [];
  return groups.filter(({ id, inactive }) => id !== group.id && !inactive);
}
