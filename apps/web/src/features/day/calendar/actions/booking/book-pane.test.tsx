import { dayColumns } from "@rendezvous/domain/day/day-columns";
import { useEffect } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { timeField, typeTime } from "../../../../../components/testing/time-field.ts";
import { popupStore } from "../../../../../lib/popups.ts";
import { aCalendar, aService } from "../../../../ground/group/testing/catalogue-records.ts";
import { type Situation, startInGroup } from "../../../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../../../ground/session/session-store.ts";
import { aProSession } from "../../../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../../../visit/slots/testing/accessibility-faults.ts";
import type { CalendarEvent } from "../../grid/day-event.ts";
import type { GridColumn } from "../../grid/grid-columns.ts";
import { usePendingBookings } from "../use-pending-bookings.ts";
import { useAppointmentActions } from "../use-appointment-actions.ts";
import { BookPane } from "./book-pane.tsx";

const [MONDAY, NEXT, THIRD] = ["2026-12-07", "2026-12-14", "2026-12-21"] as const;
const PLACE = { day: MONDAY, time: "10:00", calendarId: 7 };

/** Shows a booking that is begun for a client, and what was done last. */
function Desk({ times, columns }: { times: number; columns: readonly GridColumn[] }) {
  const drafts = usePendingBookings();
  const actions = useAppointmentActions();
  const { begin, change, open, opened } = drafts;
  useEffect(() => {
    begin(PLACE, 5, { isTimeProposed: columns.length > 0 });
    return () => open(null);
  }, [begin, open, columns]);
  const fill = () => opened && change(opened.id, { ficheId: 31, times, note: " Has a dog. " });
  return (
    <>
      <button onClick={fill}>Fill</button>
      {opened ? (
        <BookPane
          draft={opened}
          drafts={drafts}
          actions={actions}
          columns={columns}
          onHours={() => {}}
          onClose={() => {}}
        />
      ) : (
        <p>Nothing is begun</p>
      )}
      <output>{actions.done?.text}</output>
    </>
  );
}

interface Booking {
  readonly start_at: string;
  readonly series?: string;
  readonly overbook?: true;
  readonly outside_rules?: true;
}

/** A server, by the times that it has free and the bookings that it refuses. */
interface Server {
  /** The days of the series on which 10:00 is free. */
  readonly free: readonly string[];
  readonly refuse: (one: Booking) => Response | null;
  readonly group: NonNullable<Situation["group"]>;
  readonly noteAnswer: unknown;
  readonly catalogue: NonNullable<Situation["catalogue"]>;
  /** The shown day; with one the time of the booking is only proposed. */
  readonly columns: readonly GridColumn[];
}

const ONE_OF_EACH = { calendars: [aCalendar(7, "Anna")], interventions: [aService(5, "Check-up")] };

const refusal = (code: string, status: number, details = "") =>
  Response.json({ messages: { errors: [code] }, details }, { status });
const taken = () => refusal("availabletimeslots", 409, "taken");
const isOn = (day: string, { start_at }: Booking) => start_at.startsWith(day);

function addDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** Begins a booking for a client of some weekly times; around a time that is taken only the day after is free. */
async function begin(
  times: number,
  {
    free = [NEXT, THIRD],
    refuse = () => null,
    group = {},
    noteAnswer = {},
    catalogue = ONE_OF_EACH,
    columns = [],
  }: Partial<Server> = {},
) {
  const booked: Booking[] = [];
  const keys: (string | null)[] = [];
  const notes: unknown[] = [];
  startSession("practice", aProSession("owner"));
  await startInGroup(<Desk times={times} columns={columns} />, {
    group,
    catalogue,
    answer: ({ method, path, query, body, headers }) => {
      const { appointment } = Object(body);
      if (method === "PATCH") {
        notes.push(appointment.note);
        return noteAnswer;
      }
      if (path.endsWith("/availabletimeslots")) {
        const start = query.get("start")!;
        // The search around a date begins three days before it.
        const day = query.get("nDays") === "1" ? start : addDay(addDay(addDay(addDay(start))));
        const isFree = day !== start || free.includes(day);
        return { availabletimeslots: isFree ? [{ start_at: `${day}T10:00:00+01:00` }] : [] };
      }
      const fiche = { id: 31, email: "", firstphone: "", firstname: "Ada", lastname: "Byron" };
      if (method === "GET") return { records: [fiche] };
      keys.push(headers.get("idempotency-key"));
      const refused = refuse(appointment);
      if (refused) return refused;
      booked.push(appointment);
      const { start_at } = appointment;
      return { records: [{ id: booked.length, start: start_at.slice(0, 19), start_at, fiche }] };
    },
  });
  await button("Fill").click();
  await expect.element(page.getByText("Ada Byron")).toBeVisible();
  return { booked, keys, notes };
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const book = () => button("Book").click();
const done = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();
const daysOf = (booked: readonly Booking[]) => booked.map(({ start_at }) => start_at.slice(0, 10));
const notFree = (day: string) => page.getByLabelText(`Not free: ${day}`);

test("one booking has the service's own length and no series, and its note follows it", async () => {
  const { booked, notes } = await begin(1);
  await book();
  await done("Byron Ada: booked for Monday 7 December at 10:00");
  expect(booked).toEqual([
    {
      group_id: 4,
      start_at: `${MONDAY}T10:00:00+01:00`,
      appointments: [{ intervention_id: 5, calendar_id: 7 }],
      fiche: { id: 31 },
      vevent: {},
      locale: "en",
      tell: true,
    },
  ]);
  expect(notes).toEqual(["Has a dog."]);
  await done("Nothing is begun");
});

test("a note that cannot be saved is told, and the appointment stays booked once", async () => {
  const { booked } = await begin(1, { noteAnswer: refusal("internal_error", 500) });
  await book();
  await vi.waitFor(() => expect(popupStore.getState().notification).toMatchObject({ status: "problem" }));
  await done("Nothing is begun");
  expect(booked).toHaveLength(1);
});

test("nothing is booked before there is a service", async () => {
  const { booked } = await begin(1);
  await page.getByLabelText("Service").selectOptions("Choose…");
  await done("Choose the service and the client.");
  await button("Book").click({ force: true });
  expect(booked).toEqual([]);
});

const minute = (time: string) => Date.parse(`${MONDAY}T${time}:00+01:00`) / 60_000;

/** Returns a calendar's day, open from 10 to 18, with one appointment. */
function dayOf(calendarId: number, [from, until]: readonly [from: string, until: string]): GridColumn {
  const axis = { from: minute("00:00"), until: minute("23:59"), hours: [] };
  const [start, end] = [minute(from), minute(until)];
  const event = {
    id: calendarId,
    calendarId,
    resourceId: null,
    bookingId: null,
    start,
    end,
    takenFrom: start,
    takenUntil: end,
    canMoveAlone: false,
    appointment: { deleted: false },
  } as unknown as CalendarEvent;
  const hours = { calendarId, open: [minute("10:00"), minute("18:00")], closures: [] };
  const [column] = dayColumns(axis, [calendarId], [event], [hours]);
  return { ...column!, key: String(calendarId), name: "", feasts: [], axis, top: axis.from, step: 15 };
}

test("until a time is typed it is the first free one, of whatever calendar and service are chosen", async () => {
  const [service, calendar] = [
    page.getByLabelText("Service"),
    page.getByLabelText("Calendar", { exact: true }),
  ];
  const time = timeField("Time");
  await begin(1, {
    catalogue: {
      calendars: [aCalendar(7, "Anna"), aCalendar(8, "Boris"), aCalendar(9, "Chloé")],
      interventions: [
        aService(5, "Check-up", { length: 15 }),
        aService(6, "Review", { length: 45, calendar_ids: [7, 8] }),
      ],
    },
    columns: [dayOf(7, ["10:15", "10:30"]), dayOf(8, ["12:00", "13:00"]), dayOf(9, ["12:00", "13:00"])],
  });
  await expect.element(time).toMatchTextContent(/10:00/);
  // The time before the other appointment is shorter than three quarters of an hour.
  await service.selectOptions("Review");
  await expect.element(time).toMatchTextContent(/10:30/);
  await calendar.selectOptions("Boris");
  await expect.element(time).toMatchTextContent(/10:00/);
  await calendar.selectOptions("Chloé");
  await expect.element(service).toHaveValue("");
  expect(service.element().querySelector("optgroup:last-of-type")?.textContent).toBe("Review");
  await service.selectOptions("Review");
  await expect.element(calendar).toHaveDisplayValue("Anna");
  await expect.element(time).toMatchTextContent(/10:30/);
  await typeTime(time, "10:10");
  await calendar.selectOptions("Boris");
  await expect.element(time).toMatchTextContent(/10:10/);
});

test("a date of a series that is taken goes elsewhere or is left out before anything is booked", async () => {
  const { booked } = await begin(3, { free: [] });
  await done("Choose another time for each date that isn’t free, or leave it out.");
  await button("Book").click({ force: true });
  expect(booked).toEqual([]);
  expect(await accessibilityFaults()).toEqual([]);
  await notFree("Mon 14 Dec, 10:00").selectOptions("Tue 15 Dec, 10:00");
  await notFree("Mon 21 Dec, 10:00").selectOptions("Leave this date out");
  await book();
  await done(/×.2.*Not booked: Mon 21 Dec, 10:00/);
  expect(daysOf(booked)).toEqual([MONDAY, "2026-12-15"]);
  expect(booked[0]!.series).toBeTruthy();
  expect(booked[1]!.series).toBe(booked[0]!.series);
});

test("a date that is taken while the series is booked is settled after the others, which are booked once", async () => {
  const server = { refuse: (one: Booking) => (isOn(NEXT, one) ? taken() : null) };
  const { booked, keys } = await begin(3, server);
  await book();
  await done("Not booked: Mon 14 Dec, 10:00");
  expect(daysOf(booked)).toEqual([MONDAY, THIRD]);
  expect(new Set(keys).size).toBe(3);
  await expect.element(page.getByLabelText("Day", { exact: true })).not.toBeInTheDocument();
  await notFree("Mon 14 Dec, 10:00").selectOptions("Tue 15 Dec, 10:00");
  await book();
  await done("Nothing is begun");
  expect(daysOf(booked)).toEqual([MONDAY, THIRD, "2026-12-15"]);
  expect(new Set(booked.map(({ series }) => series)).size).toBe(1);
});

test("after a failure of the server the rest of the series is left for later, not refused one by one", async () => {
  let isDown = true;
  const refuse = (one: Booking) => (isDown && !isOn(MONDAY, one) ? refusal("internal_error", 500) : null);
  const { booked, keys } = await begin(3, { refuse });
  await book();
  await done("Not booked: Mon 14 Dec, 10:00 · Mon 21 Dec, 10:00");
  expect(keys).toHaveLength(2);
  isDown = false;
  await notFree("Mon 14 Dec, 10:00").selectOptions("Tue 15 Dec, 10:00");
  await notFree("Mon 21 Dec, 10:00").selectOptions("Leave this date out");
  await book();
  await done("Nothing is begun");
  expect(daysOf(booked)).toEqual([MONDAY, "2026-12-15"]);
});

test("a booking whose outcome is unclear is sent again under the same key, a changed one under another", async () => {
  let isDown = true;
  const { keys } = await begin(1, { refuse: () => (isDown ? refusal("internal_error", 500) : null) });
  await book();
  await vi.waitFor(() => expect(keys).toHaveLength(1));
  await expect.element(page.getByText("Choose another client")).toBeVisible();
  await book();
  await vi.waitFor(() => expect(keys).toHaveLength(2));
  isDown = false;
  await page.getByLabelText("Length in minutes").fill("45");
  await book();
  await done("Nothing is begun");
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("only the date whose refusal was read is overbooked, its series follows the rules about room", async () => {
  const { booked } = await begin(2, {
    group: { allow_overbooking: true },
    refuse: (one) => (isOn(MONDAY, one) && !one.overbook ? taken() : null),
  });
  await book();
  await button("Overbook this time").click();
  await done("Nothing is begun");
  expect(booked).toMatchObject([{ overbook: true, outside_rules: true }, { outside_rules: true }]);
  expect(booked[1]).not.toHaveProperty("overbook");
});

test.each([
  ["closed", "availabletimeslots", false, "Go ahead anyway"],
  ["max_rdv_number", "max_rdv_number", false, "Go ahead anyway"],
  ["buffer", "availabletimeslots", true, "Overbook this time"],
  ["buffer", "availabletimeslots", false, null],
  ["not_on_this_calendar", "availabletimeslots", true, null],
])(
  "a refusal for %s (%s), where overbooking is %s, leaves: %s",
  async (detail, code, allow_overbooking, way) => {
    const refuse = (one: Booking) => (one.outside_rules ? null : refusal(code, 409, detail));
    const { booked } = await begin(1, { group: { allow_overbooking }, refuse });
    await book();
    const all = page.getByRole("button", { name: /Go ahead anyway|Overbook this time/ });
    if (way === null) {
      await expect
        .element(page.getByText(/Too close to another|isn’t offered on this calendar/))
        .toBeVisible();
      await expect.element(all).not.toBeInTheDocument();
      return;
    }
    await button(way).click();
    await done("Nothing is begun");
    expect(booked[0]!.overbook ?? false).toBe(way === "Overbook this time");
  },
);
