import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aCalendar, aService } from "../../../../ground/group/testing/catalogue-records.ts";
import { startInGroup } from "../../../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../../../ground/session/session-store.ts";
import { aProSession } from "../../../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../../../visit/slots/testing/accessibility-faults.ts";
import { type HoursPaneInput, HoursPane } from "./hours-pane.tsx";
import { useAppointmentActions } from "../use-appointment-actions.ts";
import { timeField, typeTime } from "../../../../../components/testing/time-field.ts";

const ASKED: HoursPaneInput = {
  key: "asked",
  what: "block",
  calendarId: 7,
  start: "2026-12-02 10:00",
  end: "2026-12-02 11:00",
  closure: null,
};
const CLOSURE = { start: "2026-12-02 10:00", end: "2026-12-02 11:00", series: "s1", label: "Meeting" };
const BOOKED = {
  id: 31,
  start: "2026-12-02 10:15:00",
  fiche: { firstname: "Ada", lastname: "Byron" },
  calendar_id: 7,
  interventions: [{ id: 5, name: "Check-up" }],
};

interface Sent {
  readonly call: string;
  readonly query: Record<string, string>;
  readonly body: unknown;
}

const onShow = vi.fn<(one: { id: number }) => void>();
const onClose = vi.fn<() => void>();

function Pane({ request }: { request: HoursPaneInput }) {
  const actions = useAppointmentActions();
  const { done } = actions;
  return (
    <>
      <HoursPane span={request} actions={actions} onShow={onShow} onClose={onClose} />
      {done && <button onClick={() => void actions.undo(done)}>Undo: {done.text}</button>}
    </>
  );
}

