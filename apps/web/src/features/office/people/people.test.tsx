import "../../../app/tokens.css";
import "../../../app/base.css";
import { Route } from "wouter";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Colleague } from "../../account/factor/api.ts";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { sessionStoreOf, startSession } from "../../ground/session/session-store.ts";
import { aMembership, aSession } from "../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { TeamPage } from "./team-page.tsx";

const LEA: Colleague = {
  id: 12,
  email: "lea@example.org",
  firstname: "Léa",
  lastname: "Roux",
  role: "owner",
  calendars: null,
  notices: false,
  has_factor: true,
  seen_at: "2026-11-30T23:30:00.000Z",
};
const NOAH: Colleague = {
  ...LEA,
  id: 13,
  email: "noah@example.org",
  firstname: "",
  lastname: "",
  role: "pro",
  calendars: [8],
  seen_at: null,
};
const INVITED = {
  id: 5,
  email: "mia@example.org",
  firstname: "Mia",
  lastname: "Roux",
  role: "call_centre",
  calendars: null,
  created_at: "2026-11-30T10:00:00.000Z",
  expires_at: "2026-12-07T10:00:00.000Z",
};
const CALENDARS = [
  { id: 7, name: "Ada", publicname: "Ada", deleted: false, version: 1 },
  { id: 8, name: "Ben", publicname: "Ben", deleted: false, version: 1 },
];
const MEMBERSHIP = aMembership("owner");

interface Sent {
  method: string;
  path: string;
  body: unknown;
}

/** Renders the page with a server that stores the changes it receives. */
async function start(at = "", { width = 1280, refuse }: { width?: number; refuse?: string } = {}) {
  await page.viewport(width, 800);
  startSession("practice", aSession({ type: "pro", groups: [MEMBERSHIP] }));
  const sent: Sent[] = [];
  let [pros, invitations] = [[LEA, NOAH], [INVITED]];
  const started = await startInGroup(
    <Route path="/:urlname/manage/:page/:record?">
      <main>
        <TeamPage />
      </main>
    </Route>,
    {
      address: `/practice/manage/people${at}`,
      answer: ({ method, path, body }) => {
        const request = path.replace("/api/v3/groups/4/", "");
        if (method !== "GET") sent.push({ method, path: request, body });
        if (method !== "GET" && refuse)
          return Response.json({ message: refuse, messages: { errors: [refuse] } }, { status: 409 });
        if (request === "calendars.records") return { records: CALENDARS, next: null };
        const id = Number(request.split("/").at(-1));
        if (method === "DELETE" && request.startsWith("pros/invitations")) {
          invitations = [];
          return { invitation: { id, deleted: true } };
        }
        if (method === "DELETE") {
          pros = pros.filter((one) => one.id !== id);
          return { pro: { id, deleted: true } };
        }
        if (method === "PUT") {
          pros = pros.map((one) =>
            one.id === id ? { ...one, ...(body as { pro: Partial<Colleague> }).pro } : one,
          );
          return { pro: pros.find((one) => one.id === id) };
        }
        if (method === "POST") return { invitation: INVITED };
        return request === "pros" ? { records: pros } : { invitations };
      },
    },
  );
  return { sent, ...started };
}

const people = () => page.getByRole("list", { name: "Team" }).getByRole("listitem");
const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });

