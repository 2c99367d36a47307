import { describe, expect, test } from "vitest";
import { type AttendeeInput, type FicheAppointmentRow, NOT_BLACKLISTED, type Proof } from "./attendee.ts";
import { chooseFiche, isAccountFull, isBlacklistedByPhone, toAttendeeState } from "./choose-fiche.ts";
import { ANNA, ficheRow as row } from "./testing/example-fiche.ts";

const anna = { ...ANNA, firstphone: "" };
const person = (proof: Proof = null, accountId: number | null = null, mayClaim = false): AttendeeInput => ({
  ...anna,
  kind: "person",
  fields: {},
  accountId,
  mayClaim,
  proof,
});
const PROVEN = { is_proven: true };

describe("a typed person's booking lands", () => {
  test.each<[string, FicheAppointmentRow[], AttendeeInput, number | null]>([
    ["in none, where none is known", [], person(), null],
    ["in none that was only typed", [row(1)], person(), null],
    ["in the oldest whose address is proven", [row(1), row(2, PROVEN), row(3, PROVEN)], person(), 2],
    ["in none of another name", [row(1, { ...PROVEN, firstname: "Berta" })], person(), null],
    ["in that of the same name, written otherwise", [row(1, { ...PROVEN, firstname: "ÀNNA" })], person(), 1],
    ["in the one whose key the asker came with", [row(1), row(2)], person({ ficheId: 2, tokenId: null }), 2],
    ["in a proven one rather than that", [row(1, PROVEN), row(2)], person({ ficheId: 2, tokenId: null }), 1],
    ["in the first there is, where a professional types", [row(1), row(2)], person("own"), 1],
    [
      "in the account's own rather than one without account",
      [row(1), row(2, { account_id: 3 })],
      person("own", 3, true),
      2,
    ],
    ["in one without account that the account may claim", [row(1)], person("own", 3, true), 1],
    ["in none that the account may not claim", [row(1, PROVEN)], person(null, 3, false), null],
    ["in none of another account", [row(1, { account_id: 4 })], person("own", 3, true), null],
  ])("%s", (_title, rows, request, expected) => {
    expect(chooseFiche(rows, request)?.id ?? null).toBe(expected);
  });

  test("and the account that books makes one without account its own", () => {
    expect(chooseFiche([row(1)], person("own", 3, true))).toEqual({ id: 1, isUnclaimed: true });
    expect(chooseFiche([row(1, { account_id: 3 })], person("own", 3, true))).toEqual({
      id: 1,
      isUnclaimed: false,
    });
    expect(chooseFiche([row(1, PROVEN)], person())).toEqual({ id: 1, isUnclaimed: false });
  });
});

test("a fiche that is named is taken whatever its name, and none where the session has none such", () => {
  const named = { ...anna, kind: "fiche", id: 1, reach: { kind: "group" }, proof: "own" } as const;
  expect(chooseFiche([row(1, { firstname: "Berta" })], named)).toEqual({ id: 1, isUnclaimed: false });
  expect(chooseFiche([row(2), row(1)], named)?.id).toBe(1);
  expect(chooseFiche([], named)).toBeNull();
});

describe("what is known of an attendee", () => {
  const rules = { blacklist_email: false, blacklist_phone: false };
  const stored = (rows: FicheAppointmentRow[], request: AttendeeInput) =>
    toAttendeeState({ fiches: rows, blacklist: NOT_BLACKLISTED }, request, rules);
  const held = { starts: 600, ends: 630 };

  test("comes from every fiche of the same name, wherever the booking lands", () => {
    const rows = [
      row(1, { has_come: true, ...held }),
      row(2, { blacklisted: true, starts: 700, ends: 730, type: "included" }),
      row(3, { firstname: "Berta", starts: 800, ends: 830 }),
    ];
    expect(stored(rows, person())).toEqual({
      existing: true,
      blacklisted: true,
      missed: 0,
      appointments: [
        { start: 600, end: 630, included: false, services: [] },
        { start: 700, end: 730, included: true, services: [] },
      ],
      visibleAppointments: "nothing",
    });
    expect(stored([row(1)], person())).toMatchObject({
      existing: false,
      blacklisted: false,
      appointments: [],
    });
  });

  const TOKEN = { kind: "token", tokenId: 8, tokenFicheId: 1 } as const;
  test.each<[string, AttendeeInput, "everything" | "nothing" | number]>([
    ["nothing by a stranger", person(), "nothing"],
    ["everything by a professional or the account", person("own"), "everything"],
    ["everything by the holder of the fiche's key", person({ ficheId: 1, tokenId: null }), "everything"],
    ["what was booked under it by the holder of a token", person({ ficheId: 1, tokenId: 8 }), 600],
    ["nothing by the holder of another fiche's token", person({ ficheId: 2, tokenId: 8 }), "nothing"],
    [
      "everything of a named fiche by its professional or account",
      { ...anna, kind: "fiche", id: 1, reach: { kind: "group" }, proof: "own" },
      "everything",
    ],
    [
      "what was booked under it of a fiche that the holder of a token names",
      { ...anna, kind: "fiche", id: 1, reach: TOKEN, proof: { ficheId: 1, tokenId: 8 } },
      600,
    ],
  ])("may be seen: %s", (_title, request, expected) => {
    const { visibleAppointments: visible } = stored(
      [row(1, { ...held, token_id: 8 }), row(3), row(1, { starts: 700, ends: 730, token_id: 9 })],
      request,
    );
    expect(visible).toEqual(
      typeof expected === "string"
        ? expected
        : [{ start: expected, end: expected + 30, included: false, services: [] }],
    );
  });
});

test("a named fiche brings the others of the same person, and no one else's", () => {
  const named = { ...anna, kind: "fiche", id: 1, reach: { kind: "group" }, proof: "own" } as const;
  const rows = [
    row(1, { firstname: "Berta", starts: 600, ends: 630 }),
    row(2),
    row(3, { firstname: "Clara", confirmed: true, starts: 700, ends: 730 }),
  ];
  const rules = { blacklist_email: false, blacklist_phone: false };
  const attendee = toAttendeeState({ fiches: rows, blacklist: NOT_BLACKLISTED }, named, rules);
  expect(attendee).toMatchObject({ existing: false, appointments: [{ start: 600 }] });
});

test("only a telephone tells it where fiche, account and address do not", () => {
  const rules = { blacklist_email: true, blacklist_phone: true };
  const by = (marks: Partial<typeof NOT_BLACKLISTED>, rows: FicheAppointmentRow[] = []) =>
    isBlacklistedByPhone(
      { fiches: rows, blacklist: { ...NOT_BLACKLISTED, byPhone: true, ...marks } },
      person(),
      rules,
    );
  expect([by({}), by({ byEmail: true }), by({ byAccount: true })]).toEqual([true, false, false]);
  expect(by({}, [row(1, { blacklisted: true })])).toBe(false);
  expect(by({}, [row(1, { blacklisted: true, firstname: "Berta" })])).toBe(true);
});

test("an account is full with eight fiches, however many appointments they have", () => {
  const own = Array.from({ length: 8 }, (_, n) => row(n, { account_id: 3 }));
  expect(isAccountFull(own, 3)).toBe(true);
  expect(isAccountFull([...own.slice(1), ...own.slice(1), row(9, { account_id: 4 })], 3)).toBe(false);
});
