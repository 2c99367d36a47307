import "../../../app/tokens.css";
import "../../../app/base.css";
import { Route } from "wouter";
import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { setClock } from "../../../lib/clock.ts";
import { aCalendar, aService } from "../../ground/group/testing/catalogue-records.ts";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../ground/session/session-store.ts";
import { aSession } from "../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import type { SettingsPage } from "../schema/field-spec.ts";
import { createSettingsPage } from "./settings-page.tsx";

const PAGES = [
  "settings",
  "rules",
  "steps",
  "sso",
  "texts",
  "notifications",
  "embedding",
  "languages",
] as const;
const settings = {
  name: "Practice of the Lilacs",
  urlname: "practice",
  phone: "01 23 45 67 89",
  website: "",
  address: "6 rue des Tilleuls",
  zipcode: "35000",
  city: "Rennes",
  lat: 48.1,
  lng: -1.7,
  locale: "en",
  enabled_locales: "en,fr",
  timezone: "Europe/Paris",
  preposition: "at",
  country: "FR",
  currency: "EUR",
  user_login_profile: "Account",
  slots_view: "columns",
  user_sequence_config: [],
  steps_init: [{ name: "intervention_ids", label: "", preposition: "", title: "", any: true }],
  sso: {
    issuer: "https://login.example.org",
    client_id: "town",
    client_secret_sealed: "x".repeat(60),
    scopes: ["openid", "email"],
    label: "",
  },
  allow_overbooking: false,
  rules: {
    min_notice: 120,
    maxrdv_period: 90 * 1440,
    min_cancel_notice: 2880,
    max_upcoming: 0,
    mintime_between: 45,
    reminder_minutes: 1440,
    reserved: false,
    retention_years: 3,
  },
  embed_hosts: ["www.lilacs.example"],
  tracking_tags: [{ content: "GTM-AB12CD3", position: "body" }],
  facebook_pixel_id: "",
  meeting_host: "",
  apptemplates: { takerdv_text: { en: "Hello", fr: "Bonjour" }, confirm_text: "" },
  version: 3,
};

const skipped = { status: "skipped", problem: null, detail: "" };
const TRIED = [
  { step: "discovery", status: "ok", problem: null, detail: "" },
  { step: "keys", status: "ok", problem: null, detail: "" },
  { step: "client", status: "failed", problem: "wrong_client", detail: "invalid_client" },
  { step: "redirect", ...skipped },
  { step: "claims", ...skipped },
];

interface Situation {
  language?: "en" | "fr";
  width?: number;
  /** The change that another person has made before the first change is sent. */
  meanwhile?: { rules: object };
  isOnSas?: true;
}

async function start(
  form: SettingsPage,
  { language = "en", width = 1000, meanwhile, isOnSas }: Situation = {},
) {
  await page.viewport(width, 900);
  startSession("practice", aSession({ type: "pro" }));
  const server = { stored: settings, sent: [] as unknown[], matched: meanwhile === undefined };
  const Content = createSettingsPage(form);
  await startInGroup(
    <Route path="/:urlname/manage/:page">
      <main style={{ padding: "var(--space-16)" }}>
        <Content />
      </main>
    </Route>,
    {
      address: `/practice/manage/${form}`,
      language,
      ...(isOnSas && { pageData: { isOnSas } }),
      catalogue: { interventions: [aService(1, "Cut")], calendars: [aCalendar(7, "Ada")] },
      answer: ({ method, path, body }) => {
        if (path === "/api/v3/groups/4/sso.test") {
          server.sent.push(body);
          return { steps: TRIED };
        }
        if (path !== "/api/v3/groups/4/settings") return undefined;
        if (method === "GET") return { settings: server.stored };
        const { settings: sent } = body as { settings: Partial<typeof settings> };
        server.sent.push(sent);
        if (!server.matched) {
          server.matched = true;
          const rules = { ...settings.rules, ...meanwhile?.rules };
          server.stored = { ...settings, rules, version: 4 };
          const code = "precondition_failed";
          return Response.json({ message: code, messages: { errors: [code] }, details: {} }, { status: 412 });
        }
        const { rules, apptemplates } = server.stored;
        server.stored = {
          ...server.stored,
          ...sent,
          rules: { ...rules, ...sent.rules },
          apptemplates: { ...apptemplates, ...sent.apptemplates },
          version: server.stored.version + 1,
        };
        return { settings: server.stored };
      },
    },
  );
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  return server;
}

