import type { ChangedPlace } from "@rendezvous/contract/catalogue/calendar-stream";
import { useMemo, useState } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { useMoving } from "./actions/moving/use-moving.ts";
import { DayGrid } from "./grid/day-grid.tsx";
import { toGridLayout } from "./grid/grid-columns.ts";
import { useDays } from "./use-day.ts";

const drawn = vi.hoisted(() => [] as number[]);
// Each block draws its marks, so this mock counts the redrawn blocks.
vi.mock("./grid/appointment-icons.tsx", async (original) => {
  const real = await original<typeof import("./grid/appointment-icons.tsx")>();
  const AppointmentIcons: typeof real.AppointmentIcons = (props) => {
    drawn.push(props.appointment.id);
    return real.AppointmentIcons(props);
  };
  return { ...real, AppointmentIcons };
});

const DAY = "2026-12-02";

/** The server's end of an event stream. */
class Stream extends EventTarget {
  static all: Stream[] = [];
  static readonly CLOSED = 2;
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.all.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  tell(changed: readonly ChangedPlace[] | null) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ changed }) }));
  }
}

beforeEach(() => {
  Stream.all = [];
  drawn.length = 0;
  vi.stubGlobal("EventSource", Stream);
  onTestFinished(() => void vi.unstubAllGlobals());
});

const at = (minutes: number): string =>
  `${String(8 + Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}:00`;

function toRecord(id: number, lastname: string) {
  const minute = (id % 100) * 5;
  return {
    id,
    calendar_id: 1 + Math.floor(id / 100),
    resource: null,
    booking_id: id,
    start: `${DAY} ${at(minute)}`,
    end: `${DAY} ${at(minute + 5)}`,
    start_at: `${DAY}T${at(minute)}+01:00`,
    end_at: `${DAY}T${at(minute + 5)}+01:00`,
    state: 0,
    intervention_id: 1,
    intervention_name: "Visit",
    fiche: { firstname: "Ada", lastname },
    interventions: [],
    comments: "",
    vevent_comments: "",
  };
}

const COLUMNS = [1, 2, 3];
const NONE = new Set<number>();

function Day() {
  const [day, setDay] = useState(DAY);
  const shown = useDays(day, 1, COLUMNS);
  const grid = useMemo(() => toGridLayout(shown, (id) => `Column ${id}`), [shown]);
  const moving = useMoving();
  return (
    <>
      <button type="button" onClick={() => setDay(day === DAY ? "2026-12-03" : DAY)}>
        Other day
      </button>
      <DayGrid
        label="Day"
        grid={grid}
        zone="Europe/Paris"
        chosen={null}
        moving={moving}
        cut={null}
        preview={null}
        onCut={() => {}}
        onChoose={() => {}}
        onEscape={() => {}}
        onPlace={() => {}}
        managed={NONE}
        onClosure={() => {}}
      />
    </>
  );
}

/** Starts a day of three hundred appointments, whose first one changes its name in the server's answers. */
async function startDay() {
  const server = { name: "Before", requestCount: 0 };
  await startInGroup(<Day />, {
    answer: ({ path, query }) => {
      if (path.endsWith("/openinghours")) return { records: [] };
      server.requestCount += 1;
      const isThat = query.get("conditions[0][value]")?.startsWith(DAY);
      const ids = isThat ? Array.from({ length: 300 }, (_, index) => index) : [];
      return { records: ids.map((id) => toRecord(id, id === 0 ? server.name : `Person${id}`)) };
    },
  });
  await expect.element(page.getByText("Person299 Ada")).toBeInTheDocument();
  return server;
}

const changed = (more: Partial<ChangedPlace> = {}): ChangedPlace => ({
  calendar_id: 1,
  resource_id: null,
  start_at: `${DAY}T07:00:00.000Z`,
  ...more,
});

test("what somebody else changes redraws its own block and no other", async () => {
  const server = await startDay();
  const [stream] = Stream.all;
  expect(stream?.url).toContain("/groups/4/calendars.events");
  stream?.tell([]);
  drawn.length = 0;
  server.name = "After";
  stream?.tell([changed()]);
  await expect.element(page.getByText("After Ada")).toBeInTheDocument();
  expect(drawn).toEqual([0]);
});

test("nothing is asked for when it lies on another day or another calendar, until that day is shown", async () => {
  const server = await startDay();
  const before = server.requestCount;
  Stream.all[0]?.tell([
    changed({ calendar_id: 9 }),
    changed({ start_at: "2026-12-03T08:00:00.000Z" }),
    changed({ start_at: "2026-11-30T22:00:00.000Z" }),
  ]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(server.requestCount).toBe(before);
  await page.getByRole("button", { name: "Other day" }).click();
  await vi.waitFor(() => expect(server.requestCount).toBe(before + 1));
  server.name = "Meanwhile";
  await page.getByRole("button", { name: "Other day" }).click();
  await expect.element(page.getByText("Meanwhile Ada")).toBeInTheDocument();
});

test("a resource on which something changes is a column too, and what began the day before may last", async () => {
  const server = await startDay();
  const before = server.requestCount;
  Stream.all[0]?.tell([changed({ calendar_id: 9, resource_id: 3, start_at: "2026-12-01T22:30:00.000Z" })]);
  await vi.waitFor(() => expect(server.requestCount).toBe(before + 1));
});

async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) await vi.advanceTimersByTimeAsync(1000);
}

test("as long as the server is heard nobody asks; when it is not, the day is asked for every 15 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const starting = startDay();
  await pass(1);
  const server = await starting;
  Stream.all[0]?.tell(null);
  await pass(1);
  const requestCount = server.requestCount;
  for (let beat = 0; beat < 12; beat++) {
    await pass(10);
    Stream.all[0]?.tell([]);
  }
  expect(server.requestCount).toBe(requestCount);
  // The heartbeat is missing: another stream is tried, and closed when it sends nothing either.
  await pass(26);
  expect(Stream.all).toHaveLength(2);
  expect(Stream.all[0]?.readyState).toBe(Stream.CLOSED);
  await pass(10);
  expect(Stream.all[1]?.readyState).toBe(Stream.CLOSED);
  await pass(15);
  expect(server.requestCount).toBeGreaterThanOrEqual(requestCount + 1);
  // The stream is tried again; its first message fetches the day once more.
  expect(Stream.all).toHaveLength(3);
  const polled = server.requestCount;
  Stream.all[2]?.tell(null);
  await pass(1);
  expect(server.requestCount).toBe(polled + 1);
});
