import { readRecord, type StoredRecord } from "@rendezvous/contract/office/record";
import { forgottenFields } from "@rendezvous/domain/form/form-for-viewer";
import type { FieldDefinition } from "@rendezvous/domain/form/field";

/**
 * Adds the mandatory fields that the stored form lacks, so that an editor sees the same form as clients, and saving stores them.
 */
export function withMandatoryFields(forms: StoredRecord): StoredRecord {
  const stored = forms["Fiche"] as readonly FieldDefinition[];
  const forgotten = forgottenFields(stored);
  const others = stored.filter(({ name }) => !forgotten.some((field) => field.name === name));
  return { ...forms, ...readRecord("forms", { ...forms, Fiche: [...forgotten, ...others] }) };
}
