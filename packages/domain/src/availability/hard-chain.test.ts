import { expect, test } from "vitest";
import { assignChain } from "./assign-chain.ts";
import type { Catalogue, ChainLink } from "./model.ts";

const calendar = (id: number) => ({
  id,
  sort: 0,
  capacity: 1,
  slot_step: 5,
  maxrdv_period: null,
  openinghours: [{ days: ["tu"] as const, from: "00:00", to: "24:00" }],
  openings: [],
  closures: [],
  holidays: new Set<string>(),
});

test("a chain that is too hard to place counts as full instead of being searched for hours", () => {
  const catalogue: Catalogue = {
    timezone: "Europe/Paris",
    min_notice: 0,
    maxrdv_period: 525_600,
    calendars: Array.from({ length: 8 }, (_, at) => calendar(at + 1)),
    resources: [],
  };
  // Each keeps its calendar for hours around it, and nine of them do not fit on eight calendars.
  const buffers = {
    buffer_before: 300,
    buffer_after: 300,
    need_resource: false,
    calendars: null,
    resources: null,
  };
  const chain = Array.from(
    { length: 12 },
    (_, at): ChainLink => ({
      service: { id: at, length: 15, ...buffers },
      calendarIds: null,
      resourceIds: null,
      breakBefore: 5,
    }),
  );
  const start = Date.parse("2026-12-01T10:00:00+01:00") / 60_000;
  expect(assignChain(catalogue, new Map(), chain, start, start - 1440)).toBeNull();
}, 60_000);
