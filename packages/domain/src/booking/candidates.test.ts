import { expect, test } from "vitest";
import { calendar, link, service } from "../availability/testing/example-group.ts";
import { candidateIds, seatWindow } from "./candidates.ts";
import { chainSearchCost } from "./chain-search-cost.ts";
import { time, twoCalendars } from "./testing/example-offer.ts";

const catalogue = twoCalendars({ resources: [calendar(9), calendar(8)] });
const plain = service(30);
const inRoom = service(30, { calendars: [2], need_resource: true, resources: [9, 7] });

test("candidates are the calendars and resources of all links, once and sorted, as far as both sides allow", () => {
  expect(candidateIds(catalogue, [link(plain)])).toEqual([1, 2]);
  expect(candidateIds(catalogue, [link(inRoom)])).toEqual([2, 9]);
  expect(candidateIds(catalogue, [link(plain, { calendarIds: [2, 5] }), link(inRoom)])).toEqual([2, 9]);
  const turned = { ...catalogue, calendars: catalogue.calendars.toReversed() };
  expect(candidateIds(turned, [link(plain)])).toEqual([1, 2]);
  expect(candidateIds(catalogue, [link(inRoom, { resourceIds: [8] })])).toEqual([2]);
  expect(candidateIds(catalogue, [link(inRoom, { calendarIds: [1] })])).toEqual([9]);
  expect(candidateIds(catalogue, [link(plain, { calendarIds: [5], resourceIds: [9] })])).toEqual([]);
});

test("seats matter for the chain and its buffers, and where there is a choice for the whole local days", () => {
  const buffered = link(service(30, { buffer_before: 10, buffer_after: 20 }));
  const start = time("09:00");
  expect(seatWindow(catalogue, [buffered], [1], start)).toEqual({
    spaced: [],
    from: start - 10,
    until: start + 50,
  });
  expect(seatWindow(catalogue, [buffered], [1, 2], start)).toEqual({
    spaced: [],
    from: time("00:00"),
    until: time("24:00"),
  });
  const late = link(service(120, { buffer_after: 60 }));
  expect(seatWindow(catalogue, [late], [1, 2], time("23:00"))).toEqual({
    spaced: [],
    from: time("00:00"),
    until: time("24:00") + 1440,
  });
  const early = link(service(30, { buffer_before: 30 }));
  expect(seatWindow(catalogue, [early], [1, 2], time("00:10")).from).toBe(time("00:00") - 20);
});

test("a chain costs the places of each of its services times the days, and a single service nothing", () => {
  const span = { from: time("00:00"), until: time("24:00") + 1 };
  expect(chainSearchCost(catalogue, [link(inRoom)], span)).toBe(0);
  expect(chainSearchCost(catalogue, [link(plain), link(inRoom)], span)).toBe(2 * (2 + 2));
  expect(
    chainSearchCost(catalogue, [link(plain), link(plain, { calendarIds: [1] })], {
      ...span,
      until: span.until - 1,
    }),
  ).toBe(3);
});
