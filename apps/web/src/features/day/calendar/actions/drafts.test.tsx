import { expect, onTestFinished, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { usePendingBookings } from "./use-pending-bookings.ts";

const MORNING = { day: "2026-12-02", time: "09:00", calendarId: 7 };
const EVENING = { ...MORNING, time: "18:00" };

/** Returns the drafts, of which none is left from another test, and a function that changes them. */
async function start() {
  const { result, act } = await renderHook(usePendingBookings);
  const drop = () => result.current.others.forEach(({ id }) => result.current.drop(id));
  await act(() => result.current.open(null));
  await act(drop);
  onTestFinished(() => result.current.open(null));
  return { drafts: () => result.current, act: (change: () => void) => act(change) };
}

test("a booking is begun for nobody, once, at its place, and each has a series of its own", async () => {
  const { drafts, act } = await start();
  await act(() => drafts().begin(MORNING, 5, { length: 45, isTimeProposed: true }));
  const { id, series, ...first } = drafts().opened!;
  expect(first).toEqual({
    place: MORNING,
    interventionId: 5,
    length: 45,
    isTimeProposed: true,
    ficheId: null,
    note: "",
    tell: true,
    times: 1,
    vevent: {},
    count: 1,
    guests: [],
    instead: {},
    remaining: null,
  });
  await act(() => drafts().begin(EVENING, null));
  expect(drafts().opened).toMatchObject({ place: EVENING, length: null, isTimeProposed: false });
  expect(drafts().opened!.id).not.toBe(id);
  expect(drafts().opened!.series).not.toBe(series);
});

test.each([
  ["a client", { ficheId: 31 }, true],
  ["a note", { note: "Calls back" }, true],
  ["only its length changed", { length: 60 }, false],
])("of a booking with %s, another one that is begun leaves: %o", async (_what, change, isLeft) => {
  const { drafts, act } = await start();
  await act(() => drafts().begin(MORNING, 5));
  const { id } = drafts().opened!;
  await act(() => drafts().change(id, change));
  await act(() => drafts().begin(EVENING, 5));
  expect(drafts().others.map((one) => one.id)).toEqual(isLeft ? [id] : []);
  await act(() => drafts().open(id));
  expect(drafts().opened?.id).toBe(isLeft ? id : undefined);
  expect(drafts().others).toEqual([]);
});

test("a booking that goes to another place stays one, and no longer books the refused dates of its series", async () => {
  const { drafts, act } = await start();
  await act(() => drafts().begin(MORNING, 5));
  const opened = drafts().opened!;
  await act(() =>
    drafts().resume({ ...opened, ficheId: 31, times: 4, remaining: [EVENING], place: EVENING }),
  );
  expect(drafts().opened).toMatchObject({
    id: opened.id,
    place: EVENING,
    ficheId: 31,
    times: 1,
    remaining: null,
  });
  await act(() => drafts().resume({ ...drafts().opened!, times: 4 }));
  expect(drafts().opened).toMatchObject({ times: 4 });
  expect(drafts().others).toEqual([]);
});

test("what is dropped is gone, and the one on the screen stays there when another is dropped", async () => {
  const { drafts, act } = await start();
  await act(() => drafts().begin(MORNING, 5));
  const { id } = drafts().opened!;
  await act(() => drafts().change(id, { ficheId: 31 }));
  await act(() => drafts().begin(EVENING, 5));
  await act(() => drafts().drop(id));
  expect(drafts().opened).toMatchObject({ place: EVENING });
  expect(drafts().others).toEqual([]);
  await act(() => drafts().drop(drafts().opened!.id));
  expect(drafts().opened).toBeNull();
});
