import type { FieldDefinition, FieldFault, FieldValue } from "@rendezvous/domain/form/check-field";
import { checkForm } from "@rendezvous/domain/form/check-form";
import type { GroupRecord } from "../group/group-record.ts";

/** What a group asks at least, where its own form does not define the field. */
const BASE_FIELDS: readonly FieldDefinition[] = [
  { name: "firstname", type: "string" },
  { name: "lastname", type: "string", required: true },
  { name: "email", type: "email", required: true },
  { name: "firstphone", type: "string", maxLength: 40 },
];
const BASE_NAMES = new Set(BASE_FIELDS.map(({ name }) => name));

export interface ReadPerson {
  readonly kind: "person";
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly firstphone: string;
  /** The answers to the rest of the group's form. */
  readonly fields: Record<string, FieldValue>;
}

/** A new fiche as a client typed it, checked by the group's form; faults by field name. */
export function readPerson(
  group: GroupRecord,
  typed: Readonly<Record<string, FieldValue>>,
):
  | { readonly ok: true; readonly person: ReadPerson }
  | { readonly ok: false; readonly fields: Record<string, FieldFault> } {
  const own = group.forms.Fiche as readonly FieldDefinition[];
  const definitions = [
    ...own,
    ...BASE_FIELDS.filter(({ name }) => !own.some((field) => field.name === name)),
  ];
  const checked = checkForm(definitions, {
    ...typed,
    firstphone: typed["firstphone"] ?? typed["phone"] ?? null,
  });
  if (!checked.ok) return checked;
  const text = (name: string) => String(checked.values[name] ?? "");
  return {
    ok: true,
    person: {
      kind: "person",
      firstname: text("firstname"),
      lastname: text("lastname"),
      email: text("email").toLowerCase(),
      firstphone: text("firstphone"),
      fields: Object.fromEntries(Object.entries(checked.values).filter(([name]) => !BASE_NAMES.has(name))),
    },
  };
}