test.each([320, 1280])(
  "who works here and who is invited stand with what they may do, without barriers at %i pixels",
  async (width) => {
    await start("", { width });
    const texts = [
      "Léa Roux you",
      "lea@example.org · Owner · All calendars, also new ones · last logged in on 1 December 2026",
      "noah@example.org",
      "Professional · Ben · hasn’t logged in yet",
      "Mia Roux",
      "mia@example.org · Call centre · All calendars, also new ones · good until 7 December 2026",
    ];
    for (const text of texts) await expect.poll(() => document.body.innerText).toContain(text);
    await expect.element(page.getByRole("region", { name: "Invitations not accepted yet" })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  },
);

test("an invitation is taken back", async () => {
  const { sent } = await start();
  await button("Withdraw – Mia Roux").click();
  await expect.element(page.getByText("Mia Roux", { exact: true })).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  expect(sent).toMatchObject([{ method: "DELETE", path: "pros/invitations/5" }]);
});

test.each([320, 1280])(
  "somebody is invited to some calendars, and what is missing is said first, at %i pixels",
  async (width) => {
    const { sent, history } = await start("/new", { width });
    await button("Send the invitation").click();
    const address = page.getByRole("textbox", { name: "Email address" });
    await expect.element(address).toHaveFocus();
    await expect.element(page.getByText(/complete email address/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await address.fill(" Zoe@Example.org ");
    await box("All calendars, also new ones").click();
    await button("Send the invitation").click();
    await expect.element(page.getByText("Choose at least one calendar.")).toBeVisible();
    await expect.element(box("All calendars, also new ones")).toHaveFocus();
    expect(sent).toEqual([]);
    await box("Ben").click();
    await page.getByRole("textbox", { name: "First name" }).fill("Zoé");
    await page.getByRole("radio", { name: "Call centre" }).click();
    expect(await accessibilityFaults()).toEqual([]);
    await button("Send the invitation").click();
    await expect.poll(() => history.location.pathname).toBe("/practice/manage/people");
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
    const names = { firstname: "Zoé", lastname: "" };
    const invitation = { email: "zoe@example.org", ...names, role: "call_centre", calendars: [8] };
    expect(sent).toMatchObject([{ method: "POST", path: "pros/invitations", body: { invitation } }]);
  },
);

test.each([320, 1280])("a colleague gets another role and other calendars, at %i pixels", async (width) => {
  const { sent, history } = await start("/13", { width });
  await expect.element(page.getByRole("heading", { level: 1, name: "noah@example.org" })).toBeVisible();
  await expect.element(button("Save")).toHaveAttribute("aria-disabled", "true");
  await expect.element(box("Ben")).toBeChecked();
  await box("Ada").click();
  await page.getByRole("radio", { name: "Call centre" }).click();
  await box("Email them when clients book, move or cancel on these calendars").click();
  // The button's disabled look fades with a delay.
  await expect.poll(accessibilityFaults).toEqual([]);
  await button("Save").click();
  await expect.poll(() => history.location.pathname).toBe("/practice/manage/people");
  expect(sent).toMatchObject([
    {
      method: "PUT",
      path: "pros/13",
      body: { pro: { role: "call_centre", calendars: [7, 8], notices: true } },
    },
  ]);
  await expect.poll(() => document.body.innerText).toContain("Call centre · Ada, Ben");
});

test("a colleague is removed once the question is answered", async () => {
  const { sent } = await start("/13");
  await button("Remove from the team").click();
  const question = page.getByRole("dialog", { name: "Remove noah@example.org from the team?" });
  await expect.element(question).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await question.getByRole("button", { name: "Back" }).click();
  expect(sent).toEqual([]);
  await button("Remove from the team").click();
  await question.getByRole("button", { name: "Remove from the team" }).click();
  await expect.element(people().first()).toBeVisible();
  await expect.poll(() => people().elements().length).toBe(1);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(sent).toMatchObject([{ method: "DELETE", path: "pros/13" }]);
});

test("the last owner learns why they cannot go", async () => {
  const { sent } = await start("/12", { refuse: "last_owner" });
  await page.getByRole("radio", { name: "Professional" }).click();
  await button("Save").click();
  await expect.element(page.getByText(/always keeps at least one owner/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("who gives up being an owner is none in this tab either", async () => {
  const { history } = await start("/12");
  await page.getByRole("radio", { name: "Professional" }).click();
  await button("Save").click();
  await expect.poll(() => history.location.pathname).toBe("/practice/manage/people");
  const { session } = sessionStoreOf("practice").getState();
  expect(session?.groups).toMatchObject([{ id: 4, role: "pro" }]);
});

test("who removes themselves is logged out here", async () => {
  await start("/12");
  await button("Remove from the team").click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove from the team" }).click();
  await expect.poll(() => sessionStoreOf("practice").getState().session).toBe(null);
});

test("somebody who is not there any more is said to be gone", async () => {
  await start("/99");
  await expect.element(page.getByText("This no longer exists.")).toBeVisible();
});
