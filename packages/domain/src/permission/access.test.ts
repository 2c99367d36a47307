import { describe, expect, test } from "vitest";
import { checkAccess, type GroupAccess } from "./access.ts";
import { hasRight, isOperatorRight, PERMISSIONS, type Right, SCOPE_OF_RIGHT } from "./permissions.ts";
import { type Scope, SCOPES } from "./scopes.ts";
import type { Session } from "./session.ts";

const OPEN: GroupAccess = { id: 1, inactive: false, isOpen: true };
const CLOSED: GroupAccess = { id: 2, inactive: false, isOpen: false };
const INACTIVE: GroupAccess = { id: 3, inactive: true, isOpen: true };
const DEACTIVATED: GroupAccess = { ...INACTIVE, isDeactivated: true };

const VISITOR: Session = { kind: "visitor" };
const user = (groupId: number, mustChangePassword = false): Session => ({
  kind: "account",
  groupId,
  accountId: 7,
  email: "claire@example.org",
  mustChangePassword,
  isSso: false,
});
const guest = (groupId: number): Session => ({ kind: "booking", groupId, bookingId: 5 });
const holder = (groupId: number, seesAll: boolean): Session => ({
  kind: "fiche",
  groupId,
  tokenId: 4,
  ficheId: 5,
  seesAll,
});
const pro = (role: "owner" | "pro" | "call_centre", ...groupIds: number[]): Session & { kind: "pro" } => ({
  kind: "pro",
  groupId: groupIds[0]!,
  proId: 9,
  email: "pro@example.org",
  mustChangePassword: false,
  groups: groupIds.map((groupId) => ({ groupId, role, calendars: null })),
});
const proByLink: Session = { ...pro("call_centre", 1, 2), mustChangePassword: true };

const halfWay: Session = {
  kind: "half_way",
  groupId: 1,
  proId: 9,
  email: "pro@example.org",
  hasFactor: true,
};

const decide = (right: Right, group: GroupAccess | null | undefined, session: Session) => {
  const decision = checkAccess(right, group, session);
  return decision.ok ? "ok" : decision.refusal;
};

