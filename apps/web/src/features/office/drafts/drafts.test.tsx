import "../../../app/tokens.css";
import "../../../app/base.css";
import { Route } from "wouter";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { timeField, typeTime } from "../../../components/testing/time-field.ts";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { endSession, startSession, useSession } from "../../ground/session/session-store.ts";
import { aProSession } from "../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { ManagePage } from "../frame/manage-page.tsx";
import { setWorkingDraft } from "../schema/working-draft.ts";

const SUMMER = {
  id: 12,
  name: "Summer hours",
  created_at: "2026-11-20T09:15:00.000Z",
  by: "Marie Dupont",
  publish_at: "2027-06-21T06:00:00.000Z",
  published_at: null,
  problem: null as string | null,
  count: 1,
};
const SERVICE = {
  id: 1,
  version: 3,
  deleted: false,
  name: "Cut",
  publicname: "Cut",
  length: 30,
  externid: "c",
};
const CHANGE = {
  id: 5,
  kind: "interventions",
  record_id: 1,
  is_new: false,
  sent: { length: 45 },
  record_name: "Cut",
  action: "changed",
  before: { length: 30 },
  after: { length: 45 },
};
const APPOINTMENT = {
  id: 41,
  start: "2026-12-03 09:00:00",
  end: "2026-12-03 09:30:00",
  calendar_id: 7,
  resource_id: null,
  intervention_id: 1,
  name: "Zoé Martin",
  reason: "hours",
  linked_ids: [],
  free: [{ start: "2026-12-03 10:00:00", calendar_id: 7 }],
};

/** The page, which a professional without a session does not see. */
function Managed() {
  return useSession().session && <ManagePage />;
}

interface Situation {
  at?: string;
  width?: number;
  language?: "en" | "fr";
  drafts?: (typeof SUMMER)[];
  opened?: object;
  isFirstAnswerLost?: boolean;
}

async function start({
  at = "/drafts",
  width = 1280,
  language = "en",
  drafts = [SUMMER],
  opened,
  isFirstAnswerLost = false,
}: Situation = {}) {
  await page.viewport(width, 900);
  startSession("practice", aProSession("owner"));
  setWorkingDraft(null);
  const listed = [...drafts];
  const state = {
    ...SUMMER,
    preview_key: "secret",
    changes: [CHANGE],
    appointments: [],
    accept: [],
    ...opened,
  };
  const keys: (string | null)[] = [];
  const sent: { method: string; path: string; draft: string | null; body: unknown }[] = [];
  const { history } = await startInGroup(
    <Route path="/:urlname/manage/:page?/:record?">
      <main>
        <Managed />
      </main>
    </Route>,
    {
      address: `/practice/manage${at}`,
      language,
      answer: ({ method, path: whole, query, body, headers }) => {
        const path = whole.split("/groups/4/")[1] ?? "";
        const draft = query.get("draft_id");
        if (method !== "GET") sent.push({ method, path, draft, body });
        if (path === "drafts" && method === "GET") return { drafts: listed };
        if (path === "drafts") {
          keys.push(headers.get("idempotency-key"));
          if (isFirstAnswerLost && keys.length === 1) throw new TypeError("Failed to fetch");
          listed.push({ ...SUMMER, ...Object(Object(body).draft), id: 13 });
          return { draft: listed.at(-1) };
        }
        if (path.endsWith("/publish") || (path.startsWith("drafts/") && method === "DELETE")) {
          if (!path.includes("/changes/")) listed.length = 0;
          return { draft: state, change: {} };
        }
        if (path.startsWith("drafts/")) {
          if (method === "PUT") Object.assign(state, Object(Object(body).draft));
          const id = Number(path.slice(7));
          return { draft: { ...state, name: listed.find((one) => one.id === id)?.name, id } };
        }
        if (path.endsWith(".records"))
          return { records: path.startsWith("interventions.") ? [SERVICE] : [], next: null };
        if (draft !== null && listed.length === 0)
          return Response.json({ message: "not_found" }, { status: 404 });
        if (path === "interventions/1")
          return {
            intervention: {
              ...SERVICE,
              length: draft === null ? 30 : 45,
              ...Object(Object(body).intervention),
            },
          };
        return { inactive: false, checks: [] };
      },
    },
  );
  return { history, sent, listed, keys };
}

const main = page.getByRole("main");
const button = (name: string) => main.getByRole("button", { name, exact: true });

