import "../../../app/tokens.css";
import "../../../app/base.css";
import type { ListedFiche } from "@rendezvous/contract/booking/fiche-table";
import type { FicheImport } from "@rendezvous/contract/people/fiche-import-calls";
import { type ComponentType } from "react";
import { Route } from "wouter";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../ground/session/session-store.ts";
import { aSession } from "../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { ClientsPage } from "./clients-page.tsx";
import { AppointmentImportPage, ImportPage } from "./import-page.tsx";

const ANNA: ListedFiche = {
  id: 7,
  group_id: 4,
  externid: null,
  firstname: "Anna",
  lastname: "Roux",
  email: "anna.roux.with.a.long.name@courriel.example",
  firstphone: "06 39 98 12 34",
  phone: "06 39 98 12 34",
  deleted: false,
  created_at: "2026-11-01 10:00:00",
  updated_at: "2026-11-01 10:00:00",
  changed_at: "2026-11-01T09:00:00.000Z",
  version: 1,
  visits: 2,
  last_visit: "2026-11-20 10:00:00",
  next_appointment: null,
};
const NO_COUNTS = {
  new: 0,
  duplicate: 0,
  unusable: 0,
  faulty: 0,
  coming: 0,
  created: 0,
  changed: 0,
  skipped: 0,
  refused: 0,
  clients: 0,
  undone: 0,
  left: 0,
};
const READY: FicheImport = {
  id: 3,
  kind: "clients",
  services: [],
  calendars: [],
  name: "clients.csv",
  by: "Paul Martin",
  state: "ready",
  rows: 3,
  position: 3,
  columns: [
    { heading: "Nom", target: "lastname" },
    { heading: "Note", target: null },
  ],
  date_order: "dmy",
  duplicates: "skip",
  counts: { ...NO_COUNTS, new: 1, duplicate: 1, faulty: 1 },
  created_at: "2026-12-01T08:00:00.000Z",
  finished_at: null,
  undo_until: null,
};
const DONE: FicheImport = {
  ...READY,
  id: 2,
  name: "earlier.csv",
  state: "done",
  counts: { ...NO_COUNTS, created: 1200 },
  finished_at: "2026-12-01T08:05:00.000Z",
  undo_until: "2026-12-08T08:05:00.000Z",
};

interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

async function start(Page: ComponentType, answer: (call: Call) => unknown, width = 1000): Promise<Call[]> {
  await page.viewport(width, 900);
  startSession("practice", aSession({ type: "pro" }));
  const calls: Call[] = [];
  await startInGroup(
    <Route path="/:urlname/manage/:page">
      <main>
        <Page />
      </main>
    </Route>,
    {
      address: "/practice/manage/clients",
      answer: (call) => {
        calls.push(call);
        return answer(call);
      },
    },
  );
  return calls;
}

const ROW = {
  number: 1,
  values: { lastname: "Roux", firstname: "Anna" },
  faults: {},
  problem: null,
  duplicate: null,
};
function answerImports(imports: () => readonly FicheImport[]) {
  return ({ method, path }: Call): unknown => {
    if (path.includes("/rows"))
      return { records: [{ ...ROW, faults: { email: "anna(at)" }, duplicate: ANNA }], next: null };
    if (method === "GET") return { fiche_imports: imports() };
    return { fiche_import: READY };
  };
}

