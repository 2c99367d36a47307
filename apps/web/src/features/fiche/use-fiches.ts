import type { Fiche } from "@rendezvous/contract/fiche";
import { newFicheEmail } from "@rendezvous/domain/account/new-fiche-email";
import { MAX_FICHES } from "@rendezvous/domain/account/max-fiches";
import { isShown } from "@rendezvous/domain/fiche/is-shown";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useKnownGroup } from "../group/first-data.ts";
import { useSession } from "../session/session-store.ts";
import { listFiches } from "./api.ts";

/** The first part of the key under which fiches are kept. */
export const FICHES = "fiches";

const NOBODY: readonly Fiche[] = [];

export interface OwnFiches {
  /** The people of the account, or the one whose key was used; the oldest first, none that is hidden. */
  readonly fiches: readonly Fiche[];
  /** A person may be added; not after a login by a fiche's key. */
  readonly mayAdd: boolean;
  /** It is an account with as many people as it may have. */
  readonly isFull: boolean;
  /** The account's verified address, which every new person in it has; "" where there is none. */
  readonly accountEmail: string;
  readonly isLoading: boolean;
  /** null unless they could not be had. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/** The people of a client who is logged in; none for visitors and professionals. */
export function useFiches(): OwnFiches {
  const { group } = useKnownGroup();
  const { session } = useSession();
  const isUser = session?.type === "user" && !session.needPasswordChange;
  const accountId = isUser ? session.accountId : null;
  const { data, isLoading, error, refetch } = useQuery({
    queryKey: [FICHES, group.id, accountId],
    queryFn: ({ signal }) => listFiches(group.id, signal),
    enabled: isUser,
  });
  const held = isUser && data ? data : NOBODY;
  const fiches = useMemo(() => held.filter(isShown), [held]);
  const isAccount = accountId !== null && accountId !== 0;
  const account = isAccount && session ? { email: session.email, isSso: session.sso_logged } : null;
  const accountEmail = (account && newFicheEmail(account)) ?? "";
  const isFull = isAccount && held.filter(({ deleted }) => !deleted).length >= MAX_FICHES;
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
