import type { Accept } from "@rendezvous/contract/office/concerned";
import type { Fault } from "@rendezvous/contract/ground/fault";
import {
  isTimeRange,
  type TimeRange,
  type WeeklyRule,
} from "@rendezvous/domain/availability/hours/timetables";
import type { LocalizedText } from "@rendezvous/domain/text/localize";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { callApi } from "../../../lib/call-api.ts";
import {
  useHoursPhrases,
  useManageFieldsPhrases,
  useManagePhrases,
} from "../../../lib/phrases/professional-phrases.ts";
import { failureText, useWording } from "../../../lib/phrases/phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import field from "../../ground/form/field.module.css";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { UnsavedGuard } from "../../ground/session/unsaved-guard.tsx";
import { useWorkingDraft } from "../schema/working-draft.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { useInterrupted } from "../parts/use-interrupted.ts";
import { ClosedTimes, closuresOf } from "./closed-times.tsx";
import { concernedBy, ConcernedDialog } from "../settlement/concerned-dialog.tsx";
import { DayControl } from "../fields/controls.tsx";
import { useToday } from "./exceptions-fields.tsx";
import { HolidaysField } from "./holidays-field.tsx";
import { HoursField } from "./hours-field.tsx";
import { LocalizedField } from "../fields/localized-field.tsx";
import styles from "../parts/records.module.css";
import { useChoices } from "../fields/reference-fields.tsx";
import { SeveralFaults } from "./several-faults.tsx";

type Change = "closure" | "hours" | "organisation" | "holidays";

