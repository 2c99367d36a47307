import "../../../app/tokens.css";
import "../../../app/base.css";
import type { Statistics } from "@rendezvous/contract/office/statistics";
import { statistics } from "@rendezvous/phrases/languages/en/statistics";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aCalendar } from "../../ground/group/testing/catalogue-records.ts";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { sessionStoreOf, startSession } from "../../ground/session/session-store.ts";
import { aProSession } from "../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { periodOf } from "./periods.ts";
import { StatisticsPage } from "./statistics-page.tsx";
import { toCsv } from "./to-csv.ts";

const counts = { booked: 20, cancelled: 2, cancelled_late: 1, no_show: 1, first: 5, minutes: 600 };
const line = (value: string, more: object = {}) => ({ value, ...counts, booked_before: 10, ...more });
const ANSWER: Statistics = {
  from: "2026-11-01",
  until: "2026-11-30",
  before: { from: "2026-10-01", until: "2026-10-31" },
  counted_at: "2026-11-23T02:17:00Z",
  totals: { ...counts, open_minutes: 1200 },
  totals_before: { ...counts, booked: 10, open_minutes: 0 },
  grain: "day",
  series: [{ start: "2026-11-02", ...counts, booked_before: 7 }],
  by: {
    service: [line("5", { name: "Haircut" })],
    calendar: [line("1", { name: "Anna", open_minutes: 1200 })],
    source: [line("new_user"), line("partner"), line("")],
    language: [line("fr")],
    lead: [line("0"), line("31")],
    weekday: [line("1")],
    hour: [line("09")],
  },
  delays: [{ intervention_id: 5, name: "Haircut", minutes: 2880, minutes_before: null }],
};
const address = "/practice/manage/statistics?from=2026-11-01&until=2026-11-30";

async function start(
  requests: URLSearchParams[] = [],
  answer: Partial<Statistics> = {},
  file = new Response("Start\r\n"),
) {
  startSession("practice", aProSession("owner"));
  return startInGroup(
    <main>
      <StatisticsPage />
    </main>,
    {
      address,
      catalogue: { calendars: [aCalendar(1, "Anna")] },
      answer: ({ path, query }) => {
        requests.push(query);
        if (path.endsWith("/appointments.download")) return file;
        return { ...ANSWER, ...answer };
      },
    },
  );
}

const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name.replace("+", "\\+")}`) });

test.each([320, 1280])(
  "figures stand in tables beside their bars, without barriers at %i pixels",
  async (width) => {
    await page.viewport(width, 800);
    await start();
    await expect.element(row("Appointments 20 10 +100%")).toBeVisible();
    await expect.element(row("Occupancy 50% –")).toBeVisible();
    await expect.element(page.getByText(/Monday 23 November, 03:17/)).toBeVisible();
    for (const name of [
      "Haircut 20 10",
      "Anna 20 10",
      "Booking page",
      "partner",
      "Imported",
      "French",
      "31+",
      "Monday",
      "09:00",
    ])
      await expect.element(row(name).first()).toBeVisible();
    await expect.element(row("Haircut 2 days –")).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  },
);

test("names of one long word make no screen wider than its window", async () => {
  await page.viewport(320, 800);
  const name = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";
  const [delay] = ANSWER.delays;
  await start([], {
    by: { ...ANSWER.by, service: [line("5", { name })] },
    delays: [{ ...delay!, name }],
  });
  await expect.element(row(`${name} 2 days`)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});

test("a period and a calendar are asked for, and stand in the address", async () => {
  const requests: URLSearchParams[] = [];
  const { history } = await start(requests);
  await page.getByLabelText("From").fill("2026-12-24");
  await expect.poll(() => history.location.search).toBe("?from=2026-12-24&until=2026-12-24");
  await page.getByRole("button", { name: "Last month" }).click();
  await expect.poll(() => requests.at(-1)?.get("from")?.slice(8)).toBe("01");
  await expect.element(page.getByText(/Over all calendars/)).not.toBeInTheDocument();
  await page.getByRole("combobox", { name: "Calendar" }).selectOptions("Anna");
  await expect.element(page.getByText(/Over all calendars, whichever is chosen above/)).toBeVisible();
  await expect.poll(() => history.location.search).toContain("calendar=1");
  await expect.poll(() => requests.at(-1)?.toString()).toContain("calendar_ids");
});

test("a group that was never counted is told when the figures come", async () => {
  await start([], { counted_at: null });
  await expect.element(page.getByText(/Nothing has been counted yet/)).toBeVisible();
});

test("periods are whole months", () => {
  expect(periodOf("thisMonth", "2026-12-15")).toEqual({ from: "2026-12-01", until: "2026-12-31" });
  expect(periodOf("lastMonth", "2027-01-15")).toEqual({ from: "2026-12-01", until: "2026-12-31" });
  expect(periodOf("threeMonths", "2027-01-15")).toEqual({ from: "2026-10-01", until: "2026-12-31" });
  expect(periodOf("year", "2027-01-15")).toEqual({ from: "2026-01-01", until: "2026-12-31" });
});

test("a file for spreadsheets quotes what has commas, and runs no formula", () => {
  const by = { ...ANSWER.by, service: [line("5", { name: "Cut, wash" })], source: [line("=1+1")] };
  const lines = toCsv({ ...ANSWER, by }, { ...statistics, minutes: "Minutes" }, "en-GB").split("\r\n");
  expect(lines.slice(0, 5)).toEqual([
    "\ufeff,,Appointments,Before,Cancelled,Cancelled late,No-shows,New clients,Minutes,Occupancy (%)",
    "Period,,20,10,2,1,1,5,600,50",
    "Over time,2026-11-02,20,7,2,1,1,5,600,",
    'By service,"Cut, wash",20,10,2,1,1,5,600,',
    "By calendar,Anna,20,10,2,1,1,5,600,50",
  ]);
  expect(lines).toContain("By source,'=1+1,20,10,2,1,1,5,600,");
});

test("appointments are taken along with the columns that are chosen, and in the format", async () => {
  const requests: URLSearchParams[] = [];
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  await start(requests);
  for (const column of ["Email", "Phone"]) await page.getByRole("checkbox", { name: column }).click();
  await page.getByRole("button", { name: "Download appointments (XLSX)" }).click();
  await vi.waitFor(() => expect(saved).toEqual(["practice 2026-11-01 2026-11-30.xlsx"]));
  const last = requests.at(-1)!;
  expect(last.get("format")).toBe("xlsx");
  expect(last.get("from")).toBe("2026-11-01");
  expect(last.get("columns")?.split(",")).toHaveLength(13);
  expect(last.get("columns")).not.toContain("email");
});

test("a file that is asked for when the session has expired ends it, as any call does", async () => {
  startSession("practice", aProSession("pro"));
  const refusal = { message: "expired_connection", messages: { errors: ["expired_connection"] } };
  await start([], {}, Response.json(refusal, { status: 401 }));
  await page.getByRole("button", { name: "Download appointments (CSV)" }).click();
  await expect.poll(() => sessionStoreOf("practice").getState()).toEqual({ session: null, isExpired: true });
});
