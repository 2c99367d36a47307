import { describe, expect, test } from "vitest";
import {
  acceptedFicheFields,
  ficheFields,
  formViewerOf,
  type FormSetting,
  type FormViewer,
  hasDefaultComment,
  veventFields,
} from "./form-for-viewer.ts";
import { checkForm } from "./check-form.ts";
import type { StoredField } from "./field.ts";

const SETTING: FormSetting = {
  deployment: "default",
  hide_marketing_sms: false,
  user_allow_comment: true,
  check_sms_from_web: false,
  sends_sms: true,
  enabled_locales: "fr,de",
};
const TODAY = "2026-12-01";

const define = (...names: string[]): StoredField[] =>
  names.map((name) => ({ name, type: "string", required: true }));
const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);
const request = (form: StoredField[], setting: Partial<FormSetting> = {}, viewer: FormViewer = "client") =>
  names(ficheFields([...define("lastname", "email"), ...form], { ...SETTING, ...setting }, viewer)).slice(2);

test("professionals of both kinds fill in as such, everyone else as a client", () => {
  expect((["visitor", "user", "pro", "call_centre"] as const).map(formViewerOf)).toEqual([
    "client",
    "client",
    "pro",
    "call_centre",
  ]);
});

describe("a Fiche form", () => {
  test("that a group does not have asks for the name and how to reach the person", () => {
    expect(names(ficheFields([], SETTING, "client"))).toEqual([
      "lastname",
      "firstname",
      "email",
      "firstphone",
    ]);
  });

  test("without a name field asks for what every booking needs, and accepts the other fields when they are sent", () => {
    const form = define("city", "email");
    expect(names(ficheFields(form, SETTING, "client"))).toEqual(["lastname", "city", "email"]);
    expect(names(acceptedFicheFields(form, SETTING, "client"))).toEqual([
      "lastname",
      "city",
      "email",
      "firstname",
      "firstphone",
    ]);
  });

  test("never asks what only a professional sets, nor another fiche's number", () => {
    expect(request(define("marketing_optin", "id", "smsreminder"))).toEqual(["smsreminder"]);
  });

  test("asks for marketing only clients of groups that want it", () => {
    const form = define("marketing_sms", "solocal_services_optin");
    expect(request(form)).toEqual(["marketing_sms", "solocal_services_optin"]);
    expect(request(form, { hide_marketing_sms: true })).toEqual([]);
    expect(request(form, {}, "pro")).toEqual([]);
  });

  test("never requires the language, and offers what the group enables", () => {
    const [, , locale] = ficheFields(define("lastname", "email", "locale"), SETTING, "client");
    expect(locale).toMatchObject({ type: "select", required: false });
    const choices = ["fr", "de"].map((value) => ({ value, label: "", choices: [] }));
    expect(locale).toMatchObject({ choices, addEmptyChoice: true });
    const spaced = { ...SETTING, enabled_locales: " fr, de," };
    expect(ficheFields(define("lastname", "email", "locale"), spaced, "client")[2]?.choices).toEqual(choices);
    const own: StoredField = { name: "locale", type: "radio", required: true, choices: ["fr", "br"] };
    const [, , remaining] = ficheFields([...define("lastname", "email"), own], SETTING, "client");
    expect(remaining).toMatchObject({ type: "radio", required: false });
    expect(remaining?.choices.map(({ value }) => value)).toEqual(["fr", "br"]);
  });

  test("has the reminder ticked where the group wants it, unless the form says otherwise", () => {
    const reminder: StoredField = { name: "smsreminder", type: "boolean" };
    for (const [value, check_sms_from_web, ticked] of [
      [undefined, true, true],
      [undefined, false, false],
      [false, true, false],
    ] as const) {
      const form = [...define("lastname", "email"), { ...reminder, value }];
      expect(ficheFields(form, { ...SETTING, check_sms_from_web }, "client")[2]?.value).toBe(ticked);
    }
  });

  test("requires an address from clients, but not for a person whom a professional enters", () => {
    for (const [viewer, required] of [
      ["client", true],
      ["pro", false],
      ["call_centre", false],
    ] as const) {
      const [lastname, email] = ficheFields(define("lastname", "email"), SETTING, viewer);
      expect(lastname).toMatchObject({ name: "lastname", required: true });
      expect(email).toMatchObject({ name: "email", required });
    }
  });

  test("takes an identifier of exactly ten letters and digits", () => {
    const fields = ficheFields(define("lastname", "email", "identifier"), SETTING, "client");
    const check = (identifier: string) =>
      checkForm(fields, { lastname: "Martin", email: "a@b.fr", identifier }, TODAY);
    expect(check("ab12CD34ef")).toMatchObject({ ok: true, values: { identifier: "AB12CD34EF" } });
    const number: StoredField = { name: "identifier", type: "integer" };
    expect(ficheFields([...define("lastname", "email"), number], SETTING, "client")[2]?.meaning).toBeNull();
    expect(check("ab12CD34e")).toEqual({ ok: false, fields: { identifier: "format" } });
    expect(check("AB12CD34EF AB12CD34EF")).toEqual({ ok: false, fields: { identifier: "format" } });
  });
});

