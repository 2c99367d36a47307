import { expect, test } from "vitest";
import { readFailure } from "./api-failure.ts";

test.each([
  ["v3 names its code among the errors", 422, { messages: { errors: ["same_time_rdv"] } }, "same_time_rdv"],
  ["v3 may only have a message", 409, { message: "availabletimeslots" }, "availabletimeslots"],
  ["an answer that says nothing means the connection has expired", 400, null, "expired_connection"],
  ["a 401 without a code of ours too", 401, { message: "?" }, "expired_connection"],
  ["a proxy's page is a fault of the server", 502, null, "internal_error"],
  ["a proxy may refuse a large picture", 413, null, "payload_too_large"],
  ["too many requests are recognised by their status", 429, null, "too_many_requests"],
])("%s", (_title, status, body, code) => {
  expect(readFailure(status, body).code).toBe(code);
});

test("the refused fields of a form are in the failure", () => {
  const failure = readFailure(422, {
    message: "create_fiche_failed",
    messages: { errors: ["create_fiche_failed"], fields: { email: "format" } },
  });
  expect(failure.fields).toEqual({ email: "format" });
});

test("the server's own text about an appointment is in the failure", () => {
  const v3 = readFailure(422, { message: "vevent", messages: { errors: ["vevent", "Salle fermée."] } });
  expect([v3.code, v3.serverText]).toEqual(["vevent", "Salle fermée."]);
  const v1 = readFailure(422, [{ error: "Salle fermée.", code: 103, translate_key: "Vevent" }]);
  expect([v1.code, v1.serverText]).toEqual(["vevent", "Salle fermée."]);
  expect(readFailure(422, { message: "vevent", messages: { errors: ["vevent"] } }).serverText).toBe("");
});
