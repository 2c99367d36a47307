import "../../app/tokens.css";
import "../../app/base.css";
import { Route } from "wouter";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aCalendar, aService } from "../group/testing/catalogue-records.ts";
import { type Situation, startInGroup } from "../group/testing/start-in-group.tsx";
import { startSession } from "../session/session-store.ts";
import { aSession } from "../session/testing/a-session.ts";
import { accessibilityFaults } from "../slots/testing/accessibility-faults.ts";
import { ManageContent } from "./manage-content.tsx";
import { ManagePage } from "./manage-page.tsx";
import { findPage } from "./pages.ts";

const MISSING = ["bookable_service", "address", "phone", "legal_texts", "translations"];
const untranslated = [{ kind: "packs", id: 5, name: "Both", locales: ["fr"] }];

async function startAs(
  role: "owner" | "pro" | "call_centre",
  address = "/practice/manage",
  catalogue: Situation["catalogue"] = {},
) {
  const membership = {
    id: 4,
    name: "Practice",
    urlname: "practice",
    shard: "",
    inactive: false,
    call_center: false,
    role,
    calendars: null,
  };
  startSession("practice", aSession({ type: "pro", groups: [membership] }));
  return startInGroup(
    <Route path="/:urlname/manage/:page?/:record?">
      <main>
        <ManagePage />
      </main>
    </Route>,
    {
      address,
      catalogue,
      answer: ({ path }) =>
        path.endsWith("/checklist")
          ? { inactive: true, checks: MISSING.map((item) => ({ item, done: false, untranslated })) }
          : undefined,
    },
  );
}

test.each([320, 1280])("an owner sees where clients book, without barriers at %i pixels", async (width) => {
  await page.viewport(width, 800);
  await startAs("owner");
  await expect.element(page.getByRole("heading", { level: 1, name: "Back office" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /\/practice$/ })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test.each(["pro", "call_centre"] as const)("a %s comes to the group's page instead", async (role) => {
  const { history } = await startAs(role);
  await expect.poll(() => history.location.pathname).toBe("/practice");
});

test("a page that does not exist leads to the overview", async () => {
  const { history } = await startAs("owner", "/practice/manage/nothing");
  await expect.poll(() => history.location.pathname).toBe("/practice/manage");
});

test.each(["/practice/manage", "/practice/manage/settings"])(
  "a link leads from %s to the day",
  async (address) => {
    await page.viewport(390, 800);
    const { history } = await startAs("owner", address);
    await page.getByRole("navigation").getByRole("link", { name: "Calendar", exact: true }).click();
    await expect.poll(() => history.location.pathname).toBe("/practice/calendar");
  },
);

test("whatever is missing before clients come has a page where it is changed", async () => {
  await startAs("owner");
  await expect.element(page.getByRole("link", { name: "A phone number" })).toBeVisible();
  const paths = [...document.querySelectorAll("a")].map(({ pathname }) => pathname.split("/manage/")[1]);
  const names = paths.filter((path) => path !== undefined).map((path) => path.split("/")[0]);
  expect(names).toEqual(expect.arrayContaining(["settings", "texts", "interventions", "packs"]));
  expect(names.filter((name) => findPage(name) === null)).toEqual([]);
});

test("where a service lacks nothing but hours, the list leads to the hours", async () => {
  await startAs("owner", "/practice/manage", {
    calendars: [aCalendar(1, "Anna")],
    interventions: [aService(5, "Haircut", { calendar_ids: [1] })],
  });
  await expect
    .element(page.getByRole("link", { name: "A service that can be booked, with opening hours" }))
    .toHaveAttribute("href", "/practice/manage/hours");
});

test.each([320, 390])("what stands beside a long title stays beside it at %i pixels", async (width) => {
  await page.viewport(width, 800);
  await startInGroup(
    <main>
      <ManageContent title="Check-up with an X-ray, for new patients" action={<a href="#top">Historique</a>}>
        …
      </ManageContent>
    </main>,
  );
  const title = page.getByRole("heading", { level: 1 });
  await expect.element(title).toBeVisible();
  const link = page.getByRole("link").element().getBoundingClientRect();
  expect(link.top).toBeLessThan(title.element().getBoundingClientRect().bottom);
  expect(document.documentElement.scrollWidth).toBe(width);
});