const box = (name: string) => page.getByRole("textbox", { name, exact: true });
const save = page.getByRole("button", { name: "Save", exact: true });

test.each([
  ["with", { isOnSas: true as const }],
  ["without", {}],
])("an installation %s the network of regulators asks for its number", async (_, situation) => {
  await start("settings", situation);
  await expect.element(page.getByRole("heading", { name: "Address" })).toBeVisible();
  const isShown = "isOnSas" in situation;
  expect(page.getByRole("heading", { name: "Emergency regulators (SAS)" }).query() !== null).toBe(isShown);
  expect(box("FINESS or SIRET number").query() !== null).toBe(isShown);
});

describe.each(PAGES)("the page of the %s", (form) => {
  test.each([
    ["en", 320],
    ["fr", 320],
    ["en", 1280],
    ["fr", 1280],
  ] as const)("is free of barriers in %s at %i pixels", async (language, width) => {
    await start(form, { language, width });
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    for (const label of document.querySelectorAll("label, legend, h2"))
      expect(label.textContent).toMatch(/\p{L}/u);
  });
});

test("a rule is sent alone, in minutes, whatever it is typed in", async () => {
  const server = await start("rules");
  await expect.element(box("Shortest notice")).toHaveValue("2");
  await expect.element(box("Notice for cancelling")).toHaveValue("2");
  await expect.element(box("Time between two appointments")).toHaveValue("45");
  await box("Shortest notice").fill("3");
  await page.getByRole("combobox", { name: "Shortest notice: unit" }).selectOptions("days");
  await page.getByRole("checkbox", { name: "Only people you already know" }).click();
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  expect(server.sent).toEqual([{ rules: { min_notice: 4320, reserved: true } }]);
});

test("what notice and period come to is said with the days they mean, as they are typed", async () => {
  setClock(Date.parse("2026-12-02T10:00:20Z"));
  onTestFinished(() => setClock(Date.now()));
  await start("rules");
  const explanation = page.getByText(/^Right now clients can book from/);
  await expect.element(explanation).toMatchTextContent(/from Wednesday 2 December, 13:0[12], until/);
  await expect.element(explanation).toMatchTextContent(/until Tuesday,? 2 March 2027/);
  await box("How far ahead clients may book").fill("7");
  await expect.element(explanation).toMatchTextContent(/until Wednesday,? 9 December 2026/);
  await page.getByRole("combobox", { name: "Shortest notice: unit" }).selectOptions("days");
  await box("Shortest notice").fill("8");
  await expect.element(page.getByText(/^No one can book like this/)).toBeVisible();
});

test("each rule has an example of what comes of it here, as it is typed", async () => {
  setClock(Date.parse("2026-12-02T10:00:20Z"));
  onTestFinished(() => setClock(Date.now()));
  await start("rules");
  await box("Notice for cancelling").fill("5");
  await page.getByRole("combobox", { name: "Notice for cancelling: unit" }).selectOptions("hours");
  const cancelled = page.getByText(/can be cancelled online until/);
  await expect
    .element(cancelled)
    .toMatchTextContent(/on Thursday 3 December, 10:00 .* until Thursday 3 December, 05:00/);
  await box("Notice for cancelling").fill("0");
  await expect.element(cancelled).not.toBeInTheDocument();
  await box("Time between two appointments").fill("2");
  await page.getByRole("combobox", { name: "Time between two appointments: unit" }).selectOptions("days");
  await expect
    .element(page.getByText(/the next one can start on/))
    .toMatchTextContent(/ends on Thursday 3 December, 10:00, .* on Saturday 5 December, 10:00/);
  await box("Upcoming appointments per client").fill("6");
  await expect
    .element(page.getByText("Example: with 6 to come, a client can’t book another one yet."))
    .toBeVisible();
  await box("Years a client’s data is kept").fill("5");
  await expect
    .element(page.getByText(/has no name here any more/))
    .toMatchTextContent(/before 2 December 2021/);
});

