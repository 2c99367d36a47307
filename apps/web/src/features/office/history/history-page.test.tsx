import "../../../app/tokens.css";
import "../../../app/base.css";
import type { CatalogueChange } from "@rendezvous/contract/office/catalogue-change";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { sessionStoreOf, startSession } from "../../ground/session/session-store.ts";
import { aMembership, aSession } from "../../ground/session/testing/a-session.ts";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { HistoryPage } from "./history-page.tsx";

const BY = { at: "2026-11-20T09:15:00.000Z", by: "Marie Dupont" };
const SERVICE = { ...BY, kind: "interventions", record_id: 1, record_name: "Cut" };
const CHANGES: CatalogueChange[] = [
  {
    ...SERVICE,
    id: 30,
    action: "changed",
    before: {
      publicname: { en: "Cut", fr: "Coupe" },
      length: 30,
      price: 2500,
      calendars: [7],
      merged: false,
    },
    after: {
      publicname: { en: "Cut", fr: "Coiffure" },
      length: 45,
      price: 0,
      calendars: [7, 8],
      merged: true,
    },
  },
  {
    ...BY,
    id: 29,
    kind: "calendars",
    record_id: 7,
    record_name: "Ada",
    action: "changed",
    before: {
      openinghours: [{ days: ["mo", "tu"], from: "09:00", to: "12:00", interventions: [] }],
      closures: [{ start: "2026-12-01 10:00", end: "2026-12-01 11:00", label: "" }],
    },
    after: {
      openinghours: [{ days: ["mo"], from: "09:00", to: "12:00", interventions: [1] }],
      closures: [
        { start: "2026-12-01 10:00", end: "2026-12-01 11:00", label: "" },
        { start: "2026-12-24 00:00", end: "2027-01-02 00:00", label: { en: "Holidays", fr: "Congés" } },
      ],
    },
  },
  {
    ...BY,
    id: 28,
    by: null,
    kind: "settings",
    record_id: null,
    record_name: "settings",
    action: "changed",
    before: {
      phone: "",
      rules: { min_notice: 60, max_upcoming: 0 },
      user_login_profile: "Account",
      openinghours: [{ days: ["mo", "tu"], from: "09:00", to: "12:00" }],
    },
    after: {
      phone: "01 02 03 04 05",
      openinghours: [{ days: ["mo"], from: "09:00", to: "12:00" }],
      rules: { min_notice: 120, max_upcoming: 0 },
      user_login_profile: "Fiche",
    },
  },
  {
    ...BY,
    id: 27,
    kind: "calendars",
    record_id: null,
    record_name: "calendars",
    action: "undone",
    before: { ids: [8, 7] },
    after: { ids: [7, 8] },
  },
  {
    ...SERVICE,
    id: 26,
    action: "created",
    before: {},
    after: {
      externid: "0d7f9c1e-2f6b-4c7e-9c58-3f2f5a1f0b11",
      publicname: "Cut",
      length: 30,
      price: null,
      only_package: false,
      merged: false,
      deleted: false,
    },
  },
];
const OLDEST: CatalogueChange = {
  ...SERVICE,
  id: 3,
  action: "archived",
  before: { deleted: false },
  after: { deleted: true },
};
const named = (id: number, name: string) => ({ id, version: 1, deleted: false, name, publicname: name });
const RECORDS: Readonly<Record<string, object[]>> = {
  "calendars.records": [named(7, "Ada"), named(8, "Ben")],
  "interventions.records": [named(1, "Cut")],
};

interface Situation {
  query?: string;
  language?: "en" | "fr";
  width?: number;
  changes?: readonly CatalogueChange[];
  /** The answer to the first undo. */
  refusal?: { code: string; details?: object };
  /** The professional's present rights, as the server answers them. */
  current?: object;
}

async function start({
  query = "",
  language = "en",
  width = 1280,
  changes = CHANGES,
  refusal,
  current,
}: Situation = {}) {
  await page.viewport(width, 900);
  const requests: string[] = [];
  const sent: { path: string; body: unknown }[] = [];
  let isRefused = refusal !== undefined;
  const { history } = await startInGroup(
    <main>
      <HistoryPage />
    </main>,
    {
      address: `/practice/manage/history${query}`,
      language,
      answer: ({ method, path, query: of, body }) => {
        const place = path.replace("/api/v3/groups/4/", "");
        if (path.endsWith("/sessions/current"))
          return { pro: { id: 5, call_center: false }, groups: [current], needPasswordChange: false };
        if (method === "POST") {
          sent.push({ path: place, body });
          if (isRefused && refusal) {
            isRefused = false;
            const { code, details = {} } = refusal;
            return Response.json({ message: code, messages: { errors: [code] }, details }, { status: 409 });
          }
          return { change: { ...CHANGES[0], id: 31, action: "undone" } };
        }
        if (place !== "changes") return { records: RECORDS[place] ?? [], next: null };
        requests.push([of.get("kind"), of.get("record_id"), of.get("after")].join(" "));
        if (of.get("after") !== null) return { changes: [OLDEST], next: null };
        return { changes, next: changes.length > 0 ? 26 : null };
      },
    },
  );
  return { requests, sent, history };
}

