import "../../../app/tokens.css";
import "../../../app/base.css";
import type { ExplanationReason, Explanations } from "@rendezvous/contract/booking/explanation";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aCalendar, aService } from "../../ground/group/testing/catalogue-records.ts";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../ground/session/session-store.ts";
import { aProSession } from "../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { WhyNoSlotPage } from "./why-no-slot-page.tsx";

const DAY = "2026-12-02";
const at = (time: string) => `${DAY}T${time}:00+01:00`;
const lucia = { id: 7, name: "Lucia Ortega", start_at: at("10:00"), end_at: at("10:30"), is_held: false };

function answerWith(reasons: ExplanationReason[]): Explanations {
  return {
    day: DAY,
    length: 30,
    records: [
      {
        calendar: { id: 1, name: "Anna", lang: undefined },
        slot_step: 30,
        ranges: [
          {
            start_at: at("00:00"),
            end_at: at("02:35"),
            starts: [],
            reasons: [{ code: "closed" }, { code: "past" }],
          },
          { start_at: at("02:35"), end_at: at("09:00"), starts: [], reasons: [{ code: "closed" }] },
          { start_at: at("09:00"), end_at: at("10:00"), starts: [at("09:00"), at("09:30")], reasons: [] },
          { start_at: at("10:00"), end_at: at("11:00"), starts: [at("10:00")], reasons },
        ],
      },
    ],
    others: [{ calendar: { id: 2, name: "Ben", lang: undefined }, code: "not_here" }],
  };
}

const catalogue = {
  calendars: [aCalendar(1, "Anna"), aCalendar(2, "Ben")],
  interventions: [aService(5, "Haircut"), aService(6, "Beard")],
};
const CLOSED = { code: "closed" as const };
const address = `/practice/manage/why-no-slot?locale=en&day=${DAY}`;

function start(
  reasons: ExplanationReason[],
  requests: URLSearchParams[] = [],
  period: number | null = null,
  role: "owner" | "pro" = "owner",
) {
  startSession("practice", aProSession(role));
  return startInGroup(
    <main>
      <WhyNoSlotPage />
    </main>,
    {
      address,
      catalogue: {
        ...catalogue,
        calendars: catalogue.calendars.map((one) => ({ ...one, maxrdv_period: period })),
      },
      answer: ({ query }) => {
        requests.push(query);
        return answerWith(reasons);
      },
    },
  );
}

test.each<[ExplanationReason, string, string | null]>([
  [{ code: "step" }, "Between two times: there is one every 30 min", "calendars/1"],
  [{ code: "past" }, "Already past", null],
  [
    { code: "notice", until_at: at("14:00") },
    "Notice: clients can book from Wednesday 2 December, 14:00",
    "rules",
  ],
  [{ code: "period", until_at: at("14:00") }, "Too far ahead: clients can book until Wednesday 2", "rules"],
  [{ code: "other_services" }, "Open, but for other services", "calendars/1"],
  [{ code: "holiday", label: "Christmas Day" }, "Public holiday: Christmas Day", "calendars/1"],
  [{ code: "closure", label: "Training" }, "Closure: Training", "calendars/1"],
  [{ code: "closure", label: "" }, "Closure", "calendars/1"],
  [{ code: "taken", appointments: [lucia] }, "Taken: Lucia Ortega (10:00 – 10:30)", "/practice/calendar"],
  [
    { code: "taken", appointments: [{ ...lucia, id: null, name: null, is_held: true }] },
    "Taken: a visitor who is filling in the form",
    "calendars/1",
  ],
  [
    { code: "capacity", appointments: [{ ...lucia, id: null, name: null }] },
    "Full: another appointment",
    "calendars/1",
  ],
  [
    { code: "too_short", until_at: at("11:00"), appointments: [] },
    "Too short: the calendar closes at 11:00",
    "calendars/1",
  ],
  [
    { code: "too_short", until_at: at("11:00"), appointments: [lucia] },
    "Too short before: Lucia",
    "/practice/calendar",
  ],
  [{ code: "buffer", appointments: [lucia] }, "Too close, with the time kept free", "/practice/calendar"],
  [
    {
      code: "resource",
      resources: [{ id: 9, name: "Room 1", lang: undefined, reasons: [{ code: "closed" }] }],
    },
    "No room or equipment: Room 1 – Closed",
    "resources/9",
  ],
  [
    { code: "link", intervention_id: 6 },
    "The next service finds no place at that time: Beard",
    "why-no-slot",
  ],
  [{ code: "together" }, "The services don’t fit one after the other", "interventions/5"],
])("%o is said, with the place to change it", async (reason, text, place) => {
  await start([reason]);
  const item = page.getByRole("listitem").filter({ hasText: text }).last();
  await expect.element(item).toBeVisible();
  const link = item.element().querySelector("a");
  expect(link?.getAttribute("href") ?? "").toContain(place ?? "");
  expect(link === null).toBe(place === null);
  if (link) expect(link.getAttribute("href")).toMatch(/\?locale=en/);
});

