import type { Condition } from "@rendezvous/contract/ground/paging";
import { expect, test } from "vitest";
import { matchesSearch, meetsCondition } from "./meets-condition.ts";

test.each([
  [21, "=", "21", true],
  [21, "=", "21x", false],
  [21, "!=", "22", true],
  [21, ">", "3", true],
  [21, ">=", "21", true],
  [21, "<", "100", true],
  [21, "<=", "20", false],
  [21, "in", "3, 21", true],
  [21, "in", "", false],
  [21, "not in", "3,22", true],
  ["haircut", "=", "haircut", true],
  ["haircut", ">", "a", true],
  ["Hair cut", "like", "%CUT", true],
  ["Hair cut", "like", "cut", false],
  ["Épilation", "like", "epil%", true],
  ["a_b", "like", "a_b", true],
  ["a.b", "like", "a%.%b", true],
  ["acb", "not like", "a_b", false],
  [null, "=", "1", false],
  [null, "!=", "1", true],
  [null, "not in", "1", true],
  [null, "like", "%", false],
  [true, "=", "1", true],
  [false, "=", "true", false],
] as [string | number | boolean | null, Condition["op"], string, boolean][])(
  "%s %s %s is %s",
  (own, op, value, expected) => {
    expect(meetsCondition(own, { field: "id", op, value })).toBe(expected);
  },
);

test("a pattern of many wildcards is decided, which would take years by trying every way", () => {
  const value = `${"%a".repeat(900)}b`;
  expect(meetsCondition("a".repeat(2000), { field: "name", op: "like", value })).toBe(false);
});

test("a search minds neither accents nor letter case", () => {
  expect(matchesSearch(["Épilation jambes"], " epilation ")).toBe(true);
  expect(matchesSearch(["Épilation jambes"], "barbe")).toBe(false);
});
