import type { Accept } from "@rendezvous/contract/office/concerned";
import { useMutation } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { SegmentedControl } from "../../../components/fields/segmented-control.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";
import { notify } from "../../../lib/popups.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { useEditedCatalogue, useWorkingDraft } from "../schema/working-draft.ts";
import { updateRecord } from "../schema/api.ts";
import { concernedAppointmentsOf, ConcernedDialog } from "../settlement/concerned-dialog.tsx";
import { foldText } from "../../../lib/fold-text.ts";
import type { RecordKind } from "../schema/field-spec.ts";
import type { StoredRecord } from "../schema/kinds.ts";
import { RecordRow } from "./record-row.tsx";
import styles from "../parts/records.module.css";
import { useListFilter } from "../schema/use-list-filter.ts";
import { useNameOf, useRecords, useUpdateCachedRecords } from "../schema/use-records.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { ConfirmDialog } from "../../ground/group/confirm-dialog.tsx";
import { moveItem } from "../../../lib/move-item.ts";
import { MovableList } from "../parts/movable-list.tsx";
import { callApi } from "../../../lib/call-api.ts";

/** All records of a kind, which can be searched, sorted, copied, archived and restored. */
export function RecordList({ kind }: { kind: RecordKind }) {
  const phrases = useProPhrases("manage");
  const { several } = useProPhrases("hours");
  const { group } = useLoadedGroup();
  const nameOf = useNameOf();
  const { data, error, isLoading, refetch } = useRecords(kind);
  const working = useWorkingDraft();
  const { search, isArchived } = useListFilter(kind).filter;
  const [isOrdering, setOrdering] = useState(false);
  const { archiving, setArchiving, change } = useArchiving(kind, () => void refetch());
  const ofState = (data ?? []).filter(({ deleted }) => deleted === isArchived);
  const searchText = foldText(search);
  const matches = ofState.filter(
    (record) =>
      searchText === "" || foldText(`${nameOf(record)} ${String(record["name"])}`).includes(searchText),
  );
  const mayOrder = kind !== "promotions" && !isArchived && search === "" && matches.length > 1;
  return (
    <ManageContent
      title={phrases.pages[kind]}
      text={phrases.kindTexts[kind]}
      action={
        <Link className={buttonClass("main")} {...toManage(group.urlname, kind, "new")}>
          <Plus size={18} aria-hidden="true" />
          {phrases.add}
        </Link>
      }
    >
      <CallFailure failure={error} onRetry={refetch} />
      {archiving === null && <CallFailure failure={change.error} />}
      {isLoading && <Loading />}
      {data && !(isOrdering && working === null) && (
        <>
          <ListTools kind={kind}>
            {kind === "calendars" && ofState.length > 1 && (
              <Link className={buttonClass("plain")} {...toManage(group.urlname, kind, "several")}>
                {several}
              </Link>
            )}
            {mayOrder && working === null && (
              <Button onClick={() => setOrdering(true)}>{phrases.changeOrder}</Button>
            )}
          </ListTools>
          {mayOrder && working !== null && <p className={styles.quiet}>{phrases.orderAtOnce}</p>}
          {matches.length === 0 && (
            <p className={styles.quiet}>{search === "" ? phrases.none : phrases.noneFound}</p>
          )}
          <ul className={styles.list}>
            {matches.map((record) => (
              <RecordRow
                key={record.id}
                kind={kind}
                record={record}
                onArchive={() => {
                  change.reset();
                  setArchiving(record);
                }}
                onRestore={() => change.mutate({ record })}
              />
            ))}
          </ul>
        </>
      )}
      {data && isOrdering && working === null && kind !== "promotions" && (
        <OrderList kind={kind} records={ofState} onDone={() => setOrdering(false)} />
      )}
      {archiving && (
        <ArchiveQuestion
          name={nameOf(archiving)}
          failure={change.error}
          isBusy={change.isPending}
          onArchive={(accept) => change.mutate({ record: archiving, ...(accept && { accept }) })}
          onClose={() => setArchiving(null)}
        />
      )}
    </ManageContent>
  );
}

