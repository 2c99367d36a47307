import * as fc from "fast-check";
import { expect, test } from "vitest";
import { acceptedFicheFields, ficheFields, veventFields } from "./form-for-viewer.ts";
import { visibleFields } from "./visible-fields.ts";
import { checkForm } from "./check-form.ts";
import type { Field, StoredField, FieldValue } from "./field.ts";
import {
  checkAnswers,
  fieldStates,
  type FormAction,
  formValues,
  reduceForm,
  startForm,
} from "./form-state.ts";
import { fillIn, startFilling } from "./testing/fill-in.ts";
import { randomAnswer, randomForm, randomSetting } from "./testing/random-form.ts";

const TODAY = "2026-12-01";
const RUNS = { numRuns: 500 };

/** Long enough for a busy machine. */
const TIMEOUT_MS = 60_000;

type Values = Record<string, FieldValue>;
const overTheWire = (values: Values) => JSON.parse(JSON.stringify(values)) as Values;

/** Checks existing answers, or those typed before a reload, as they would be sent now. */
function checkStarted(fields: readonly Field[], existing: Values, typed: Values) {
  const values = formValues(fields, existing, typed, TODAY);
  return checkAnswers(fields, values, startForm(fields, values, TODAY), TODAY);
}

const KINDS = ["type", "choose", "choose_own", "blur", "submit"] as const;

function randomActions(form: readonly StoredField[]): fc.Arbitrary<FormAction[]> {
  if (form.length === 0) return fc.constant([]);
  const action = fc.constantFrom(...form).chain((definition) =>
    fc
      .record({ kind: fc.constantFrom(...KINDS), value: randomAnswer(definition) })
      .map(({ kind, value }): FormAction => {
        const { name } = definition;
        if (kind === "submit") return { type: kind };
        return kind === "type" || kind === "choose" ? { type: kind, name, value } : { type: kind, name };
      }),
  );
  return fc.array(action, { maxLength: 12 });
}

const forms = fc.record({ form: randomForm, setting: randomSetting, isVevent: fc.boolean() });
const walks = forms.chain((one) => fc.record({ one: fc.constant(one), actions: randomActions(one.form) }));

test(
  "what a client may send the server takes, value for value, and what it may not is refused with the same faults",
  () => {
    fc.assert(
      fc.property(walks, ({ one: { form, setting, isVevent }, actions }) => {
        const fields = isVevent
          ? veventFields(form, setting, "client")
          : ficheFields(form, setting, "client");
        const onServer = isVevent ? fields : acceptedFicheFields(form, setting, "client");
        const request = new Set(fields.map(({ name }) => name));
        const existing = actions.filter((action) => !("name" in action) || request.has(action.name));
        const { values, state } = fillIn(fields, existing, TODAY);
        const answers = checkAnswers(fields, values, state, TODAY);
        const faults = fieldStates(fields, values, state, TODAY).filter(({ fault }) => fault !== null);
        expect(answers.ok).toBe(faults.length === 0);

        const received = checkForm(onServer, overTheWire(answers.ok ? answers.values : { ...values }), TODAY);
        // No hidden field is checked, and no value is stored for a field that was not asked.
        const shown = fieldStates(fields, values, state, TODAY).map(({ field }) => field.name);
        expect(Object.keys(answers.ok ? answers.values : answers.fields).filter(isUnseen)).toEqual([]);
        expect(Object.keys(received.ok ? received.values : received.fields).filter(isUnseen)).toEqual([]);
        if (answers.ok) {
          expect(received.ok).toBe(true);
          if (received.ok) {
            for (const [name, value] of Object.entries(answers.values))
              expect(Object.hasOwn(received.values, name) ? received.values[name] : "").toEqual(value);
            // Cleaning is idempotent, so a stored value can be sent again.
            expect(checkForm(onServer, received.values, TODAY)).toEqual(received);
          }
          return;
        }
        // Blank own words are the only fault that only the client can detect.
        const visible = Object.entries(answers.fields).filter(([name]) => !isBlankOwn(name));
        expect(received.ok ? {} : received.fields).toEqual(Object.fromEntries(visible));
        function isUnseen(name: string): boolean {
          return !shown.includes(name);
        }
        function isBlankOwn(name: string): boolean {
          const field = fields.find((candidate) => candidate.name === name);
          return state.own.has(name) && field?.required === false && String(values[name] ?? "").trim() === "";
        }
      }),
      RUNS,
    );
  },
  TIMEOUT_MS,
);

test(
  "what the server takes a client may send again, value for value",
  () => {
    const sent = forms.chain((one) =>
      fc.record({
        one: fc.constant(one),
        values: fc.record(Object.fromEntries(one.form.map((field) => [field.name, randomAnswer(field)]))),
      }),
    );
    fc.assert(
      fc.property(sent, ({ one: { form, setting }, values }) => {
        const fields = veventFields(form, setting, "client");
        const received = checkForm(fields, overTheWire(values), TODAY);
        if (!received.ok) return;
        // Skips forms whose first choices or preset values make other fields appear.
        const begun = visibleFields(fields, formValues(fields, values, {}, TODAY));
        if (begun.length !== visibleFields(fields, values).length) return;
        for (const answers of [checkStarted(fields, values, {}), checkStarted(fields, {}, values)])
          for (const [name, value] of Object.entries(received.values))
            expect(answers.ok ? answers.values[name] : answers.fields[name]).toEqual(value);
      }),
      RUNS,
    );
  },
  TIMEOUT_MS,
);

test(
  "in no state of a form is a fault lost, told too early or left untold at the end",
  () => {
    fc.assert(
      fc.property(walks, ({ one: { form, setting }, actions }) => {
        const fields = veventFields(form, setting, "client");
        const request = new Set(fields.map(({ name }) => name));
        const { start, next } = startFilling(fields, TODAY);
        let filled = start;
        for (const action of actions.filter((one) => !("name" in one) || request.has(one.name))) {
          const before = filled;
          filled = next(before, action);
          for (const { field, status, fault } of fieldStates(fields, filled.values, filled.state, TODAY)) {
            expect(status === null).toBe(fault === null);
            if (status === "hidden-error") expect(filled.state.isSubmitted).toBe(false);
            const isUntouched = !("name" in action) || action.name !== field.name;
            if (isUntouched) expect(filled.values[field.name]).toEqual(before.values[field.name]);
          }
        }
        const submitted = reduceForm(filled.state, { type: "submit" }, filled.values);
        const shown = fieldStates(fields, filled.values, submitted, TODAY);
        expect(shown.some(({ status }) => status === "hidden-error")).toBe(false);
      }),
      RUNS,
    );
  },
  TIMEOUT_MS,
);
