import type { WeeklyRule } from "@rendezvous/domain/availability/hours/timetables";
import type { Fault } from "@rendezvous/contract/ground/fault";
import { WEEKDAYS } from "@rendezvous/domain/time/instant";
import type { LocalizedText } from "@rendezvous/domain/text/localize";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { CheckBox, CheckBoxes, RadioButtons } from "../../../components/fields/choice-fields.tsx";
import { UnsavedGuard } from "../../ground/session/unsaved-guard.tsx";
import { useReferenceChoices } from "../fields/reference-fields.tsx";
import { ManageContent } from "../parts/manage-content.tsx";
import styles from "../parts/records.module.css";
import { useWorkingDraft } from "../schema/working-draft.ts";
import { ConcernedDialog } from "../settlement/concerned-dialog.tsx";
import { HolidaysField } from "./holidays-field.tsx";
import { HoursField } from "./hours-field.tsx";
import { type BulkHoursValues, useBulkHours } from "./use-bulk-hours.ts";
import { describeRange } from "./drawn-day.tsx";
import { settingFaultText } from "../../ground/form/fault-text.ts";
import { useFailureText } from "../../ground/group/call-failure.tsx";
import { DayControl } from "../fields/controls.tsx";
import { LocalizedField } from "../fields/localized-field.tsx";
import { ClosuresWithAppointments } from "./closed-times.tsx";

/** Changes the hours, closures or holidays of several calendars and rooms at once: of all or of none of them. */
export function BulkHoursPage() {
  const phrases = useProPhrases("manage");
  const words = useProPhrases("hours");
  const { fields, groups, faults: faultTexts } = useProPhrases("manageFields");
  const failureText = useFailureText();
  const working = useWorkingDraft();
  const calendars = useReferenceChoices("calendars", []);
  const choices = [...calendars, ...useReferenceChoices("resources", [])];
  const { typed, change, save, isUnsaved, isReversed, isReady, concerned, faults } = useBulkHours();
  const { ids, kind, closure, rules, holidays } = typed;
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
        <PlacesPart
          calendars={calendars}
          choices={choices}
          ids={ids}
          onChange={(next) => change({ ids: next })}
        />
        <KindPart kind={kind} onChange={(next) => change({ kind: next })} />
        {kind === "closure" && (
          <BulkClosure
            closure={closure}
            isReversed={isReversed}
            onChange={(next) => change({ closure: next })}
          />
        )}
        {kind === "hours" && (
          <HoursField
            id="several-hours"
            label={groups.hours}
            value={rules}
            onChange={(next) => change({ rules: next })}
          />
        )}
        {kind === "holidays" && (
          <HolidaysField
            id="several-holidays"
            label={fields.holidays}
            value={holidays}
            onChange={(next) => change({ holidays: next })}
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
            <BulkHoursFaults
              faults={faults}
              nameOf={(id) => choices.find((choice) => choice.id === id)?.name}
              rules={kind === "hours" ? (rules as WeeklyRule[]) : []}
            />
          )}
          {save.error !== null && concerned === null && !faults && (
            <Notice look="problem">{failureText(save.error)}</Notice>
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

interface PlacesProps {
  calendars: ReturnType<typeof useReferenceChoices>;
  /** The calendars and the rooms. */
  choices: ReturnType<typeof useReferenceChoices>;
  ids: BulkHoursValues["ids"];
  onChange: (ids: BulkHoursValues["ids"]) => void;
}

/** Chooses calendars and rooms; one box chooses all calendars. */
function PlacesPart({ calendars, choices, ids, onChange }: PlacesProps) {
  const words = useProPhrases("hours");
  const isAll = calendars.length > 0 && calendars.every(({ id }) => ids.includes(id));
  return (
    <CheckBoxes
      label={words.severalOf}
      look="list"
      options={choices.map(({ id, name }) => [id, name])}
      chosen={ids}
      onChange={onChange}
    >
      <CheckBox
        label={words.all}
        disabled={calendars.length === 0}
        isChecked={isAll}
        onChange={(all) => onChange(all ? calendars.map(({ id }) => id) : [])}
      />
    </CheckBoxes>
  );
}

/** Chooses what changes: a closure, the hours, or the public holidays. */
function KindPart({
  kind,
  onChange,
}: {
  kind: BulkHoursValues["kind"];
  onChange: (kind: BulkHoursValues["kind"]) => void;
}) {
  const words = useProPhrases("hours");
  const { hours, fields } = useProPhrases("manageFields");
  return (
    <RadioButtons
      label={words.whatChanges}
      options={[
        ["closure", hours.addClosure],
        ["organisation", words.organisation],
        ["hours", words.own],
        ["holidays", fields.holidays],
      ]}
      value={kind}
      onChange={onChange}
    />
  );
}

interface Props {
  faults: readonly Fault[];
  nameOf: (id: unknown) => string | undefined;
  /** The submitted hours. */
  rules: readonly WeeklyRule[];
}

/** The faults of a change of several calendars: the calendar, the rule and the error. */
function BulkHoursFaults({ faults, nameOf, rules }: Props) {
  const phrases = useProPhrases("manage");
  const words = useProPhrases("manageFields");
  const dateLocale = useDateLocale();
  function placeOf({ path, record_id }: Fault): string {
    const rule = rules[Number(/^openinghours\[(\d+)\]/.exec(path)?.[1] ?? Number.NaN)];
    const name = path.split(/[.[]/)[0] ?? "";
    const field =
      name === "openinghours" ? words.groups.hours : words.fields[name as keyof typeof words.fields];
    const day = rule?.days[0];
    const where = day === undefined ? field : describeRange(WEEKDAYS.indexOf(day), rule!, dateLocale);
    return [nameOf(record_id), where].filter(Boolean).join(" · ");
  }
  return (
    <Notice look="problem">
      {phrases.faulty}
      {faults.map((fault) => (
        <p key={`${String(fault["record_id"])} ${fault.path} ${fault.code}`}>
          <strong>{placeOf(fault)}</strong>
          <br />
          <span>{settingFaultText(words.faults, fault, undefined)}</span>
        </p>
      ))}
    </Notice>
  );
}

interface BulkClosureProps {
  closure: BulkHoursValues["closure"];
  isReversed: boolean;
  onChange: (closure: BulkHoursValues["closure"]) => void;
}

/** The days, times and reason of a closure of several calendars. */
function BulkClosure({ closure, isReversed, onChange }: BulkClosureProps) {
  const { hours, fields, faults: faultTexts } = useProPhrases("manageFields");
  // Changing the first day also changes the last day while both are equal, and the last day is never before the first.
  const setFirst = (first: string) =>
    onChange({
      ...closure,
      first,
      ...((closure.last === closure.first || closure.last < first) && { last: first }),
    });
  return (
    <>
      <DayControl
        id="several-first"
        label={fields.valid_from}
        value={closure.first}
        onChange={(first) => setFirst(first ?? "")}
      />
      <DayControl
        id="several-last"
        label={fields.valid_until}
        error={isReversed ? faultTexts.not_later : null}
        value={closure.last}
        onChange={(last) => onChange({ ...closure, last: last ?? "" })}
      />
      <ClosuresWithAppointments times={closure.times} onChange={(times) => onChange({ ...closure, times })} />
      <LocalizedField
        id="several-reason"
        label={hours.reason}
        value={closure.label}
        onChange={(label) => onChange({ ...closure, label: label as LocalizedText })}
      />
    </>
  );
}
