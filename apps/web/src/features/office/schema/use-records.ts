import { localize, type LocalizedText } from "@rendezvous/domain/text/localize";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { type EditedCatalogue, useEditedCatalogue, useWorkingDraft } from "./working-draft.ts";
import { listRecords } from "./api.ts";
import type { RecordKind } from "./field-spec.ts";
import type { FormName, StoredRecord } from "./kinds.ts";
import { toLoadedGroup } from "./flat-settings.ts";

const RECORDS = "records";

/** Returns all records of a kind, archived ones too; fetched again whenever a screen opens. */
export function useRecords(kind: RecordKind) {
  return useQuery(recordsQueryOptions(useEditedCatalogue(), kind));
}

export function recordsQueryOptions(edited: EditedCatalogue, kind: RecordKind) {
  return queryOptions({
    queryKey: [RECORDS, edited, kind],
    queryFn: ({ signal }) => listRecords(edited, kind, signal),
    staleTime: 0,
  });
}

/** Returns a function that stores the answer to a change in the cache, so that no screen has to wait for the list. */
export function useUpdateCachedRecords(kind: FormName) {
  const { group } = useLoadedGroup();
  const queryKey = [RECORDS, useEditedCatalogue(), kind];
  const queryClient = useQueryClient();
  return (change: (records: readonly StoredRecord[]) => StoredRecord[]) => {
    queryClient.setQueryData<StoredRecord[]>(queryKey, (records) => records && change(records));
    // The other screens of professionals show public fields as part of the catalogue.
    void queryClient.invalidateQueries({ queryKey: ["catalogue", group.id] });
    void queryClient.invalidateQueries({ queryKey: ["checklist", group.id] });
  };
}

/** Returns a function that stores the settings in the cache, of which the page has a copy. */
export function useStoreSettings() {
  const { group } = useLoadedGroup();
  const draft = useWorkingDraft();
  const queryClient = useQueryClient();
  return (settings: StoredRecord) => {
    // Changes in a draft do not apply to the group yet.
    if (draft) return;
    queryClient.setQueryData(["group", group.id], toLoadedGroup(settings, group));
    void queryClient.invalidateQueries({ queryKey: ["checklist", group.id] });
    void queryClient.invalidateQueries({ queryKey: ["messages", group.id] });
    void queryClient.invalidateQueries({ queryKey: ["arrival_page", group.id] });
  };
}

/** Returns a function that reads the records that other parts of the page have already loaded. */
export function useLoadedRecords(): (kind: RecordKind) => readonly StoredRecord[] {
  const edited = useEditedCatalogue();
  const queryClient = useQueryClient();
  return (kind) => queryClient.getQueryData<StoredRecord[]>([RECORDS, edited, kind]) ?? [];
}

/** Returns the names of records of a kind by references to them: ids, or in a group file externids. */
export type NamesOf = (kind: RecordKind, references: readonly unknown[]) => string[];

/** Returns the names of records by ids. */
export function useNamesOf(): NamesOf {
  const nameOf = useNameOf();
  const loadedRecords = useLoadedRecords();
  return (kind, ids) =>
    loadedRecords(kind)
      .filter(({ id }) => ids.includes(id))
      .map(nameOf);
}

/** Returns a function that names a record in the professional's language. */
export function useNameOf(): (record: StoredRecord) => string {
  const { language } = useWording();
  const { group } = useLoadedGroup();
  return ({ name, publicname }) =>
    localize(publicname as LocalizedText, language, group.locale) ||
    localize(name as LocalizedText, language, group.locale);
}