describe("access", () => {
  test.each<[string, Right, GroupAccess | null | undefined, Session, string]>([
    ["a visitor sees an open group", "browse", OPEN, VISITOR, "ok"],
    ["a visitor does not see a closed group", "browse", CLOSED, VISITOR, "expired_connection"],
    ["a user sees their closed group", "browse", CLOSED, user(2), "ok"],
    ["a guest sees their closed group", "browse", CLOSED, guest(2), "ok"],
    ["a user of another group sees an open group as a visitor", "book", OPEN, user(2), "ok"],
    ["a user of another group does not see a closed one", "browse", CLOSED, user(1), "forbidden"],
    ["an inactive group is hidden from its clients", "browse", INACTIVE, user(3), "inactive_group"],
    ["and from professionals of others", "browse", INACTIVE, pro("owner", 1), "inactive_group"],
    ["not from who works in it, and makes it ready", "browse", INACTIVE, pro("owner", 3), "ok"],
    ["a visitor learns that a login is needed first", "see_fiches", null, VISITOR, "expired_connection"],
    ["a missing group is told to who has a session", "see_fiches", null, user(1), "group_does_not_exist"],
    ["a call without its group", "browse", undefined, VISITOR, "bad_request"],
    ["a guest sees no fiche", "see_fiches", OPEN, holder(1, false), "forbidden"],
    ["the holder of a fiche's key sees the fiche", "see_fiches", CLOSED, holder(2, true), "ok"],
    ["a user lists no groups", "list_groups", OPEN, user(1), "forbidden"],
    [
      "a pro lists their groups, whatever group they came from",
      "list_groups",
      undefined,
      pro("pro", 3),
      "ok",
    ],
    ["a pro works in each of their groups", "edit_fiches", CLOSED, pro("owner", 1, 2), "ok"],
    ["a pro has no rights in another group", "edit_fiches", CLOSED, pro("owner", 1), "forbidden"],
    ["a pro changes their own password", "change_account", OPEN, pro("pro", 1), "ok"],
    ["an account is not changed through another group", "change_account", OPEN, pro("pro", 2), "forbidden"],
    ["a pro who must change the password does so", "change_account", CLOSED, proByLink, "ok"],
    ["and looks around", "browse", CLOSED, proByLink, "ok"],
    ["and lists no groups before", "list_groups", undefined, proByLink, "needPasswordChange"],
    ["and sees no fiches", "see_fiches", OPEN, proByLink, "needPasswordChange"],
    ["and logs out", "sign_in", undefined, proByLink, "ok"],
    ["a call-centre pro sees unnamed services", "see_unnamed", OPEN, pro("call_centre", 1), "ok"],
    ["an owner does not", "see_unnamed", OPEN, pro("owner", 1), "forbidden"],
    ["an owner manages their colleagues", "manage_pros", OPEN, pro("owner", 1), "ok"],
    ["not those of another group", "manage_pros", OPEN, pro("owner", 2), "forbidden"],
    ["a pro does not", "manage_pros", OPEN, pro("pro", 1), "forbidden"],
    ["a pro proves their second factor", "prove_factor", undefined, pro("pro", 1), "ok"],
    ["a user has none to prove", "prove_factor", OPEN, user(1), "forbidden"],
    ["who must set a password does so before", "remove_factors", undefined, proByLink, "needPasswordChange"],
    ["a visitor registers in a closed group", "sign_up", CLOSED, VISITOR, "ok"],
    ["but not in an inactive one", "sign_up", INACTIVE, VISITOR, "inactive_group"],
    ["who must change the password books nothing", "book", OPEN, user(1, true), "needPasswordChange"],
    ["who must change the password may look around", "browse", CLOSED, user(2, true), "ok"],
    ["who must change the password may do so", "change_account", OPEN, user(1, true), "ok"],
    ["a pro books nothing in a deactivated group", "book", DEACTIVATED, pro("owner", 3), "inactive_group"],
    ["and sees everything", "see_fiches", DEACTIVATED, pro("owner", 3), "ok"],
    ["an owner has no right of operators", "operate", OPEN, pro("owner", 1), "forbidden"],
  ])("%s", (_title, right, group, session, expected) => {
    expect(decide(right, group, session)).toBe(expected);
  });

  describe("an access key", () => {
    const key = (...scopes: Scope[]): Session => ({ ...pro("owner", 1), scopes });
    test.each<[string, Right, GroupAccess | null | undefined, Session, string]>([
      ["has the rights of its scope", "see_statistics", OPEN, key("statistics:read"), "ok"],
      ["has no others", "see_fiches", OPEN, key("statistics:read"), "forbidden"],
      ["reads without changing", "manage_catalogue", OPEN, key("catalogue:read"), "forbidden"],
      ["may look at what it works for", "browse", INACTIVE, { ...key(), ...pro("owner", 3) }, "ok"],
      ["may do what anybody may", "find_group", undefined, key(), "ok"],
      ["is a visitor elsewhere", "see_statistics", { ...OPEN, id: 9 }, key("statistics:read"), "forbidden"],
      ["is no owner", "manage_keys", OPEN, key(...SCOPES), "forbidden"],
    ])("%s", (_title, right, group, session, expected) => {
      expect(decide(right, group, session)).toBe(expected);
    });

    test("is told which scope it lacks, or that no key may", () => {
      expect(checkAccess("book", OPEN, key("catalogue:read"))).toMatchObject({ scope: "appointments:write" });
      expect(checkAccess("manage_pros", OPEN, key(...SCOPES))).toMatchObject({ scope: "none" });
      expect(hasRight("manage_appointments", key("appointments:read"), 1)).toBe(false);
      expect(hasRight("manage_appointments", key("appointments:write"), 1)).toBe(true);
    });

    test("has of its own accord what a visitor has, and by a scope what only people of the group have", () => {
      for (const right of Object.keys(PERMISSIONS) as Right[]) {
        const { visitor } = PERMISSIONS[right];
        if (isOperatorRight(right)) continue;
        const isForVisitors = visitor === "anywhere" || visitor === "active";
        if (isForVisitors) expect([right, SCOPE_OF_RIGHT[right]]).toEqual([right, "any"]);
      }
    });
  });

  test.each(Object.keys(PERMISSIONS) as Right[])("who is half-way in has no right to %s", (right) => {
    const isForAnybody = ["found_group", "find_group", "sign_in", "prove_factor"].includes(right);
    const refusal = isOperatorRight(right) ? "forbidden" : "needFactor";
    for (const group of [OPEN, CLOSED, INACTIVE, null, undefined])
      expect(decide(right, group, halfWay)).toBe(isForAnybody ? "ok" : refusal);
  });
});
