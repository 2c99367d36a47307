import { checkField, showsNothing } from "./check-field.ts";
import { checkForm, type FormCheck } from "./check-form.ts";
import type { Field, FieldFault, FieldValue } from "./field.ts";
import { findLinkedChoice } from "./linked-choice.ts";

/** A form while it is being filled in. Holds texts as they were typed; only `checkAnswers` cleans them. */
export interface FormState {
  readonly values: Readonly<Record<string, FieldValue>>;
  /** Fields whose fault is told; until then a fault is a hidden error. */
  readonly told: ReadonlySet<string>;
  readonly isAllTold: boolean;
  /** Radio fields where the visitor answers in words of their own. */
  readonly own: ReadonlySet<string>;
  /** What the server did not take, until it is changed. */
  readonly refused: Readonly<Record<string, FieldFault>>;
  readonly isUnsaved: boolean;
}

export type FormAction =
  /** A letter more or less. */
  | { readonly type: "type"; readonly name: string; readonly value: FieldValue }
  /** Picked from a list or ticked: complete at once. */
  | { readonly type: "choose"; readonly name: string; readonly value: FieldValue }
  /** The free choice of a radio field, still blank. */
  | { readonly type: "choose_own"; readonly name: string }
  | { readonly type: "leave"; readonly name: string }
  /** The visitor wants to go on: from now on every fault is told. */
  | { readonly type: "tell_all" }
  /** The server's answer, by field name. */
  | { readonly type: "refuse"; readonly fields: Readonly<Record<string, string>> }
  | { readonly type: "saved" };

/** Of the whole form; null = nothing is wrong. */
export type FieldStatus = "hidden-error" | FieldFault | null;

export interface FieldState {
  readonly field: Field;
  readonly value: FieldValue;
  readonly status: FieldStatus;
  /** What is wrong, told or not. */
  readonly fault: FieldFault | null;
  readonly isOwn: boolean;
}

/**
 * A form with what is known already: `initial` (a prefill, or what was typed before), else the group's own values where
 * they are right. A choice that is not offered is not taken over; a typed text that is wrong is, and told.
 */
export function startForm(
  fields: readonly Field[],
  initial: Readonly<Record<string, FieldValue>>,
  today: string,
  isUnsaved = false,
): FormState {
  const values = Object.fromEntries(
    fields.map((field) => [field.name, startValue(field, ownValue(initial, field.name), today)]),
  );
  const wrong = fields.filter(
    (field) => faultOf(field, values[field.name] ?? null, false, today) === "format",
  );
  const own = fields.filter((field) => isOwnWords(field, values[field.name]));
  return {
    values,
    told: new Set(wrong.map(({ name }) => name)),
    isAllTold: false,
    own: new Set(own.map(({ name }) => name)),
    refused: {},
    isUnsaved,
  };
}

export function reduceForm(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "type":
      // Emptied again: that is known before the field is left. A wrong beginning is no mistake yet.
      return change(state, action.name, action.value, isBlank(action.value), state.own);
    case "choose":
      return change(state, action.name, action.value, true, without(state.own, action.name));
    case "choose_own":
      return change(state, action.name, "", false, withName(state.own, action.name));
    case "leave":
      // Passing through an empty field is no mistake yet.
      if (isBlank(ownValue(state.values, action.name)) && !state.own.has(action.name)) return state;
      return { ...state, told: withName(state.told, action.name) };
    case "tell_all":
      return { ...state, isAllTold: true };
    case "refuse":
      return { ...state, refused: refusedFields(state, action.fields) };
    case "saved":
      break;
  }
  return { ...state, isUnsaved: false };
}

function change(
  state: FormState,
  name: string,
  value: FieldValue,
  isTold: boolean,
  own: ReadonlySet<string>,
): FormState {
  const { [name]: _, ...refused } = state.refused;
  return {
    ...state,
    values: { ...state.values, [name]: value },
    told: isTold ? withName(state.told, name) : state.told,
    own,
    refused,
    isUnsaved: true,
  };
}

