import { useState } from "react";
import { Notice } from "../../../components/notice.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { RadioButtons } from "../../../components/fields/choice-fields.tsx";
import type { StoredRecord } from "../schema/kinds.ts";
import styles from "../parts/records.module.css";
import type { ConflictingFields } from "./use-unsaved-record.ts";

/** Names a field, and describes its value, in a message about a conflict. */
export interface FieldTexts {
  /** "" for a field that no screen shows. */
  readonly labelOf: (name: string) => string;
  /** A field's value in a few words, to compare it with another. */
  readonly describe: (name: string, value: unknown) => string;
}

interface Props {
  words: FieldTexts;
  meeting: ConflictingFields;
  /** The record as another person has saved it. */
  base: StoredRecord;
  draft: Readonly<Record<string, unknown>>;
  onTake: (name: string, value: unknown) => void;
}

/**
 * Shows the changes that another person saved while this form was open, with a choice for fields that both changed; all others
 * are already merged.
 */
export function ConflictNotice({ words, meeting, base, draft, onTake }: Props) {
  const phrases = useProPhrases("manage").conflict;
  const { labelOf, describe } = words;
  // The list stays the same after a choice, so that the choice can be changed.
  const [mine] = useState(draft);
  const theirs = meeting.theirs.map(labelOf).filter(Boolean).join(", ");
  return (
    <Notice look="problem">
      <h2 className={styles.noticeTitle}>{phrases.title}</h2>
      <p>{phrases.text}</p>
      {theirs !== "" && <p>{phrases.merged({ fields: theirs })}</p>}
      {meeting.both
        .filter((name) => labelOf(name) !== "")
        .map((name) => (
          <RadioButtons
            key={name}
            label={labelOf(name)}
            look="column"
            options={[
              ["mine", phrases.mine({ value: describe(name, mine[name]) })],
              ["theirs", phrases.theirs({ value: describe(name, base[name]) })],
            ]}
            value={Object.hasOwn(draft, name) ? "mine" : "theirs"}
            onChange={(whose) => onTake(name, (whose === "mine" ? mine : base)[name])}
          />
        ))}
    </Notice>
  );
}
