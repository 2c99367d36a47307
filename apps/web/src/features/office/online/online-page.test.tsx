import "../../../app/tokens.css";
import "../../../app/base.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aCalendar, aService } from "../../ground/group/testing/catalogue-records.ts";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../ground/session/session-store.ts";
import { aProSession } from "../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { OnlinePage } from "./online-page.tsx";

const catalogue = {
  calendars: [aCalendar(1, "Anna"), aCalendar(2, "Ben")],
  interventions: [
    aService(5, "Haircut", { calendar_ids: [1] }),
    aService(6, "Beard", { sort: 1, price: 0 }),
    aService(7, "Only in a pack", { only_package: true }),
  ],
  forms: {
    Fiche: [
      { name: "lastname", type: "string" as const, label: "Last name", required: true },
      { name: "town", type: "string" as const, label: "Town", required: false },
    ],
    Vevent: [],
  },
};
const range = (code: "closed" | "period", from: string, to: string) => ({
  start_at: `2026-12-02T${from}:00+01:00`,
  end_at: `2026-12-02T${to}:00+01:00`,
  starts: [],
  reasons: [{ code, until_at: "2026-12-01T12:00:00+01:00" }],
});

test.each([320, 1280])("what is online is said in plain words at %i pixels", async (width) => {
  await page.viewport(width, 800);
  await startInGroup(
    <main>
      <OnlinePage />
    </main>,
    {
      catalogue,
      answer: ({ path, query }) => {
        if (path.endsWith("explanations"))
          return {
            day: query.get("day"),
            length: 30,
            others: [],
            records: [
              {
                calendar: { id: 2, name: "Ben" },
                slot_step: 30,
                ranges: [range("closed", "00:00", "09:00"), range("period", "09:00", "12:00")],
              },
            ],
          };
        if (path.endsWith("settings"))
          return { settings: { rules: { reminder_minutes: 1440 }, apptemplates: {}, messages: {} } };
        const isHaircut = query.toString().includes("=5");
        const firstSlot = isHaircut ? `${new Date().toISOString().slice(0, 10)} 23:30:00` : null;
        return { group_id: 4, firstSlot, intervention_ids: [], calendar_ids: [], availabletimeslots: [] };
      },
    },
  );
  const haircut = page.getByRole("listitem").filter({ hasText: "Haircut" });
  await expect.element(haircut.getByText(/25/)).toBeVisible();
  await expect.element(haircut.getByText(/With: Anna/)).toBeVisible();
  await expect.element(haircut.getByText(/Next free time:/)).toBeVisible();
  const beard = page.getByRole("listitem").filter({ hasText: "Beard" });
  await expect.element(beard.getByText(/No free time in the next four weeks/)).toBeVisible();
  await expect.element(beard.getByText(/in the next seven days: Too far ahead/)).toBeVisible();
  const why = beard.getByRole("link", { name: "Why?" }).element();
  expect(why.getAttribute("href")).toContain("services=6");
  // A service with free times has no link that explains their absence.
  expect(haircut.getByRole("link", { name: "Why?" }).elements()).toEqual([]);
  await expect.element(page.getByText(/^Email, Last name, Town \(optional\)$/)).toBeVisible();
  await expect.element(page.getByText(/A reminder before the appointment: 24\sh/)).toBeVisible();
  await expect.element(beard.getByText(/Free/)).toBeVisible();
  expect(page.getByText("Only in a pack").elements()).toEqual([]);
  expect(await accessibilityFaults()).toEqual([]);
});

test("where nothing is online it says what to do", async () => {
  startSession("practice", aProSession("owner"));
  await startInGroup(
    <main>
      <OnlinePage />
    </main>,
  );
  await expect
    .element(page.getByText(/^Nothing is online yet: add a service with a public name\./))
    .toBeVisible();
  await expect.element(page.getByRole("link", { name: "Add" })).toBeVisible();
  // A group without its own form uses the fields that a booking needs.
  await expect
    .element(page.getByText(/^Last name, First name \(optional\), Email, Phone \(optional\)$/))
    .toBeVisible();
});
