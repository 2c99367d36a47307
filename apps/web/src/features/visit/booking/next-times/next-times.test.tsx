import { expect, test } from "vitest";
import "../../../../app/tokens.css";
import { accessibilityFaults } from "../../slots/testing/accessibility-faults.ts";
import { slotAt } from "../../slots/testing/slot-server.ts";
import { aCalendar, aService } from "../../../ground/group/testing/catalogue-records.ts";
import { type Situation, startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
import { InterventionStep } from "../steps/intervention-step.tsx";
import { PlaceStep } from "../steps/place-step.tsx";

const NOW = Date.parse("2026-11-20T08:00Z");
const TIMES = ["2026-11-24 08:30", "2026-11-24 08:45", "2027-01-06 09:00"].map((wall) => {
  const { start, start_at } = slotAt(wall);
  return { start, start_at };
});
const CATALOGUE = {
  interventions: [aService(1, "Check"), aService(2, "Care")],
  calendars: [aCalendar(7, "Anna"), aCalendar(8, "Boris")],
};
const LINES = [
  { intervention_id: 1, calendar_id: null, starts: TIMES },
  { intervention_id: 2, calendar_id: null, starts: [] },
];

/** Starts a step in a group that shows the next times; returns the service of each call for them too. */
async function start(
  step: "intervention_ids" | "calendar_id",
  situation: Situation = {},
  lines: object[] = LINES,
) {
  const queries: string[] = [];
  const started = await startInGroup(
    <main>{step === "calendar_id" ? <PlaceStep step={step} /> : <InterventionStep />}</main>,
    {
      catalogue: CATALOGUE,
      pageData: { now: NOW },
      answer: ({ path, query }) => {
        if (!path.endsWith("/next_times")) return undefined;
        queries.push(query.get("intervention_id") ?? "every service");
        return { group_id: 4, next_times: lines };
      },
      ...situation,
      group: {
        next_times: true,
        user_sequence_config: [{ name: "intervention_ids" }, { name: "calendar_id" }],
        ...situation.group,
      },
    },
  );
  return { ...started, queries };
}

test("each service shows its next times, or that there is none, by one call", async () => {
  const { screen, queries } = await start("intervention_ids");
  const times = screen.getByRole("list", { name: "Next free times: Check" });
  await expect.element(times.getByRole("button").first()).toHaveTextContent("Tue 24, 08:30");
  await expect.element(times.getByRole("button").nth(1)).toHaveTextContent("Tue 24, 08:45");
  await expect.element(times.getByRole("button").nth(2)).toHaveTextContent("Wed 6 Jan, 09:00");
  await expect.element(screen.getByText("No times are free online at the moment.")).toBeVisible();
  expect(queries).toEqual(["every service"]);
  expect(await accessibilityFaults()).toEqual([]);
});

test("a time chooses its service, any calendar, and itself, and leads to the details", async () => {
  const { screen, store, history } = await start("intervention_ids");
  await screen.getByRole("button", { name: "Tue 24, 08:45" }).click();
  await expect.poll(() => history.location.pathname).toBe("/practice/book/fiche_info");
  expect(store.getState().sequence).toMatchObject({
    items: [{ intervention_id: 1 }],
    slots: TIMES[1],
  });
});

test("the times of people are those of the chosen service", async () => {
  const lines = [7, 8].map((calendar_id, at) => ({
    intervention_id: 1,
    calendar_id,
    starts: TIMES.slice(at),
  }));
  const steps = [{ name: "intervention_ids" }, { name: "calendar_id", any: false }];
  const { screen, store, history, queries } = await start(
    "calendar_id",
    { group: { user_sequence_config: steps } },
    lines,
  );
  store.getState().dispatch({ type: "choose_intervention", intervention_id: 1 });
  const ofBoris = screen.getByRole("list", { name: "Next free times: Boris" });
  await expect.element(ofBoris.getByRole("button").first()).toHaveTextContent("Tue 24, 08:45");
  const ofAnna = screen.getByRole("list", { name: "Next free times: Anna" });
  await ofAnna.getByRole("button", { name: "Tue 24, 08:45" }).click();
  await expect.poll(() => history.location.pathname).toBe("/practice/book/fiche_info");
  expect(store.getState().sequence.items).toMatchObject([{ intervention_id: 1, calendar_id: 7 }]);
  expect(queries).toEqual(["1"]);
});

test.each<[string, Situation]>([
  ["the group shows none", { group: { next_times: false } }],
  [
    "a later step must be answered",
    { group: { user_sequence_config: [{ name: "intervention_ids" }, { name: "calendar_id", any: false }] } },
  ],
])("services come without times where %s", async (_, situation) => {
  const { screen } = await start("intervention_ids", situation);
  await expect.element(screen.getByRole("button", { name: /^Choose Check/ })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.getByRole("list", { name: /^Next free times/ }).elements()).toHaveLength(0);
});

const heights = () => [...document.querySelectorAll("li:has([aria-pressed])")].map((one) => one.clientHeight);

test("the times move nothing when they come", async () => {
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  const { screen } = await start("intervention_ids", {
    answer: async () => {
      await answered;
      return { group_id: 4, next_times: LINES };
    },
  });
  await expect.element(screen.getByRole("button", { name: /^Choose Care/ })).toBeVisible();
  const before = heights();
  resolve();
  await expect.element(screen.getByRole("button", { name: "Tue 24, 08:45" })).toBeVisible();
  expect(heights()).toEqual(before);
});
