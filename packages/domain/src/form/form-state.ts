import { visibleFields } from "./visible-fields.ts";
import { checkField, hasNoVisibleText } from "./check-field.ts";
import { checkFields, type FormCheck } from "./check-form.ts";
import { type Field, type FieldFault, type FieldValue, findLinkedChoice } from "./field.ts";

export type Answers = Readonly<Record<string, FieldValue>>;

/** Which faults of a form are shown. The caller keeps the answers themselves. */
export interface FormState {
  /** Fields whose fault is shown, because the visitor has filled in or left them, or because an existing answer is invalid. */
  readonly touched: ReadonlySet<string>;
  /** True: the visitor has tried to continue, so every fault is shown. */
  readonly isSubmitted: boolean;
  /** Radio fields that the visitor answers in their own words. */
  readonly own: ReadonlySet<string>;
  /** The faults that the server found, by field; each is removed once the visitor changes the field. */
  readonly refused: Readonly<Record<string, FieldFault>>;
}

export type FormAction =
  /** The visitor typed into a field. */
  | { readonly type: "type"; readonly name: string; readonly value: FieldValue }
  /** The visitor picked from a list or ticked a checkbox: complete at once. */
  | { readonly type: "choose"; readonly name: string; readonly value: FieldValue }
  /** The visitor chose the free answer of a radio field, which is still blank. */
  | { readonly type: "choose_own"; readonly name: string }
  | { readonly type: "blur"; readonly name: string }
  | { readonly type: "submit" }
  /** The server's faults, by field name. */
  | { readonly type: "refuse"; readonly fields: Readonly<Record<string, string>> };

/** The status of the whole form; null = no fault. */
export type FieldStatus = "hidden-error" | FieldFault | null;

export interface FieldState {
  readonly field: Field;
  readonly value: FieldValue;
  readonly status: FieldStatus;
  /** The fault, shown or not. */
  readonly fault: FieldFault | null;
  readonly isOwn: boolean;
}

/**
 * Returns the answers of a form: the typed one, otherwise the existing one (a prefill or a record), otherwise the group's preset
 * if valid. An existing choice that is not offered is dropped; a text stays exactly as typed.
 */
export function formValues(
  fields: readonly Field[],
  stored: Answers,
  typed: Answers,
  today: string,
): Answers {
  return Object.fromEntries(
    fields.map((field) => {
      const written = ownValue(typed, field.name);
      if (written !== undefined && isTyped(field)) return [field.name, written];
      return [field.name, startValue(field, written ?? ownValue(stored, field.name), today)];
    }),
  );
}

/** Returns the initial state of a form. An invalid existing answer is shown as a fault. */
export function startForm(fields: readonly Field[], values: Answers, today: string): FormState {
  const wrong = fields.filter(
    (field) => faultOf(field, ownValue(values, field.name) ?? null, false, today) === "format",
  );
  const own = fields.filter((field) => isOwnWords(field, values[field.name]));
  return {
    touched: new Set(wrong.map(({ name }) => name)),
    isSubmitted: false,
    own: new Set(own.map(({ name }) => name)),
    refused: {},
  };
}

/** Returns the answers that an action sets, by field name; null if it sets none. */
export function answersOfAction(action: FormAction): Answers | null {
  if (action.type === "type" || action.type === "choose") return { [action.name]: action.value };
  return action.type === "choose_own" ? { [action.name]: "" } : null;
}

/** `values` are the answers before the action. */
export function reduceForm(state: FormState, action: FormAction, values: Answers): FormState {
  switch (action.type) {
    case "type":
      // Clearing a field shows its fault at once; an incomplete beginning is no fault yet.
      return change(state, action.name, isBlank(action.value), state.own);
    case "choose":
      return change(state, action.name, true, without(state.own, action.name));
    case "choose_own":
      return change(state, action.name, false, withName(state.own, action.name));
    case "blur":
      // Leaving an untouched empty field is no fault yet.
      if (isBlank(ownValue(values, action.name)) && !state.own.has(action.name)) return state;
      return { ...state, touched: withName(state.touched, action.name) };
    case "submit":
      return { ...state, isSubmitted: true };
    case "refuse":
      break;
  }
  return { ...state, refused: refusedFields(action.fields) };
}

function change(state: FormState, name: string, isShown: boolean, own: ReadonlySet<string>): FormState {
  const { [name]: _, ...refused } = state.refused;
  return { ...state, touched: isShown ? withName(state.touched, name) : state.touched, own, refused };
}

function refusedFields(fields: Readonly<Record<string, string>>): Record<string, FieldFault> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, fault]) => [name, fault === "empty" ? "empty" : "format"]),
  );
}

/** Returns the state of each field that is asked, in the form's order. `today` is a day in the group's timezone. */
export function fieldStates(
  fields: readonly Field[],
  values: Answers,
  state: FormState,
  today: string,
): FieldState[] {
  return visibleFields(fields, values).map((field) => {
    const value = ownValue(values, field.name) ?? null;
    const isOwn = state.own.has(field.name);
    const fault = faultOf(field, value, isOwn, today) ?? ownValue(state.refused, field.name) ?? null;
    const isShown =
      state.isSubmitted || state.touched.has(field.name) || Object.hasOwn(state.refused, field.name);
    return { field, value, isOwn, fault, status: fault === null || isShown ? fault : "hidden-error" };
  });
}

function faultOf(field: Field, value: FieldValue, isOwn: boolean, today: string): FieldFault | null {
  // A free answer, once chosen, must not be blank, even if the field is optional.
  if (isOwn && isBlank(value)) return "empty";
  const checked = checkField(field, value, today);
  return checked.ok ? null : checked.fault;
}

/** Returns the answers for the server, which runs the same check. */
export function checkAnswers(
  fields: readonly Field[],
  values: Answers,
  { own }: Pick<FormState, "own">,
  today: string,
): FormCheck {
  const shown = visibleFields(fields, values);
  const checked = checkFields(shown, values, today);
  const names = shown.map(({ name }) => name);
  const blank = names.filter((name) => own.has(name) && isBlank(ownValue(values, name)));
  const faults = {
    ...(checked.ok ? {} : checked.fields),
    ...Object.fromEntries(blank.map((name) => [name, "empty" as const])),
  };
  if (!checked.ok || blank.length > 0) return { ok: false, fields: faults };
  // An unanswered field of the types `integer` and `linkedcombo` is sent as "".
  const open = shown.filter(
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
  // A field that the visitor has cleared stays empty.
  const isTaken = (value: FieldValue) =>
    isBlank(value) || isTyped(field) || isRight(value) || isHalf(field, value);
  const preset = isRight(field.value) ? field.value : null;
  const startValue = initial !== undefined && initial !== null && isTaken(initial) ? initial : preset;
  if (!isBlank(startValue)) {
    if (field.type === "boolean") return /^(true|t|1)$/i.test(String(startValue));
    return isTyped(field) ? startValue : String(startValue);
  }
  // A select without an empty choice shows its first choice, so its value is the first choice.
  const [first] = field.choices;
  return field.type === "select" && !field.addEmptyChoice && first !== undefined ? first.value : null;
}

/** A parent without a child may have been chosen before a reload. */
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
  return value === null || value === undefined || hasNoVisibleText(String(value));
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
