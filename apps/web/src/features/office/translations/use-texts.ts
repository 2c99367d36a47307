import type { GroupText } from "@rendezvous/contract/office/group-text";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../lib/call-api.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";

export type TextState = "missing" | "outdated" | "done";

/** Returns all texts for clients; fetched again whenever the page opens or the languages change. */
export function useTexts() {
  const { group } = useLoadedGroup();
  return useQuery({
    queryKey: ["texts", group.id, group.locale, group.enabled_locales],
    queryFn: ({ signal }) => callApi("GET /groups/{id}/texts", { path: { id: group.id }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function stateOf({ texts, outdated }: GroupText, language: string): TextState {
  if ((texts[language] ?? "").trim() === "") return "missing";
  return outdated.includes(language) ? "outdated" : "done";
}
