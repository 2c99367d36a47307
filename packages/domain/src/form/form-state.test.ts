import { describe, expect, test } from "vitest";
import { bookingBlockers } from "./booking-blockers.ts";
import type { StoredField, FieldValue } from "./field.ts";
import { checkAnswers, fieldStates, type FormAction } from "./form-state.ts";
import { readField } from "./read-field.ts";
import { fillIn } from "./testing/fill-in.ts";

const TODAY = "2026-12-01";

/** Returns a form after some actions. */
function filled(
  definitions: StoredField[],
  actions: FormAction[] = [],
  initial: Record<string, FieldValue> = {},
) {
  const fields = definitions.map(readField);
  const { values, typed, state } = fillIn(fields, actions, TODAY, initial);
  const states = fieldStates(fields, values, state, TODAY);
  return {
    values,
    typed,
    states,
    status: Object.fromEntries(states.map((one) => [one.field.name, one.status])),
    answers: checkAnswers(fields, values, state, TODAY),
    reasons: bookingBlockers({ isFicheChosen: true, fields: states, isConsentMissing: false }),
  };
}

const NAME: StoredField = { name: "lastname", type: "string", required: true };
const EMAIL: StoredField = { name: "email", type: "email", required: true };
const MOOD: StoredField = { name: "mood", type: "radio", choices: ["calm"], allowAny: true };
const TERMS: StoredField = { name: "terms", type: "boolean", required: true };

const type = (name: string, value: string): FormAction => ({ type: "type", name, value });
const choose = (name: string, value: FieldValue): FormAction => ({ type: "choose", name, value });
const own = (name: string): FormAction => ({ type: "choose_own", name });
const leave = (name: string): FormAction => ({ type: "blur", name });

describe("a required field", () => {
  test("starts with a hidden error, also when it is passed through", () => {
    expect(filled([NAME]).status).toEqual({ lastname: "hidden-error" });
    expect(filled([NAME], [leave("lastname")]).status).toEqual({ lastname: "hidden-error" });
  });

  test("tells that it is empty when it has been emptied, and is silent again when filled", () => {
    expect(filled([NAME], [type("lastname", "M"), type("lastname", "")]).status).toEqual({
      lastname: "empty",
    });
    const healed = [type("lastname", "M"), type("lastname", ""), type("lastname", "Ma")];
    expect(filled([NAME], healed).status).toEqual({ lastname: null });
  });

  test("tells everything once the visitor wants to go on", () => {
    expect(filled([NAME, EMAIL], [type("email", "anna@"), { type: "submit" }]).status).toEqual({
      lastname: "empty",
      email: "format",
    });
  });
});

describe("a wrong format", () => {
  test("is told when the field is left, not while it is being typed", () => {
    expect(filled([EMAIL], [type("email", "anna@")]).status).toEqual({ email: "hidden-error" });
    expect(filled([EMAIL], [type("email", "anna@"), leave("email")]).status).toEqual({ email: "format" });
    const corrected = [type("email", "anna@"), leave("email"), type("email", "anna@b.fr")];
    expect(filled([EMAIL], corrected).status).toEqual({ email: null });
  });

  test("of something that was filled in for the visitor is told at once", () => {
    expect(filled([EMAIL], [], { email: "anna@" }).status).toEqual({ email: "format" });
    expect(filled([EMAIL], [], { email: "anna@b.fr" }).status).toEqual({ email: null });
  });
});

