import { minuteOf } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../lib/call-api.ts";
import { now } from "../../../lib/clock.ts";
import { useLoadedGroup } from "../group/page-data.ts";

/** The key of the passes in the cache: those of a fiche, or of the whole session. */
export function passesKey(groupId: number, ficheId?: number) {
  return ["passes", groupId, ...(ficheId === undefined ? [] : [ficheId])];
}

/** Fetches the passes of a fiche, or of all own fiches; nothing where the group sells none. */
export function usePasses(ficheId?: number) {
  const { group } = useLoadedGroup();
  return useQuery({
    queryKey: passesKey(group.id, ficheId),
    queryFn: ({ signal }) =>
      callApi("GET /groups/{id}/passes", {
        path: { id: group.id },
        query: ficheId === undefined ? {} : { fiche_id: ficheId },
        signal,
      }),
    enabled: group.sells_passes === true,
    staleTime: 0,
  });
}

/** Whether a pass is used up or has expired. */
export function useIsOver(): (pass: {
  readonly left: number;
  readonly valid_until: string | null;
}) => boolean {
  const { group } = useLoadedGroup();
  const { day } = instantToWall(group.timezone, minuteOf(now()));
  return ({ left, valid_until }) => left === 0 || (valid_until !== null && valid_until < day);
}