test.each([
  [320, "en"],
  [1280, "en"],
  [390, "fr"],
] as const)(
  "the drafts and the form of a new one have no barriers at %i pixels in %s",
  async (width, language) => {
    await start({ width, language, drafts: [{ ...SUMMER, problem: "appointments_concerned" }] });
    await expect.element(main.getByRole("link", { name: "Summer hours" })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

test("a new draft has a name, and a date that is not over, on the group's clock", async () => {
  const { history, sent } = await start({ drafts: [] });
  await button("Create").click();
  const name = main.getByRole("textbox", { name: /^Name/ });
  await expect.element(name).toHaveFocus();
  expect(await accessibilityFaults()).toEqual([]);
  await name.fill("Christmas");
  await main.getByLabelText("Publish automatically on").fill("2020-12-20");
  await button("Create").click();
  await expect.element(main.getByText("This date has passed.")).toBeVisible();
  await main.getByLabelText("Publish automatically on").fill("2099-12-20");
  await typeTime(timeField("Time"), "08:00");
  await button("Create").click();
  await expect.poll(() => history.location.pathname).toBe("/practice/manage/drafts/13");
  // Paris is an hour ahead in winter.
  expect(sent[0]?.body).toEqual({ draft: { name: "Christmas", publish_at: "2099-12-20T07:00:00.000Z" } });
  await expect
    .element(main.getByText("You’re changing the draft “Christmas”; no one sees it yet."))
    .toBeVisible();
});

test("a draft whose answer was lost on the way is not made twice", async () => {
  const { keys } = await start({ drafts: [], isFirstAnswerLost: true });
  await main.getByRole("textbox", { name: /^Name/ }).fill("Christmas");
  await button("Create").click();
  await expect.element(main.getByRole("alert")).toBeVisible();
  await button("Create").click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("the name of a draft that is typed when the login ends is there again after the next one", async () => {
  await start({ drafts: [] });
  const name = main.getByRole("textbox", { name: /^Name/ });
  await name.fill("Christmas");
  await main.getByLabelText("Publish automatically on").fill("2099-12-20");
  endSession("practice", true);
  await expect.element(name).not.toBeInTheDocument();
  startSession("practice", aProSession("owner"));
  await expect.element(name).toHaveValue("Christmas");
  await expect.element(main.getByLabelText("Publish automatically on")).toHaveValue("2099-12-20");
});

test("half a date is not taken for none", async () => {
  const { sent } = await start({ drafts: [] });
  await main.getByRole("textbox", { name: /^Name/ }).fill("Christmas");
  const date = main.getByLabelText("Publish automatically on");
  await date.click();
  await userEvent.keyboard("1220");
  await button("Create").click();
  await expect.element(date).toHaveFocus();
  expect((date.element() as HTMLInputElement).validity.badInput).toBe(true);
  expect(sent).toEqual([]);
});

test.each([320, 1280])(
  "an opened draft says in words what it changes, without barriers at %i pixels",
  async (width) => {
    const { sent } = await start({ at: "/drafts/12", width });
    await expect.element(main.getByRole("heading", { level: 1, name: "Summer hours" })).toBeVisible();
    await expect.element(main.getByRole("link", { name: "Services – Cut" })).toBeVisible();
    await expect.element(main.getByRole("deletion")).toHaveTextContent("30 min");
    await expect.element(main.getByRole("insertion")).toHaveTextContent("45 min");
    await expect.element(main.getByRole("link", { name: /\/practice\?preview=secret$/ })).toBeVisible();
    await expect.element(main.getByLabelText("Publish automatically on")).toHaveValue("2027-06-21");
    await expect.element(timeField("Time")).toMatchTextContent(/08:00/);
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(width);
    await button("Take out").click();
    await expect
      .poll(() => sent.map(({ method, path }) => `${method} ${path}`))
      .toEqual(["DELETE drafts/12/changes/5"]);
  },
);

test("every form reads from and saves into the draft that is worked on, until it is left", async () => {
  const { history, sent } = await start({ at: "/drafts/12" });
  await main.getByRole("link", { name: "Services – Cut" }).click();
  const length = main.getByRole("textbox", { name: "Length", exact: true });
  await expect.element(length).toHaveValue("45");
  expect(await accessibilityFaults()).toEqual([]);
  await length.fill("50");
  await button("Save in the draft").click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({ method: "PUT", path: "interventions/1", draft: "12" });
  await expect.element(page.getByText("Saved in the draft: no one sees it yet.")).toBeVisible();
  await button("Leave the draft").click();
  await expect.poll(() => history.location.pathname).toBe("/practice/manage/drafts");
  history.push("/practice/manage/interventions/1");
  await expect.element(length).toHaveValue("30");
  await expect.element(button("Save")).toBeVisible();
  expect(main.getByText("no one sees it yet").elements()).toHaveLength(0);
});

test("a draft is left only where what is typed may be lost", async () => {
  const { history, sent } = await start({ at: "/drafts/12" });
  await main.getByRole("link", { name: "Services – Cut" }).click();
  const length = main.getByRole("textbox", { name: "Length", exact: true });
  await expect.element(length).toHaveValue("45");
  await length.fill("50");
  await button("Leave the draft").click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: "Stay on this page" }).click();
  await expect.element(length).toHaveValue("50");
  // After "stay" the owner is still in the draft, on every later page.
  await button("Save in the draft").click();
  await expect.poll(() => sent.at(-1)).toMatchObject({ path: "interventions/1", draft: "12" });
  history.push("/practice/manage/drafts");
  await expect.element(button("Create")).toBeVisible();
  await expect.element(main.getByText(/^You’re changing the draft/)).toBeVisible();
  history.back();
  await length.fill("55");
  await button("Leave the draft").click();
  await question.getByRole("button", { name: "Leave this page" }).click();
  await expect.poll(() => history.location.pathname).toBe("/practice/manage/drafts");
  await expect.element(button("Leave the draft")).not.toBeInTheDocument();
});

test("a page whose changes count at once says so", async () => {
  const { history } = await start({ at: "/drafts/12" });
  await expect.element(main.getByRole("heading", { level: 1, name: "Summer hours" })).toBeVisible();
  history.push("/practice/manage/data");
  await expect
    .element(main.getByText("What you change on this page takes effect at once, outside the draft."))
    .toBeVisible();
});

test("what becomes of appointments is decided ahead, and published with it", async () => {
  const { history, sent } = await start({ at: "/drafts/12", opened: { appointments: [APPOINTMENT] } });
  await expect.element(main.getByText("Not decided yet")).toBeVisible();
  await button("Decide").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Move" }).click();
  await dialog.getByRole("button", { name: "Save like this" }).click();
  const moved = { appointment_id: 41, action: "move", start: "2026-12-03 10:00:00", calendar_id: 7 };
  await expect.poll(() => sent.at(-1)?.body).toEqual({ draft: { accept: [moved] } });
  await expect.element(main.getByText("Move: Thursday, 3 December 2026, 10:00")).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await button("Publish now").click();
  await expect.poll(() => sent.at(-1)?.path).toBe("drafts/12/publish");
  expect(sent.at(-1)?.body).toEqual({ accept: [moved] });
  await expect.poll(() => history.location.pathname).toBe("/practice/manage/drafts");
  await expect.element(main.getByText("Nothing here yet.")).toBeVisible();
  expect(main.getByText("no one sees it yet").elements()).toHaveLength(0);
});

test("what hindered its publishing is told, and it is thrown away only when that is confirmed", async () => {
  const { history, sent } = await start({ at: "/drafts/12", opened: { problem: "invalid_record" } });
  await expect.element(main.getByRole("alert").getByText(/^It couldn’t be published: /)).toBeVisible();
  await button("Discard").click();
  const dialog = page.getByRole("dialog");
  expect(await accessibilityFaults()).toEqual([]);
  expect(sent).toEqual([]);
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => history.location.pathname).toBe("/practice/manage/drafts");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(["DELETE drafts/12"]);
});

test("a draft that somebody else has published is left, and that is told", async () => {
  const { history, listed } = await start({ at: "/drafts/12" });
  await expect
    .element(main.getByText("You’re changing the draft “Summer hours”; no one sees it yet."))
    .toBeVisible();
  history.push("/practice/manage/interventions");
  listed.length = 0;
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByText(/The draft “Summer hours” is no longer there/).first()).toBeVisible();
  expect(main.getByText("no one sees it yet").elements()).toHaveLength(0);
});

test("what is being typed stays when the draft is published meanwhile, and is then saved at once", async () => {
  const { history, sent, listed } = await start({ at: "/drafts/12" });
  await main.getByRole("link", { name: "Services – Cut" }).click();
  const length = main.getByRole("textbox", { name: "Length", exact: true });
  await length.fill("50");
  listed.length = 0;
  await button("Save in the draft").click();
  await expect.element(page.getByText(/The draft “Summer hours” is no longer there/).first()).toBeVisible();
  await expect.element(length).toHaveValue("50");
  await expect.poll(() => main.getByRole("alert").elements()).toEqual([]);
  await button("Save").click();
  await expect.poll(() => sent.at(-1)).toMatchObject({ path: "interventions/1", draft: null });
  expect(history.location.pathname).toBe("/practice/manage/interventions/1");
});

test("another draft is begun while one is worked on, and is the one that is worked on then", async () => {
  const { history } = await start({ at: "/drafts/12" });
  await expect.element(main.getByText(/^You’re changing the draft “Summer hours”/)).toBeVisible();
  history.push("/practice/manage/drafts");
  await main.getByRole("textbox", { name: /^Name/ }).fill("Christmas");
  await button("Create").click();
  await expect.poll(() => history.location.pathname).toBe("/practice/manage/drafts/13");
  await expect.element(main.getByText(/^You’re changing the draft “Christmas”/)).toBeVisible();
  expect(page.getByText(/is no longer there/).elements()).toEqual([]);
});
