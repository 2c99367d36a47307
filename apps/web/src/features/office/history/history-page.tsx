import { type CatalogueChange, isPeopleKind } from "@rendezvous/contract/office/catalogue-change";
import { keepPreviousData, useInfiniteQuery, useQueries, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Accept } from "@rendezvous/contract/office/concerned";
import type { AnswerOf } from "@rendezvous/contract/v3-calls";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { MoreButton } from "../../../components/more-button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";
import { CallFailure, isRefusedWith } from "../../ground/group/call-failure.tsx";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { recordsQueryOptions } from "../schema/use-records.ts";
import { useEditedCatalogue } from "../schema/working-draft.ts";
import { CHANGED_KINDS, toHistory, useChangesFilter, type ChangesFilter } from "./changes-filter.ts";
import { ChangeEntry } from "./change-entry.tsx";
import styles from "./history.module.css";
import { referredKinds } from "./referred-kinds.ts";
import { useKindNames } from "./use-kind-names.ts";
import { QuestionDialog } from "../../../components/popups/question-dialog.tsx";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { refreshSession } from "../../ground/session/use-session-sync.ts";
import { concernedAppointmentsOf, ConcernedDialog } from "../settlement/concerned-dialog.tsx";
import { callApi } from "../../../lib/call-api.ts";

/** The history of changes, newest first: of everything, of a kind, or of one record. */
export function HistoryPage() {
  const phrases = useProPhrases("history");
  const { pages, show, none } = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const edited = useEditedCatalogue();
  const kindName = useKindNames();
  const { filter, askKind } = useChangesFilter();
  const [undoing, setUndoing] = useState<CatalogueChange | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const query = useInfiniteQuery({
    queryKey: ["changes", group.id, filter],
    queryFn: ({ pageParam, signal }) => listChanges(group.id, filter, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data, error, isLoading } = query;
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
      <ol ref={list} className={styles.changes}>
        {changes.map((change) => (
          <ChangeEntry key={change.id} change={change} onUndo={() => setUndoing(change)} />
        ))}
      </ol>
      <MoreButton list={list} pages={query}>
        {phrases.older}
      </MoreButton>
      {undoing && <UndoDialog key={undoing.id} change={undoing} onClose={() => setUndoing(null)} />}
    </ManageContent>
  );
}

/** Asks before a change is undone; if the same fields were changed since, says so and changes nothing. */
function UndoDialog({ change, onClose }: { change: CatalogueChange; onClose: () => void }) {
  const phrases = useProPhrases("history");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const undo = useSingleFlightMutation<unknown, Accept | undefined>({
    mutationFn: (accept) => undoChange(group.id, change.id, accept),
    onSuccess: () => {
      // Any screen may show the undone data, and the undo may concern the professional's own rights.
      void queryClient.invalidateQueries();
      if (change.kind === "people") refreshSession(group);
      notify("success", phrases.takenBack);
      onClose();
    },
  });
  const concerned = concernedAppointmentsOf(undo.error);
  if (concerned)
    return (
      <ConcernedDialog
        concerned={concerned}
        isBusy={undo.isPending}
        onConfirm={(accept) => undo.mutate(accept)}
        onClose={onClose}
      />
    );
  return (
    <QuestionDialog
      title={phrases.question}
      isBusy={undo.isPending}
      onClose={onClose}
      actions={
        !isRefusedWith(undo.error, "cannot_undo") && (
          <Button look="main" isBusy={undo.isPending} onClick={() => undo.mutate(undefined)}>
            {phrases.takeBack}
          </Button>
        )
      }
    >
      <p>{phrases[whatBecomes(change)]}</p>
      <CallFailure failure={undo.error} />
    </QuestionDialog>
  );
}

function whatBecomes({ kind, action }: CatalogueChange) {
  if (isPeopleKind(kind)) return "worksAsBefore";
  return action === "created" ? "becomesArchived" : "becomesAsBefore";
}

const AT_ONCE = 20;

/** Returns changes, newest first; `after` is the cursor of the previous page. */
function listChanges(
  groupId: number,
  { kind, record }: ChangesFilter,
  after: number | null,
  signal: AbortSignal,
): Promise<AnswerOf<"GET /groups/{id}/changes">> {
  return callApi("GET /groups/{id}/changes", {
    path: { id: groupId },
    query: {
      limit: AT_ONCE,
      ...(kind !== null && { kind }),
      ...(record !== null && { record_id: record }),
      ...(after !== null && { after }),
    },
    signal,
  });
}

/** Refused if the same fields were changed since, or if appointments that `accept` does not name would lose their place. */
async function undoChange(groupId: number, changeId: number, accept?: Accept): Promise<CatalogueChange> {
  const { change } = await callApi("POST /groups/{id}/changes/{changeId}/undo", {
    path: { id: groupId, changeId },
    body: accept ? { accept } : {},
  });
  return change;
}
