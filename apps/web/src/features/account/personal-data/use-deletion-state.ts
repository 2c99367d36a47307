import type { DeletionState } from "@rendezvous/contract/people/personal-data";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { announce } from "../../../lib/announce.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { useSession } from "../../ground/session/session-store.ts";
import { callApi } from "../../../lib/call-api.ts";

/** The key contains the session, so that an earlier login's data is never shown. */
function useQueryKey() {
  const { group } = useLoadedGroup();
  const { session } = useSession();
  return ["deletion-request", group.id, session?.token] as const;
}

/** Returns the state of the session's deletion request. */
export function useDeletionState() {
  const { group } = useLoadedGroup();
  return useQuery({
    queryKey: useQueryKey(),
    queryFn: ({ signal }) =>
      callApi("GET /groups/{id}/deletion_requests/current", { path: { id: group.id }, signal }),
    refetchOnMount: "always",
  });
}

/** Every change returns the new state; `said` is announced in the live region. */
export function useDeletionChange(kind: "ask" | "withdraw", announcement: string) {
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const queryKey = useQueryKey();
  return useMutation({
    mutationFn: () =>
      kind === "ask"
        ? callApi("POST /groups/{id}/deletion_requests", { path: { id: group.id } })
        : callApi("DELETE /groups/{id}/deletion_requests/current", { path: { id: group.id } }),
    onSuccess: (state: DeletionState) => {
      queryClient.setQueryData(queryKey, state);
      announce(announcement);
    },
    // The change may have been made meanwhile in another tab or through the mail; the present state explains more than the
    // refusal.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