test.each([320, 1280])("the list of clients is free of barriers at %i pixels", async (width) => {
  await start(ClientsPage, () => ({ records: [ANNA], next: null }), width);
  await expect.element(page.getByRole("link", { name: "Roux" })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test("however many columns are shown, no name, number or date is broken, and the page does not scroll", async () => {
  await start(ClientsPage, () => ({ records: [ANNA], next: null }), 1000);
  await page.getByText("Columns", { exact: true }).first().click();
  for (const box of page.getByRole("group", { name: "Columns" }).getByRole("checkbox").elements())
    if (!(box as HTMLInputElement).checked) await userEvent.click(box);
  const cells = page.getByRole("cell").elements();
  expect(cells).toHaveLength(11);
  for (const cell of [page.getByRole("link", { name: "Roux" }).element(), ...cells]) {
    const text = document.createRange();
    text.selectNodeContents(cell);
    expect(text.getClientRects().length, cell.textContent ?? "").toBeLessThanOrEqual(1);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1000);
  expect(await accessibilityFaults()).toEqual([]);
});

test("the focus goes to the first client of the next page, because the button disappears with the last page", async () => {
  const zoe = { ...ANNA, id: 8, lastname: "Zola" };
  await start(ClientsPage, ({ query }) =>
    query.get("after") === "later" ? { records: [zoe], next: null } : { records: [ANNA], next: "later" },
  );
  const more = page.getByRole("button", { name: "Show more" });
  await more.click();
  await expect.element(page.getByRole("link", { name: "Zola" })).toHaveFocus();
  await expect.element(more).not.toBeInTheDocument();
});

test("the focus goes to the last client if the last page is empty", async () => {
  await start(ClientsPage, ({ query }) =>
    query.get("after") === "later" ? { records: [], next: null } : { records: [ANNA], next: "later" },
  );
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.element(page.getByRole("link", { name: "Roux" })).toHaveFocus();
});

test("each filter is a parameter of the call, and an empty page is followed until a client is found", async () => {
  let pages = 0;
  const calls = await start(ClientsPage, () => {
    pages += 1;
    return pages === 1 ? { records: [], next: "later" } : { records: [ANNA], next: null };
  });
  await expect.element(page.getByRole("link", { name: "Roux" })).toBeVisible();
  expect(calls[1]?.query.get("after")).toBe("later");
  await page.getByRole("checkbox", { name: "Never came" }).click();
  await expect.poll(() => calls.at(-1)?.query.get("never_came")).toBe("true");
  await page.getByRole("combobox", { name: "Month of birth" }).selectOptions("May");
  await userEvent.type(page.getByRole("textbox", { name: "Year of birth" }), "1980");
  await expect.poll(() => calls.at(-1)?.query.get("born_in")).toBe("1980-05");
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await expect.poll(() => calls.at(-1)?.query.has("born_in")).toBe(false);
});

test.each([320, 1280])(
  "a checked file and an earlier import are free of barriers at %i pixels",
  async (width) => {
    await start(
      ImportPage,
      answerImports(() => [READY, DONE]),
      width,
    );
    await expect.element(page.getByRole("region", { name: "Already clients" })).toBeVisible();
    await page.getByText("Columns of the file").click();
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test("after a second file that cannot be read, the page says which file is still previewed", async () => {
  await start(ImportPage, (call) =>
    call.method === "POST" && call.path.endsWith("/fiche_imports")
      ? Response.json(
          { messages: { errors: ["bad_request"] }, details: { fault: "unreadable" } },
          { status: 400 },
        )
      : answerImports(() => [READY])(call),
  );
  await expect.element(page.getByRole("heading", { name: "clients.csv" })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  await userEvent.upload(input, new File(["?"], "second.xlsx"));
  const problem = page.getByRole("alert").filter({ hasText: "This file can’t be read." });
  await expect.element(problem.getByText("second.xlsx")).toBeVisible();
  await expect
    .element(page.getByText("The preview below is still that of the file “clients.csv”."))
    .toBeVisible();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect.element(problem).not.toBeInTheDocument();
});

test("whoever goes on with a file that another tab has replaced reads so, and sees the other file", async () => {
  let open = READY;
  await start(ImportPage, (call) => {
    if (!call.path.endsWith("/start")) return answerImports(() => [open])(call);
    open = { ...READY, id: READY.id + 1, name: "other.csv" };
    return Response.json({ message: "not_found", messages: { errors: ["not_found"] } }, { status: 404 });
  });
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect
    .element(page.getByRole("alert").filter({ hasText: "“clients.csv” was replaced by “other.csv”" }))
    .toBeVisible();
  await expect.element(page.getByRole("heading", { name: "other.csv" })).toBeVisible();
});

test("half a year of birth is not searched for, and the field says so", async () => {
  const calls = await start(ClientsPage, () => ({ records: [ANNA], next: null }));
  const year = page.getByRole("textbox", { name: "Year of birth" });
  await year.fill("19");
  await expect.element(year).toHaveAccessibleDescription(/four digits/);
  expect(calls.some(({ query }) => query.has("born_in"))).toBe(false);
  await year.fill("1985");
  await expect.poll(() => calls.at(-1)?.query.get("born_in")).toBe("1985");
  await expect.element(year).not.toHaveAccessibleDescription(/four digits/);
});

test("the focus goes to the first line of the next page", async () => {
  const faulty = { ...ROW, faults: { email: "anna(at)" } };
  await start(ImportPage, (call) => {
    const { path, query } = call;
    if (!path.includes("/rows") || query.get("kind") !== "faulty") return answerImports(() => [READY])(call);
    return query.get("after") === "1"
      ? { records: [{ ...faulty, number: 2 }], next: null }
      : { records: [faulty], next: 1 };
  });
  await page.getByRole("button", { name: "Show more" }).click();
  const lines = page.getByRole("region", { name: "Lines with a value left out" }).getByRole("listitem");
  await expect.element(lines.nth(1)).toHaveFocus();
  await expect.element(page.getByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("the choice for existing clients is sent with the start, and an import at work can be stopped", async () => {
  let imports: readonly FicheImport[] = [READY];
  const calls = await start(
    ImportPage,
    answerImports(() => imports),
  );
  await page.getByRole("radio", { name: "Replace with the file" }).click();
  imports = [{ ...READY, state: "importing", position: 1 }];
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect.element(page.getByRole("progressbar", { name: "Importing…" })).toHaveAttribute("value", "1");
  const started = calls.find(({ path }) => path.endsWith("/start"));
  expect(started?.body).toEqual({ duplicates: "replace" });
  imports = [{ ...DONE, id: 3, state: "stopped" }];
  await page.getByRole("button", { name: "Stop" }).click();
  await expect.element(page.getByText("Import stopped")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  imports = [{ ...DONE, id: 3, state: "undone", undo_until: null }];
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByText("Import undone")).toBeVisible();
});

const APPOINTMENTS: FicheImport = {
  ...READY,
  id: 4,
  kind: "appointments",
  name: "rdv.csv",
  columns: [
    { heading: "Date", target: "start" },
    { heading: "Nom", target: "lastname" },
  ],
  services: [
    { name: "Massage", rows: 12, id: null },
    { name: "", rows: 2, id: 9 },
  ],
  calendars: [{ name: "Anna Morel", rows: 14, id: 5 }],
  counts: { ...NO_COUNTS, new: 12, coming: 3, unusable: 1 },
};
const PROBLEM = {
  ...ROW,
  values: { start: "2026-12-15 10:00:00", service: "Massage", lastname: "Roux" },
  problem: "full",
};
function answerAppointments(imports: readonly FicheImport[]) {
  return ({ method, path }: Call): unknown => {
    if (path.includes("/rows")) return { records: [PROBLEM], next: null };
    if (path.endsWith("/fiche_imports") && method === "GET") return { fiche_imports: imports };
    if (path.includes("interventions"))
      return { records: [{ id: 9, name: "Relaxation", publicname: null, deleted: false }] };
    return method === "GET" ? { records: [] } : { fiche_import: APPOINTMENTS };
  };
}

test.each([320, 1280])(
  "an import of appointments, its names and its problems are free of barriers at %i pixels",
  async (width) => {
    const done = {
      ...DONE,
      kind: "appointments",
      counts: { ...NO_COUNTS, created: 11, refused: 1 },
    } as const;
    const calls = await start(AppointmentImportPage, answerAppointments([APPOINTMENTS, done]), width);
    const problems = page.getByRole("region", { name: "Lines that can’t be imported" });
    await expect.element(problems.getByText(/This time is already taken/)).toBeVisible();
    await page.getByText("Lines not imported").last().click();
    await expect.element(page.getByRole("region", { name: "Lines not imported" })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.getByRole("combobox", { name: "Massage (12)" }).selectOptions("Relaxation");
    await expect
      .poll(() => calls.find(({ method }) => method === "PUT")?.body)
      .toMatchObject({ fiche_import: { services: [{ name: "Massage", id: 9 }], calendars: [] } });
  },
);

test("an unfinished import of the other kind is named and reached", async () => {
  await start(AppointmentImportPage, answerAppointments([READY]));
  await expect
    .element(page.getByRole("link", { name: "Import clients" }))
    .toHaveAttribute("href", "/practice/manage/import-clients");
});
