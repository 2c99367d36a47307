import { expect, test } from "vitest";
import { isOpenGroup } from "./is-open-group.ts";
import { hasRight, type Right, roleInOwnGroup, type Role, roleIn } from "./permissions.ts";
import { type Session, VISITOR } from "./session.ts";

const [HOME, ELSEWHERE] = [1, 2];
const holder = { kind: "fiche", groupId: HOME, tokenId: 4, ficheId: 5 } as const;
const link: Session = { kind: "booking", groupId: HOME, bookingId: 5 };
const account: Session = {
  kind: "account",
  groupId: HOME,
  accountId: 7,
  email: null,
  mustChangePassword: false,
  isSso: true,
};
const pro = (role: "owner" | "pro" | "call_centre"): Session => ({
  kind: "pro",
  groupId: HOME,
  proId: 9,
  email: "pro@example.org",
  mustChangePassword: false,
  groups: [{ groupId: HOME, role, calendars: null }],
});

test.each<[string, Session, Role]>([
  ["without a token", VISITOR, "visitor"],
  ["with the token of a booking", { ...holder, seesAll: false }, "guest"],
  ["with the key of a fiche", { ...holder, seesAll: true }, "user"],
  ["with the link of a mail", link, "guest"],
  ["with an account", account, "user"],
  ["who owns the group", pro("owner"), "owner"],
  ["who works there", pro("pro"), "pro"],
  ["who takes its calls", pro("call_centre"), "call_centre"],
])("a session %s has a role in its group, and is a visitor of every other", (_title, session, role) => {
  expect([roleInOwnGroup(session), roleIn(session, HOME)]).toEqual([role, role]);
  expect(roleIn(session, ELSEWHERE)).toBe("visitor");
});

test.each<[string, Right, Session, number, boolean]>([
  ["over one's own records", "see_fiches", account, HOME, true],
  ["over everybody's in the group", "see_fiches", pro("pro"), HOME, true],
  ["not in another group", "see_fiches", account, ELSEWHERE, false],
  ["not what is forbidden", "see_fiches", link, HOME, false],
  ["not what everybody may in an open group", "book", VISITOR, HOME, false],
  ["not what needs no group", "list_groups", pro("pro"), HOME, false],
])("a right of one's own is held %s", (_title, right, session, groupId, expected) => {
  expect(hasRight(right, session, groupId)).toBe(expected);
});

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])(
  "a group with open data: %s, for single sign-on only: %s, shows itself: %s",
  (openData, sso_login_only, open) => {
    expect(isOpenGroup({ openData, sso_login_only })).toBe(open);
  },
);
