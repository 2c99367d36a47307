import { useRouterState } from "@tanstack/react-router";

/** The query string as it stands in the URL, without its question mark. */
export function useQueryText(): string {
  return useRouterState({ select: (state) => state.location.search.query ?? "" });
}
