import "../../../app/tokens.css";
import "../../../app/base.css";
import { PERMISSIONS, type Role } from "@rendezvous/domain/permission/permissions";
import { Route } from "wouter";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aCalendar, aService } from "../../ground/group/testing/catalogue-records.ts";
import { type Situation, startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../ground/session/session-store.ts";
import { aProSession } from "../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { ManagePage } from "./manage-page.tsx";
import { findManagePage, visibleSections } from "./pages.ts";

const MISSING = ["bookable_service", "address", "phone", "legal_texts", "translations"];
const QUOTAS = Object.fromEntries(["mails", "sms", "invitations"].map((kind) => [kind, { max: 5, used: 0 }]));
const untranslated = [{ kind: "packs", id: 5, name: "Both", locales: ["fr"] }];

async function startAs(
  role: "owner" | "pro" | "call_centre",
  address = "/practice/manage",
  catalogue: Situation["catalogue"] = {},
  group: Situation["group"] = {},
) {
  startSession("practice", aProSession(role));
  return startInGroup(
    <Route path="/:urlname/manage/:page?/:record?">
      <main>
        <ManagePage />
      </main>
    </Route>,
    {
      address,
      catalogue,
      group,
      answer: ({ path }) =>
        path.endsWith("/checklist")
          ? {
              inactive: true,
              quotas: QUOTAS,
              checks: MISSING.map((item) => ({ item, done: false, untranslated })),
            }
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

test.each([
  ["with", true],
  ["without", false],
])("a new group's owner reads what it may send today, %s a gateway for SMS", async (_, sends_sms) => {
  await startAs("owner", "/practice/manage", {}, { sends_sms });
  await expect.element(page.getByText("Emails today: 0 of 5")).toBeVisible();
  expect(page.getByText("Text messages today: 0 of 5").query() !== null).toBe(sends_sms);
});

test.each([
  ["pro", ["Why is there no time?", "Statistics", "All clients"]],
  ["call_centre", ["Why is there no time?"]],
] as const)("in place of the overview a %s sees the first page that is theirs", async (role, titles) => {
  const { history } = await startAs(role);
  await expect.poll(() => history.location.pathname).toBe("/practice/manage/why-no-slot");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(titles[0]);
  const links = [...document.querySelectorAll<HTMLAnchorElement>("nav a")];
  const pages = links.filter(({ pathname }) => pathname.includes("/manage"));
  expect(new Set(pages.map(({ pathname }) => pathname.split("/manage/")[1])).size).toBe(titles.length);
  expect(pages.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining([...titles]));
});

test.each([
  ["pro", "settings"],
  ["pro", "interventions/5"],
  ["pro", "people/new"],
  ["call_centre", "statistics"],
  ["call_centre", "keys"],
] as const)("a %s who opens %s is led to the day", async (role, address) => {
  const { history } = await startAs(role, `/practice/manage/${address}`);
  await expect.poll(() => history.location.pathname).toBe("/practice/calendar");
});

const openTo = (role: Role) =>
  visibleSections((right) => PERMISSIONS[right][role] !== "none").flatMap(({ pages }) =>
    pages.map(({ name }) => name),
  );

test("what owners alone may open is nobody else's, and every professional has a page", () => {
  expect(openTo("owner")).toEqual(
    visibleSections(() => true).flatMap(({ pages }) => pages.map(({ name }) => name)),
  );
  expect(openTo("pro")).toEqual(["why-no-slot", "statistics", "clients"]);
  expect(openTo("call_centre")).toEqual(["why-no-slot"]);
  expect(openTo("user")).toEqual([]);
});

test("a page that does not exist leads to the overview", async () => {
  const { history } = await startAs("owner", "/practice/manage/nothing");
  await expect.poll(() => history.location.pathname).toBe("/practice/manage");
});

test("whatever is missing before clients come has a page where it is changed", async () => {
  await startAs("owner");
  await expect.element(page.getByRole("link", { name: "A phone number" })).toBeVisible();
  const paths = [...document.querySelectorAll("a")].map(({ pathname }) => pathname.split("/manage/")[1]);
  const names = paths.filter((path) => path !== undefined).map((path) => path.split("/")[0]);
  expect(names).toEqual(expect.arrayContaining(["settings", "texts", "interventions", "packs"]));
  expect(names.filter((name) => findManagePage(name) === null)).toEqual([]);
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
