import "../../../app/tokens.css";
import "../../../app/base.css";
import { Route } from "wouter";
import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../ground/session/session-store.ts";
import { aMembership, aSession } from "../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { setWorkingDraft } from "../schema/working-draft.ts";
import { recordsPageOf } from "./records-page.tsx";
import type { RecordKind } from "../schema/field-spec.ts";
import { timeField, typeTime } from "../../../components/testing/time-field.ts";

interface Stored {
  id: number;
  version: number;
  deleted: boolean;
  [field: string]: unknown;
}

const NAMED = { description: "", thumbnail: null, sort: 0, updated_at: "", version: 3, deleted: false };
const SERVICE = {
  ...NAMED,
  type: "free",
  price: 2900,
  length: 30,
  interventionset_id: null,
  calendars: [],
  need_resource: false,
  resources: [],
  buffer_before: 0,
  buffer_after: 0,
  openinghours: null,
  merged: false,
  skippable_agenda: false,
  videoconference: false,
  only_package: false,
};
const ALWAYS = { valid_from: null, valid_until: null, adds_to_week: false, interventions: [] };
const ORGANISATION = [
  { days: ["th"], from: "08:00", to: "10:00", valid_from: null, valid_until: null, adds_to_week: false },
];
const REGIONS = [
  { code: "DE", name: "Deutschland" },
  { code: "FR", name: "France" },
  { code: "FR-57", name: "Moselle" },
];
const TODAY = new Date().toISOString().slice(0, 10);
const toRecords = (): Partial<Record<RecordKind, Stored[]>> => ({
  interventions: [
    { ...SERVICE, id: 1, externid: "cut", name: "Cut", publicname: { en: "Haircut", fr: "Coupe" } },
    { ...SERVICE, id: 2, externid: "colour", name: "Tönung", publicname: "Colour" },
    { ...SERVICE, id: 3, externid: "old", name: "Perm", publicname: "Perm", price: 0, deleted: true },
  ],
  calendars: [
    {
      ...NAMED,
      id: 7,
      externid: "ada",
      name: "Ada",
      publicname: "Ada",
      calendarset_id: null,
      capacity: 1,
      slot_step: 15,
      maxrdv_period: null,
      address: null,
      openinghours: [{ days: ["mo", "tu"], from: "09:00", to: "12:00", ...ALWAYS }],
      openings: [],
      closures: [{ start: "2020-01-01 00:00", end: "2020-01-02 00:00", label: "New year" }],
      holidays: null,
    },
    { ...NAMED, id: 8, externid: "ben", name: "Ben", publicname: "Ben" },
  ],
  packs: [{ ...NAMED, id: 9, externid: "set", name: "Set", publicname: "Set" }],
  promotions: [{ ...NAMED, id: 30, externid: "m", name: { en: "Mornings" }, percentage: 30, to: "12:00" }],
});

const SINGULARS: Readonly<Record<string, string>> = {
  interventions: "intervention",
  packs: "pack",
  promotions: "promotion",
  calendars: "calendar",
};

interface Situation {
  address?: string;
  language?: "en" | "fr";
  width?: number;
  /** The languages of the group. */
  languages?: string;
  /** Returns a refusal of a change; null stores the change. */
  refuse?: () => Response | null;
  /** Changes are answered once it is fulfilled. */
  stored?: Promise<void>;
  /** The answer to an upload. */
  image?: Promise<object>;
  /** The organisation's hours are answered once it is fulfilled. */
  organisation?: Promise<void>;
  /** The lists of records are answered once it is fulfilled. */
  lists?: Promise<void>;
  /** The calendars that perform the first service; none: all of them. */
  performing?: number[];
}

/** Renders the list or form of a kind, with a server that stores the changes it receives. */
async function start(
  kind: RecordKind,
  {
    address = kind,
    language = "en",
    width = 1000,
    languages = "en,fr",
    refuse,
    stored,
    image,
    organisation,
    lists,
    performing = [],
  }: Situation,
) {
  await page.viewport(width, 900);
  startSession("practice", aSession({ type: "pro" }));
  const server = { records: toRecords(), sent: [] as { method: string; path: string; body: unknown }[] };
  Object.assign(server.records.interventions![0]!, { calendars: performing });
  const Content = recordsPageOf(kind);
  const started = await startInGroup(
    <Route path="/:urlname/manage/:page/:record?">
      <main>
        <Content />
      </main>
    </Route>,
    {
      address: `/practice/manage/${address}`,
      language,
      group: { enabled_locales: languages },
      answer: ({ method, path, body }) => {
        const [request = "", id] = path.replace("/api/v3/groups/4/", "").split("/");
        const of = request.replace(/\.\w+$/, "") as RecordKind;
        const records = server.records[of] ?? [];
        if (request === "settings") {
          const answer = { settings: { openinghours: ORGANISATION, version: 1 } };
          return organisation?.then(() => answer) ?? answer;
        }
        if (request === "images") return image;
        if (request === "holidays.regions") return { records: REGIONS };
        if (request === "holidays") return { records: [{ day: `${TODAY.slice(0, 7)}-20`, name: "Feast" }] };
        if (method === "GET" && request.endsWith(".records"))
          return lists?.then(() => ({ records, next: null })) ?? { records, next: null };
        const singular = SINGULARS[of] ?? "";
        const record = records.find((one) => one.id === Number(id));
        if (method === "GET") return { [singular]: record };
        server.sent.push({ method, path: [request, id].filter(Boolean).join("/"), body });
        const refused = refuse?.();
        if (refused) return refused;
        if (request.endsWith(".order") || request === "calendars.hours") return body;
        const fields = (body as Record<string, object>)[singular];
        const changed = {
          ...(record ?? { ...SERVICE, id: 99 }),
          ...fields,
          version: (record?.version ?? 0) + 1,
        };
        server.records[of] = [...records.filter((one) => one.id !== changed.id), changed];
        const answer = { [singular]: changed };
        return stored?.then(() => answer) ?? answer;
      },
    },
  );
  return { server, ...started };
}

const refusal =
  (status: number, code: string, details: object = {}) =>
  () =>
    Response.json({ message: code, messages: { errors: [code] }, details }, { status });
