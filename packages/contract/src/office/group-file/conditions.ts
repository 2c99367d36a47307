import type { Fault } from "../../ground/fault.ts";
import { shortenValue, toPathText } from "./issues.ts";
import { type Fields, isFields, objectsAtPath, type ReportFault } from "./walk.ts";

/** Every booking needs these fields. */
const ALWAYS_ASKED: ReadonlySet<unknown> = new Set(["lastname", "email"]);

/**
 * Reports each condition that refers to no earlier field of its form, or to an impossible answer. An archived field is not asked,
 * so its condition is not checked.
 */
export function checkConditions(file: unknown, report: ReportFault): void {
  for (const form of ["Fiche", "Vevent"]) {
    const fields = objectsAtPath(file, `forms.${form}[]`);
    for (const [index, { path, value: field }] of fields.entries()) {
      const { condition } = field;
      if (!isFields(condition) || typeof condition["field"] !== "string" || field["archived"] === true)
        continue;
      const at = [...path, "condition"];
      if (form === "Fiche" && ALWAYS_ASKED.has(field["name"])) {
        report(at, "a name and an address are asked of everybody", "always_asked");
        continue;
      }
      const place = fields.findIndex(({ value }) => value["name"] === condition["field"]);
      const named = fields[place]?.value;
      const answers = named === undefined || place === index ? null : answersTo(named);
      if (named === undefined || answers === null)
        report(
          [...at, "field"],
          `expected another field of this form that is a boolean, select, radio or linkedcombo, got ${shortenValue(condition["field"])}`,
          "condition_field",
        );
      else if (named["archived"] === true)
        report([...at, "field"], `${shortenValue(condition["field"])} is archived`, "condition_archived");
      else if (place > index)
        report(
          [...at, "field"],
          `${shortenValue(condition["field"])} has to come before this field`,
          "condition_later",
        );
      else
        valuesOf(condition).forEach((value, number) => {
          if (!answers.includes(value))
            report([...at, "values", number], `unknown choice ${shortenValue(value)}`, "condition_value");
        });
    }
  }
}

/** Checks only the forms, and returns the errors as faults of their record. */
export function conditionFaults(forms: Fields): Fault[] {
  const faults: Fault[] = [];
  checkConditions({ forms }, (path, _message, code) =>
    faults.push({ path: toPathText(path.slice(1)), code }),
  );
  return faults;
}

/** Returns the answers to a field that conditions may use; null if any answer is possible. */
function answersTo({ type, choices }: Fields): readonly unknown[] | null {
  if (type === "boolean") return [true, false];
  if (!["select", "radio", "linkedcombo"].includes(String(type))) return null;
  return Array.isArray(choices)
    ? choices.map((choice: unknown) => (isFields(choice) ? choice["value"] : choice))
    : [];
}

function valuesOf({ values }: Fields): readonly unknown[] {
  return Array.isArray(values) ? values : [];
}
