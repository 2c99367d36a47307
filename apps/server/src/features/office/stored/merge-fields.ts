import type { Editable } from "@rendezvous/contract/office/record";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the stored fields, overwritten by the sent fields. A client may send a part of a composite setting, such as rules;
 * undoing a change sends the whole setting.
 */
export function mergeFields(editable: Editable, before: Fields, changes: Fields, isUndone: boolean): Fields {
  const whole: Record<string, unknown> = { ...before, ...changes };
  if (editable === "settings" && !isUndone)
    for (const name of ["rules", "apptemplates", "messages"]) {
      const part = changes[name];
      if (typeof part === "object" && part !== null) whole[name] = { ...(before[name] as object), ...part };
    }
  if (editable === "forms")
    for (const form of ["Fiche", "Vevent"]) whole[form] = withRemoved(before[form], changes[form]);
  return whole;
}

interface Named {
  readonly name?: unknown;
}

/** Archives a question that the request omits, because stored answers may belong to it, and puts it after the other questions. */
function withRemoved(before: unknown, after: unknown): unknown {
  if (!Array.isArray(before)) return after;
  if (after === undefined) return before;
  if (!Array.isArray(after)) return after;
  const sentNames = new Set(after.map((field: Named | null) => field?.name));
  const removed = before.filter((field: Named) => !sentNames.has(field.name));
  return [...(after as unknown[]), ...removed.map((field: object) => ({ ...field, archived: true }))];
}