describe("a box or a list", () => {
  test("is judged by every choice at once", () => {
    expect(filled([TERMS], [choose("terms", true)]).status).toEqual({ terms: null });
    expect(filled([TERMS], [choose("terms", true), choose("terms", false)]).status).toEqual({
      terms: "empty",
    });
  });

  test("that must be ticked starts with a hidden error even where the group has unticked it", () => {
    expect(filled([{ ...TERMS, value: false }]).status).toEqual({ terms: "hidden-error" });
    expect(filled([{ ...TERMS, value: "t" }]).answers).toEqual({ ok: true, values: { terms: true } });
  });

  test("without an empty choice starts with its first one", () => {
    const list: StoredField = { name: "size", type: "select", required: true, choices: ["s", "l"] };
    expect(filled([list]).answers).toEqual({ ok: true, values: { size: "s" } });
    expect(filled([list], [], { size: "l" }).answers).toEqual({ ok: true, values: { size: "l" } });
    expect(filled([{ ...list, addEmptyChoice: true }]).status).toEqual({ size: "hidden-error" });
  });

  test("does not take over a prefilled choice that it does not offer", () => {
    const list: StoredField = { name: "size", type: "select", choices: ["s", 5], addEmptyChoice: true };
    expect(filled([list], [], { size: "xl" }).values).toEqual({ size: null });
    expect(filled([list], [], { size: 5 }).values).toEqual({ size: "5" });
  });
});

describe("a linked choice", () => {
  const LINKED: StoredField = {
    name: "place",
    type: "linkedcombo",
    choices: [{ value: "p", choices: ["c"] }],
  };
  test("of which only the first list was chosen is kept, one that is not offered is not", () => {
    expect(filled([LINKED], [], { place: "p" }).values).toEqual({ place: "p" });
    expect(filled([LINKED], [], { place: "x" }).values).toEqual({ place: null });
  });
});

test("a box begins as the record or the group has it", () => {
  const box: StoredField = { name: "box", type: "boolean" };
  expect(filled([box], [], { box: "t" }).values).toEqual({ box: true });
  expect(filled([box], [], { box: false }).values).toEqual({ box: false });
  expect(filled([{ ...box, value: "false" }]).values).toEqual({ box: false });
  expect(filled([box]).values).toEqual({ box: null });
});

test("a list without choices has no first one", () => {
  expect(filled([{ name: "size", type: "select", choices: [] }]).values).toEqual({ size: null });
});

describe("an answer in one's own words", () => {
  test("has to be given once it was chosen, though the field is optional", () => {
    const blank = filled([MOOD], [{ type: "choose_own", name: "mood" }]);
    expect(blank.status).toEqual({ mood: "hidden-error" });
    expect(blank.answers).toEqual({ ok: false, fields: { mood: "empty" } });
    const left = filled([MOOD], [{ type: "choose_own", name: "mood" }, leave("mood")]);
    expect(left.status).toEqual({ mood: "empty" });
    const state = filled([MOOD], [{ type: "choose_own", name: "mood" }, type("mood", "chatty")]);
    expect(state.answers).toEqual({ ok: true, values: { mood: "chatty" } });
    const back = filled([MOOD], [{ type: "choose_own", name: "mood" }, choose("mood", "calm")]);
    expect(back.answers).toEqual({ ok: true, values: { mood: "calm" } });
  });

  test("is one's own in each field apart, and in radio fields alone", () => {
    const other: StoredField = { ...MOOD, name: "music", choices: ["loud", "none"] };
    const both = filled([MOOD, other], [own("mood"), own("music"), choose("mood", "calm")]);
    expect(both.states.map(({ isOwn }) => isOwn)).toEqual([false, true]);
    expect(both.values).toMatchObject({ mood: "calm", music: "" });
    expect(filled([other], [], { music: "none" }).states[0]?.isOwn).toBe(false);
    expect(filled([NAME], [], { lastname: "Roux" }).states[0]?.isOwn).toBe(false);
    const strict: StoredField = { name: "mood", type: "radio", choices: ["calm"] };
    expect(filled([strict], [], { mood: "chatty" }).values).toEqual({ mood: null });
  });

  test("is known as such after a reload", () => {
    expect(filled([MOOD], [], { mood: "chatty" }).states[0]?.isOwn).toBe(true);
    expect(filled([MOOD], [], { mood: "calm" }).states[0]?.isOwn).toBe(false);
  });
});

