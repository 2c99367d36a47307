import { checkField } from "../form/check-field.ts";
import type { Field, FieldValue } from "../form/field.ts";
import type { Prefill } from "./model.ts";

/** A link never fills in consent fields, because the person must give consent. */
const GIVEN_IN_PERSON: ReadonlySet<string> = new Set([
  "marketing_sms",
  "solocal_services_optin",
  "marketing_optin",
]);

/**
 * Returns the values of a link's `fiche[...]` or `vevent[...]` that the given fields accept, cleaned as in their form. Ignores
 * everything else silently; the visitor sees an empty field. `today` is a day in the group's timezone.
 */
export function prefillFields(
  fields: readonly Field[],
  prefill: Prefill,
  today: string,
): Record<string, Exclude<FieldValue, null>> {
  const filled: Record<string, Exclude<FieldValue, null>> = {};
  for (const field of fields) {
    const text = Object.hasOwn(prefill, field.name) ? prefill[field.name] : undefined;
    if (text === undefined || GIVEN_IN_PERSON.has(field.name)) continue;
    const checked = checkField(field, text, today);
    if (checked.ok && checked.value !== undefined && checked.value !== null)
      filled[field.name] = checked.value;
  }
  return filled;
}