test("what is kept while forms are filled in has an example of this organisation", async () => {
  await start("rules");
  await box("Times kept at once per connection").fill("4");
  await box("Times kept at once per calendar").fill("3");
  await expect
    .element(page.getByText("Example: beyond 4 for one connection, the next time isn’t kept for now."))
    .toBeVisible();
  await expect.element(page.getByText("Example: for each place of “Ada”, at most 3 at once.")).toBeVisible();
  await box("Times kept at once per calendar").fill("0");
  await expect.element(page.getByText(/for each place of “Ada”/)).not.toBeInTheDocument();
});

const flag = (name: string) => page.getByRole("checkbox", { name });
const notified = (whom: string) =>
  page.getByText(`Your clients read: Online booking is reserved for ${whom} of Practice of the Lilacs.`);

test("who may book is said of a newcomer, with what they read where they may not", async () => {
  await start("rules");
  const welcome = page.getByText("Example: someone who has never come can book “Cut” now.");
  await expect.element(welcome.first()).toBeVisible();
  await flag("Only people you already know").click();
  await expect.element(notified("clients").first()).toBeVisible();
  await expect.element(welcome.first()).not.toBeInTheDocument();
  await flag("Health practice").click();
  await expect.element(notified("patients").first()).toBeVisible();
  await flag("Services and times are visible without logging in").click();
  await expect.element(page.getByText("Example: everyone sees “Cut” and its free times.")).toBeVisible();
});

test("a limit is said in the unit that is typed", async () => {
  await start("rules");
  await box("How far ahead clients may book").fill("99999999999");
  await box("Notice for cancelling").fill("99999999999");
  await box("Shortest notice").fill("999999999");
  await save.click();
  await expect.element(page.getByText("At most 3650.")).toBeVisible();
  await expect.element(page.getByText("At most 3650 days.").first()).toBeVisible();
});

test("what is no rule is said at its field, and not sent", async () => {
  const server = await start("rules");
  await box("Upcoming appointments per client").fill("");
  await box("Shortest notice").fill("soon");
  await save.click();
  await expect.element(box("Shortest notice")).toHaveFocus();
  expect(box("Shortest notice").element().closest("div")?.textContent).toContain("Enter a whole number.");
  await expect.element(box("Upcoming appointments per client")).toHaveAttribute("aria-invalid", "true");
  expect(server.sent).toEqual([]);
});

test("of rules that two owners change, only the one that both changed is asked about", async () => {
  const server = await start("rules", { meanwhile: { rules: { min_notice: 240, max_upcoming: 5 } } });
  await box("Shortest notice").fill("3");
  await box("Time between two appointments").fill("60");
  await save.click();
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent(/Someone changed this in the meantime/);
  await expect.element(alert).toMatchTextContent(/Upcoming appointments per client/);
  expect(await accessibilityFaults()).toEqual([]);
  await alert.getByRole("radio", { name: "Theirs: 4 h" }).click();
  await expect.element(box("Shortest notice")).toHaveValue("4");
  await save.click();
  await expect.poll(() => server.sent.length).toBe(2);
  expect(server.sent[1]).toEqual({ rules: { mintime_between: 60 } });
  expect(server.stored.rules).toMatchObject({ min_notice: 240, max_upcoming: 5, mintime_between: 60 });
});

test("name and address are changed; the time zone stays", async () => {
  const server = await start("settings");
  await expect.element(box("Time zone")).toHaveAttribute("readonly");
  await box("Name of the organisation").fill("");
  await save.click();
  await expect.element(box("Name of the organisation")).toHaveFocus();
  await box("Name of the organisation").fill("Practice in the park");
  const position = box("Position on the map");
  await expect.element(position).toHaveAccessibleDescription(/Google Maps.*48\.85, 2\.35/);
  // A short link contains no position, and the page does not look it up.
  await position.fill("https://maps.app.goo.gl/abcdEFGH");
  await save.click();
  await expect.element(position).toBeInvalid();
  await expect.element(position).toHaveAccessibleDescription(/no position in this text/);
  expect(await accessibilityFaults()).toEqual([]);
  await position.fill("https://www.google.com/maps/place/Park/@48.1,16.2,17z/data=!8m2!3d48.2!4d16.37");
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  await expect.element(position).toHaveValue("48.2, 16.37");
  expect(server.sent).toEqual([{ name: "Practice in the park", lat: 48.2, lng: 16.37 }]);
});