/** Returns the record whose archiving waits for an answer, and the call that archives or restores a record. */
function useArchiving(kind: RecordKind, refetch: () => void) {
  const phrases = useProPhrases("manage");
  const edited = useEditedCatalogue();
  const nameOf = useNameOf();
  const store = useUpdateCachedRecords(kind);
  const working = useWorkingDraft();
  const [archiving, setArchiving] = useState<StoredRecord | null>(null);
  const change = useMutation({
    mutationFn: ({ record, accept }: { record: StoredRecord; accept?: Accept }) =>
      updateRecord(edited, kind, record, { deleted: !record.deleted }, accept),
    onSuccess: (changed) => {
      store((records) => records.map((one) => (one.id === changed.id ? changed : one)));
      setArchiving(null);
      const name = nameOf(changed);
      const done = changed.deleted ? phrases.isArchived({ name }) : phrases.isBack({ name });
      notify("success", working ? phrases.savedInDraft : done);
    },
    // Another person may have changed the record, so the list is fetched again.
    onError: refetch,
  });
  return { archiving, setArchiving, change };
}

/** Searches the list, and chooses between the records in use and the archived ones; `children` are further tools. */
function ListTools({ kind, children }: { kind: RecordKind; children: ReactNode }) {
  const phrases = useProPhrases("manage");
  const { filter, ask } = useListFilter(kind);
  return (
    <div className={styles.tools}>
      <input
        type="search"
        className={styles.search}
        aria-label={phrases.search}
        placeholder={phrases.search}
        value={filter.search}
        onChange={(event) => ask({ search: event.target.value })}
      />
      <SegmentedControl
        label={phrases.show}
        options={[
          { value: "inUse", label: phrases.inUse },
          { value: "archived", label: phrases.archived },
        ]}
        value={filter.isArchived ? "archived" : "inUse"}
        onChange={(shown) => ask({ isArchived: shown === "archived" })}
      />
      {children}
    </div>
  );
}

interface ArchiveProps {
  name: string;
  failure: unknown;
  isBusy: boolean;
  onArchive: (accept?: Accept) => void;
  onClose: () => void;
}

/** Explains the effect on clients before a record is archived; if appointments would lose their place, asks for a decision about each of them. */
function ArchiveQuestion({ name, failure, isBusy, onArchive, onClose }: ArchiveProps) {
  const phrases = useProPhrases("manage");
  const concerned = concernedAppointmentsOf(failure);
  return concerned ? (
    <ConcernedDialog concerned={concerned} isBusy={isBusy} onConfirm={onArchive} onClose={onClose} />
  ) : (
    <ConfirmDialog
      title={phrases.archiveTitle({ name })}
      text={phrases.archiveText}
      confirm={phrases.archive}
      look="main"
      failure={failure}
      isBusy={isBusy}
      onConfirm={onArchive}
      onClose={onClose}
    />
  );
}

interface Props {
  kind: Exclude<RecordKind, "promotions">;
  records: readonly StoredRecord[];
  onDone: () => void;
}

/** The records by name alone, sorted by dragging, by keys or by buttons; each move is saved. */
function OrderList({ kind, records, onDone }: Props) {
  const phrases = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const nameOf = useNameOf();
  const store = useUpdateCachedRecords(kind);
  const [ids, setIds] = useState(() => records.map(({ id }) => id));
  const order = useMutation({
    // The calls run one after the other, because the last order must reach the server last.
    scope: { id: `order ${kind}` },
    mutationFn: (next: readonly number[]) =>
      callApi(`PUT /groups/{id}/${kind}.order`, { path: { id: group.id }, body: { ids: [...next] } }),
    onSuccess: (_, next) =>
      store((records) => {
        const place = new Map(next.map((id, index) => [id, index]));
        const placeOf = ({ id }: StoredRecord) => place.get(id) ?? next.length;
        return [...records].sort((a, b) => placeOf(a) - placeOf(b));
      }),
  });
  const byId = new Map(records.map((record) => [record.id, record]));
  const called = (id: number) => {
    const record = byId.get(id);
    return record ? nameOf(record) : "";
  };
  function move(from: number, to: number) {
    const next = moveItem(ids, from, to);
    setIds(next);
    order.mutate(next);
  }
  return (
    <>
      <div className={styles.tools}>
        <Button look="main" onClick={onDone}>
          {phrases.orderDone}
        </Button>
      </div>
      <CallFailure failure={order.error} />
      <MovableList
        ids={ids}
        nameOf={called}
        onMove={move}
        renderItem={(id) => <span className={styles.words}>{called(id)}</span>}
      />
    </>
  );
}
