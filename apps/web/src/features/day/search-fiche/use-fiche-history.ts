import { useQuery } from "@tanstack/react-query";
import { FICHES_KEY } from "../../ground/fiche/use-fiches.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { callApi } from "../../../lib/call-api.ts";

/** Returns who changed and who read a fiche, and its notes; fetched again each time the fiche is opened. */
export function useFicheHistory(ficheId: number) {
  const { group } = useLoadedGroup();
  return useQuery({
    queryKey: [FICHES_KEY, group.id, "history", ficheId],
    queryFn: ({ signal }) =>
      callApi("GET /groups/{id}/fiches/{ficheId}/history", { path: { id: group.id, ficheId }, signal }),
    staleTime: 0,
  });
}
