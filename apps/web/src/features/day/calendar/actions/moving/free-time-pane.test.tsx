import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aCalendar, aService } from "../../../../ground/group/testing/catalogue-records.ts";
import { startInGroup } from "../../../../ground/group/testing/start-in-group.tsx";
import type { CalendarEvent } from "../../grid/day-event.ts";
import { FreeTimePane, type FreeTimeSearch } from "./free-time-pane.tsx";

const SEARCH: FreeTimeSearch = { key: "1", from: "2026-12-07", event: null, draft: null, hit: null };
const [ANNA, BORIS] = [7, 8];
const onShow = vi.fn<(hit: object) => void>();
const onTake = vi.fn<(hit: object) => void>();

type Time = readonly [wall: string, calendarIds: number[]];

/** Opens a search, for which these times are free; returns the queries. */
async function open(
  times: readonly Time[],
  search: Partial<FreeTimeSearch> = {},
): Promise<URLSearchParams[]> {
  const queries: URLSearchParams[] = [];
  const pane = (
    <FreeTimePane search={{ ...SEARCH, ...search }} onShow={onShow} onTake={onTake} onClose={() => {}} />
  );
  await startInGroup(pane, {
    catalogue: {
      calendars: [aCalendar(ANNA, "Anna"), aCalendar(BORIS, "Boris")],
      interventions: [
        aService(4, "Part of a pack", { only_package: true }),
        aService(5, "Check-up"),
        aService(6, "Advice", { length: 60 }),
      ],
    },
    answer: ({ query }) => {
      queries.push(query);
      return {
        availabletimeslots: times.map(([wall, calendar_ids]) => ({
          start: wall,
          start_at: `${wall.replace(" ", "T")}:00+01:00`,
          calendar_ids,
        })),
      };
    },
  });
  await expect.element(found.nth(0)).toBeVisible();
  return queries;
}

const found = page.getByRole("list", { name: "Find a free time" }).getByRole("button");
const names = () => found.elements().map((one) => one.textContent);
const [MON_9, MON_12, TUE_9] = [
  "Mon 7 Dec, 09:00, Anna",
  "Mon 7 Dec, 12:00, Anna",
  "Tue 8 Dec, 09:00, Boris",
];
const TIMES: Time[] = [
  ["2026-12-07 09:00", [ANNA]],
  ["2026-12-07 12:00", [ANNA]],
  ["2026-12-08 09:00", [BORIS]],
];

test.each([
  ["Time", "Any", [MON_9, MON_12, TUE_9]],
  ["Time", "Morning", [MON_9, TUE_9]],
  ["Time", "Afternoon", [MON_12]],
  ["Day", "Tuesday", [TUE_9]],
  ["With", "Anna", [MON_9, MON_12]],
])("of the free times those are shown that are meant: %s %s", async (field, option, expected) => {
  await open(TIMES);
  await page.getByLabelText(field, { exact: true }).selectOptions(option);
  await expect.poll(names).toEqual(expected);
});

test("a time is shown in the calendar first, and then taken with its service and length", async () => {
  const start = Date.parse("2026-12-08T09:00+01:00") / 60_000;
  const hit = { start, wall: "2026-12-08 09:00", calendarId: BORIS, interventionId: 5, length: 30 };
  await open(TIMES, { hit });
  await found.first().click();
  expect(onShow).toHaveBeenLastCalledWith(
    expect.objectContaining({ wall: "2026-12-07 09:00", calendarId: ANNA }),
  );
  await page.getByRole("button", { name: "Take this time" }).click();
  expect(onTake.mock.calls).toEqual([[hit]]);
});

test("the search asks for two weeks, and for a length only if it is not the service's; later follows it", async () => {
  const queries = await open(TIMES);
  const lastQuery = () => {
    const { start, nDays, length } = Object.fromEntries(queries.at(-1)!);
    return { start, nDays, length };
  };
  expect(lastQuery()).toEqual({ start: "2026-12-07", nDays: "14" });
  await page.getByLabelText("Length in minutes").fill("45");
  await expect.poll(lastQuery).toEqual({ start: "2026-12-07", nDays: "14", length: "45" });
  await page.getByRole("button", { name: "Later" }).click();
  await expect.poll(lastQuery).toEqual({ start: "2026-12-21", nDays: "14", length: "45" });
});

test("of very many times the first forty are shown, and later goes on after their last day", async () => {
  const days = ["2026-12-07", "2026-12-08", "2026-12-09"];
  const times = days.flatMap((day) =>
    Array.from({ length: 20 }, (_, at): Time => [`${day} ${String(at).padStart(2, "0")}:00`, [ANNA]]),
  );
  const queries = await open(times);
  expect(names()).toHaveLength(40);
  await page.getByRole("button", { name: "Later" }).click();
  await expect.poll(() => queries.at(-1)!.get("start")).toBe("2026-12-09");
});

test("another time for an appointment has its service and its length", async () => {
  const appointment = { intervention_id: 6, duration: 45, fiche: { firstname: "Ada", lastname: "Byron" } };
  const queries = await open(TIMES, { event: { appointment } as unknown as CalendarEvent });
  await expect.element(page.getByRole("heading", { name: "Another time: Byron Ada" })).toBeVisible();
  expect(queries[0]!.get("appointments[0][intervention_id]")).toBe("6");
  expect(queries[0]!.get("length")).toBe("45");
  await expect.element(page.getByRole("option", { name: "Check-up" })).not.toBeInTheDocument();
});
