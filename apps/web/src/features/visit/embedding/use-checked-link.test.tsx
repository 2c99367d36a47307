import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aCalendar, aService } from "../../ground/group/testing/catalogue-records.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { type Situation, startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { LinkNotice } from "./link-notice.tsx";
import { ReturnLink } from "./return-link.tsx";
import { useEmbedding } from "./embedding.ts";
import { useCheckedLink } from "./use-checked-link.ts";

/** Writes what is left of the link. */
function Checked() {
  const { preselection, invalid, isChecking, loaded } = useCheckedLink(useLoadedGroup());
  const { intervention_ids, calendar_ids, slots } = preselection;
  const services = loaded.catalogue.interventions.map(({ id }) => id);
  const left = { services, intervention_ids, calendar_ids, slot: slots?.start ?? null, invalid };
  return <output>{isChecking ? "Checking" : JSON.stringify(left)}</output>;
}

/** Opens a link; returns what is left of it once it is checked, and the queries that this took. */
async function check(query: string, answer: Situation["answer"], group: Situation["group"] = {}) {
  const queries: string[] = [];
  const { screen } = await startInGroup(<Checked />, {
    group,
    address: `/practice?${query}`,
    catalogue: {
      calendars: [aCalendar(7, "Anna"), aCalendar(8, "Boris", { calendarset_id: 3 })],
      interventions: [aService(5, "Check-up")],
    },
    answer: (request) => {
      const { path, query } = request;
      const shown = [...query].filter(([name]) => !["apikey", "results", "locale"].includes(name));
      queries.push(`${path.split("/").at(-1)} ${shown.map((pair) => pair.join("=")).join(" ")}`);
      return answer?.(request);
    },
  });
  const output = page.getByRole("status");
  await expect.element(output).toMatchTextContent(/^\{/);
  const left = () => JSON.parse(output.element().textContent) as unknown;
  return { left, queries, unmount: () => screen.unmount() };
}

const NOTHING = { slot: null, invalid: [], services: [5], intervention_ids: [], calendar_ids: [] };

test("what the page knows is not asked for", async () => {
  const { left, queries } = await check("intervention_ids[]=5&calendar_ids[]=7", () => ({ records: [] }));
  expect(left()).toEqual({ ...NOTHING, intervention_ids: [5], calendar_ids: [7] });
  expect(queries).toEqual([]);
});

test("what the page does not know is asked for together, and offered too; what is not there is named", async () => {
  const { left, queries } = await check("intervention_ids[]=6&intervention_ids[]=9", () => ({
    records: [aService(6, "Hidden")],
  }));
  await expect.poll(left).toEqual({
    ...NOTHING,
    services: [5, 6],
    intervention_ids: [6],
    invalid: ["intervention_ids"],
  });
  expect(queries).toEqual([
    "interventions conditions[0][field]=id conditions[0][op]=in conditions[0][value]=6,9",
  ]);
});

test("a foreign id with a comma is asked for alone, because commas separate the others", async () => {
  const { queries } = await check(
    "calendar_externids[]=a,b&calendar_externids[]=c&calendar_externids[]=d",
    () => ({ records: [] }),
  );
  expect(queries.map((one) => one.replace(/^.*field\]=/, ""))).toEqual([
    "externid conditions[0][op]=in conditions[0][value]=c,d",
    "externid conditions[0][op]== conditions[0][value]=a,b",
  ]);
});

test("without an answer the booking goes on without what it does not know", async () => {
  const { left } = await check("intervention_ids[]=6&calendar_ids[]=7", () => undefined);
  await expect.poll(left).toEqual({ ...NOTHING, calendar_ids: [7], invalid: ["intervention_ids"] });
});

test("where nobody sees the offer before the login nothing is asked for", async () => {
  const { queries } = await check("intervention_ids[]=6", () => ({ records: [] }), { openData: false });
  expect(queries).toEqual([]);
});

const SLOT = "intervention_ids[]=5&calendar_ids[]=7&slots=2099-12-02 10:00:00";
const free = (start: string) => ({
  availabletimeslots: [{ start, start_at: `${start.replace(" ", "T")}+01:00`, promotion: null }],
});

test("a time that is free is chosen, and asked for once, because the visitor may hold it afterwards", async () => {
  const first = await check(SLOT, () => free("2099-12-02 10:00:00"));
  await expect.poll(first.left).toMatchObject({ slot: "2099-12-02 10:00:00", invalid: [] });
  expect(first.queries).toEqual([
    "availabletimeslots start=2099-12-02 10:00:00 nDays=1 time_format=datetime calendar_ids[]=7 appointments[0][intervention_id]=5",
  ]);
  await first.unmount();
  const again = await check(SLOT, () => free("2099-12-02 11:00:00"));
  expect(again.left()).toMatchObject({ slot: "2099-12-02 10:00:00", invalid: [] });
  expect(again.queries).toEqual([]);
});

test("a time that is taken is named, and the rest stays", async () => {
  const { left } = await check(SLOT, () => free("2099-12-02 11:00:00"));
  await expect.poll(left).toMatchObject({ slot: null, intervention_ids: [5], invalid: ["slots"] });
});

function Notice() {
  return <LinkNotice urlname="practice" preselection={useEmbedding().preselection} />;
}

test("that a record is no longer offered is said once for a link, until the visitor goes on", async () => {
  const notice = page.getByRole("button", { name: "Close" });
  const first = await startInGroup(<Notice />, { address: "/practice?intervention_ids[]=6" });
  await expect.element(notice).toBeVisible();
  first.history.replace("/practice/book/slots");
  await expect.element(notice).toBeVisible();
  first.history.push("/practice/book/calendar_id");
  await expect.element(notice).not.toBeInTheDocument();
  await first.screen.unmount();
  const again = await startInGroup(<Notice />, { address: "/practice?intervention_ids[]=6" });
  await expect.element(notice).not.toBeInTheDocument();
  await again.screen.unmount();
  await startInGroup(<Notice />, { address: "/practice?intervention_ids[]=9" });
  await expect.element(notice).toBeVisible();
});

test.each([
  ["return_url=https://www.salon.example/a", "Back to the site salon.example"],
  ["return_url=https://salon.example&return_button=To the salon", "To the salon salon.example"],
  ["return_url=https://salon.example&return_button=0", null],
  ["return_button=To the salon", null],
])("the way back to the host's site: %s", async (query, name) => {
  await startInGroup(<ReturnLink />, { address: `/practice?${query}` });
  const link = page.getByRole("link");
  if (name === null) return expect.element(link).not.toBeInTheDocument();
  await expect.element(link).toMatchTextContent(name);
  await expect.element(link).toHaveAttribute("target", "_top");
});
