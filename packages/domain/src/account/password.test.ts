import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkPassword, PASSWORD_MAX, PASSWORD_MIN } from "./password.ts";

const EMAIL = "claire.martin@example.org";
const GOOD = { number: true, specialChar: true, lowercase: true, uppercase: true, email: true, all: true };

describe("a new password", () => {
  test.each([
    ["Coquelicot-7", {}],
    ["Abcdefgh-1", {}],
    ["Abcdefg-1", { all: false }],
    ["", { number: false, specialChar: false, lowercase: false, uppercase: false, all: false }],
    ["coquelicot-7", { uppercase: false, all: false }],
    ["COQUELICOT-7", { lowercase: false, all: false }],
    ["Coquelicot-sept", { number: false, all: false }],
    ["Coquelicot7", { specialChar: false, all: false }],
    ["Coquelicot 7", { specialChar: false, all: false }],
    ["Coquelicot€7", { specialChar: false, all: false }],
    ["Claire.Martin-7", { email: false, all: false }],
    ["x7Claire.Martin@Example.orgX", { email: false, all: false }],
    ["Été-indien 1", {}],
    [`Aa1-${"x".repeat(124)}`, {}],
    [`Aa1-${"x".repeat(125)}`, { all: false }],
  ])("%s", (password, differences) => {
    expect(checkPassword(password, EMAIL)).toEqual({ ...GOOD, ...differences });
  });

  test.each(["ley@example.org", " Claire@example.org "])(
    "holds no address of three letters or more: %j",
    (email) => expect(checkPassword("Wesley-Claire-7", email)).toMatchObject({ email: false, all: false }),
  );

  test.each(["a@example.org", "ab@example.org", ""])(
    "may hold the letters of a very short address: %j",
    (email) => expect(checkPassword("Coquelicab-7", email).all).toBe(true),
  );

  test.each(Array.from("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{}~|"))("has a special character in %s", (special) => {
    expect(checkPassword(`Coquelicot7${special}`, EMAIL).all).toBe(true);
  });

  test("is good exactly when every part is, and long enough, and not too long", () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 140 }),
      fc.string({ unit: fc.constantFrom("a", "B", "3", "-", "claire", "é"), maxLength: 60 }),
    );
    fc.assert(
      fc.property(typed, (password) => {
        const { all, ...parts } = checkPassword(password, "claire@example.org");
        const length = Array.from(password).length;
        const fits = length >= PASSWORD_MIN && length <= PASSWORD_MAX;
        expect(all).toBe(fits && Object.values(parts).every(Boolean));
        expect(parts.email).toBe(!password.toLowerCase().includes("claire"));
      }),
    );
  });

  test("stays good in its other parts when something is added to it", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, added) => {
        const { all: _, email: __, ...first } = checkPassword(before, EMAIL);
        const second = checkPassword(before + added, EMAIL);
        for (const part of ["number", "specialChar", "lowercase", "uppercase"] as const)
          if (first[part]) expect(second[part]).toBe(true);
      }),
    );
  });
});
