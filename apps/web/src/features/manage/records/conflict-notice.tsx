import { useState } from "react";
import { Notice } from "../../../components/notice.tsx";
import { useManageFieldsPhrases, useManagePhrases } from "../../../lib/lazy-phrases.ts";
import field from "../../form/field.module.css";
import { type FormName, FORMS, isSettings, type StoredRecord } from "./kinds.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";
import styles from "./records.module.css";
import { useDescribe } from "./use-describe.ts";
import type { Meeting } from "./use-record-draft.ts";

interface Props {
  kind: FormName;
  meeting: Meeting;
  /** As somebody else has left it. */
  base: StoredRecord;
  draft: Readonly<Record<string, unknown>>;
  onTake: (name: string, value: unknown) => void;
}

/** What somebody else has changed while this form was open: what both changed is chosen, the rest stands side by side already. */
export function ConflictNotice({ kind, meeting, base, draft, onTake }: Props) {
  const phrases = useManagePhrases().conflict;
  const words = useManageFieldsPhrases();
  const describe = useDescribe();
  // The other one may have changed a field of another page.
  const groups = isSettings(kind) ? Object.values(SETTINGS_FORMS).flat() : FORMS[kind];
  const specs = groups.flatMap(({ fields }) => fields);
  const labelOf = (name: string) =>
    words.fields[(specs.find((one) => one.name === name)?.words ?? name) as keyof typeof words.fields] ?? "";
  // What is chosen, stays to be chosen differently.
  const [mine] = useState(draft);
  const theirs = meeting.theirs.map(labelOf).filter(Boolean).join(", ");
  return (
    <Notice look="problem">
      <h2 className={styles.noticeTitle}>{phrases.title}</h2>
      <p>{phrases.text}</p>
      {theirs !== "" && <p>{phrases.merged({ fields: theirs })}</p>}
      {specs
        .filter(({ name }) => meeting.both.includes(name))
        .map((spec) => (
          <fieldset key={spec.name} className={field.field}>
            <legend className={field.label}>{labelOf(spec.name)}</legend>
            <label className={field.check}>
              <input
                type="radio"
                name={`conflict-${spec.name}`}
                checked={Object.hasOwn(draft, spec.name)}
                onChange={() => onTake(spec.name, mine[spec.name])}
              />
              {phrases.mine({ value: describe(spec, mine[spec.name]) })}
            </label>
            <label className={field.check}>
              <input
                type="radio"
                name={`conflict-${spec.name}`}
                checked={!Object.hasOwn(draft, spec.name)}
                onChange={() => onTake(spec.name, base[spec.name])}
              />
              {phrases.theirs({ value: describe(spec, base[spec.name]) })}
            </label>
          </fieldset>
        ))}
    </Notice>
  );
}
