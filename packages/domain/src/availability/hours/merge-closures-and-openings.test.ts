import { expect, test } from "vitest";
import { mergeClosuresAndOpenings } from "./merge-closures-and-openings.ts";

const closure = (day: string, label: unknown = "") => ({ start: `${day} 00:00`, end: `${day} 24:00`, label });
const [first, second, third] = ["2026-12-24", "2026-12-28", "2026-12-31"].map((day) => closure(day)) as [
  object,
  object,
  object,
];

test.each([
  ["both have added one", [first], [first, second], [first, third], [first, third, second]],
  ["one has added, the other taken away", [first, second], [first, second, third], [second], [second, third]],
  ["one has taken away, the other added", [first], [], [first, second], [second]],
  ["both have added the same", [], [first], [first, second], [first, second]],
  ["nobody else has changed it", [first], [second, first], [first], [second, first]],
])("%s", (_title, base, mine, theirs, expected) => {
  expect(mergeClosuresAndOpenings({ closures: base }, { closures: mine }, { closures: theirs })).toEqual({
    closures: expected,
  });
});

test("an entry is the same in whichever order it names its parts", () => {
  const stored = {
    label: { fr: "Congé", en: "Holiday" },
    end: "2026-12-25 24:00",
    start: "2026-12-25 00:00",
  };
  const typed = { start: "2026-12-25 00:00", end: "2026-12-25 24:00", label: { en: "Holiday", fr: "Congé" } };
  expect(
    mergeClosuresAndOpenings({ closures: [stored] }, { closures: [] }, { closures: [typed, first] }),
  ).toEqual({
    closures: [first],
  });
});

test("every other field stays as it was changed, and so does a list of which nothing is known", () => {
  const changed = { openinghours: [{ days: ["mo"] }], name: "Anna", closures: [first] };
  const merged = mergeClosuresAndOpenings({ openinghours: [], closures: null }, changed, {
    openinghours: [{}],
  });
  expect(merged).toEqual(changed);
  expect(merged["closures"]).toBe(changed.closures);
});