test.each<[ExplanationReason, string | null]>([
  [{ code: "notice", until_at: at("14:00") }, null],
  [{ code: "closure", label: "Training" }, null],
  [{ code: "together" }, null],
  [{ code: "taken", appointments: [lucia] }, "See the appointment"],
  [{ code: "link", intervention_id: 6 }, "See this service alone"],
])("to whoever may not change it, %o is said without the place", async (reason, link) => {
  await start([reason], [], null, "pro");
  await expect.element(page.getByText("Can be booked: 09:00, 09:30")).toBeVisible();
  const links = [...document.querySelectorAll("main a")].map(({ textContent }) => textContent);
  expect(links).toEqual(link === null ? [] : [link]);
});

const optionsOf = (label: string) =>
  [...page.getByLabelText(label).element().querySelectorAll("option")].map(({ textContent }) => textContent);

test("nobody is offered to ask about what clients are not offered", async () => {
  startSession("practice", aProSession("call_centre"));
  await startInGroup(<WhyNoSlotPage />, {
    address: `${address}&services=7`,
    catalogue: {
      calendars: [aCalendar(1, "Anna"), aCalendar(3, "", { name: "Spare" })],
      interventions: [aService(7, "", { name: "Call back", sort: -1 }), ...catalogue.interventions],
    },
    answer: () => answerWith([]),
  });
  await expect.element(page.getByLabelText("Service")).toHaveValue("5");
  expect(optionsOf("Service")).toEqual(["Haircut", "Beard"]);
  expect(optionsOf("Calendar")).toEqual(["All calendars", "Anna"]);
});

test("where there is no service, only whoever may add one is told to", async () => {
  startSession("practice", aProSession("pro"));
  await startInGroup(<WhyNoSlotPage />, { address });
  await expect.element(page.getByText("No services are offered online at the moment.")).toBeVisible();
  expect(page.getByRole("link").elements()).toEqual([]);
});

test("a calendar that may be booked less far ahead than the others is changed itself", async () => {
  await start([{ code: "period", until_at: at("14:00") }], [], 1440);
  const item = page.getByRole("listitem").filter({ hasText: "Too far ahead" }).last();
  await expect.element(item).toBeVisible();
  expect(item.element().querySelector("a")?.getAttribute("href")).toContain("calendars/1");
});

test.each([320, 1280])("a day is without barriers at %i pixels, and asked for by keyboard", async (width) => {
  await page.viewport(width, 800);
  const requests: URLSearchParams[] = [];
  const { history } = await start([{ code: "taken", appointments: [lucia] }], requests);
  await expect.element(page.getByText("Can be booked: 09:00, 09:30")).toBeVisible();
  await expect.element(page.getByText("Times that can be booked that day: 2")).toBeVisible();
  await expect.element(page.getByText("Doesn’t offer this service")).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole("button", { name: "Next day" }).click();
  await expect.poll(() => history.location.search).toContain("day=2026-12-03");
  await page.getByRole("button", { name: "Add a service" }).click();
  await expect.poll(() => history.location.search).toContain("services=5%2C5");
  await page.getByRole("button", { name: "Remove: Haircut" }).first().click();
  await page.getByLabelText("Calendar").selectOptions("Ben");
  await expect.poll(() => history.location.search).toContain("calendar=2");
  await expect
    .poll(() => requests.at(-1)?.get("calendar_ids[]") ?? requests.at(-1)?.toString())
    .toContain("2");
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.tagName).not.toBe("BODY");
});