const link = (name: string) => page.getByRole("link", { name, exact: true });
const box = (name: string) => page.getByRole("textbox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const save = button("Save");

/** Returns what is said while something is dragged. */
const announcements = () =>
  [...document.querySelectorAll("[id^=DndLiveRegion]")].map((one) => one.textContent);

describe("the list of a kind", () => {
  test.each([
    ["en", 320],
    ["fr", 1280],
  ] as const)("is free of barriers in %s at %i pixels, also in another order", async (language, width) => {
    await start("interventions", { language, width });
    await expect.element(link(language === "en" ? "Haircut" : "Coupe")).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await page.getByRole("button", { name: /order|ordre/ }).click();
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test("is searched by either name, without regard to accents and capitals", async () => {
    await start("interventions", {});
    await expect.element(link("Haircut")).toBeVisible();
    await page.getByRole("searchbox").fill("TONUNG");
    await expect.element(link("Colour")).toBeVisible();
    expect(link("Haircut").elements()).toHaveLength(0);
    await page.getByRole("searchbox").fill("zzz");
    await expect.element(page.getByText("Nothing matches.")).toBeVisible();
  });

  test("is found again as it was left, and not where another list is opened", async () => {
    const { history } = await start("interventions", { address: "interventions?locale=en" });
    await page.getByRole("searchbox").fill("old");
    await page.getByText("Archived", { exact: true }).click();
    await page.getByRole("searchbox").fill("perm");
    await expect.element(link("Perm")).toBeVisible();
    expect(history.location.search).toBe("?locale=en&list=interventions&find=perm&archived=1");
    await link("Perm").click();
    await expect.element(box("Length")).toBeVisible();
    history.back();
    await expect.element(page.getByRole("searchbox")).toHaveValue("perm");
    await expect.element(page.getByRole("radio", { name: "Archived" })).toBeChecked();
    await expect.element(link("Perm")).toBeVisible();
    await page.getByText("In use", { exact: true }).click();
    await expect.element(page.getByText("Nothing matches.")).toBeVisible();
    await page.getByRole("searchbox").fill("");
    await expect.element(link("Haircut")).toBeVisible();
    expect(history.location.search).toBe("?locale=en");
  });

  test("does not look for what was looked for in another list", async () => {
    await start("calendars", { address: "calendars?list=interventions&find=perm&archived=1" });
    await expect.element(page.getByRole("searchbox")).toHaveValue("");
    await expect.element(link("Ada")).toBeVisible();
  });

  test("archives after a question, and brings back at once", async () => {
    const { server } = await start("interventions", {});
    await button("More for Haircut").click();
    await button("Archive").click();
    const dialog = page.getByRole("dialog");
    await expect.element(dialog).toMatchTextContent(/Appointments already booked stay/);
    await dialog.getByRole("button", { name: "Archive" }).click();
    await expect.element(page.getByText("“Haircut” is archived.").first()).toBeInTheDocument();
    expect(server.sent).toEqual([
      { method: "PUT", path: "interventions/1", body: { intervention: { deleted: true } } },
    ]);
    expect(link("Haircut").elements()).toHaveLength(0);
    await page.getByText("Archived", { exact: true }).click();
    await expect.element(page.getByText("30 min · Free", { exact: true })).toBeVisible();
    await button("More for Haircut").click();
    await button("Bring back").click();
    await expect.element(page.getByText("“Haircut” is back.").first()).toBeInTheDocument();
    expect(server.sent[1]?.body).toEqual({ intervention: { deleted: false } });
  });

  test("is put in another order by a button, and by keys", async () => {
    const { server } = await start("interventions", {});
    await button("Change the order").click();
    await page
      .getByRole("button", { name: /Haircut/ })
      .last()
      .click();
    await expect.poll(() => server.sent.at(-1)?.body).toEqual({ ids: [2, 1] });
    document.querySelector<HTMLElement>("[aria-label='Reorder Haircut']")?.focus();
    for (const key of [" ", "{ArrowUp}"]) {
      const before = announcements();
      await userEvent.keyboard(key);
      await expect.poll(announcements).not.toEqual(before);
    }
    await userEvent.keyboard(" ");
    await expect.poll(() => server.sent.at(-1)?.body).toEqual({ ids: [1, 2] });
    expect(server.sent).toHaveLength(2);
  });

  test("says to whoever works on a draft why an order is not changed there", async () => {
    onTestFinished(() => setWorkingDraft(null));
    await start("interventions", {});
    await button("Change the order").click();
    const hint = page.getByText(/^The order counts for everyone at once/);
    await expect.element(button("Done")).toBeVisible();
    expect(hint.elements()).toHaveLength(0);
    setWorkingDraft({ id: 12, name: "Summer", groupId: 4 });
    await expect.element(hint).toBeVisible();
    expect(button("Change the order").elements()).toHaveLength(0);
    expect(button("Done").elements()).toHaveLength(0);
  });
});

describe("the form of a record", () => {
  test.each([
    ["en", 320],
    ["fr", 1280],
  ] as const)("is free of barriers in %s at %i pixels, right and wrong", async (language, width) => {
    await start("interventions", { language, width, address: "interventions/1" });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await page.getByRole("textbox", { name: language === "en" ? "Length" : "Durée" }).fill("");
    await page.getByRole("button", { name: language === "en" ? "Save" : "Enregistrer" }).click();
    await expect.element(page.getByRole("alert")).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test("leads to its own history", async () => {
    await start("interventions", { address: "interventions/1" });
    await expect
      .element(link("History"))
      .toHaveAttribute("href", "/practice/manage/history?kind=interventions&record=1");
  });

  test("sends what was changed and nothing else, prices in minor units", async () => {
    const { server } = await start("interventions", { address: "interventions/1" });
    await expect.element(save).toHaveAttribute("aria-disabled", "true");
    await expect.element(box("Price")).toHaveValue("29");
    await box("Price").fill("31.50");
    await page.getByRole("checkbox", { name: "Ben" }).click();
    await save.click();
    await expect.element(page.getByText(/^Saved: this is what/).first()).toBeInTheDocument();
    expect(server.sent).toEqual([
      { method: "PUT", path: "interventions/1", body: { intervention: { price: 3150, calendars: [8] } } },
    ]);
    // It saves nothing more, and keeps the focus.
    await expect.element(page.getByText("Nothing has changed yet.")).toBeVisible();
    await expect.element(save).toHaveFocus();
    await save.click({ force: true });
    expect(server.sent.length).toBe(1);
    await expect.element(save).toHaveAttribute("aria-disabled", "true");
  });

  test("offers a service only on Tuesdays: two clicks and Save", async () => {
    const { server } = await start("interventions", { address: "interventions/1" });
    await page.getByRole("radio", { name: "Only at these times" }).click();
    await expect.element(page.getByText(/^No times yet/)).toBeVisible();
    await button("Tuesday: add hours").click();
    expect(page.getByText(/^No times yet/).elements()).toHaveLength(0);
    expect(await accessibilityFaults()).toEqual([]);
    await save.click();
    await expect.element(page.getByText(/^Saved: this is what/).first()).toBeInTheDocument();
    const { interventions: _all, ...always } = ALWAYS;
    const openinghours = [{ days: ["tu"], from: "00:00", to: "24:00", ...always }];
    expect(server.sent).toMatchObject([{ body: { intervention: { openinghours } } }]);
    await page.getByRole("radio", { name: "Whenever the calendars are open" }).click();
    await save.click();
    await expect.poll(() => server.sent[1]?.body).toEqual({ intervention: { openinghours: null } });
  });

  test("says every fault at once at its field, and goes to the first", async () => {
    const { server } = await start("interventions", { address: "interventions/1" });
    await box("Length").fill("soon");
    await box("Time kept free after").fill("-5");
    await save.click();
    await expect.element(box("Length")).toHaveFocus();
    const textAround = (name: string) => box(name).element().closest("div")?.textContent;
    expect(textAround("Length")).toContain("Enter a whole number.");
    expect(textAround("Time kept free after")).toContain("At least 0.");
    expect(server.sent).toEqual([]);
  });

  test("shows a fault that only the server knows at its field too", async () => {
    const notified = [{ path: "externid", code: "taken" }];
    await start("interventions", {
      address: "interventions/1",
      refuse: refusal(422, "invalid_record", { faults: notified }),
    });
    const further = page.getByText("For links and other programs");
    await expect.element(box("Reference")).not.toBeInTheDocument();
    await further.click();
    await box("Reference").fill("colour");
    await further.click();
    await expect.element(box("Reference")).not.toBeInTheDocument();
    await save.click();
    await expect.element(box("Reference")).toHaveFocus();
    expect(box("Reference").element().closest("div")?.textContent).toContain("It is already in use.");
  });

  test("marks what is not translated, and keeps each language", async () => {
    const { server } = await start("interventions", { address: "interventions/2" });
    const names = page.getByRole("group", { name: "Name for clients" });
    await expect.element(names.getByRole("textbox", { name: "English" })).toHaveValue("Colour");
    await expect.element(names).toMatchTextContent(/Not translated yet. Shown instead: English/);
    await names.getByRole("textbox", { name: "French" }).fill("Couleur");
    await expect.element(names).not.toMatchTextContent(/Not translated yet/);
    await save.click();
    await expect
      .poll(() => server.sent[0]?.body)
      .toEqual({ intervention: { publicname: { en: "Colour", fr: "Couleur" } } });
  });

  test("of many languages shows its own, and the others when they are asked for", async () => {
    const { server } = await start("interventions", {
      address: "interventions/1",
      languages: "en,fr,de,it",
    });
    const names = page.getByRole("group", { name: "Name for clients" });
    await expect.element(names.getByRole("textbox", { name: "English" })).toHaveValue("Haircut");
    expect(names.getByRole("textbox").elements()).toHaveLength(1);
    expect(await accessibilityFaults()).toEqual([]);
    const others = names.getByText("In other languages (1 of 3)");
    await others.click();
    await expect.element(names.getByRole("textbox", { name: "French" })).toHaveValue("Coupe");
    expect(await accessibilityFaults()).toEqual([]);
    await names.getByRole("textbox", { name: "German" }).fill("Haarschnitt");
    await names.getByText("In other languages (2 of 3)").click();
    await expect.element(names.getByRole("textbox", { name: "German" })).not.toBeInTheDocument();
    await save.click();
    await expect
      .poll(() => server.sent[0]?.body)
      .toEqual({ intervention: { publicname: { en: "Haircut", fr: "Coupe", de: "Haarschnitt" } } });
  });

  test("says that the network failed until it is back", async () => {
    await start("interventions", {
      address: "interventions/1",
      refuse: () => {
        throw new TypeError("Failed to fetch");
      },
    });
    await box("Length").fill("50");
    await save.click();
    await expect.element(page.getByRole("alert")).toBeVisible();
    window.dispatchEvent(new Event("online"));
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    await expect.element(box("Length")).toHaveValue("50");
    await expect.element(save).not.toHaveAttribute("aria-disabled", "true");
  });

  test("takes over what somebody else changed meanwhile, and lets both be kept", async () => {
    let isFirst = true;
    const { server } = await start("interventions", {
      address: "interventions/1",
      refuse: () => {
        if (!isFirst) return null;
        isFirst = false;
        Object.assign(server.records.interventions?.[0] ?? {}, { price: 3000, length: 40, version: 4 });
        return refusal(412, "precondition_failed")();
      },
    });
    await box("Price").fill("35");
    await box("Time kept free after").fill("10");
    await save.click();
    const alert = page.getByRole("alert");
    await expect.element(alert).toMatchTextContent(/Someone changed this in the meantime/);
    await expect.element(alert).toMatchTextContent(/Length/);
    await expect.element(box("Length")).toHaveValue("40");
    await expect.element(box("Price")).toHaveValue("35");
    await alert.getByRole("radio", { name: /^Theirs/ }).click();
    await expect.element(box("Price")).toHaveValue("30");
    await save.click();
    await expect.poll(() => server.sent.length).toBe(2);
    expect(server.sent[1]?.body).toEqual({ intervention: { buffer_after: 10 } });
    expect(server.records.interventions?.find(({ id }) => id === 1)).toMatchObject({
      price: 3000,
      length: 40,
      buffer_after: 10,
    });
  });

  test("keeps the closures of both side by side, without a question", async () => {
    const absence = { start: "2027-01-10 00:00", end: "2027-01-11 00:00", label: "Ada away" };
    let isFirst = true;
    const { server } = await start("calendars", {
      address: "calendars/7",
      refuse: () => {
        if (!isFirst) return null;
        isFirst = false;
        const ada = server.records.calendars![0]!;
        Object.assign(ada, { closures: [...(ada["closures"] as []), absence], version: 4 });
        return refusal(412, "precondition_failed")();
      },
    });
    await button("Add a closure").click();
    await page.getByLabelText("First day").last().fill("2027-05-01");
    await page.getByLabelText("Last day").last().fill("2027-05-02");
    await save.click();
    const alert = page.getByRole("alert");
    await expect.element(alert).toMatchTextContent(/Someone changed this in the meantime/);
    expect(alert.getByRole("radio").elements()).toEqual([]);
    await save.click();
    await expect.poll(() => server.sent.length).toBe(2);
    expect(server.records.calendars?.find(({ id }) => id === 7)?.["closures"]).toEqual([
      { start: "2020-01-01 00:00", end: "2020-01-02 00:00", label: "New year" },
      absence,
      { start: "2027-05-01 00:00", end: "2027-05-03 00:00", label: "" },
    ]);
  });

  test("is saved once by a double click, and meets nobody", async () => {
    const { server } = await start("interventions", { address: "interventions/1" });
    await box("Price").fill("35");
    await save.dblClick();
    await expect.element(page.getByText("Nothing has changed yet.")).toBeVisible();
    expect(server.sent.length).toBe(1);
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  test("has what is typed while it is saved still to be saved", async () => {
    const { promise: stored, resolve: answer } = Promise.withResolvers<void>();
    const { server } = await start("interventions", { address: "interventions/1", stored });
    await box("Price").fill("35");
    await save.click();
    await expect.poll(() => server.sent.length).toBe(1);
    await box("Length").fill("55");
    answer();
    await expect.element(page.getByText(/^Saved: this is what/).first()).toBeInTheDocument();
    await expect.element(box("Length")).toHaveValue("55");
    await save.click();
    await expect.element(page.getByText("Nothing has changed yet.")).toBeVisible();
    expect(server.sent.map(({ body }) => body)).toEqual([
      { intervention: { price: 3500 } },
      { intervention: { length: 55 } },
    ]);
  });

  test("is saved with the picture that is still being sent", async () => {
    const { promise: remaining, resolve: keep } = Promise.withResolvers<object>();
    const { server } = await start("interventions", { address: "interventions/1", image: remaining });
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
    await userEvent.upload(
      page.getByLabelText(/Choose a picture/),
      new File([drawing], "a.svg", { type: "image/svg+xml" }),
    );
    await box("Price").fill("35");
    await save.click();
    await expect.element(save).toHaveAttribute("aria-disabled", "true");
    expect(server.sent).toEqual([]);
    keep({ image: { key: "new.svg" } });
    await expect.element(page.getByText("Nothing has changed yet.")).toBeVisible();
    expect(server.sent.map(({ body }) => body)).toEqual([
      { intervention: { price: 3500, thumbnail: "new.svg" } },
    ]);
  });

  test("makes a copy of its own from another", async () => {
    const { server, history } = await start("interventions", {});
    await button("More for Haircut").click();
    await page.getByRole("link", { name: "Duplicate" }).click();
    const names = page.getByRole("group", { name: "Name for clients" });
    await expect.element(names.getByRole("textbox", { name: "English" })).toHaveValue("Haircut (copy)");
    await save.click();
    await expect.poll(() => server.sent.length).toBe(1);
    const { intervention } = Object(server.sent[0]?.body) as { intervention: Record<string, unknown> };
    expect(intervention).toMatchObject({ publicname: "Haircut (copy)", length: 30, price: 2900 });
    expect(intervention).not.toHaveProperty("externid");
    expect(intervention).not.toHaveProperty("id");
    await expect.poll(() => history.location.pathname).toBe("/practice/manage/interventions");
  });

  test("archived in a draft, it is still there for clients, and that is said", async () => {
    await start("interventions", {});
    onTestFinished(() => setWorkingDraft(null));
    setWorkingDraft({ id: 12, name: "Summer", groupId: 4 });
    await button("More for Haircut").click();
    await button("Archive").click();
    await page.getByRole("dialog").getByRole("button", { name: "Archive" }).click();
    await expect
      .element(page.getByText("Saved in the draft: no one sees it yet.").first())
      .toBeInTheDocument();
    expect(page.getByText("“Haircut” is archived.").elements()).toHaveLength(0);
  });

  test("is copied into another group of its owner, without what is the first one's own", async () => {
    const { server } = await start("interventions", {});
    startSession(
      "practice",
      aSession({
        type: "pro",
        groups: [
          aMembership("owner", { id: 5, name: "Annex", urlname: "annex" }),
          aMembership("pro", { id: 6, name: "Elsewhere", urlname: "annex" }),
        ],
      }),
    );
    await button("More for Haircut").click();
    expect(page.getByRole("button", { name: /Elsewhere/ }).elements()).toHaveLength(0);
    await expect.element(button("Duplicate into “Annex”")).toBeVisible();
    onTestFinished(() => setWorkingDraft(null));
    // Unpublished changes must not appear in another group.
    setWorkingDraft({ id: 12, name: "Summer", groupId: 4 });
    await expect.element(button("Duplicate into “Annex”")).not.toBeInTheDocument();
    setWorkingDraft(null);
    await button("More for Haircut").click();
    await button("Duplicate into “Annex”").click();
    await expect
      .element(page.getByText("“Haircut” is now in “Annex” too. Choose its calendars there."))
      .toBeVisible();
    const { intervention } = Object(server.sent[0]?.body) as { intervention: Record<string, unknown> };
    expect(intervention).toMatchObject({ name: "Cut", length: 30, price: 2900 });
    expect(intervention).not.toHaveProperty("externid");
    expect(intervention).not.toHaveProperty("calendars");
  });

  test("asks before what was typed is left", async () => {
    const { history } = await start("interventions", { address: "interventions/1" });
    await box("Length").fill("45");
    history.push("/practice");
    await expect.element(page.getByRole("dialog")).toBeVisible();
    expect(history.location.pathname).toBe("/practice/manage/interventions/1");
  });
});

test("a pack is a list of services and breaks, with its length and the sum of the prices", async () => {
  const { server } = await start("packs", { address: "packs/new" });
  const names = page.getByRole("group", { name: "Name for clients" });
  await names.getByRole("textbox", { name: "English" }).fill("Both");
  await button("Add a service").click();
  await button("Add a break").click();
  await button("Add a service").click();
  await page.getByRole("combobox", { name: "Services" }).nth(1).selectOptions("Colour");
  await box("Break").fill("20");
  await expect.element(page.getByText("In all: 1 h 20 min · Sum of the single prices: €58.00")).toBeVisible();
  await box("Price of the pack").fill("50");
  await expect.element(page.getByText("€8.00 less than booked one by one.")).toBeVisible();
  await box("Price of the pack").fill("60");
  await expect.element(page.getByText("€2.00 more than booked one by one.")).toBeVisible();
  await expect.element(page.getByText("30 min – 50 min", { exact: true })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole("button", { name: "Move Break earlier" }).click();
  await save.click();
  await expect.element(page.getByText("A break stands between two services.")).toBeVisible();
  await page.getByRole("button", { name: "Move Break later" }).click();
  await save.click();
  await expect.poll(() => server.sent.length).toBe(1);
  expect(server.sent[0]?.body).toMatchObject({
    pack: {
      publicname: "Both",
      config: [
        { intervention_id: 1, calendar_id: null },
        { break_time: 20 },
        { intervention_id: 2, calendar_id: null },
      ],
    },
  });
});

test("a pack without services goes to the button that adds one", async () => {
  const { server } = await start("packs", { address: "packs/new" });
  const names = page.getByRole("group", { name: "Name for clients" });
  await names.getByRole("textbox", { name: "English" }).fill("Both");
  await save.click();
  await expect.element(button("Add a service")).toHaveFocus();
  expect(server.sent).toEqual([]);
});

test("a promotion has its times, and may last until midnight", async () => {
  const { server } = await start("promotions", { address: "promotions/new" });
  await page.getByRole("group", { name: "Name for clients" }).getByRole("textbox").first().fill("Happy hour");
  await box("Discount").fill("20");
  await expect.element(page.getByText("Haircut: €23.20 instead of €29.00")).toBeVisible();
  await expect.element(page.getByText("Where “Mornings” applies too, −30% counts.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Tuesday" }).click();
  await typeTime(timeField("From"), "14:00");
  await typeTime(timeField("To"), "00:00");
  // In the afternoon the promotions do not overlap.
  expect(page.getByText(/Mornings/).elements()).toHaveLength(0);
  expect(await accessibilityFaults()).toEqual([]);
  await save.click();
  await expect.poll(() => server.sent.length).toBe(1);
  expect(server.sent[0]?.body).toMatchObject({
    promotion: { name: "Happy hour", percentage: 20, days: ["tu"], from: "14:00", to: "24:00" },
  });
});

test("a promotion for some services is for no pack that is not chosen too", async () => {
  await start("promotions", { address: "promotions/new" });
  const services = page.getByRole("group", { name: "Services" });
  const packs = page.getByRole("group", { name: "Packs" });
  await expect.element(packs).toHaveAccessibleDescription(/^Nothing ticked: all/);
  await services.getByRole("checkbox").first().click();
  await expect.element(packs).toHaveAccessibleDescription("Nothing ticked: none of them.");
});

const dayColumn = (day: number) => document.querySelector<HTMLElement>(`[data-day="${day}"]`)!;

const USUAL = [7, 21] as const;
const WHOLE = [0, 24] as const;

/** Sends a mouse event to the drawn week, which shows 7:00 to 21:00. */
function fire(type: string, [day, hour]: [number, number], [first, last]: readonly [number, number]): void {
  const { left, top, width, height } = dayColumn(day).getBoundingClientRect();
  const share = Math.min(0.999, (hour - first) / (last - first));
  const point = { clientX: left + width / 2, clientY: top + share * height };
  const options = { bubbles: true, pointerId: 1, pointerType: "mouse", button: 0, ...point };
  document.elementFromPoint(point.clientX, point.clientY)?.dispatchEvent(new PointerEvent(type, options));
}

function drag(from: [number, number], to: [number, number], shown: readonly [number, number] = USUAL): void {
  fire("pointerdown", from, shown);
  fire("pointermove", [to[0], (from[1] + to[1]) / 2], shown);
  fire("pointermove", to, shown);
  fire("pointerup", to, shown);
}

const block = (name: RegExp) => page.getByRole("button", { name });

describe("the hours of a calendar", () => {
  test.each([
    ["en", 320],
    ["fr", 1280],
  ] as const)("are free of barriers in %s at %i pixels, right and wrong", async (language, width) => {
    await start("calendars", { address: "calendars/7", language, width });
    await page.getByRole("button", { name: /closure|fermeture/ }).click();
    await page.getByRole("button", { name: /extra hours|Ajouter des horaires/ }).click();
    await page.getByRole("button", { name: /^(Other hours|Autres horaires)/ }).click();
    await typeTime(timeField(/^(Monday, to|Lundi, à)$/).first(), "08:00");
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test("are changed by keys alone, and copied to other days", async () => {
    const { server } = await start("calendars", { address: "calendars/7" });
    await expect.element(timeField("Monday, from")).toMatchTextContent(/09:00/);
    document.querySelector<HTMLElement>("[aria-label='Monday: add hours']")?.focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(timeField("Monday, from").nth(1)).toMatchTextContent(/13:00/);
    await typeTime(timeField("Monday, to").nth(1), "00:00");
    document.querySelector<HTMLElement>("[aria-label='Monday: copy to']")?.focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button", { name: "Monday to Friday" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await page.getByRole("button", { name: "Friday: remove 09:00 – 12:00" }).click();
    await save.click();
    await expect.poll(() => server.sent.length).toBe(1);
    const weekdays = ["mo", "tu", "we", "th", "fr"];
    expect(server.sent[0]?.body).toEqual({
      calendar: {
        openinghours: [
          { days: weekdays.slice(0, 4), from: "09:00", to: "12:00", ...ALWAYS },
          { days: weekdays, from: "13:00", to: "24:00", ...ALWAYS },
        ],
      },
    });
  });

  test("are those of the organisation until they are its own, and can be given back", async () => {
    const { server } = await start("calendars", { address: "calendars/7" });
    const organisation = page.getByRole("radio", { name: "The organisation’s hours" });
    await organisation.click();
    await expect.element(link("Change the organisation’s hours")).toBeVisible();
    await expect.element(timeField("Monday, from")).not.toBeInTheDocument();
    await save.click();
    await expect.poll(() => server.sent.length).toBe(1);
    expect(server.sent[0]?.body).toEqual({ calendar: { openinghours: null } });
    await page.getByRole("radio", { name: "Its own hours" }).click();
    // The calendar's earlier hours come back.
    await expect.element(timeField("Monday, from")).toMatchTextContent(/09:00/);
  });

  test("begin with those of the organisation, and are not offered before these are known", async () => {
    const answered = Promise.withResolvers<void>();
    await start("calendars", { address: "calendars/8", organisation: answered.promise });
    const own = page.getByRole("radio", { name: "Its own hours" });
    await expect.element(own).toBeDisabled();
    await page
      .getByRole("grid")
      .getByRole("button", { name: /\b15\b/ })
      .first()
      .click();
    await expect.element(button("Apply to these days")).not.toBeInTheDocument();
    answered.resolve();
    await expect.element(button("Apply to these days")).toBeVisible();
    await own.click();
    await expect.element(timeField("Thursday, from")).toMatchTextContent(/08:00/);
  });

  test("are drawn, moved and made longer on the week by a mouse", async () => {
    const { server } = await start("calendars", { address: "calendars/7" });
    await expect.element(page.getByRole("group", { name: "The week as a picture" })).toBeVisible();
    dayColumn(0).scrollIntoView({ block: "center" });
    drag([2, 14], [2, 16.1]);
    await expect.element(timeField("Wednesday, from")).toMatchTextContent(/14:00/);
    await expect.element(timeField("Wednesday, to")).toMatchTextContent(/16:00/);
    drag([1, 10], [3, 11]);
    await expect.element(timeField("Thursday, from")).toMatchTextContent(/10:00/);
    drag([0, 11.95], [0, 13.5]);
    await expect.element(timeField("Monday, to")).toMatchTextContent(/13:30/);
    await save.click();
    await expect.poll(() => server.sent.length).toBe(1);
    expect(server.sent[0]?.body).toEqual({
      calendar: {
        openinghours: [
          { days: ["mo"], from: "09:00", to: "13:30", ...ALWAYS },
          { days: ["we"], from: "14:00", to: "16:00", ...ALWAYS },
          { days: ["th"], from: "10:00", to: "13:00", ...ALWAYS },
        ],
      },
    });
  });

  test("of the night are drawn once the whole day is shown, and stay in the picture", async () => {
    await start("calendars", { address: "calendars/7" });
    const whole = page.getByRole("checkbox", { name: "Show all 24 hours" });
    await whole.click();
    dayColumn(2).scrollIntoView({ block: "center" });
    drag([2, 5], [2, 9], WHOLE);
    await expect.element(timeField("Wednesday, from")).toMatchTextContent(/05:00/);
    drag([2, 18], [2, 24], WHOLE);
    await expect.element(timeField("Wednesday, to").last()).toMatchTextContent(/00:00/);
    await whole.click();
    await expect.element(block(/^Wednesday, 05:/)).toBeVisible();
    // The block stops at the first hour; a key moves it further.
    expect(dayColumn(2).querySelector("button")?.offsetTop).toBe(0);
    (block(/^Wednesday, 05:/).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(timeField("Wednesday, from").first()).toMatchTextContent(/04:45/);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test("are moved on the week by keys, with the focus on what is moved", async () => {
    await start("calendars", { address: "calendars/7" });
    await expect.element(block(/^Tuesday, .*9/)).toBeVisible();
    (block(/^Tuesday, .*9/).element() as HTMLElement).focus();
    await userEvent.tab({ shift: true });
    await expect.element(block(/^Monday, 09:00/)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(block(/^Wednesday, .*9/)).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Shift>}{ArrowUp}{/Shift}");
    await expect.element(timeField("Wednesday, from")).toMatchTextContent(/09:15/);
    await expect.element(timeField("Wednesday, to")).toMatchTextContent(/12:00/);
    await userEvent.keyboard("{Delete}");
    await expect.element(timeField("Wednesday, from")).not.toBeInTheDocument();
  });

  test("close on the holidays of a region chosen by name, each of which can be worked", async () => {
    const { server } = await start("calendars", { address: "calendars/7" });
    await page.getByLabelText("Public holidays").selectOptions("France");
    await page.getByLabelText("Region").selectOptions("Moselle");
    await page.getByRole("radio", { name: "The organisation’s hours" }).click();
    await expect.element(page.getByText(/· Feast/)).toBeVisible();
    await save.click();
    await expect.poll(() => server.sent.length).toBe(1);
    expect(server.sent[0]?.body).toEqual({ calendar: { holidays: "FR-57", openinghours: null } });
  });

  test("are other ones on days that are chosen on the month", async () => {
    const { server } = await start("calendars", { address: "calendars/7" });
    const month = TODAY.slice(0, 7);
    const grid = page.getByRole("grid");
    await expect.element(grid).toBeVisible();
    const days = () => grid.getByRole("button", { name: /\b1[56]\b/ });
    await days().first().click();
    await days().last().click();
    await page.getByRole("group", { name: "Reason" }).first().getByLabelText("English").fill("Inventory");
    await button("Apply to these days").click();
    await expect.element(grid.getByRole("button", { name: /Closed, Inventory/ }).first()).toBeVisible();
    await save.click();
    await expect.poll(() => server.sent.length).toBe(1);
    expect(server.sent[0]?.body).toMatchObject({
      calendar: {
        closures: [
          { label: "New year" },
          { start: `${month}-15 00:00`, end: `${month}-17 00:00`, label: "Inventory" },
        ],
      },
    });
    expect(await accessibilityFaults()).toEqual([]);
  });

  test("keep the focus near what was removed", async () => {
    await start("calendars", { address: "calendars/7" });
    await page.getByRole("button", { name: "Monday: remove 09:00 – 12:00" }).click();
    await expect.element(button("Monday: add hours")).toHaveFocus();
    await button("Tuesday: add hours").click();
    await button("Tuesday: remove 13:00 – 16:00").click();
    await expect.element(timeField("Tuesday, from").getByRole("spinbutton").first()).toHaveFocus();
    await button("Add extra hours").click();
    await button("Remove").last().click();
    await expect.element(button("Add extra hours")).toHaveFocus();
  });

  test("that end before they begin are not saved", async () => {
    const { server } = await start("calendars", { address: "calendars/7" });
    await typeTime(timeField("Tuesday, to"), "08:00");
    await expect.element(page.getByText("The end has to come after the start.").first()).toBeVisible();
    await save.click();
    await expect.element(timeField("Tuesday, from").getByRole("spinbutton").first()).toHaveFocus();
    expect(server.sent).toEqual([]);
  });

  test("have seasons of their own, and exceptions whose last day is meant too", async () => {
    const { server } = await start("calendars", { address: "calendars/7" });
    await page.getByRole("button", { name: /^Other hours/ }).click();
    const season = page.getByRole("group", { name: /^Other hours/ });
    await expect.element(season.getByLabelText("First day")).toHaveFocus();
    await expect.element(season.getByLabelText("In addition to the usual hours")).not.toBeInTheDocument();
    await season.getByLabelText("First day").fill("2027-06-01");
    await season.getByLabelText("In addition to the usual hours").click();
    await season.getByRole("checkbox", { name: "Haircut" }).click();
    // An exception of another month is not drawn.
    await expect.element(page.getByText("New year")).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Add a closure" }).click();
    const closures = page.getByRole("group", { name: "Closures" });
    await closures.getByLabelText("First day").last().fill("2027-05-01");
    await closures.getByLabelText("Last day").last().fill("2027-05-02");
    await page.getByRole("button", { name: "Add extra hours" }).click();
    await page.getByLabelText("Day", { exact: true }).fill("2027-05-08");
    await save.click();
    await expect.poll(() => server.sent.length).toBe(1);
    const days = ["mo", "tu"];
    expect(server.sent[0]?.body).toEqual({
      calendar: {
        openinghours: [
          { days, from: "09:00", to: "12:00", ...ALWAYS },
          {
            days,
            from: "09:00",
            to: "12:00",
            valid_from: "2027-06-01",
            valid_until: null,
            adds_to_week: true,
            interventions: [1],
          },
        ],
        closures: [
          { start: "2020-01-01 00:00", end: "2020-01-02 00:00", label: "New year" },
          { start: "2027-05-01 00:00", end: "2027-05-03 00:00", label: "" },
        ],
        openings: [{ date: "2027-05-08", from: "09:00", to: "12:00", interventions: [] }],
      },
    });
  });
});

test("several calendars are closed at once, and it is asked what becomes of whoever is booked then", async () => {
  const { server, history } = await start("calendars", {
    refuse: concerning(CONCERNED),
  });
  await link("Several at once").click();
  await page.getByRole("checkbox", { name: "All calendars" }).click();
  await expect.element(page.getByRole("checkbox", { name: "Ben" })).toBeChecked();
  await page.getByLabelText("First day").fill("2027-05-01");
  await page.getByLabelText("Last day").fill("2027-05-02");
  await page.getByRole("group", { name: "Reason" }).first().getByLabelText("English").fill("Inventory");
  expect(await accessibilityFaults()).toEqual([]);
  // A link that was pressed by mistake does not lose the choice.
  history.push("/practice/manage/packs");
  await page.getByRole("dialog").getByRole("button").first().click();
  await expect.element(page.getByRole("checkbox", { name: "Ben" })).toBeChecked();
  await save.click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("dialog").getByRole("button").last().click();
  await expect.poll(() => server.sent.length).toBe(2);
  expect(server.sent[1]).toMatchObject({
    method: "PUT",
    path: "calendars.hours",
    body: {
      ids: [7, 8],
      add: { closures: [{ start: "2027-05-01 00:00", end: "2027-05-03 00:00", label: "Inventory" }] },
      accept: [{ appointment_id: 41, action: "keep" }],
    },
  });
});

test("all calendars are chosen once the calendars are known, and not before", async () => {
  const { promise: lists, resolve: answer } = Promise.withResolvers<void>();
  await start("calendars", { address: "calendars/several", lists });
  const all = page.getByRole("checkbox", { name: "All calendars" });
  await expect.element(all).toBeDisabled();
  answer();
  await all.click();
  await expect.element(page.getByRole("checkbox", { name: "Ben" })).toBeChecked();
});

test("what is booked on a calendar that is closed with others goes to none of them", async () => {
  const later = { ...CONCERNED, id: 42, start: "2026-12-03 09:30:00", end: "2026-12-03 10:00:00" };
  await start("calendars", { refuse: concerning(CONCERNED, later) });
  await link("Several at once").click();
  await page.getByRole("checkbox", { name: "All calendars" }).click();
  await save.click();
  await expect
    .element(page.getByRole("dialog").getByRole("button", { name: "Save like this" }))
    .toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Move all to" })).not.toBeInTheDocument();
});

test("a closure of several calendars takes its last day along, and says what is missing before it is saved", async () => {
  const { server } = await start("calendars", {});
  await link("Several at once").click();
  await page.getByLabelText("First day").fill("2027-05-07");
  await expect.element(page.getByLabelText("Last day")).toHaveValue("2027-05-07");
  await expect.element(page.getByText("Choose at least one.")).toBeVisible();
  await save.click({ force: true });
  expect(server.sent).toEqual([]);
  await page.getByRole("checkbox", { name: "All calendars" }).click();
  await expect.element(page.getByText("Choose at least one.")).not.toBeInTheDocument();
  await page.getByLabelText("Last day").fill("2027-05-06");
  await expect.element(page.getByText("The end has to come after the start.")).toBeVisible();
  await page.getByLabelText("First day").fill("2027-05-05");
  await expect.element(page.getByLabelText("Last day")).toHaveValue("2027-05-06");
  await page.getByLabelText("First day").fill("2027-05-10");
  await expect.element(page.getByLabelText("Last day")).toHaveValue("2027-05-10");
  await save.click();
  await expect.poll(() => server.sent.length).toBe(1);
  expect(server.sent[0]?.body).toMatchObject({
    add: { closures: [{ start: "2027-05-10 00:00", end: "2027-05-11 00:00" }] },
  });
});

test("what is wrong with a change of several calendars is said with the calendar and the hours", async () => {
  const fault = { path: "openinghours[0].valid_until", code: "not_later", record_id: 8 };
  await start("calendars", { refuse: refusal(400, "invalid_record", { faults: [fault] }) });
  await link("Several at once").click();
  await page.getByRole("checkbox", { name: "All calendars" }).click();
  await page.getByRole("radio", { name: "Its own hours" }).click();
  await button("Tuesday: add hours").click();
  await save.click();
  await expect.element(page.getByText(/^Ben · Tuesday, .*9.*12/)).toBeVisible();
  await expect.element(page.getByText("The end has to come after the start.")).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

const CONCERNED = {
  id: 41,
  start: "2026-12-03 09:00:00",
  end: "2026-12-03 09:30:00",
  calendar_id: 7,
  resource_id: null,
  intervention_id: 1,
  name: "Zoé Martin",
  reason: "hours",
  linked_ids: [],
};

/** Refuses the first change because of these appointments. */
function concerning(...appointments: object[]) {
  const refusals = [refusal(409, "appointments_concerned", { appointments })];
  return () => refusals.shift()?.() ?? null;
}

/** Opens a calendar later, which leaves these appointments outside and shows the dialog about them. */
async function openLater(situation: Situation, ...concerned: object[]) {
  const refuse = concerning(...concerned);
  const { server } = await start("calendars", { address: "calendars/7", refuse, ...situation });
  await typeTime(timeField("Monday, from"), "10:00");
  await save.click();
  return { server, dialog: page.getByRole("dialog") };
}

describe("appointments that a change leaves outside", () => {
  test("are listed before anything is saved, and each is decided", async () => {
    const { server, dialog } = await openLater(
      {},
      CONCERNED,
      { ...CONCERNED, id: 42, name: "Ali Roux" },
      { ...CONCERNED, id: 43, name: "Eve Lot" },
    );
    await expect.element(dialog).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    const of = (name: RegExp) => dialog.getByRole("group", { name });
    await expect.element(of(/Zoé Martin/).getByRole("radio", { name: "Keep" })).toBeChecked();
    await of(/Ali Roux/)
      .getByRole("radio", { name: "Cancel and tell the client" })
      .click();
    await of(/Eve Lot/)
      .getByRole("radio", { name: "Move" })
      .click();
    await dialog.getByLabelText("Day").fill("2026-12-04");
    await typeTime(timeField("Time", dialog), "11:15");
    await dialog.getByRole("combobox", { name: "Calendars" }).selectOptions("Ben");
    expect(await accessibilityFaults()).toEqual([]);
    await dialog.getByRole("button", { name: "Save like this" }).click();
    await expect.poll(() => server.sent.length).toBe(2);
    expect(server.sent[1]?.body).toMatchObject({
      accept: [
        { appointment_id: 41, action: "keep" },
        { appointment_id: 42, action: "cancel" },
        { appointment_id: 43, action: "move", start: "2026-12-04 11:15:00", calendar_id: 8 },
      ],
    });
    await expect.element(save).toHaveAttribute("aria-disabled", "true");
    expect(dialog.elements()).toHaveLength(0);
  });

  test("are decided all at once: each moves to a free time of its own, and is kept where none is left", async () => {
    const free = [{ start: "2026-12-03 10:00:00", calendar_id: 7 }];
    const { server, dialog } = await openLater(
      {},
      { ...CONCERNED, free },
      { ...CONCERNED, id: 42, name: "Ali Roux", free },
    );
    const all = dialog.getByRole("group", { name: "All of them" });
    const isChosen = (choice: string) =>
      dialog.getByRole("radio", { name: choice, checked: true }).elements().length;
    await all.getByRole("button", { name: "Cancel and tell the client" }).click();
    await expect.poll(() => isChosen("Cancel and tell the client")).toBe(2);
    expect(await accessibilityFaults()).toEqual([]);
    await all.getByRole("button", { name: "Move" }).click();
    await expect.poll(() => [isChosen("Move"), isChosen("Keep")]).toEqual([1, 1]);
    await dialog.getByRole("button", { name: "Save like this" }).click();
    await expect.poll(() => server.sent.length).toBe(2);
    expect(server.sent[1]?.body).toMatchObject({
      accept: [
        { appointment_id: 41, action: "move", start: "2026-12-03 10:00:00", calendar_id: 7 },
        { appointment_id: 42, action: "keep" },
      ],
    });
  });

  test("move all to a colleague, each at its own time, and one of them elsewhere", async () => {
    const { server, dialog } = await openLater(
      {},
      { ...CONCERNED, free: [{ start: "2026-12-03 09:00:00", calendar_id: 8 }] },
      { ...CONCERNED, id: 42, name: "Ali Roux", start: "2026-12-03 09:30:00", end: "2026-12-03 10:00:00" },
    );
    const colleague = dialog.getByRole("combobox", { name: "Move all to" });
    await expect.element(colleague).toHaveValue("");
    // The calendar of the appointments is not offered as their new one.
    expect(colleague.getByRole("option", { name: "Ada" }).elements()).toHaveLength(0);
    await colleague.selectOptions("Ben");
    await expect
      .element(dialog.getByRole("combobox", { name: "Next free times" }))
      .toHaveDisplayValue("Thu 3 Dec, 09:00 · Ben");
    await expect.element(timeField("Time", dialog)).toMatchTextContent(/09:30/);
    await expect.element(colleague).toHaveDisplayValue("Ben");
    expect(await accessibilityFaults()).toEqual([]);
    await typeTime(timeField("Time", dialog), "10:30");
    await dialog.getByRole("button", { name: "Save like this" }).click();
    await expect.poll(() => server.sent.length).toBe(2);
    expect(server.sent[1]?.body).toMatchObject({
      accept: [
        { appointment_id: 41, action: "move", start: "2026-12-03 09:00:00", calendar_id: 8 },
        { appointment_id: 42, action: "move", start: "2026-12-03 10:30:00", calendar_id: 8 },
      ],
    });
  });

  test("move only to a calendar that performs their service", async () => {
    const { dialog } = await openLater({ performing: [7] }, CONCERNED, { ...CONCERNED, id: 42 });
    await expect.element(dialog.getByRole("button", { name: "Save like this" })).toBeVisible();
    await expect.element(dialog.getByRole("combobox", { name: "Move all to" })).not.toBeInTheDocument();
    await dialog.getByRole("radio", { name: "Move" }).first().click();
    const calendars = dialog.getByRole("combobox", { name: "Calendars" });
    await expect.element(calendars.getByRole("option", { name: "Ada" })).toBeInTheDocument();
    expect(calendars.getByRole("option", { name: "Ben" }).elements()).toHaveLength(0);
  });

  test("move to times that are free then, two of them never to the same", async () => {
    const free = ["2026-12-03 10:00:00", "2026-12-03 10:15:00", "2026-12-03 10:30:00"].map((at) => ({
      start: at,
      calendar_id: 7,
    }));
    const { server, dialog } = await openLater(
      {},
      { ...CONCERNED, free },
      { ...CONCERNED, id: 42, name: "Ali Roux", free },
    );
    const times = dialog.getByRole("combobox", { name: "Next free times" });
    for (const name of [/Zoé Martin/, /Ali Roux/])
      await dialog.getByRole("group", { name }).getByRole("radio", { name: "Move" }).click();
    await expect.element(times.first()).toHaveDisplayValue("Thu 3 Dec, 10:00 · Ada");
    // Each appointment lasts half an hour.
    await expect.element(times.last()).toHaveDisplayValue("Thu 3 Dec, 10:30 · Ada");
    await times.first().selectOptions("Another time");
    await typeTime(timeField("Time", dialog), "15:00");
    await times.last().selectOptions("Thu 3 Dec, 10:15 · Ada");
    expect(await accessibilityFaults()).toEqual([]);
    await dialog.getByRole("button", { name: "Save like this" }).click();
    await expect.poll(() => server.sent.length).toBe(2);
    expect(server.sent[1]?.body).toMatchObject({
      accept: [
        { appointment_id: 41, action: "move", start: "2026-12-03 15:00:00", calendar_id: 7 },
        { appointment_id: 42, action: "move", start: "2026-12-03 10:15:00", calendar_id: 7 },
      ],
    });
  });

  test("stay as they are, and the change unsaved, when one goes back", async () => {
    const { server, dialog } = await openLater({}, CONCERNED);
    await dialog.getByRole("button", { name: "Back" }).click();
    expect(server.sent).toHaveLength(1);
    await expect.element(timeField("Monday, from")).toMatchTextContent(/10:00/);
    await expect.element(save).not.toHaveAttribute("aria-disabled", "true");
  });

  test("are asked about when their calendar is archived", async () => {
    const { server } = await start("calendars", { refuse: concerning({ ...CONCERNED, reason: "calendar" }) });
    await button("More for Ada").click();
    await button("Archive").click();
    await page.getByRole("dialog").getByRole("button", { name: "Archive" }).click();
    await expect.element(page.getByText(/Zoé Martin/)).toBeVisible();
    await button("Save like this").click();
    await expect.poll(() => server.sent.length).toBe(2);
    expect(server.sent[1]?.body).toEqual({
      calendar: { deleted: true },
      accept: [{ appointment_id: 41, action: "keep" }],
    });
  });
});
