import { useQuery } from "@tanstack/react-query";
import { useLoadedGroup } from "../group/page-data.ts";
import { findFiche } from "./api.ts";
import { FICHES_KEY } from "./use-fiches.ts";

/** The query key of one fiche of a group. */
export function ficheQueryKey(groupId: number, ficheId: number | null) {
  return [FICHES_KEY, groupId, "one", ficheId] as const;
}

/** For professionals: returns one fiche of their group, null if it no longer exists. Fetches nothing without an id. */
export function useFiche(ficheId: number | null) {
  const { group } = useLoadedGroup();
  return useQuery({
    queryKey: ficheQueryKey(group.id, ficheId),
    queryFn: ({ signal }) => (ficheId === null ? null : findFiche(group.id, ficheId, signal)),
    enabled: ficheId !== null,
  });
}