test("what is closed is one range, whatever else would be in the way", async () => {
  await start([{ code: "past" }]);
  await expect.element(page.getByText("00:00 – 09:00")).toBeVisible();
  await expect.element(page.getByText("02:35")).not.toBeInTheDocument();
});

async function startWithDay(ranges: Explanations["records"][number]["ranges"]) {
  const answer = answerWith([]);
  const records = answer.records.map((one) => ({ ...one, ranges }));
  await startInGroup(
    <main>
      <WhyNoSlotPage />
    </main>,
    { address, catalogue, answer: () => ({ ...answer, records }) },
  );
}

test("a day on which it is closed throughout is the whole day", async () => {
  await startWithDay([
    { start_at: at("00:00"), end_at: at("08:00"), starts: [], reasons: [{ code: "past" }, CLOSED] },
    { start_at: at("08:00"), end_at: "2026-12-03T00:00:00+01:00", starts: [], reasons: [CLOSED] },
  ]);
  await expect.element(page.getByText("The whole day")).toBeVisible();
  await expect.element(page.getByText("00:00")).not.toBeInTheDocument();
});

test("what is free ends with the last time at which something can begin; a single one is told by its time", async () => {
  const tooShort = [{ code: "too_short" as const, until_at: at("12:00") }];
  await startWithDay([
    { start_at: at("09:00"), end_at: at("09:31"), starts: [at("09:00"), at("09:30")], reasons: [] },
    { start_at: at("09:31"), end_at: at("10:30"), starts: [at("10:00")], reasons: tooShort },
    { start_at: at("10:30"), end_at: at("10:31"), starts: [at("10:30")], reasons: [] },
    { start_at: at("10:31"), end_at: at("12:00"), starts: [at("11:00")], reasons: tooShort },
  ]);
  const region = page.getByRole("region", { name: "Anna" });
  await expect.element(region).toBeVisible();
  const spans = [...region.element().querySelectorAll("ol > li > span:first-child")];
  expect(spans.map(({ textContent }) => textContent)).toEqual([
    "09:00 – 09:30",
    "09:30 – 10:30",
    "10:30",
    "10:30 – 12:00",
  ]);
});

test("what is past is one range, and so is each appointment, up to the next time that begins", async () => {
  const [taken, next] = ["Lucia Ortega", "Noah Blanchard"].map((name, index) => ({
    code: "taken" as const,
    appointments: [{ ...lucia, id: index, name }],
  }));
  const tooShort = { code: "too_short" as const, until_at: at("10:30"), appointments: next!.appointments };
  const PAST = { code: "past" as const };
  await startWithDay([
    { start_at: at("09:00"), end_at: at("09:01"), starts: [at("09:00")], reasons: [PAST, taken!] },
    { start_at: at("09:01"), end_at: at("10:00"), starts: [at("09:30")], reasons: [PAST, taken!, tooShort] },
    { start_at: at("10:00"), end_at: at("10:01"), starts: [at("10:00")], reasons: [taken!] },
    { start_at: at("10:01"), end_at: at("10:30"), starts: [], reasons: [taken!, tooShort] },
    { start_at: at("10:30"), end_at: at("11:00"), starts: [at("10:30")], reasons: [next!] },
    { start_at: at("11:00"), end_at: at("11:01"), starts: [at("11:00")], reasons: [] },
    { start_at: at("11:01"), end_at: at("11:30"), starts: [], reasons: [tooShort] },
    { start_at: at("11:30"), end_at: at("12:00"), starts: [at("11:30")], reasons: [tooShort] },
  ]);
  await expect.element(page.getByText("Already past")).toBeVisible();
  const lines = [...document.querySelectorAll("ol > li")].map(({ textContent }) =>
    textContent.replace(" See the appointment", "").trim(),
  );
  expect(lines).toEqual([
    "09:00 – 10:00Already past",
    "10:00 – 10:30Taken: Lucia Ortega (10:00 – 10:30)",
    "10:30 – 11:00Taken: Noah Blanchard (10:00 – 10:30)",
    "11:00 – 11:30Can be booked: 11:00",
    "11:30 – 12:00Too short before: Noah Blanchard (10:00 – 10:30)",
  ]);
});