describe("a Vevent form", () => {
  test("does not ask what the booking knows", () => {
    const form = define("intervention_ids", "start", "str1", "calendar_id", "resource_id");
    expect(names(veventFields(form, SETTING, "client"))).toEqual(["str1"]);
  });

  test("has a comment field where it defines one, and none where comments are not allowed", () => {
    const form = define("comments", "str1");
    const silent = { ...SETTING, user_allow_comment: false };
    const comment = (setting: FormSetting, viewer: FormViewer, fields = form) => {
      const shown = veventFields(fields, setting, viewer);
      expect(names(shown).includes("str1")).toBe(fields.length > 0);
      const inForm = shown.some(({ name }) => name === "comments");
      return { inForm, byDefault: hasDefaultComment(shown, setting, viewer) };
    };
    expect(comment(SETTING, "client")).toEqual({ inForm: true, byDefault: false });
    expect(comment(SETTING, "client", [])).toEqual({ inForm: false, byDefault: true });
    expect(comment(silent, "client")).toEqual({ inForm: false, byDefault: false });
    expect(comment(SETTING, "pro")).toEqual({ inForm: false, byDefault: true });
    expect(comment(silent, "pro")).toEqual({ inForm: false, byDefault: false });
    expect(comment(silent, "call_centre")).toEqual({ inForm: false, byDefault: true });
  });

  test.each([
    ["ab12cd34ef", "AB12CD34EF"],
    ["AB12CD34EF, CD34EF56GH", "AB12CD34EF, CD34EF56GH"],
    ["AB12CD34EF/CD34EF56GH;1234567890", "AB12CD34EF/CD34EF56GH;1234567890"],
    ["AB12CD34EF:CD34EF56GH.1234567890-0987654321", "AB12CD34EF:CD34EF56GH.1234567890-0987654321"],
    ["", undefined],
    ["AB12CD34E", null],
    ["AB12CD34EFG", null],
    ["AB12CD34EF+CD34EF56GH", null],
    ["AB12CD34EF,", null],
    ["ÀB12CD34EF", null],
    ["ßB12CD34E", null],
  ])("takes the request number %j of an identity document as %j", (number, expected) => {
    const [field] = veventFields(
      [{ name: "str9", type: "string" }],
      { ...SETTING, deployment: "ants" },
      "client",
    );
    const checked = checkForm(field === undefined ? [] : [field], { str9: number }, TODAY);
    expect(checked).toEqual(
      expected === null
        ? { ok: false, fields: { str9: "format" } }
        : { ok: true, values: expected === undefined ? {} : { str9: expected } },
    );
  });

  test("takes a request number without the blanks around it, also where a text keeps its own", () => {
    const form = [{ name: "str9", type: "string", trim: false }];
    const fields = veventFields(form, { ...SETTING, deployment: "ants" }, "client");
    expect(checkForm(fields, { str9: " ab12cd34ef " }, TODAY)).toEqual({
      ok: true,
      values: { str9: "AB12CD34EF" },
    });
  });

  test("asks for request numbers in a field of lines or in one line", () => {
    for (const [type, expected] of [
      ["text", "text"],
      ["string", "string"],
      ["select", "string"],
    ]) {
      const form = [{ name: "str9", type: type! }];
      const [field] = veventFields(form, { ...SETTING, deployment: "ants" }, "client");
      expect(field).toMatchObject({ type: expected, meaning: "request_number" });
    }
  });

  test("holds a plain text of that name anywhere else", () => {
    const fields = veventFields([{ name: "str9", type: "string" }], SETTING, "client");
    expect(checkForm(fields, { str9: "by bike" }, TODAY)).toEqual({ ok: true, values: { str9: "by bike" } });
  });
});
