import type { CatalogueChange } from "@rendezvous/contract/office/catalogue-change";
import { keepPreviousData, useInfiniteQuery, useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { recordsQueryOptions } from "../schema/use-records.ts";
import { useEditedCatalogue } from "../schema/working-draft.ts";
import { listChanges } from "./api.ts";
import { CHANGED_KINDS, toHistory, useChangesFilter } from "./changes-filter.ts";
import { ChangeEntry } from "./change-entry.tsx";
import styles from "./history.module.css";
import { UndoDialog } from "./undo-dialog.tsx";
import { referredKinds } from "./referred-kinds.ts";
import { useKindNames } from "./use-kind-names.ts";

/** The history of changes, newest first: of everything, of a kind, or of one record. */
export function HistoryPage() {
  const phrases = useProPhrases("history");
  const { pages, show, none } = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const edited = useEditedCatalogue();
  const kindName = useKindNames();
  const { filter, askKind } = useChangesFilter();
  const [undoing, setUndoing] = useState<CatalogueChange | null>(null);
  const { data, error, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["changes", group.id, filter],
    queryFn: ({ pageParam, signal }) => listChanges(group.id, filter, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const changes = data?.pages.flatMap((one) => one.changes) ?? [];
  // Loads the records that the changes refer to.
  useQueries({ queries: referredKinds(changes).map((kind) => recordsQueryOptions(edited, kind)) });
  return (
    <ManageContent title={pages.history} text={phrases.text}>
      {filter.record === null ? (
        <div className={styles.filter}>
          <SelectField
            label={show}
            none={phrases.all}
            options={CHANGED_KINDS.map((kind) => [kind, kindName(kind)])}
            value={filter.kind ?? ""}
            onChange={askKind}
          />
        </div>
      ) : (
        <p>
          <Link {...toHistory(group.urlname)}>{phrases.all}</Link>
        </p>
      )}
      <CallFailure failure={error} />
      {isLoading && <Loading />}
      {data && changes.length === 0 && <p className={styles.quiet}>{none}</p>}
      <ol className={styles.changes}>
        {changes.map((change) => (
          <ChangeEntry key={change.id} change={change} onUndo={() => setUndoing(change)} />
        ))}
      </ol>
      {hasNextPage && (
        <div>
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {phrases.older}
          </Button>
        </div>
      )}
      {undoing && <UndoDialog key={undoing.id} change={undoing} onClose={() => setUndoing(null)} />}
    </ManageContent>
  );
}
