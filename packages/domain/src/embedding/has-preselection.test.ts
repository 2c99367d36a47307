import { expect, test } from "vitest";
import { hasPreselection } from "./has-preselection.ts";
import { readEmbedding } from "./read-embedding.ts";

test.each([
  ["intervention_ids=21", true],
  ["resource_externid=salle", true],
  ["calendar_id=0", true],
  ["date=2026-12-01", true],
  ["slots=2026-12-01+09:20:00", true],
  ["pack_id=gone", true],
  ["", false],
  ["locale=fr&nologo=1&fiche[lastname]=Roux", false],
  ["calendar_id=", false],
])("%s leads into the booking: %s", (query, leads) => {
  expect(hasPreselection(readEmbedding(query))).toBe(leads);
});

test("a time leads into it also where no day is shown from", () => {
  const { preselection } = readEmbedding("");
  expect(hasPreselection({ preselection: { ...preselection, slots: "2026-12-01 09:20:00" } })).toBe(true);
});
