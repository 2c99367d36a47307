import { describe, expect, test } from "vitest";
import { trackingCompaniesOf, consentOf } from "./consent.ts";

const AT = Date.parse("2026-12-01T09:00:00Z");
const DAY = 24 * 3_600_000;
const SIX_MONTHS = 182 * DAY;
const agreed = { at: AT, allowed: ["Google", "Meta"] };
const refused = { at: AT, allowed: [] };

describe("what a visitor has answered", () => {
  test.each([
    ["is asked for at first", null, AT, "unasked"],
    ["holds", agreed, AT, "agreed"],
    ["holds six months", agreed, AT + SIX_MONTHS - 1, "agreed"],
    ["and no longer", agreed, AT + SIX_MONTHS, "unasked"],
    ["holds as long where it is no", refused, AT + SIX_MONTHS - 1, "refused"],
    ["and no longer where it is no", refused, AT + SIX_MONTHS, "unasked"],
    ["holds in a tab whose clock is behind", agreed, AT - DAY, "agreed"],
    ["of a future day says nothing", agreed, AT - DAY - 1, "unasked"],
  ] as const)("%s", (_, answer, now, consent) =>
    expect(consentOf(answer, ["Google", "Meta"], now, false)).toBe(consent),
  );

  test("says nothing of a company that came later", () => {
    expect(consentOf({ at: AT, allowed: ["Google"] }, ["Google"], AT, false)).toBe("agreed");
    expect(consentOf({ at: AT, allowed: ["Google"] }, ["Google", "Meta"], AT, false)).toBe("unasked");
    expect(consentOf({ at: AT, allowed: ["Google", "Meta"] }, ["Meta"], AT, false)).toBe("agreed");
  });

  test("gives way to a browser that refuses", () => {
    for (const answer of [null, agreed, refused])
      expect(consentOf(answer, ["Google"], AT, true)).toBe("browser");
  });
});

test("one consents to companies, not to ids", () => {
  expect(trackingCompaniesOf({ tracking_tags: [], facebook_pixel_id: null })).toEqual([]);
  expect(trackingCompaniesOf({ tracking_tags: [1, 2], facebook_pixel_id: null })).toEqual(["Google"]);
  expect(trackingCompaniesOf({ tracking_tags: [1], facebook_pixel_id: "12" })).toEqual(["Google", "Meta"]);
});