test("what the server refused is told until it is changed; fields of another form are none of its business", () => {
  const refuse: FormAction = { type: "refuse", fields: { email: "format", str1: "format", lastname: "odd" } };
  const actions = [type("lastname", "Martin"), type("email", "a@b.fr"), refuse];
  expect(filled([NAME, EMAIL], actions).status).toEqual({ lastname: "format", email: "format" });
  const empty: FormAction = { type: "refuse", fields: { lastname: "empty" } };
  expect(filled([NAME, EMAIL], [...actions, empty]).status).toMatchObject({ lastname: "empty" });
  expect(filled([NAME, EMAIL], [...actions, type("email", "b@b.fr")]).status).toEqual({
    lastname: "format",
    email: null,
  });
});

test("the group's own answer stands until it is changed; one that was emptied stays empty; a wrong one is not taken", () => {
  const city: StoredField = { name: "city", type: "string", value: "Metz", maxLength: 6 };
  expect(filled([city]).answers).toEqual({ ok: true, values: { city: "Metz" } });
  expect(filled([city], [], { city: "" }).answers).toEqual({ ok: true, values: {} });
  expect(filled([city], [], { city: null }).answers).toEqual({ ok: true, values: { city: "Metz" } });
  expect(filled([{ ...city, value: "Strasbourg" }]).status).toEqual({ city: null });
});

test("what a visitor has changed is known apart from what was filled in for them", () => {
  expect(filled([NAME], [leave("lastname"), { type: "submit" }], { lastname: "M" }).typed).toEqual({});
  expect(filled([NAME], [type("lastname", "M")], { lastname: "N" }).typed).toEqual({ lastname: "M" });
});

test("a text stands exactly as it is typed; a choice that is no longer offered does not", () => {
  const list: StoredField = { name: "size", type: "select", choices: ["s"], addEmptyChoice: true };
  expect(filled([NAME, list], [type("lastname", " "), choose("size", "xl")]).values).toEqual({
    lastname: " ",
    size: null,
  });
});

test("a list offers no answer in one's own words, whatever its definition says", () => {
  const list: StoredField = { name: "size", type: "select", choices: ["s", "m"], allowAny: true };
  expect(filled([list], [], { size: "xl" }).values).toEqual({ size: "s" });
});

test("an answer in one's own words that was never typed is empty", () => {
  const field = readField(MOOD);
  expect(checkAnswers([field], {}, { own: new Set(["mood"]) }, TODAY)).toEqual({
    ok: false,
    fields: { mood: "empty" },
  });
});

test("left open, a number and a linked choice are sent as such, anything else not at all", () => {
  const open: StoredField[] = [
    { name: "num0", type: "integer" },
    { name: "str2", type: "linkedcombo", choices: [{ value: "p", choices: ["c"] }] },
    { name: "str3", type: "string" },
    { name: "dt0", type: "datesplit" },
  ];
  expect(filled(open).answers).toEqual({ ok: true, values: { num0: "", str2: "" } });
});

describe("the reasons why nothing can be booked yet", () => {
  test("only point at the form while nothing wrong has been done", () => {
    expect(filled([NAME]).reasons).toEqual(["formStepFicheIndication"]);
    expect(filled([NAME], [{ type: "submit" }]).reasons).toEqual(["formStepFicheError"]);
    expect(filled([NAME], [type("lastname", "Martin")]).reasons).toEqual([]);
    const half = [type("email", "a"), leave("email")];
    expect(filled([NAME, EMAIL], half).reasons).toEqual(["formStepFicheError"]);
  });

  test("are named in the order of the page", () => {
    const { states } = filled([NAME]);
    expect(bookingBlockers({ isFicheChosen: false, fields: states, isConsentMissing: true })).toEqual([
      "selectFicheError",
      "formStepFicheIndication",
      "acceptJitsiError",
    ]);
  });
});
