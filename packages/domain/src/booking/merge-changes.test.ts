import { expect, test } from "vitest";
import { type AppointmentSnapshot, type UnsentChange, mergeChanges } from "./merge-changes.ts";

const at = (id: number, start: number, more: Partial<AppointmentSnapshot> = {}): AppointmentSnapshot => ({
  id,
  start,
  end: start + 30,
  calendar_id: 1,
  resource_id: null,
  deleted: false,
  ...more,
});
const deletedAt = (id: number, start: number) => at(id, start, { deleted: true });
const done = (kind: UnsentChange["kind"], before: AppointmentSnapshot[]): UnsentChange => ({
  kind,
  appointment_ids: before.map(({ id }) => id),
  before,
});
const move = (...before: AppointmentSnapshot[]) => done("moved", before);
const cancel = (...before: AppointmentSnapshot[]) => done("cancelledByPro", before);
const restore = (...before: AppointmentSnapshot[]) => done("confirmation", before);
const make = (...appointment_ids: number[]): UnsentChange => ({
  kind: "confirmation",
  appointment_ids,
  before: [],
});
const silent = (change: UnsentChange): UnsentChange => ({ ...change, tell: false });
const notified = (kind: string, appointment_ids: number[], more: object = {}) => ({
  kind,
  appointment_ids,
  isAgain: false,
  isSilent: false,
  ...more,
});

test("one move is told with where it was", () => {
  expect(mergeChanges([move(at(7, 100))], [at(7, 500)])).toEqual([
    notified("moved", [7], { moved_from: 100 }),
  ]);
});

test("the same moved again and again is told from where it was told to be last", () => {
  const changes = [move(at(7, 100), at(8, 130)), move(at(8, 230), at(7, 200))];
  expect(mergeChanges(changes, [at(8, 530), at(7, 500)])).toEqual([
    notified("moved", [7, 8], { moved_from: 100 }),
  ]);
});

test("of different ones all are told, and from nowhere", () => {
  const all = [at(7, 500), at(8, 600), at(10, 700)];
  const whole = move(at(7, 100), at(8, 200), at(10, 300));
  for (const changes of [
    [move(at(10, 300)), move(at(7, 100)), move(at(8, 200))],
    [whole, move(at(7, 400))],
    [move(at(7, 100)), whole],
  ])
    expect(mergeChanges(changes, all)).toEqual([notified("moved", [7, 8, 10])]);
});

test.each<[string, AppointmentSnapshot]>([
  ["the time", at(7, 101)],
  ["the length", at(7, 100, { end: 145 })],
  ["the calendar", at(7, 100, { calendar_id: 2 })],
  ["the resource", at(7, 100, { resource_id: 5 })],
])("a move is one of %s", (_what, now) => {
  expect(mergeChanges([move(at(7, 100))], [now])).toEqual([notified("moved", [7], { moved_from: 100 })]);
});

test.each<[string, Parameters<typeof mergeChanges>]>([
  ["moved back", [[move(at(7, 100)), move(at(7, 200))], [at(7, 100)]]],
  ["cancelled and restored", [[cancel(at(7, 100)), restore(deletedAt(7, 100))], [at(7, 100)]]],
  ["booked and cancelled", [[make(7), cancel(at(7, 100))], [deletedAt(7, 100)]]],
  [
    "moved elsewhere and cancelled before anybody knew of it",
    [[make(7), move(at(7, 100)), cancel(at(7, 200))], [deletedAt(7, 200)]],
  ],
  ["forgotten meanwhile", [[move(at(7, 100))], []]],
])("nothing is told of what was %s", (_what, [changes, now]) => {
  expect(mergeChanges(changes, now)).toEqual([]);
});

test("what was booked and moved is confirmed where it is", () => {
  expect(mergeChanges([make(7, 8), move(at(7, 100))], [at(7, 300), at(8, 130)])).toEqual([
    notified("confirmation", [7, 8]),
  ]);
});

test("what was moved and cancelled is cancelled", () => {
  expect(mergeChanges([move(at(7, 100)), cancel(at(7, 300))], [deletedAt(7, 300)])).toEqual([
    notified("cancelledByPro", [7], { before: [at(7, 100)] }),
  ]);
});

test("what was told to be cancelled and is there again is confirmed again", () => {
  expect(mergeChanges([restore(deletedAt(7, 100))], [at(7, 100)])).toEqual([
    notified("confirmation", [7], { isAgain: true }),
  ]);
});

test("one booking's appointments may be told of differently", () => {
  const changes = [move(at(7, 100)), cancel(at(8, 130)), make(9)];
  expect(mergeChanges(changes, [at(7, 500), deletedAt(8, 130), at(9, 600)])).toEqual([
    notified("confirmation", [9]),
    notified("moved", [7]),
    notified("cancelledByPro", [8]),
  ]);
});

test("it is told when a change of its kind was to be told", () => {
  const unsaid = { isSilent: true };
  const [here, there] = [at(7, 100), at(7, 300)];
  expect(mergeChanges([silent(make(7))], [here])).toEqual([notified("confirmation", [7], unsaid)]);
  expect(mergeChanges([silent(make(7)), move(here)], [there])).toEqual([notified("confirmation", [7])]);
  expect(mergeChanges([make(7), silent(move(here))], [there])).toEqual([notified("confirmation", [7])]);
  const moved = { ...unsaid, moved_from: 100 };
  expect(mergeChanges([silent(move(here))], [there])).toEqual([notified("moved", [7], moved)]);
  expect(mergeChanges([silent(move(here)), move(here)], [there])).toEqual([
    notified("moved", [7], { moved_from: 100 }),
  ]);
  expect(mergeChanges([move(here), silent(cancel(there))], [deletedAt(7, 300)])).toEqual([
    notified("cancelledByPro", [7], { ...unsaid, before: [here] }),
  ]);
});

test("a move of which nobody knows where it began is told without that", () => {
  expect(mergeChanges([{ kind: "moved", appointment_ids: [7] }], [at(7, 500)])).toEqual([
    notified("moved", [7]),
  ]);
});
