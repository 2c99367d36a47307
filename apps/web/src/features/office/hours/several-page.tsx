import type { WeeklyRule } from "@rendezvous/domain/availability/hours/timetables";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import {
  useHoursPhrases,
  useManageFieldsPhrases,
  useManagePhrases,
} from "../../../lib/phrases/professional-phrases.ts";
import { failureText, useWording } from "../../../lib/phrases/phrases.ts";
import field from "../../ground/form/field.module.css";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { UnsavedGuard } from "../../ground/session/unsaved-guard.tsx";
import { useChoices } from "../fields/reference-fields.tsx";
import { ManageContent } from "../parts/manage-content.tsx";
import styles from "../parts/records.module.css";
import { useWorkingDraft } from "../schema/working-draft.ts";
import { ConcernedDialog } from "../settlement/concerned-dialog.tsx";
import { HolidaysField } from "./holidays-field.tsx";
import { HoursField } from "./hours-field.tsx";
import { SeveralClosure } from "./several-closure.tsx";
import { SeveralFaults } from "./several-faults.tsx";
import { type Typed, useSeveral } from "./use-several.ts";

/** Changes the hours, closures or holidays of several calendars and rooms at once: of all or of none of them. */
export function SeveralPage() {
  const phrases = useManagePhrases();
  const words = useHoursPhrases();
  const { fields, groups, faults: faultTexts } = useManageFieldsPhrases();
  const { phrases: all } = useWording();
  const { group } = useLoadedGroup();
  const working = useWorkingDraft();
  const calendars = useChoices("calendars", []);
  const choices = [...calendars, ...useChoices("resources", [])];
  const { typed, change, save, isUnsaved, isReversed, isReady, concerned, faults } = useSeveral();
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
          <SeveralClosure
            closure={closure}
            isReversed={isReversed}
            onChange={(next) => change({ closure: next })}
          />
        )}
        {kind === "hours" && (
          <HoursField
            id="several-hours"
            label={groups.hours}
            hint=""
            error={null}
            value={rules}
            onChange={(next) => change({ rules: next })}
          />
        )}
        {kind === "holidays" && (
          <HolidaysField
            id="several-holidays"
            label={fields.holidays}
            hint=""
            error={null}
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

interface PlacesProps {
  calendars: ReturnType<typeof useChoices>;
  /** The calendars and the rooms. */
  choices: ReturnType<typeof useChoices>;
  ids: Typed["ids"];
  onChange: (ids: Typed["ids"]) => void;
}

/** Chooses calendars and rooms; one box chooses all calendars. */
function PlacesPart({ calendars, choices, ids, onChange }: PlacesProps) {
  const words = useHoursPhrases();
  const isAll = calendars.length > 0 && calendars.every(({ id }) => ids.includes(id));
  return (
    <fieldset className={field.field}>
      <legend className={field.label}>{words.severalOf}</legend>
      <label className={field.check}>
        <input
          type="checkbox"
          checked={isAll}
          disabled={calendars.length === 0}
          onChange={({ target }) => onChange(target.checked ? calendars.map(({ id }) => id) : [])}
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
                  onChange(target.checked ? [...ids, choice.id] : ids.filter((id) => id !== choice.id))
                }
              />
              {choice.name}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Chooses what the change is about. */
function KindPart({ kind, onChange }: { kind: Typed["kind"]; onChange: (kind: Typed["kind"]) => void }) {
  const words = useHoursPhrases();
  const { hours, fields } = useManageFieldsPhrases();
  const options: readonly (readonly [Typed["kind"], string])[] = [
    ["closure", hours.addClosure],
    ["organisation", words.organisation],
    ["hours", words.own],
    ["holidays", fields.holidays],
  ];
  return (
    <fieldset className={field.field}>
      <legend className={field.label}>{words.whatChanges}</legend>
      <div className={field.options}>
        {options.map(([value, label]) => (
          <label key={value} className={field.option}>
            <input type="radio" name="what" checked={kind === value} onChange={() => onChange(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
