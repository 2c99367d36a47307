import { expect, test } from "vitest";
import { chainSpan, linkRanges, mergeLinks, mergeServices, takenMinutes, toLinkTimes } from "./chain.ts";
import { link, service } from "../testing/example-group.ts";

const short = service(20, { id: 1, buffer_before: 5, buffer_after: 40 });
const long = service(60, { id: 2, buffer_before: 90, buffer_after: 10 });

test("a link starts where the one before ended, or after its break, and the first one's break does not count", () => {
  const chain = [link(short, { breakBefore: 30 }), link(long), link(short, { breakBefore: 15 })];
  expect(linkRanges(chain, 600)).toEqual([
    { start: 600, end: 620 },
    { start: 620, end: 680 },
    { start: 695, end: 715 },
  ]);
  expect(toLinkTimes(chain).map(({ offset, end }) => [offset, end])).toEqual([
    [0, 20],
    [20, 80],
    [95, 115],
  ]);
});

test("a chain reaches as far as the buffer of any of its links, also of one that is not at its end", () => {
  expect(chainSpan([link(short)], 600)).toEqual({ from: 595, until: 660 });
  expect(chainSpan([link(short), link(long)], 600)).toEqual({ from: 530, until: 690 });
  expect(chainSpan([link(long), link(service(10)), link(short)], 600)).toEqual({ from: 510, until: 730 });
});

test("what a chain takes of calendars counts each link's buffers and no breaks", () => {
  expect(takenMinutes([link(short), link(long, { breakBefore: 500 })])).toBe(5 + 20 + 40 + 90 + 60 + 10);
});

test("links join where one follows the other at once and either has a buffer between", () => {
  const plain = service(10);
  const joins = (first = plain, second = plain, breakBefore = 0) =>
    toLinkTimes([link(first), link(second, { breakBefore })])[1]!.joins;
  expect([joins(), joins(short), joins(plain, long), joins(short, long, 5)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("merged services are one: the outer buffers, all lengths, the calendars and resources that do for all", () => {
  const parts = [
    service(20, { ...short, calendars: [1, 2], need_resource: true, resources: [8, 9] }),
    service(60, { ...long, calendars: null, resources: [7] }),
    service(5, { id: 3, buffer_after: 3, calendars: [2, 3], need_resource: true, resources: null }),
  ];
  expect(mergeServices(parts)).toEqual({
    id: 1,
    length: 85,
    buffer_before: 5,
    buffer_after: 3,
    need_resource: true,
    calendars: [2],
    resources: [8, 9],
    openinghours: null,
    min_notice: null,
    maxrdv_period: null,
    parts,
  });
});

test("merged services need a resource only where one of them does, and none cannot be merged", () => {
  expect(mergeServices([short, long]).need_resource).toBe(false);
  expect(mergeServices([mergeServices([short, long]), short]).parts).toEqual([short, long, short]);
  expect(() => mergeServices([])).toThrow(RangeError);
});

test("merged links are where the client accepts all of them, and only those that need a resource say which", () => {
  const needing = service(20, { need_resource: true });
  const merged = mergeLinks([
    link(short, { calendarIds: [1, 2], resourceIds: [5] }),
    link(needing, { calendarIds: null, resourceIds: [7, 8] }),
    link(needing, { calendarIds: [2, 3], resourceIds: [8] }),
  ]);
  expect([merged.calendarIds, merged.resourceIds, merged.breakBefore]).toEqual([[2], [8], 0]);
  const alone = link(short, { calendarIds: [4], resourceIds: [5], breakBefore: 15 });
  expect(mergeLinks([alone])).toBe(alone);
});
