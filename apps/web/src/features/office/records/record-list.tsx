import type { Accept } from "@rendezvous/contract/office/concerned";
import { useMutation } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { Notice } from "../../../components/notice.tsx";
import { Segments } from "../../../components/fields/segments.tsx";
import { useHoursPhrases, useManagePhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";
import { failureText, useWording } from "../../../lib/phrases/phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { useEditedCatalogue, useWorkingDraft } from "../schema/working-draft.ts";
import { updateRecord } from "../schema/api.ts";
import { ArchiveDialog } from "./archive-dialog.tsx";
import { concernedBy, ConcernedDialog } from "../settlement/concerned-dialog.tsx";
import { foldText } from "../../../lib/fold-text.ts";
import type { RecordKind } from "../schema/field-spec.ts";
import type { StoredRecord } from "../schema/kinds.ts";
import { OrderList } from "./order-list.tsx";
import { RecordRow } from "./record-row.tsx";
import styles from "../parts/records.module.css";
import { useListFilter } from "../schema/use-list-filter.ts";
import { useNameOf, useRecords, useStoreRecords } from "../schema/use-records.ts";

/** All records of a kind, which can be searched, sorted, copied, archived and restored. */
export function RecordList({ kind }: { kind: RecordKind }) {
  const phrases = useManagePhrases();
  const hours = useHoursPhrases();
  const { phrases: all } = useWording();
  const { group } = useLoadedGroup();
  const nameOf = useNameOf();
  const { data, error, isLoading, refetch } = useRecords(kind);
  const store = useStoreRecords(kind);
  const working = useWorkingDraft();
  const edited = useEditedCatalogue();
  const { filter, ask } = useListFilter(kind);
  const { search: searched, isArchived } = filter;
  const [isOrdering, setOrdering] = useState(false);
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
    onError: () => void refetch(),
  });
  const ofState = (data ?? []).filter(({ deleted }) => deleted === isArchived);
  const searchText = foldText(searched);
  const found = ofState.filter(
    (record) =>
      searchText === "" || foldText(`${nameOf(record)} ${String(record["name"])}`).includes(searchText),
  );
  const concerned = concernedBy(change.error);
  const mayOrder = kind !== "promotions" && !isArchived && searched === "" && found.length > 1;
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
      {error !== null && (
        <Notice look="problem">
          {failureText(all, error, group.phone)}{" "}
          <Button onClick={() => void refetch()}>{all.screen.common.retry}</Button>
        </Notice>
      )}
      {change.error !== null && archiving === null && (
        <Notice look="problem">{failureText(all, change.error, group.phone)}</Notice>
      )}
      {isLoading && <Loading />}
      {data && !(isOrdering && working === null) && (
        <>
          <div className={styles.tools}>
            <input
              type="search"
              className={styles.search}
              aria-label={phrases.search}
              placeholder={phrases.search}
              value={searched}
              onChange={(event) => ask({ search: event.target.value })}
            />
            <Segments
              label={phrases.show}
              options={[
                { value: "inUse", label: phrases.inUse },
                { value: "archived", label: phrases.archived },
              ]}
              value={isArchived ? "archived" : "inUse"}
              onChange={(shown) => ask({ isArchived: shown === "archived" })}
            />
            {kind === "calendars" && ofState.length > 1 && (
              <Link className={buttonClass("plain")} {...toManage(group.urlname, kind, "several")}>
                {hours.several}
              </Link>
            )}
            {mayOrder && working === null && (
              <Button onClick={() => setOrdering(true)}>{phrases.changeOrder}</Button>
            )}
          </div>
          {mayOrder && working !== null && <p className={styles.quiet}>{phrases.orderAtOnce}</p>}
          {found.length === 0 && (
            <p className={styles.quiet}>{searched === "" ? phrases.none : phrases.noneFound}</p>
          )}
          <ul className={styles.list}>
            {found.map((record) => (
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
      {archiving && concerned && (
        <ConcernedDialog
          concerned={concerned}
          isBusy={change.isPending}
          onConfirm={(accept) => change.mutate({ record: archiving, accept })}
          onClose={() => setArchiving(null)}
        />
      )}
      {archiving && !concerned && (
        <ArchiveDialog
          name={nameOf(archiving)}
          failure={change.error}
          isBusy={change.isPending}
          onArchive={() => change.mutate({ record: archiving })}
          onClose={() => setArchiving(null)}
        />
      )}
    </ManageContent>
  );
}
