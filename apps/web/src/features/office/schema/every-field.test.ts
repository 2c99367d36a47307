import { formField } from "@rendezvous/contract/office/group-file/form-field";
import { RECORDS, SINGLETONS, type RecordName } from "@rendezvous/contract/office/record";
import { MESSAGE_KINDS } from "@rendezvous/domain/message/kinds";
import { expect, test } from "vitest";
import { optionsOfType } from "../forms/question-types.ts";
import { toFlatSettings } from "./flat-settings.ts";
import { FORM_FIELDS, KINDS } from "./kinds.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";

const written = (forms: readonly { readonly fields: readonly { control: string; name: string }[] }[]) =>
  new Set(
    forms.flatMap(({ fields }) => fields).flatMap(({ control, name }) => (control === "shown" ? [] : [name])),
  );

/** Fields that other screens than forms write. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  inactive: "going live, on the overview",
  second_factor_required: "security, where a second factor is required of all",
};

/** Only operators set these fields, with a file. */
const BY_OPERATORS: Readonly<Record<string, string>> = {
  shard: "where the group's data lie",
  deployment: "which partner's switches apply",
  legacy_clients: "lets old programs send keys and passwords in ways that are weaker",
  timezone: "every hour is on its clock, and appointments would move against the hours",
  steps_init: "what counts where there are no steps of the group's own, which the screen writes",
  callCenter: "travels only (docs/decisions/0039-flags-without-effect.md)",
  use_api_v3: "travels only",
  use_booking_service: "travels only",
};

/** Fields of every kind of record. */
const OF_RECORDS: Readonly<Record<string, string>> = {
  deleted: "archiving and bringing back, in the list",
  sort: "the order of the list",
  type: "has one value only",
  merged: "travels only (docs/decisions/0039-flags-without-effect.md)",
};

test.each(Object.keys(RECORDS) as RecordName[])("some screen writes every field of a %s", (singular) => {
  const kind = (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((one) => KINDS[one] === singular)!;
  const existing = written(FORM_FIELDS[kind]);
  const names = Object.keys(RECORDS[singular].fields);
  expect(names.filter((name) => !existing.has(name) && !Object.hasOwn(OF_RECORDS, name))).toEqual([]);
});

test("some screen writes every setting of a group file, or it is said who sets it", () => {
  const { shape } = SINGLETONS.settings;
  const names = Object.keys(
    toFlatSettings({
      ...shape,
      rules: shapeIn(shape.rules),
      apptemplates: shapeIn(shape.apptemplates),
      messages: Object.fromEntries(MESSAGE_KINDS.map((kind) => [kind, null])),
    }),
  );
  const existing = written(Object.values(SETTINGS_FORMS).flat());
  const notified = { ...ELSEWHERE, ...BY_OPERATORS };
  expect(names.filter((name) => !existing.has(name) && !Object.hasOwn(notified, name))).toEqual([]);
  // No field is listed twice, and the lists contain no former settings.
  expect(Object.keys(notified).filter((name) => existing.has(name) || !names.includes(name))).toEqual([]);
});

/** These options have separate controls: the question's editor, and the list of archived questions. */
const OF_QUESTIONS: ReadonlySet<string> = new Set(["name", "type", "archived", "condition", "interventions"]);

test("some screen writes every option of a form's field", () => {
  for (const { shape } of formField.options) {
    const existing = new Set<string>(optionsOfType(shape.type.value).map(({ name }) => name));
    const names = Object.keys(shape).filter((name) => !OF_QUESTIONS.has(name));
    expect(
      names.filter((name) => !existing.has(name)),
      shape.type.value,
    ).toEqual([]);
  }
});

function shapeIn(schema: unknown): object {
  return (schema as { unwrap(): { shape: object } }).unwrap().shape;
}
