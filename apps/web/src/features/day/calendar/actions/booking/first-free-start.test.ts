import { dayColumns } from "@rendezvous/domain/day/day-columns";
import { expect, test } from "vitest";
import type { CalendarEvent } from "../../grid/day-event.ts";
import type { GridColumn } from "../../grid/grid-columns.ts";
import { firstFreeStart } from "./first-free-start.ts";

const HOUR = 60;
/** Open from 9 to 12 and from 14 to 16, of which 14 to 15 is blocked. */
function columnWith(
  events: readonly (readonly [from: number, until: number, deleted?: boolean])[],
): GridColumn {
  const axis = { from: 0, until: 24 * HOUR, hours: [] };
  const closure = { from: 14 * HOUR, until: 15 * HOUR, start: "", end: "", label: "" };
  const open = [9 * HOUR, 12 * HOUR, 15 * HOUR, 16 * HOUR];
  const [column] = dayColumns(
    axis,
    [1],
    events.map(
      ([takenFrom, takenUntil, deleted = false], id) =>
        ({
          id,
          calendarId: 1,
          resourceId: null,
          bookingId: null,
          start: takenFrom,
          end: takenUntil,
          takenFrom,
          takenUntil,
          canMoveAlone: false,
          appointment: { deleted },
        }) as unknown as CalendarEvent,
    ),
    [{ calendarId: 1, open, closures: [closure] }],
  );
  return { ...column!, key: "1", name: "", feasts: [], axis, top: 0, step: 15 };
}

test.each<[string, Parameters<typeof columnWith>[0], number, number | null]>([
  ["an empty day begins where it opens", [], 0, 9 * HOUR],
  ["what is past is left out, on the grid", [], 9 * HOUR + 7, 9 * HOUR + 15],
  [
    "the first gap counts",
    [
      [540, 570],
      [570, 600],
      [615, 640],
    ],
    0,
    600,
  ],
  ["what was cancelled takes nothing", [[540, 570, true]], 0, 540],
  ["a full morning leads to the afternoon", [[540, 720]], 0, 15 * HOUR],
  [
    "a full day has none",
    [
      [540, 720],
      [890, 960],
    ],
    0,
    null,
  ],
])("%s", (_title, events, from, expected) => {
  expect(firstFreeStart(columnWith(events), from)).toBe(expected);
});
