import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { Notice } from "../../../components/notice.tsx";
import { useFormsPhrases, useManagePhrases } from "../../../lib/phrases/professional-phrases.ts";
import { failureText, useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { useEditedCatalogue } from "../schema/working-draft.ts";
import { getForms } from "./api.ts";
import { FormsEditor } from "./forms-editor.tsx";

/** The questions to clients about themselves and about their appointment, beside a preview of the form. */
export function FormsPage() {
  const { pages } = useManagePhrases();
  const phrases = useFormsPhrases();
  const { phrases: all } = useWording();
  const { group } = useLoadedGroup();
  const edited = useEditedCatalogue();
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ["record", edited, "forms"],
    queryFn: () => getForms(edited),
    // Fetched each time the page opens, but not while it is edited.
    gcTime: 0,
    // Typed questions stay when the draft no longer exists.
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  if (isLoading) return <Loading />;
  return (
    <ManageContent title={pages.forms} text={phrases.text}>
      {error !== null && (
        <Notice look="problem">
          {failureText(all, error, group.phone)}{" "}
          <Button onClick={() => void refetch()}>{all.screen.common.retry}</Button>
        </Notice>
      )}
      {data && <FormsEditor stored={data} />}
    </ManageContent>
  );
}
