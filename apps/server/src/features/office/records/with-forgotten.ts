import { readRecord, type StoredRecord } from "@rendezvous/contract/record";
import { forgottenFields } from "@rendezvous/domain/form/form-for-viewer";
import type { FieldDefinition } from "@rendezvous/domain/form/field";

/** Forms with what is asked all the same where nobody wrote it: who edits them sees what clients see, and saving keeps it. */
export function withForgotten(forms: StoredRecord): StoredRecord {
  const stored = forms["Fiche"] as readonly FieldDefinition[];
  const forgotten = forgottenFields(stored);
  const others = stored.filter(({ name }) => !forgotten.some((field) => field.name === name));
  return { ...forms, ...readRecord("forms", { ...forms, Fiche: [...forgotten, ...others] }) };
}
