import type { GroupText } from "@rendezvous/contract/office/group-text";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callApi } from "../../../lib/call-api.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { useEditedCatalogue } from "../schema/working-draft.ts";

export type TranslationState = "missing" | "outdated" | "done";

/** Returns all texts for clients; fetched again whenever the page opens or the languages change. */
export function useTexts() {
  const { group } = useLoadedGroup();
  const edited = useEditedCatalogue();
  return useQuery({
    queryKey: ["texts", edited, group.locale, group.enabled_locales],
    queryFn: ({ signal }) =>
      callApi("GET /groups/{id}/texts", {
        path: { id: edited.groupId },
        query: { draft_id: edited.draftId },
        signal,
      }),
    // The typed texts stay when the draft no longer exists.
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function translationStateOf({ texts, outdated }: GroupText, language: string): TranslationState {
  if ((texts[language] ?? "").trim() === "") return "missing";
  return outdated.includes(language) ? "outdated" : "done";
}
