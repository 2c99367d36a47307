import { RECORDS } from "@rendezvous/contract/office/record";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { Notice } from "../../../components/notice.tsx";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link, useLocation, useNavigate } from "../../../lib/navigation.tsx";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toHistory } from "../history/changes-filter.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { getRecord } from "../schema/api.ts";
import type { RecordKind } from "../schema/field-spec.ts";
import { useEditedCatalogue } from "../schema/working-draft.ts";
import { type FormName, isSettingsForm, KINDS, type StoredRecord } from "../schema/kinds.ts";
import { RecordForm } from "../form/record-form.tsx";
import { toRecordList } from "../schema/use-list-filter.ts";
import { useNameOf } from "../schema/use-records.ts";
import { useFailureText } from "../../ground/group/call-failure.tsx";

interface Props {
  kind: FormName;
  /** `new`, or an id; for the settings, the group's. */
  record: string;
  /** Shown above the form; only the pages of the settings have any. */
  children?: ReactNode;
}

/** One record and its form, or a page of the settings; a new record may start as the copy of another. */
export function RecordPage({ kind, record, children }: Props) {
  const phrases = useProPhrases("manage");
  const { phrases: all } = useWording();
  const failureText = useFailureText();
  const { group } = useLoadedGroup();
  const nameOf = useNameOf();
  const navigate = useNavigate();
  const isNew = record === "new";
  const [copied] = useState(useLocation().state.copied);
  const recordId = isNew ? copied : Number(record);
  const edited = useEditedCatalogue();
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ["record", edited, kind, recordId],
    queryFn: () => getRecord(edited, kind, recordId ?? 0),
    enabled: recordId !== undefined,
    // Fetched each time the page opens, but not during editing.
    gcTime: 0,
    // The form stays when the draft no longer exists.
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  const page = phrases.pages[kind];
  if (isLoading) return <Loading />;
  if (error !== null)
    return (
      <ManageContent title={page}>
        <Notice look="problem">
          {error instanceof ApiFailure && error.status === 404 ? phrases.gone : failureText(error)}{" "}
          <Button onClick={() => void refetch()}>{all.screen.common.retry}</Button>
        </Notice>
      </ManageContent>
    );
  if (isSettingsForm(kind))
    return (
      <ManageContent title={page}>
        {children}
        {data && <RecordForm kind={kind} stored={data} />}
      </ManageContent>
    );
  if (!isNew && data)
    return (
      <ManageContent
        title={nameOf(data)}
        text={data.deleted ? phrases.archived : undefined}
        action={
          <Link
            className={buttonClass("plain")}
            {...toHistory(group.urlname, { kind, record: Number(record) })}
          >
            {phrases.pages.history}
          </Link>
        }
      >
        <RecordForm kind={kind} stored={data} />
      </ManageContent>
    );
  return (
    <ManageContent title={phrases.adding({ page })}>
      <RecordForm
        kind={kind}
        stored={toNew(kind, data)}
        begun={data ? { [nameField(data)]: phrases.copyOf({ name: nameOf(data) }) } : {}}
        // Opens the list without a search, which might hide the new record.
        onCreated={() => navigate({ ...toRecordList(group.urlname, kind), ignoreBlocker: true })}
      />
    </ManageContent>
  );
}

function nameField({ publicname }: StoredRecord): "name" | "publicname" {
  return publicname === undefined ? "name" : "publicname";
}

/** Returns an unsaved record with the defaults of its kind, or with the fields of the record that it copies. */
function toNew(kind: RecordKind, copied: StoredRecord | undefined): StoredRecord {
  const fields = Object.entries(RECORDS[KINDS[kind]].fields).map(([name, schema]) => {
    const own = name === "externid" || (name === "name" && kind !== "promotions");
    return [name, (own ? undefined : copied?.[name]) ?? schema.safeParse(undefined).data];
  });
  return { ...Object.fromEntries(fields), deleted: false, id: 0, version: 0 };
}
