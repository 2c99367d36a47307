import { describe, expect, test } from "vitest";
import { checkNewEmail, isEmail } from "./email.ts";

describe("an e-mail address", () => {
  test.each([
    "claire@example.org",
    "claire.le-goff+rdv@mail.example.co.uk",
    "A_b@example.museum",
    "1@2.fr",
    `${"a".repeat(64)}@example.org`,
  ])("is accepted: %s", (email) => expect(isEmail(email)).toBe(true));

  test.each([
    "",
    "claire",
    "claire@example",
    "claire@example.o",
    "claire@@example.org",
    "@example.org",
    ".claire@example.org",
    "claire.@example.org",
    "cl aire@example.org",
    "claire@-example.org",
    " claire@example.org",
    `${"a".repeat(65)}@example.org`,
  ])("is refused: %j", (email) => expect(isEmail(email)).toBe(false));
});

describe("a new e-mail address", () => {
  test.each([
    ["claire@example.org", "claire.martin@example.org", "claire@example.org"],
    [" Claire@Example.ORG ", null, "claire@example.org"],
    ["CLAIRE@example.org", "claire@example.org", "emailUsing"],
    ["claire@example", "claire@example.org", "emailValidator"],
    ["", null, "emailValidator"],
  ])("%j for an account of %j: %s", (typed, current, expected) => {
    const checked = checkNewEmail(typed, current);
    expect(checked.ok ? checked.email : checked.refusal).toBe(expected);
  });
});
