import type { Fiche } from "@rendezvous/contract/booking/fiche";
import { newFicheEmail } from "@rendezvous/domain/account/new-fiche-email";
import { MAX_FICHES } from "@rendezvous/domain/account/max-fiches";
import { isShownFiche } from "@rendezvous/domain/fiche/is-shown-fiche";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLoadedGroup } from "../group/page-data.ts";
import { useSession } from "../session/session-store.ts";
import { callApi } from "../../../lib/call-api.ts";

/** The first part of the query keys of fiches. */
export const FICHES_KEY = "fiches";

const NOBODY: readonly Fiche[] = [];

export interface OwnFiches {
  /** The account's people, or the one whose fiche key was used; oldest first, without deleted ones. */
  readonly fiches: readonly Fiche[];
  /** Whether a person may be added; false after a login with a fiche's key. */
  readonly mayAdd: boolean;
  /** Whether the account has reached the maximum number of people. */
  readonly isFull: boolean;
  /** The account's verified address, used for every new person; "" if there is none. */
  readonly accountEmail: string;
  readonly isLoading: boolean;
  /** null unless loading failed. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/** Returns the people of a logged-in client; none for visitors and professionals. */
export function useFiches(): OwnFiches {
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const isUser = session?.type === "user" && !session.needPasswordChange;
  const accountId = isUser ? session.accountId : null;
  const { data, isLoading, error, refetch } = useQuery({
    queryKey: [FICHES_KEY, group.id, accountId],
    queryFn: async ({ signal }) => {
      const { records } = await callApi("GET /groups/{id}/fiches", {
        path: { id: group.id },
        signal,
      });
      return records;
    },
    enabled: isUser,
  });
  const ownFiches = isUser && data ? data : NOBODY;
  const fiches = useMemo(() => ownFiches.filter(isShownFiche), [ownFiches]);
  const isAccount = accountId !== null && accountId !== 0;
  const account = isAccount && session ? { email: session.email, isSso: session.sso_logged } : null;
  const accountEmail = (account && newFicheEmail(account)) ?? "";
  const isFull = isAccount && ownFiches.filter(({ deleted }) => !deleted).length >= MAX_FICHES;
  return {
    fiches,
    mayAdd: isAccount && !isFull,
    isFull,
    accountEmail,
    isLoading,
    failure: isUser && data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