const expectEntry = (at: number) => expect.element(page.getByRole("listitem").nth(at));
const entry = (text: string) => page.getByRole("listitem").filter({ hasText: text });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const inDialog = (name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });

test.each([
  ["en", 320],
  ["fr", 320],
  ["en", 1280],
  ["fr", 1280],
] as const)("is free of barriers in %s at %i pixels, the question too", async (language, width) => {
  await start({ language, width });
  await expect.element(page.getByText("Ada, Ben").first()).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await button(language === "en" ? "Undo" : "Revenir en arrière")
    .first()
    .click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

const week = (monday: object[]) => [monday, [], [], [], [], [], []];

test("of the hours of the home page it says which are gone and which came", async () => {
  const [morning, evening] = [
    { from: "09:00", to: "12:00" },
    { from: "17:00", to: "20:00" },
  ];
  const change = {
    ...SERVICE,
    id: 40,
    kind: "website",
    record_id: null,
    record_name: "website",
  } as CatalogueChange;
  await start({
    changes: [
      {
        ...change,
        before: { openinghours: week([morning, evening]) },
        after: { openinghours: week([evening]) },
      },
      {
        ...change,
        id: 41,
        before: { openinghours: week([morning]) },
        after: { openinghours: week([morning, evening]) },
      },
    ],
  });
  await expect
    .element(page.getByRole("listitem").first())
    .toMatchTextContent(/Removed: Monday, 09:00 – 12:00(?!.*Added)/);
  await expect.element(page.getByRole("listitem").nth(1)).toMatchTextContent(/Added: Monday, 17:00 – 20:00/);
});

test("says which questions of the forms changed and how, and that the page went online or offline", async () => {
  const of = { record_id: null, action: "changed" } as const;
  const lastname = { name: "lastname", type: "string", label: "", required: true };
  const birthdate = { name: "birthdate", type: "datesplit", label: { en: "Date of birth" }, description: "" };
  const sender = {
    name: "question_1",
    type: "select",
    label: "Who sent you?",
    choices: [{ value: "a", label: "My doctor" }],
  };
  const choices = [...sender.choices, { value: "b", label: "A friend" }];
  const ofForms = { ...BY, ...of, kind: "forms", record_name: "forms" } as const;
  const ofSettings = { ...BY, ...of, kind: "settings", record_name: "settings" } as const;
  await start({
    changes: [
      { ...ofForms, id: 50, before: { Fiche: [lastname] }, after: { Fiche: [lastname, sender] } },
      { ...ofForms, id: 49, before: { Fiche: [sender] }, after: { Fiche: [{ ...sender, choices }] } },
      {
        ...ofForms,
        id: 48,
        before: { Vevent: [birthdate, sender, lastname] },
        after: {
          Vevent: [{ ...sender, archived: true }, lastname, { ...birthdate, dateFormat: "d/m/Y" }],
        },
      },
      { ...ofSettings, id: 47, before: { inactive: true }, after: { inactive: false } },
      { ...ofSettings, id: 46, before: { inactive: false }, after: { inactive: true } },
      {
        ...ofForms,
        id: 45,
        before: { Vevent: [sender, birthdate] },
        after: {
          Vevent: [
            sender,
            {
              ...birthdate,
              description: "As in your passport",
              condition: { field: sender.name, values: ["a"] },
            },
          ],
        },
      },
    ],
  });
  await expectEntry(0).toMatchTextContent("About the personAdded: Who sent you?");
  await expectEntry(1).toMatchTextContent(
    "Who sent you? · Drop-down list · My doctor → Who sent you? · Drop-down list · My doctor, A friend",
  );
  await expectEntry(2).toMatchTextContent("About the appointmentRemoved: Who sent you?");
  await expectEntry(2).toMatchTextContent(
    "About the appointment: order of the questionsDate of birth, Last name → Last name, Date of birth",
  );
  await expectEntry(2).toMatchTextContent("Further details: 1");
  await expectEntry(3).toMatchTextContent("Publish the page✓");
  await expectEntry(4).toMatchTextContent("Take the page offline✓");
  await expectEntry(5).toMatchTextContent(
    "Date as day, month, year · As in your passport · Asked only if “Who sent you?” is “My doctor”",
  );
  expect(await accessibilityFaults()).toEqual([]);
});

test("says who changed what and when, each field before and after as its form calls it", async () => {
  await start();
  const service = entry("Marie Dupont").first();
  await expect.element(service).toMatchTextContent("Services – Cut");
  await expect
    .element(service)
    .toMatchTextContent("Changed · Marie Dupont · Friday, 20 November 2026, 10:15");
  await expect.element(service).toMatchTextContent("Name for clients (Français)Coupe → Coiffure");
  await expect.element(service).toMatchTextContent("Length30 min → 45 min");
  await expect.element(service).toMatchTextContent("CalendarsAda → Ada, Ben");
  await expect.element(service).toMatchTextContent("Further details: 1");
  await expect
    .element(page.getByRole("link", { name: "Services – Cut" }).first())
    .toHaveAttribute("href", "/practice/manage/interventions/1");
  const calendar = entry("Calendars – Ada");
  await expect
    .element(calendar)
    .toMatchTextContent(
      "Every weekRemoved: Monday, Tuesday, 09:00 – 12:00Added: Monday, 09:00 – 12:00 (Cut)",
    );
  // The unchanged closure is not shown.
  await expect
    .element(calendar)
    .toMatchTextContent("ClosuresAdded: 24 December 2026 – 1 January 2027 (Holidays)");
  const settings = entry("Import on the server");
  await expect.element(settings).toMatchTextContent("Organisation");
  await expect.element(settings).toMatchTextContent("Phone– → 01 02 03 04 05");
  await expect.element(settings).toMatchTextContent("Shortest notice1 h → 2 h");
  await expect
    .element(settings)
    .toMatchTextContent(/Removed: Monday, Tuesday, 09:00 – 12:00Added: Monday, 09:00 – 12:00/);
  await expect
    .element(settings)
    .toMatchTextContent("How clients log inWith an account and a password → By a link sent by email");
  // A generated reference is not shown.
  await expect.element(entry("Added · ")).toMatchTextContent("Name for clientsCut");
  await expect.element(entry("Added · ")).not.toMatchTextContent("Reference");
  // An unchanged rule is not shown.
  await expect.element(settings).not.toMatchTextContent("Upcoming appointments");
  await expect.element(settings).not.toMatchTextContent("Further details");
  await expect.element(entry("Undone")).toMatchTextContent("OrderBen, Ada → Ada, Ben");
  const added = entry("Added · ");
  await expect.element(added).toMatchTextContent("Length30 min");
  await expect.element(added).not.toMatchTextContent("Price");
});

test("says what changed of the home page and of the look as their forms call it", async () => {
  const change = { ...BY, id: 40, record_id: null, action: "changed" } as const;
  const website = { title: { en: "Hello" }, show: false, listing: "category", mail: "", map: true };
  await start({
    changes: [
      {
        ...change,
        kind: "website",
        record_name: "website",
        before: website,
        after: {
          title: { en: "Welcome" },
          show: true,
          listing: "intervention",
          mail: "hi@example.org",
          map: false,
        },
      },
    ],
  });
  const home = entry("Marie Dupont").first();
  for (const text of ["Home page", "Title", "Home page online", "hi@example.org", "Welcome"])
    await expect.element(home).toMatchTextContent(text);
  await expect.element(home).not.toMatchTextContent(/further|website|listing|undefined/);
});

test("says who works here as before and since, and why some of it stays", async () => {
  const person = { ...BY, kind: "people", record_id: 5, record_name: "Léa Roy" } as const;
  const place = { role: "pro", calendars: [7] };
  const { sent } = await start({
    changes: [
      {
        ...person,
        id: 55,
        action: "changed",
        before: { role: "owner", calendars: null },
        after: { role: "call_centre", calendars: [7, 8] },
      },
      { ...person, id: 54, action: "removed", before: place, after: {} },
      { ...person, id: 53, record_id: null, action: "invited", before: {}, after: place },
      { ...person, id: 52, action: "reset", before: {}, after: {} },
      {
        ...person,
        id: 51,
        kind: "keys",
        record_name: "Our website",
        action: "revoked",
        before: { scopes: ["clients:read", "statistics:read"] },
        after: {},
      },
    ],
  });
  const changed = entry("Changed");
  await expect.element(changed).toMatchTextContent("Team – Léa Roy");
  await expect.element(changed).toMatchTextContent("RoleOwner → Call centre");
  await expect.element(changed).toMatchTextContent("CalendarsAll calendars, also new ones → Ada, Ben");
  const removed = entry("Removed from the team");
  await expect.element(removed).toMatchTextContent("RoleProfessional → –");
  const invited = entry("Invited");
  await expect.element(invited).toMatchTextContent("RoleProfessional");
  await expect.element(invited).toMatchTextContent("Invitations are sent and withdrawn");
  await expect.element(entry("Second step reset")).toMatchTextContent("at their next login");
  const revoked = entry("Revoked");
  await expect.element(revoked).toMatchTextContent("API keys – Our website");
  await expect.element(revoked).toMatchTextContent("See clients’ records See statistics → –");
  await expect.element(revoked).toMatchTextContent("created and revoked under “API keys”");
  expect(button("Undo").elements()).toHaveLength(2);
  expect(await accessibilityFaults()).toEqual([]);
  await removed.getByRole("button", { name: "Undo" }).click();
  await expect
    .element(page.getByRole("dialog"))
    .toMatchTextContent("The role and calendars become as they were");
  await inDialog("Undo").click();
  await expect.poll(() => sent).toEqual([{ path: "changes/54/undo", body: {} }]);
});

test("what oneself may do counts at once where a change of it is taken back", async () => {
  const own = aMembership("owner");
  startSession("practice", aSession({ type: "pro", accountId: 5, groups: [own] }));
  const before = { role: "owner", calendars: [7] } as const;
  const person = { ...BY, kind: "people", record_id: 5, record_name: "Léa Roy" } as const;
  await start({
    changes: [{ ...person, id: 56, action: "changed", before, after: { ...before, calendars: null } }],
    current: { ...own, ...before },
  });
  await button("Undo").click();
  await inDialog("Undo").click();
  await expect
    .poll(() => sessionStoreOf("practice").getState().session?.groups)
    .toMatchObject([{ id: 4, calendars: [7] }]);
});

test.each(["people", "keys"])("shows the changes of %s alone", async (kind) => {
  const { requests } = await start({ query: `?kind=${kind}` });
  await expect.element(page.getByRole("combobox", { name: "Show" })).toHaveValue(kind);
  expect(requests).toEqual([`${kind}  `]);
});

test("shows those of one kind, which then stands in the address, and older ones when asked", async () => {
  const { requests, history } = await start({ query: "?locale=en" });
  await button("Show older changes").click();
  await expect.element(entry("Archived")).toBeVisible();
  await expect.element(button("Show older changes")).not.toBeInTheDocument();
  await page.getByRole("combobox", { name: "Show" }).selectOptions("Services");
  await expect.poll(() => requests).toEqual(["  ", "  26", "interventions  "]);
  expect(history.location.search).toBe("?locale=en&kind=interventions");
});

test("shows the changes of one record, and leads to all", async () => {
  const { requests } = await start({ query: "?kind=interventions&record=1" });
  await page.getByRole("link", { name: "All changes" }).click();
  await expect.element(page.getByRole("combobox", { name: "Show" })).toHaveValue("");
  expect(requests).toEqual(["interventions 1 ", "  "]);
});

test("without a change says so", async () => {
  await start({ changes: [] });
  await expect.element(page.getByText("Nothing here yet.")).toBeVisible();
});

test("takes a change back once that is confirmed, and what was added is archived", async () => {
  const { requests, sent } = await start();
  await entry("Added · ").getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByRole("dialog")).toMatchTextContent("your clients no longer see it");
  await inDialog("Back").click();
  expect(sent).toEqual([]);
  await button("Undo").first().click();
  await inDialog("Undo").click();
  await expect.element(page.getByText("Undone: it is as it was before.")).toBeVisible();
  expect(sent).toEqual([{ path: "changes/30/undo", body: {} }]);
  await expect.poll(() => requests.length).toBe(2);
  await expect.element(button("Undo").first()).toHaveFocus();
});

test("what was changed again since is not taken back, and it says what to do first", async () => {
  await start({ refusal: { code: "cannot_undo" } });
  await button("Undo").first().click();
  await inDialog("Undo").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Undo the later change first.");
  await expect.element(inDialog("Undo")).not.toBeInTheDocument();
});

test("asks what becomes of the appointments that no longer fit when it is taken back", async () => {
  const appointment = {
    id: 5,
    start: "2026-12-03 10:00:00",
    end: "2026-12-03 10:30:00",
    calendar_id: 7,
    resource_id: null,
    intervention_id: 1,
    name: "Jeanne Roux",
    reason: "hours",
    linked_ids: [],
  };
  const { sent } = await start({
    refusal: { code: "appointments_concerned", details: { appointments: [appointment] } },
  });
  await button("Undo").first().click();
  await inDialog("Undo").click();
  await expect.element(page.getByRole("dialog")).toMatchTextContent("Jeanne Roux");
  await inDialog("Save like this").click();
  await expect.poll(() => sent.at(-1)?.body).toEqual({ accept: [{ appointment_id: 5, action: "keep" }] });
});