test("languages are enabled, and one of them becomes the main one", async () => {
  const server = await start("languages");
  await expect.element(page.getByRole("checkbox", { name: "English" })).toBeDisabled();
  await page.getByRole("checkbox", { name: "German" }).click();
  await page.getByRole("combobox", { name: "Main language" }).selectOptions("French");
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  expect(server.sent).toEqual([{ locale: "fr", enabled_locales: "de,en,fr" }]);
});

test("a text is written in each language, and sent without the others", async () => {
  const server = await start("texts");
  const welcome = page.getByRole("group", { name: "Welcome" });
  await welcome.getByRole("textbox", { name: "French" }).fill("Bienvenue");
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  expect(server.sent).toEqual([{ apptemplates: { takerdv_text: { en: "Hello", fr: "Bienvenue" } } }]);
});

test("who may show the booking is a line each, and the code that Google gives becomes its id", async () => {
  const server = await start("embedding");
  await expect.element(box("Sites that may show the booking")).toHaveValue("www.lilacs.example");
  await box("Sites that may show the booking").fill("www.lilacs.example\n\n *.town.example ");
  await box("Google tags").fill(
    '<script async src="https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF"></script>\n<script>\nwindow.dataLayer = window.dataLayer || [];\nfunction gtag(){dataLayer.push(arguments);}\ngtag("js", new Date());\ngtag("config", "G-AB12CD34EF");\n</script>',
  );
  await expect.element(box("Google tags")).toHaveValue("G-AB12CD34EF");
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  expect(server.sent).toEqual([
    {
      embed_hosts: ["www.lilacs.example", "*.town.example"],
      tracking_tags: [{ content: "G-AB12CD34EF", position: "head" }],
    },
  ]);
  await box("Google tags").fill("something");
  await save.click();
  await expect.element(page.getByText("An id of Google begins with GTM-, G- or GT-.")).toBeVisible();
  expect(server.sent).toHaveLength(1);
});

test("country and currency are chosen by their names, and where clients log in how", async () => {
  const server = await start("settings");
  await page.getByRole("combobox", { name: "Country" }).selectOptions("Belgium");
  await page.getByRole("combobox", { name: "Currency" }).selectOptions("Swiss Franc");
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  expect(server.sent).toEqual([{ country: "BE", currency: "CHF" }]);
});

test("another address says where the pages will be", async () => {
  await start("settings");
  await box("Page address").fill("practice-in-the-park");
  await expect
    .element(page.getByText(/Once saved, your page will be here:.*\/practice-in-the-park/))
    .toBeVisible();
});

test("the weekly hours say whom they apply to", async () => {
  await start("hours");
  await expect
    .element(page.getByRole("group", { name: "Every week", exact: true }))
    .toHaveAccessibleDescription(/^For all calendars/);
});

test("the steps begin with those there are, are added, put in order and named", async () => {
  const server = await start("steps");
  await page.getByRole("combobox", { name: "Add a step" }).selectOptions("Place or team");
  await page.getByRole("button", { name: "Move Place or team earlier" }).click();
  await page.getByText("Service", { exact: true }).click();
  await page
    .getByRole("group", { name: "Name of the step" })
    .last()
    .getByRole("textbox", { name: "English" })
    .fill("Treatment");
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  const [service] = settings.steps_init;
  expect(server.sent).toEqual([
    { user_sequence_config: [{ name: "calendarset_id" }, { ...service, label: "Treatment" }] },
  ]);
});

test("the secret of a provider is typed and never shown; a test says which step fails", async () => {
  const server = await start("sso");
  const secret = page.getByLabelText("Client secret");
  await expect.element(secret).toHaveValue("");
  await expect.element(page.getByText(/A secret is stored, and is never shown/)).toBeVisible();
  await secret.fill("hush-hush");
  await page.getByRole("button", { name: "Test the login" }).click();
  await expect.element(page.getByText(/It doesn’t know this client ID/)).toBeVisible();
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent(/Client ID and secret – failed/);
  await expect.element(alert).toMatchTextContent(/The address to come back to – not tried/);
  expect(await accessibilityFaults()).toEqual([]);
  expect(server.sent).toEqual([{ sso: { ...settings.sso, client_secret: "hush-hush" } }]);
  await page.getByRole("checkbox", { name: "Log in with an OpenID provider" }).click();
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  expect(server.sent.at(-1)).toEqual({ sso: null });
});
