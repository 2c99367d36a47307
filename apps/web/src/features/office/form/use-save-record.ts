import type { Accept } from "@rendezvous/contract/office/concerned";
import type { Fault } from "@rendezvous/contract/ground/fault";
import { checkRecord, isSingleton, RECORDS } from "@rendezvous/contract/office/record";
import { useEffect, useState } from "react";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { useIdempotencyKey } from "../../ground/idempotency/use-idempotency-key.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { createRecord, getRecord, updateRecord } from "../schema/api.ts";
import { toNestedSettings } from "../schema/flat-settings.ts";
import { contractNameOfForm, type FormName, isSettingsForm, type StoredRecord } from "../schema/kinds.ts";
import { useUpdateCachedRecords, useStoreSettings } from "../schema/use-records.ts";
import { useEditedCatalogue, useWorkingDraft } from "../schema/working-draft.ts";
import type { useUnsavedRecord } from "./use-unsaved-record.ts";
import { openDiscardingInput } from "../../../lib/page/leave-page.ts";
import { groupAddress } from "../../ground/group/paths.ts";
import { sessionStoreOf } from "../../ground/session/session-store.ts";

type RecordDraft = ReturnType<typeof useUnsavedRecord>;

/**
 * Checks a record with the server's schema and saves it. Returns the mutation, and the faults that the schema or the server
 * found.
 */
export function useSaveRecord(
  kind: FormName,
  { base, draft, record, saved, meet }: RecordDraft,
  onCreated?: () => void,
) {
  const phrases = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const store = useUpdateCachedRecords(kind);
  const storeSettings = useStoreSettings();
  const working = useWorkingDraft();
  const edited = useEditedCatalogue();
  const goTo = useNewAddress();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const withKey = useIdempotencyKey();
  const isNew = base.id === 0;

  const save = useSingleFlightMutation<
    { changed: StoredRecord; savedDraft: typeof draft },
    Accept | undefined
  >({
    mutationFn: async (accept?: Accept) => ({
      savedDraft: draft,
      changed: await (isNew && !isSettingsForm(kind)
        ? withKey(fieldsOf(kind, record), (fields, headers) => createRecord(edited, kind, fields, headers))
        : updateRecord(edited, kind, base, draft, accept)),
    }),
    onSuccess: ({ changed, savedDraft }) => {
      if (isSettingsForm(kind)) {
        if (!working && goTo(changed)) return;
        storeSettings(changed);
      } else
        store((records) =>
          isNew ? [...records, changed] : records.map((one) => (one.id === changed.id ? changed : one)),
        );
      saved(changed, savedDraft);
      notify("success", working ? phrases.savedInDraft : phrases.saved);
      onCreated?.();
    },
    onError: async (failure) => {
      if (!(failure instanceof ApiFailure)) return;
      const { faults } = Object(failure.detail) as { faults?: readonly Fault[] };
      if (failure.code === "invalid_record" && faults) setFaults(faults);
      if (failure.code === "precondition_failed") meet(await getRecord(edited, kind, base.id));
    },
  });

  // Clears the refusal of the previous draft, because it does not apply to the catalogue that is edited now.
  useEffect(() => {
    save.reset();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- must run when the working draft changes, and only then
  }, [working?.id]);

  function submit(): void {
    const checked = checkRecord(contractNameOfForm(kind), fieldsOf(kind, record), {
      locale: group.locale,
      // Only the server has the list of holiday codes.
      isHolidayCode: () => true,
    });
    setFaults(checked.ok ? [] : checked.faults);
    if (checked.ok) save.mutate(undefined);
  }
  return { save, submit, faults };
}

/** Returns the record without the server's own fields, and without empty fields for which the server has a default. */
function fieldsOf(kind: FormName, record: StoredRecord): Readonly<Record<string, unknown>> {
  const editable = contractNameOfForm(kind);
  if (isSingleton(editable)) {
    const { id: _id, version: _version, ...settings } = record;
    return toNestedSettings(settings);
  }
  const fields = Object.keys(RECORDS[editable].fields).map((name) => [name, record[name]] as const);
  return Object.fromEntries(
    fields.filter(([name, value]) => value !== undefined && !(name === "externid" && value === "")),
  );
}

/**
 * Returns a function that opens the group under its new address after a change of the url name; the professional stays logged in.
 * The function returns false if the address is unchanged.
 */
function useNewAddress(): (settings: StoredRecord) => boolean {
  const { group } = useLoadedGroup();
  return ({ urlname }) => {
    if (typeof urlname !== "string" || urlname === group.urlname) return false;
    sessionStoreOf(urlname).setState(sessionStoreOf(group.urlname).getState());
    openDiscardingInput(`${groupAddress(urlname, "")}/manage/settings${location.search}`);
    return true;
  };
}
