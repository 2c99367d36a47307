import { checkField } from "../form/check-field.ts";
import type { Field, FieldValue } from "../form/field.ts";
import type { Prefill } from "./model.ts";

/** Consent fields are never filled in by a link: consent must be given by the person. */
const GIVEN_IN_PERSON: ReadonlySet<string> = new Set([
  "marketing_sms",
  "solocal_services_optin",
  "marketing_optin",
]);

/**
 * What a link's `fiche[...]` or `vevent[...]` fills in: values that the asked fields accept, cleaned as their form would
 * have them. Everything else of the link is left out without a word; the visitor sees an empty field.
 * `today` is a day in the group's timezone.
 */
export function prefillFields(
  fields: readonly Field[],
  given: Prefill,
  today: string,
): Record<string, Exclude<FieldValue, null>> {
  const filled: Record<string, Exclude<FieldValue, null>> = {};
  for (const field of fields) {
    const text = Object.hasOwn(given, field.name) ? given[field.name] : undefined;
    if (text === undefined || GIVEN_IN_PERSON.has(field.name)) continue;
    const checked = checkField(field, text, today);
    if (checked.ok && checked.value !== undefined && checked.value !== null)
      filled[field.name] = checked.value;
  }
  return filled;
}