interface Typed {
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

/** Changes the hours, closures or holidays of several calendars and rooms at once: of all or of none of them. */
export function SeveralPage() {
  const phrases = useManagePhrases();
  const words = useHoursPhrases();
  const { hours, fields, groups, faults: faultTexts } = useManageFieldsPhrases();
  const { phrases: all } = useWording();
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const working = useWorkingDraft();
  const today = useToday();
  const calendars = useChoices("calendars", []);
  const choices = [...calendars, ...useChoices("resources", [])];
  const { interrupted, keep } = useInterrupted<Typed>();
  const [ids, setIds] = useState(interrupted?.ids ?? []);
  const [kind, setKind] = useState(interrupted?.kind ?? "closure");
  const [closure, setClosure] = useState<Typed["closure"]>(
    interrupted?.closure ?? { first: today, last: today, times: null, label: "" },
  );
  const [rules, setRules] = useState<unknown>(interrupted?.rules ?? []);
  const [holidays, setHolidays] = useState<unknown>(interrupted ? interrupted.holidays : group.country);
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
      const add = kind === "closure" ? { closures: closuresOf(days, { first, last }) } : {};
      return callApi("PUT /groups/{id}/calendars.hours", {
        path: { id: group.id },
        body: { ids: [...ids], change, add, ...(accept && { accept }) } as never,
      });
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ["records", group.id] });
      void queryClient.invalidateQueries({ queryKey: ["checklist", group.id] });
      notify("success", working ? phrases.savedInDraft : phrases.saved);
    },
  });
  const isUnsaved = ids.length > 0 && !save.isSuccess;
  useEffect(() => keep(isUnsaved ? { ids, kind, closure, rules, holidays } : null));
  const concerned = concernedBy(save.error);
  const faults = faultsOf(save.error);
  const options: readonly (readonly [Change, string])[] = [
    ["closure", hours.addClosure],
    ["organisation", words.organisation],
    ["hours", words.own],
    ["holidays", fields.holidays],
  ];
  const isAll = calendars.length > 0 && calendars.every(({ id }) => ids.includes(id));
  const isReversed = closure.first !== "" && closure.last !== "" && closure.last < closure.first;
  const isReady =
    ids.length > 0 &&
    (kind !== "closure" ||
      (closure.first !== "" &&
        closure.last !== "" &&
        !isReversed &&
        (closure.times === null || isTimeRange(closure.times))));
  // The last day goes with the first, as long as they are one, and is never before it.
  const setFirst = (first: string) =>
    setClosure({
      ...closure,
      first,
      ...((closure.last === closure.first || closure.last < first) && { last: first }),
    });
  return (
    <ManageContent title={words.several} text={words.severalText}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(undefined);
        }}
      >
        {isUnsaved && <UnsavedGuard />}
        <fieldset className={field.field}>
          <legend className={field.label}>{words.severalOf}</legend>
          <label className={field.check}>
            <input
              type="checkbox"
              checked={isAll}
              disabled={calendars.length === 0}
              onChange={({ target }) => setIds(target.checked ? calendars.map(({ id }) => id) : [])}
            />
            {words.all}
          </label>
          <ul className={styles.choices}>
            {choices.map((choice) => (
              <li key={choice.id}>
                <label className={styles.choice}>
                  <input
                    type="checkbox"
                    checked={ids.includes(choice.id)}
                    onChange={({ target }) =>
                      setIds(target.checked ? [...ids, choice.id] : ids.filter((id) => id !== choice.id))
                    }
                  />
                  {choice.name}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <fieldset className={field.field}>
          <legend className={field.label}>{words.whatChanges}</legend>
          <div className={field.options}>
            {options.map(([value, label]) => (
              <label key={value} className={field.option}>
                <input type="radio" name="what" checked={kind === value} onChange={() => setKind(value)} />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        {kind === "closure" && (
          <>
            <DayControl
              id="several-first"
              label={fields.valid_from}
              hint=""
              error={null}
              value={closure.first}
              onChange={(first) => setFirst(first ?? "")}
            />
            <DayControl
              id="several-last"
              label={fields.valid_until}
              hint=""
              error={isReversed ? faultTexts.not_later : null}
              value={closure.last}
              onChange={(last) => setClosure({ ...closure, last: last ?? "" })}
            />
            <ClosedTimes
              id="several"
              times={closure.times}
              onChange={(times) => setClosure({ ...closure, times })}
            />
            <LocalizedField
              id="several-reason"
              label={hours.reason}
              hint=""
              error={null}
              value={closure.label}
              onChange={(label) => setClosure({ ...closure, label: label as LocalizedText })}
              isLong={false}
            />
          </>
        )}
        {kind === "hours" && (
          <HoursField
            id="several-hours"
            label={groups.hours}
            hint=""
            error={null}
            value={rules}
            onChange={setRules}
          />
        )}
        {kind === "holidays" && (
          <HolidaysField
            id="several-holidays"
            label={fields.holidays}
            hint=""
            error={null}
            value={holidays}
            onChange={setHolidays}
          />
        )}
        {concerned && (
          <ConcernedDialog
            concerned={concerned}
            closed={kind === "closure" ? ids : []}
            isBusy={save.isPending}
            onConfirm={(accept) => save.mutate(accept)}
            onClose={() => save.reset()}
          />
        )}
        <div className={styles.bar}>
          {faults && (
            <SeveralFaults
              faults={faults}
              nameOf={(id) => choices.find((choice) => choice.id === id)?.name}
              rules={kind === "hours" ? (rules as WeeklyRule[]) : []}
            />
          )}
          {save.error !== null && concerned === null && !faults && (
            <Notice look="problem">{failureText(all, save.error, group.phone)}</Notice>
          )}
          <div className={styles.buttons}>
            <Button type="submit" look="main" isIdle={!isReady} isBusy={save.isPending}>
              {working ? phrases.saveInDraft : phrases.save}
            </Button>
            {ids.length === 0 && <p className={styles.quiet}>{faultTexts.too_few}</p>}
          </div>
        </div>
      </form>
    </ManageContent>
  );
}

function faultsOf(failure: unknown): readonly Fault[] | undefined {
  if (!(failure instanceof ApiFailure) || failure.code !== "invalid_record") return undefined;
  return (Object(failure.detail) as { faults?: readonly Fault[] }).faults;
}
