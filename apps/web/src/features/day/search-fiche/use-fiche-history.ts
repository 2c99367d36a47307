import { useQuery } from "@tanstack/react-query";
import { FICHES } from "../../ground/fiche/use-fiches.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { getFicheHistory } from "./api.ts";

/** Who changed and saw a record, and what is said about it; fetched anew each time it is opened. */
export function useFicheHistory(ficheId: number) {
  const { group } = useLoadedGroup();
  return useQuery({
    queryKey: [FICHES, group.id, "history", ficheId],
    queryFn: ({ signal }) => getFicheHistory({ id: group.id, ficheId }, signal),
    staleTime: 0,
  });
}
