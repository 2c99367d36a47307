import { expect, test } from "vitest";
import { verifiedEmailOf } from "./verified-email-of.ts";

test("an address that the provider has verified is taken as it is kept", () => {
  expect(verifiedEmailOf({ email: " Anna@Example.org ", email_verified: true })).toBe("anna@example.org");
});

test.each([
  ["none at all", {}],
  ["one without a word about it", { email: "anna@example.org" }],
  ["one that is not verified", { email: "anna@example.org", email_verified: false }],
  ["one that is said to be verified in another way", { email: "anna@example.org", email_verified: "true" }],
  ["one that is none", { email: "anna", email_verified: true }],
  ["one that is no text", { email: ["anna@example.org"], email_verified: true }],
])("%s is not taken", (_title, claims) => {
  expect(verifiedEmailOf(claims)).toBeNull();
});
