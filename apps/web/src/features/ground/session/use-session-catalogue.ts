import type { Group } from "@rendezvous/contract/catalogue/group";
import { isOpenGroup } from "@rendezvous/domain/permission/is-open-group";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStore } from "zustand";
import type { LoadedGroup } from "../group/page-data.ts";
import { hasOwnCatalogue, sessionStoreOf, useIsLoggedIn } from "./session-store.ts";

interface SessionCatalogue {
  readonly loaded: LoadedGroup;
  readonly isLoading: boolean;
  /** null unless loading failed. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/**
 * Returns the catalogue that the session may see. The page contains the catalogue of visitors, unless that is too large or the
 * group shows none to visitors.
 */
export function useSessionCatalogue(loaded: LoadedGroup): SessionCatalogue {
  const { group } = loaded;
  const isLogged = useIsLoggedIn(group.urlname);
  const { session } = useStore(sessionStoreOf(group.urlname));
  // The visitors' catalogue contains no internal names.
  const hasHidden =
    session?.type === "pro" && loaded.catalogue.calendars.some(({ publicname }) => publicname.trim() === "");
  const isOwn =
    loaded.isCatalogueLeftOut === true ||
    (isLogged && (!isOpenGroup(group) || group.inactive || hasOwnCatalogue(session, group.id) || hasHidden));
  const isCallCentre = session?.isCallCentre ?? false;
  const own = session?.groups.find(({ id }) => id === group.id)?.calendars;
  const query = useQuery({
    queryKey: ["catalogue", group.id, session?.type, session?.accountId, own],
    queryFn: async ({ signal }) => {
      const { loadCatalogue } = await import("./load-catalogue.ts");
      return loadCatalogue(group.id, isCallCentre, signal);
    },
    enabled: isOwn,
    staleTime: Number.POSITIVE_INFINITY,
    // When an owner changes the professional's calendars, the previous catalogue stays until the new one has loaded.
    placeholderData: (before, query) =>
      query?.queryKey[3] === session?.accountId ? keepPreviousData(before) : undefined,
  });
  const { data } = query;
  // The fields of the group that an owner has changed since this page was loaded.
  const { data: changed } = useQuery<Partial<Group>>({ queryKey: ["group", group.id], queryFn: skipToken });
  const withCatalogue = useMemo(
    () => ({
      ...loaded,
      group: changed === undefined ? group : { ...group, ...changed },
      catalogue: data === undefined || !isOwn ? loaded.catalogue : data,
    }),
    [loaded, group, changed, data, isOwn],
  );
  return {
    loaded: withCatalogue,
    isLoading: query.isLoading,
    failure: isOwn && data === undefined ? query.error : null,
    retry: () => void query.refetch(),
  };
}
