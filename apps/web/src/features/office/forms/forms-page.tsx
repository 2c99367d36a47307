import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Loading } from "../../../components/loading.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { useEditedCatalogue } from "../schema/working-draft.ts";
import { FormsEditor, getForms } from "./forms-editor.tsx";
import { CallFailure } from "../../ground/group/call-failure.tsx";

/** The questions to clients about themselves and about their appointment, beside a preview of the form. */
export function FormsPage() {
  const { pages } = useProPhrases("manage");
  const phrases = useProPhrases("forms");
  const edited = useEditedCatalogue();
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ["record", edited, "forms"],
    queryFn: () => getForms(edited),
    // Fetched each time the page opens, but not while it is edited.
    gcTime: 0,
    // Keeps the user's changes on the screen when the draft no longer exists.
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  if (isLoading) return <Loading />;
  return (
    <ManageContent title={pages.forms} text={phrases.text}>
      <CallFailure failure={error} onRetry={refetch} />
      {data && <FormsEditor stored={data} />}
    </ManageContent>
  );
}
