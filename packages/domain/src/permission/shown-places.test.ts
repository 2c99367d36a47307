import { expect, test } from "vitest";
import { ownCalendars, shownPlaces } from "./shown-places.ts";
import type { ProGroup, Session } from "./session.ts";

const pro = (role: ProGroup["role"], calendars: number[] | null): Session => ({
  kind: "pro",
  groupId: 1,
  proId: 9,
  email: "pro@example.org",
  mustChangePassword: false,
  groups: [{ groupId: 1, role, calendars }],
});
const VISITOR: Session = { kind: "visitor" };
const NAMED = { calendars: [1, 2], resources: [9] };
const ALL = { calendars: null, resources: null };

test.each<[string, Session, number, object]>([
  ["a visitor what has a public name", VISITOR, 1, NAMED],
  ["a professional the same", pro("pro", null), 1, NAMED],
  ["a call-centre agent everything", pro("call_centre", null), 1, ALL],
  [
    "a professional their own calendars that have a name",
    pro("owner", [2, 3]),
    1,
    { calendars: [2], resources: [9] },
  ],
  ["an agent their own, named or not", pro("call_centre", [2, 3]), 1, { calendars: [2, 3], resources: null }],
  ["a professional of another group what everybody is", pro("call_centre", [2]), 7, NAMED],
])("shows %s", (_title, session, groupId, shown) => {
  expect(shownPlaces(NAMED, session, groupId)).toEqual(shown);
});

test("where everything has a name, a list of calendars is all there is to keep to", () => {
  expect(shownPlaces(ALL, VISITOR, 1)).toEqual(ALL);
  expect(shownPlaces(ALL, pro("pro", [4]), 1)).toEqual({ calendars: [4], resources: null });
  expect(ownCalendars(pro("pro", []), 1)).toEqual([]);
  expect(ownCalendars(VISITOR, 1)).toBeNull();
});
