import { isOpenGroup } from "@rendezvous/domain/permission/is-open-group";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { KnownGroup } from "../group/first-data.ts";
import { useIsLogged } from "./session-store.ts";

interface SessionCatalogue {
  readonly known: KnownGroup;
  readonly isLoading: boolean;
  /** null unless it could not be had. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/** What the group offers to the present session: the page of a group that is not open data holds none of it. */
export function useSessionCatalogue(known: KnownGroup): SessionCatalogue {
  const { group } = known;
  const isLogged = useIsLogged(group.urlname);
  const asked = useQuery({
    queryKey: ["catalogue", group.id],
    queryFn: async ({ signal }) => {
      const { loadCatalogue } = await import("./load-catalogue.ts");
      return loadCatalogue(group.id, signal);
    },
    enabled: isLogged && !isOpenGroup(group),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = asked;
  const withCatalogue = useMemo(
    () => (data === undefined ? known : { ...known, catalogue: data }),
    [known, data],
  );
  return {
    known: withCatalogue,
    isLoading: asked.isLoading,
    failure: isLogged && data === undefined ? asked.error : null,
    retry: () => void asked.refetch(),
  };
}
