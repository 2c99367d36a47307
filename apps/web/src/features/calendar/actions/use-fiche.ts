import { useQuery } from "@tanstack/react-query";
import { findFiche } from "../../fiche/api.ts";
import { FICHES } from "../../fiche/use-fiches.ts";
import { useKnownGroup } from "../../group/first-data.ts";

/** A client's record; asks for nothing without one. */
export function useFiche(ficheId: number | null) {
  const { group } = useKnownGroup();
  return useQuery({
    queryKey: [FICHES, group.id, "one", ficheId],
    queryFn: ({ signal }) => findFiche(group.id, ficheId ?? 0, signal),
    enabled: ficheId !== null,
  });
}
