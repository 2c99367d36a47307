import type { DeletionState } from "@rendezvous/contract/personal-data";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { announce } from "../../lib/announce.ts";
import { useKnownGroup } from "../group/first-data.ts";
import { useSession } from "../session/session-store.ts";
import { createDeletionRequest, getDeletionRequest, withdrawDeletionRequest } from "./api.ts";

/** By session: what an earlier login has fetched must not show. */
function useQueryKey() {
  const { group } = useKnownGroup();
  const { session } = useSession();
  return ["deletion-request", group.id, session?.token] as const;
}

/** Of the session, as the server has it now. */
export function useDeletionState() {
  const { group } = useKnownGroup();
  return useQuery({
    queryKey: useQueryKey(),
    queryFn: ({ signal }) => getDeletionRequest(group.id, signal),
    refetchOnMount: "always",
  });
}

/** What a change answers is how things stand; `said` is read out. */
export function useDeletionChange(kind: "ask" | "withdraw", said: string) {
  const { group } = useKnownGroup();
  const queryClient = useQueryClient();
  const queryKey = useQueryKey();
  return useMutation({
    mutationFn: () => (kind === "ask" ? createDeletionRequest(group.id) : withdrawDeletionRequest(group.id)),
    onSuccess: (state: DeletionState) => {
      queryClient.setQueryData(queryKey, state);
      announce(said);
    },
    // Done meanwhile in another tab, or by the mail: how things stand says more than a refusal.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