function refusedFields(state: FormState, fields: Readonly<Record<string, string>>) {
  const known = Object.entries(fields).filter(([name]) => Object.hasOwn(state.values, name));
  return Object.fromEntries(
    known.map(([name, fault]): [string, FieldFault] => [name, fault === "empty" ? "empty" : "format"]),
  );
}

/** Where each field stands, in the form's order. `today` is a day in the group's timezone. */
export function fieldStates(fields: readonly Field[], state: FormState, today: string): FieldState[] {
  return fields.map((field) => {
    const value = ownValue(state.values, field.name) ?? null;
    const isOwn = state.own.has(field.name);
    const fault = faultOf(field, value, isOwn, today) ?? ownValue(state.refused, field.name) ?? null;
    const isTold = state.isAllTold || state.told.has(field.name) || Object.hasOwn(state.refused, field.name);
    return { field, value, isOwn, fault, status: fault === null || isTold ? fault : "hidden-error" };
  });
}

function faultOf(field: Field, value: FieldValue, isOwn: boolean, today: string): FieldFault | null {
  // Whoever chooses to answer in their own words has to.
  if (isOwn && isBlank(value)) return "empty";
  const checked = checkField(field, value, today);
  return checked.ok ? null : checked.fault;
}

/** The answers as the server takes them: the same check runs there. */
export function checkAnswers(fields: readonly Field[], state: FormState, today: string): FormCheck {
  const checked = checkForm(fields, state.values, today);
  const blank = [...state.own].filter((name) => isBlank(ownValue(state.values, name)));
  const faults = {
    ...(checked.ok ? {} : checked.fields),
    ...Object.fromEntries(blank.map((name) => [name, "empty" as const])),
  };
  if (!checked.ok || blank.length > 0) return { ok: false, fields: faults };
  // Left open, these two send "".
  const open = fields.filter(
    ({ name, type }) =>
      (type === "integer" || type === "linkedcombo") && !Object.hasOwn(checked.values, name),
  );
  return {
    ok: true,
    values: { ...checked.values, ...Object.fromEntries(open.map(({ name }) => [name, ""])) },
  };
}

function startValue(field: Field, initial: FieldValue | undefined, today: string): FieldValue {
  const optional = { ...field, required: false };
  const isRight = (value: FieldValue) => checkField(optional, value, today).ok;
  // What was emptied stays empty.
  const isTaken = (value: FieldValue) =>
    isBlank(value) || isTyped(field) || isRight(value) || isHalf(field, value);
  const preset = isRight(field.value) ? field.value : null;
  const given = initial !== undefined && initial !== null && isTaken(initial) ? initial : preset;
  if (!isBlank(given)) {
    if (field.type === "boolean") return /^(true|t|1)$/i.test(String(given));
    return isTyped(field) ? given : String(given);
  }
  // Without an empty choice a list shows its first one, and so it counts.
  const [first] = field.choices;
  return field.type === "select" && !field.addEmptyChoice && first !== undefined ? first.value : null;
}

/** A parent without its child may have been chosen before a reload. */
function isHalf(field: Field, value: FieldValue): boolean {
  return field.type === "linkedcombo" && findLinkedChoice(field.choices, String(value)) !== null;
}

function isTyped({ type, allowAny }: Field): boolean {
  return !["boolean", "select", "radio", "linkedcombo"].includes(type) || (type === "radio" && allowAny);
}

function isOwnWords(field: Field, value: FieldValue | undefined): boolean {
  if (field.type !== "radio" || isBlank(value)) return false;
  return !field.choices.some((choice) => choice.value === String(value));
}

function isBlank(value: FieldValue | undefined): boolean {
  return value === null || value === undefined || showsNothing(String(value));
}

function ownValue<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function withName(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  return names.has(name) ? names : new Set(names).add(name);
}

function without(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  return names.has(name) ? new Set([...names].filter((one) => one !== name)) : names;
}
