import type { Accept } from "@rendezvous/contract/office/concerned";
import type { Fault } from "@rendezvous/contract/ground/fault";
import { isTimeRange, type TimeRange } from "@rendezvous/domain/availability/hours/timetables";
import type { LocalizedText } from "@rendezvous/domain/text/localize";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { callApi } from "../../../lib/call-api.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { useInterruptedInput } from "../../account/account/information/use-interrupted-input.ts";
import { useEditedCatalogue, useWorkingDraft } from "../schema/working-draft.ts";
import { concernedAppointmentsOf } from "../settlement/concerned-dialog.tsx";
import { toClosures } from "./closed-times.tsx";
import { useToday } from "./exceptions-fields.tsx";

type Change = "closure" | "hours" | "organisation" | "holidays";

/** The values of the form. Values of a kind of change that is not chosen at the moment are preserved. */
export interface BulkHoursValues {
  readonly ids: readonly number[];
  readonly kind: Change;
  /** `times` null: whole days. */
  readonly closure: {
    readonly first: string;
    readonly last: string;
    readonly times: TimeRange | null;
    readonly label: LocalizedText;
  };
  readonly rules: unknown;
  readonly holidays: unknown;
}

/** Returns the values of a change to several calendars and rooms, what is still wrong, and the call that saves it. */
export function useBulkHours() {
  const phrases = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const working = useWorkingDraft();
  const edited = useEditedCatalogue();
  const today = useToday();
  const { interrupted, keep } = useInterruptedInput<BulkHoursValues>();
  const [typed, setTyped] = useState<BulkHoursValues>(
    interrupted ?? {
      ids: [],
      kind: "closure",
      closure: { first: today, last: today, times: null, label: "" },
      rules: [],
      holidays: group.country,
    },
  );
  const change = (next: Partial<BulkHoursValues>) => setTyped((current) => ({ ...current, ...next }));
  const { ids, kind, closure, rules, holidays } = typed;
  const save = useSingleFlightMutation<unknown, Accept | undefined>({
    mutationFn: (accept?: Accept) => {
      const { first, last, times, label } = closure;
      const change = {
        closure: {},
        organisation: { openinghours: null },
        hours: { openinghours: rules },
        holidays: { holidays },
      }[kind];
      const days = { times, reason: label, until: null };
      const add = kind === "closure" ? { closures: toClosures(days, { first, last }) } : {};
      return callApi("PUT /groups/{id}/calendars.hours", {
        path: { id: group.id },
        query: { draft_id: edited.draftId },
        body: { ids: [...ids], change, add, ...(accept && { accept }) } as never,
      });
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ["records", edited] });
      void queryClient.invalidateQueries({ queryKey: ["checklist", group.id] });
      notify("success", working ? phrases.savedInDraft : phrases.saved);
    },
  });
  const isUnsaved = ids.length > 0 && !save.isSuccess;
  useEffect(() => keep(isUnsaved ? typed : null));
  const isReversed = isEndBeforeStart(closure);
  return {
    typed,
    change,
    save,
    isUnsaved,
    isReversed,
    isReady: ids.length > 0 && (kind !== "closure" || (isFilledIn(closure) && !isReversed)),
    concerned: concernedAppointmentsOf(save.error),
    faults: faultsOf(save.error),
  };
}

function isEndBeforeStart({ first, last }: BulkHoursValues["closure"]): boolean {
  return first !== "" && last !== "" && last < first;
}

function isFilledIn({ first, last, times }: BulkHoursValues["closure"]): boolean {
  return first !== "" && last !== "" && (times === null || isTimeRange(times));
}

function faultsOf(failure: unknown): readonly Fault[] | undefined {
  if (!(failure instanceof ApiFailure) || failure.code !== "invalid_record") return undefined;
  return (Object(failure.detail) as { faults?: readonly Fault[] }).faults;
}
