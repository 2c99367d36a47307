import { isPeopleKind } from "@rendezvous/contract/office/catalogue-change";
import type { FieldSpec, RecordKind } from "../schema/field-spec.ts";
import { isRecordKind, specsOfKind } from "../schema/kinds.ts";
import type { ChangedFields } from "./use-changed-lines.ts";

/** Returns the kinds of the records that these changes refer to. */
export function referredKinds(changes: readonly ChangedFields[]): RecordKind[] {
  const kinds = changes.flatMap(({ kind, before, after }) => {
    const differs = { ...before, ...after };
    if (isPeopleKind(kind)) return "calendars" in differs ? (["calendars"] as const) : [];
    const named = specsOfKind(kind).filter(({ name }) => Object.hasOwn(differs, name));
    return [...named.flatMap(kindsOfField), ...("ids" in differs && isRecordKind(kind) ? [kind] : [])];
  });
  return [...new Set(kinds)];
}

function kindsOfField(spec: FieldSpec): readonly RecordKind[] {
  if ("kind" in spec) return [spec.kind];
  if (spec.control === "pack") return ["interventions", "calendars"];
  return spec.control === "hours" || spec.control === "openings" ? ["interventions"] : [];
}