/** Renders the pane for an owner of two calendars, and returns the requests that it sends. */
async function openPane(
  request: HoursPaneInput,
  answer: object = {},
  catalogue: object = {},
): Promise<Sent[]> {
  const sent: Sent[] = [];
  onShow.mockReset();
  onClose.mockReset();
  startSession("practice", aProSession("owner"));
  await startInGroup(<Pane request={request} />, {
    catalogue: { calendars: [aCalendar(7, "Anna"), aCalendar(8, "Boris")], ...catalogue },
    answer: ({ method, path, query, body }) => {
      if (method !== "GET")
        sent.push({
          call: `${method} ${path.split("/groups/4")[1]}`,
          query: Object.fromEntries(query),
          body,
        });
      return path.endsWith("/openinghours")
        ? { records: [{ calendar_id: 7, openings: [{ date: "2026-12-02", from: "19:00", to: "24:00" }] }] }
        : { closures: [CLOSURE], closure: CLOSURE, appointments: [], opening: {}, ...answer };
    },
  });
  return sent;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

test("a time is blocked, and who is booked in it is named and shown", async () => {
  const sent = await openPane(ASKED, { appointments: [BOOKED] });
  await expect.element(page.getByRole("heading", { name: "Block this time" })).toHaveFocus();
  await field("Label").fill("Meeting");
  await typeTime(timeField("Until"), "12:30");
  await button("Block this time").click();
  await expect.element(page.getByText("Already booked in this time; nothing is cancelled:")).toBeVisible();
  expect(sent).toMatchObject([
    {
      call: "POST /calendars/7/closures",
      body: { closures: [{ start: "2026-12-02 10:00", end: "2026-12-02 12:30", label: "Meeting" }] },
    },
  ]);
  expect(onClose).not.toHaveBeenCalled();
  await page.getByRole("button", { name: /Byron/ }).click();
  expect(onShow).toHaveBeenCalledWith(BOOKED);
});

test("what is booked in a blocked time goes to those who offer it, and are not blocked themselves", async () => {
  const calendars = ["Anna", "Boris", "Chloé", "Driss"].map((name, at) => aCalendar(7 + at, name));
  const interventions = [aService(5, "Check-up", { calendar_ids: [7, 8, 9] })];
  await openPane(ASKED, { appointments: [BOOKED] }, { calendars, interventions });
  await field("Boris").click();
  await button("Block this time").click();
  const colleagues = page.getByRole("combobox", { name: "Move all to" });
  await expect.element(colleagues).toBeVisible();
  const names = [...(colleagues.element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(names.slice(1)).toEqual(["Chloé"]);
  await expect.element(page.getByRole("heading", { name: "Block this time" })).toHaveFocus();
});

test("what is booked in a blocked time goes to the chosen colleague, at once and at the same time", async () => {
  const booked = {
    ...BOOKED,
    start_at: "2026-12-02T10:15:00+01:00",
    fiche: { ...BOOKED.fiche, email: "ada@example.org" },
  };
  const interventions = [aService(5, "Check-up")];
  const sent = await openPane(ASKED, { appointments: [booked], records: [booked] }, { interventions });
  await button("Block this time").click();
  await page.getByRole("combobox", { name: "Move all to" }).selectOptions("Boris");
  await page.getByRole("checkbox", { name: /ada@example\.org/ }).click();
  expect(await accessibilityFaults()).toEqual([]);
  await button("Save").click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent[1]).toMatchObject({
    call: "PUT /appointments/31",
    body: { appointment: { start_at: booked.start_at, calendar_id: 8, tell: false } },
  });
  await expect.element(page.getByRole("button", { name: "Undo: 1 appointment → Boris" })).toBeVisible();
});

test("whole days take their last day along, and repeat until another", async () => {
  const sent = await openPane(ASKED);
  await field("Whole days").click();
  await expect.element(timeField("Time")).not.toBeInTheDocument();
  await field("Day").fill("2026-12-07");
  await expect.element(field("Last day")).toHaveValue("2026-12-07");
  await field("Last day").fill("2026-12-08");
  await field("Every week until (optional)").fill("2026-12-31");
  await field("Anna").click();
  await field("Boris").click();
  await button("Block this time").click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([
    {
      call: "POST /calendars/8/closures",
      body: { closures: [{ start: "2026-12-07 00:00", end: "2026-12-09 00:00" }], until: "2026-12-31" },
    },
  ]);
});

test("all calendars are closed at once, and opened again together", async () => {
  const sent = await openPane(ASKED);
  await field("Anna").click();
  await button("Block this time").click({ force: true });
  expect(sent).toEqual([]);
  await field("All calendars").click();
  await expect.element(field("Boris")).toBeChecked();
  await field("Boris").click();
  await expect.element(field("All calendars")).not.toBeChecked();
  await field("All calendars").click();
  expect(await accessibilityFaults()).toEqual([]);
  await button("Block this time").click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  await expect
    .element(page.getByRole("button", { name: /^Undo: All calendars: time blocked/ }))
    .toBeVisible();
  expect(sent).toMatchObject([
    {
      call: "POST /calendars/7/closures",
      body: { closures: [{ end: "2026-12-02 11:00" }], calendar_ids: [8] },
    },
  ]);
});

test("nothing is sent as long as the end is not after the start", async () => {
  const sent = await openPane(ASKED);
  await typeTime(timeField("Until"), "10:00");
  await expect.element(page.getByText("The end must come after the start.")).toBeVisible();
  await button("Block this time").click({ force: true });
  expect(sent).toEqual([]);
});

test("what is blocked is changed, or unblocked alone or with its series", async () => {
  const closure = { ...ASKED, closure: CLOSURE };
  const changed = await openPane(closure);
  await expect.element(page.getByRole("heading", { name: "Meeting" })).toHaveFocus();
  await expect.element(field("Calendar")).toBeDisabled();
  await typeTime(timeField("Until"), "11:30");
  await button("Save").click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(changed).toMatchObject([
    {
      call: "PUT /calendars/7/closures",
      query: { start: "2026-12-02 10:00", end: "2026-12-02 11:00" },
      body: { closure: { start: "2026-12-02 10:00", end: "2026-12-02 11:30" } },
    },
  ]);
});

test.each([
  ["Unblock this time", { start: "2026-12-02 10:00", series: "s1" }],
  ["Unblock the whole series", { series: "s1" }],
])("%s", async (name, query) => {
  const sent = await openPane({ ...ASKED, closure: CLOSURE });
  await button(name).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([{ call: "DELETE /calendars/7/closures", query }]);
  expect("start" in sent[0]!.query).toBe("start" in query);
});

test("a time is opened until midnight, and what is open already is taken back; Escape closes", async () => {
  const sent = await openPane({ ...ASKED, what: "open" });
  await page.getByRole("button", { name: /^Remove the opening/ }).click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await typeTime(timeField("Time"), "18:00");
  await typeTime(timeField("Until"), "00:00");
  await button("Open this time").click();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { call: "DELETE /calendars/7/openings", query: { date: "2026-12-02", from: "19:00", to: "24:00" } },
    {
      call: "POST /calendars/7/openings",
      body: { opening: { date: "2026-12-02", from: "18:00", to: "24:00" } },
    },
  ]);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  onClose.mockReset();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

test.each<[string, string, Partial<HoursPaneInput>, object, object]>([
  [
    "Block this time",
    "Anna: time blocked, Wed 2 Dec, 10:00–11:00 (× 2)",
    {},
    { closures: [CLOSURE, CLOSURE] },
    { call: "DELETE /calendars/7/closures", query: { series: "s1" } },
  ],
  [
    "Block this time",
    "Anna: time blocked, Wed 2 Dec, 10:00–11:00",
    {},
    { closures: [{ ...CLOSURE, series: undefined }] },
    { call: "DELETE /calendars/7/closures", query: { start: ASKED.start, end: ASKED.end } },
  ],
  [
    "Unblock this time",
    "Anna: time unblocked, Wed 2 Dec, 10:00–11:00",
    { closure: CLOSURE },
    {},
    { call: "POST /calendars/7/closures", body: { closures: [CLOSURE] } },
  ],
  [
    "Save",
    "Anna: blocked time changed, Wed 2 Dec, 10:00–11:00",
    { closure: { ...CLOSURE, start: "2026-12-01 10:00", end: "2026-12-01 11:00" } },
    {},
    {
      call: "PUT /calendars/7/closures",
      query: { start: ASKED.start, end: ASKED.end, series: "s1" },
      body: { closure: { start: "2026-12-01 10:00", end: "2026-12-01 11:00" } },
    },
  ],
  [
    "Open this time",
    "Anna: time opened, Wed 2 Dec, 10:00–11:00",
    { what: "open" },
    {},
    { call: "DELETE /calendars/7/openings", query: { date: "2026-12-02", from: "10:00", to: "11:00" } },
  ],
])("%s is undone: %s", async (name, text, request, answer, sentLast) => {
  const sent = await openPane({ ...ASKED, ...request }, answer);
  await button(name).click();
  const undo = page.getByRole("button", { name: `Undo: ${text}`, exact: true });
  await expect.element(undo).toBeInTheDocument();
  undo.element().focus();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject(sentLast);
});

test("a closure of whole days is shown by its days, and one that begins at midnight by its times", async () => {
  const [start, end] = ["2026-12-02 00:00", "2026-12-04 00:00"];
  await openPane({ ...ASKED, start, end, closure: { ...CLOSURE, start, end } });
  await expect.element(field("Whole days")).toBeChecked();
  await expect.element(field("Last day")).toHaveValue("2026-12-03");
});
