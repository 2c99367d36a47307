import "../../../app/tokens.css";
import "../../../app/base.css";
import type { BusySource } from "@rendezvous/contract/office/busy-source-calls";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../ground/session/session-store.ts";
import { aProSession } from "../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { BusyDialog } from "./busy-dialog.tsx";
import { BusyNotice } from "./busy-notice.tsx";
import { type ProviderAnswer, readProviderAnswer } from "./provider-answer.ts";

const READ: BusySource = {
  id: 3,
  kind: "address",
  calendar_id: 7,
  host: "calendar.example.org",
  ending: "9f2c",
  created_at: "2026-11-20T09:15:00.000Z",
  tried_at: "2026-11-30T08:00:00.000Z",
  read_at: "2026-11-30T08:00:00.000Z",
  failure: null,
  failures: 0,
  busy_times: 12,
  connection: null,
};
const PLACES = [
  { id: 7, publicname: "Dr Martin" },
  { id: 8, publicname: "Dr Roux" },
];

const DAV = "https://dav.example.org/anna/";
const REMOTE = [
  { address: `${DAV}private/`, name: "Private" },
  { address: `${DAV}team/`, name: "Team" },
];
const MOVED = {
  appointment_id: 12,
  start_at: "2026-12-03T09:00:00Z",
  there_start_at: "2026-12-03T10:30:00Z",
  there_end_at: "2026-12-03T11:00:00Z",
};
const CONNECTED: BusySource = {
  ...READ,
  kind: "caldav",
  host: "dav.example.org",
  ending: "",
  connection: { name: "Private", writes: "busy", follows_moves: false, conflicts: [MOVED] },
};

async function start(
  sources: readonly BusySource[],
  { width = 1000, isNotice = false, providers = [] as string[], answer = null as ProviderAnswer | null } = {},
) {
  await page.viewport(width, 900);
  startSession("practice", aProSession("owner"));
  const server = { sources: [...sources], sent: [] as unknown[], refuses: false, providers };
  const shown = isNotice ? (
    <BusyNotice places={PLACES} onOpen={() => server.sent.push("opened")} />
  ) : (
    <BusyDialog places={PLACES} answer={answer} onClose={() => {}} />
  );
  await startInGroup(shown, {
    isLogged: true,
    answer: ({ method, path, body }) => {
      if (path.includes("calendar_logins")) {
        server.sent.push({ method, path: path.split("/groups/4/")[1], body });
        return { url: "#left" };
      }
      if (path.includes("remote_calendars")) {
        server.sent.push({ method, path: path.split("/groups/4/")[1], body });
        return server.refuses
          ? { failure: "login", remote_calendars: [], grant: null }
          : {
              failure: null,
              remote_calendars: REMOTE,
              grant: JSON.stringify(body).includes("code") ? "sealed" : null,
            };
      }
      if (!/busy_sources|connected_calendars/.test(path)) return undefined;
      if (method === "GET") return { busy_sources: server.sources, providers: server.providers };
      server.sent.push({ method, path: path.split("/groups/4/")[1], ...(body ? { body } : {}) });
      if (JSON.stringify(body ?? "").includes("anna:"))
        return Response.json(
          { messages: { errors: ["bad_request"] }, detail: "login_in_address" },
          { status: 400 },
        );
      if (method === "DELETE") server.sources = [];
      else if (path.endsWith("/read"))
        server.sources = [{ ...READ, tried_at: "2026-11-30T09:00:00.000Z", busy_times: 13 }];
      else
        server.sources.push({ ...READ, id: 4, calendar_id: 8, tried_at: null, read_at: null, busy_times: 0 });
      return { busy_source: server.sources.at(-1) ?? READ };
    },
  });
  return server;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

test.each([320, 1000])("connects a calendar at %s pixels by keyboard", async (width) => {
  const server = await start([READ], { width });
  await expect.element(page.getByText("Dr Martin – calendar.example.org …9f2c")).toBeVisible();
  await expect.element(page.getByText(/Last read: .* · Busy times to come: 12/)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole("combobox", { name: "Calendar" }).selectOptions("Dr Roux");
  page.getByRole("textbox", { name: "Address of the other calendar" }).element().focus();
  await userEvent.keyboard("https://calendar.example.org/private/basic.ics{Enter}");
  await expect.element(page.getByText("Being read for the first time")).toBeVisible();
  expect(server.sent).toEqual([
    {
      method: "POST",
      path: "calendars/8/busy_sources",
      body: { busy_source: { address: "https://calendar.example.org/private/basic.ics" } },
    },
  ]);
  await expect.element(page.getByRole("textbox")).toHaveValue("");
  const { scrollWidth, clientWidth } = page.getByRole("dialog").element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test("says that a user name and password do not belong in the address", async () => {
  await start([]);
  const address = page.getByRole("textbox", { name: "Address of the other calendar" });
  await address.fill("https://anna:secret@calendar.example.org/a.ics");
  await userEvent.keyboard("{Enter}");
  await expect.element(address).toHaveAccessibleDescription(/^Leave the user name and password out/);
  expect(await accessibilityFaults()).toEqual([]);
});

test("reads a calendar now, and asks before it is disconnected", async () => {
  const server = await start([READ]);
  await button("Read now").click();
  await expect.element(page.getByText(/Busy times to come: 13/)).toBeVisible();
  await button("Disconnect").click();
  const question = page.getByRole("dialog", { name: "Disconnect this calendar?" });
  await question.getByRole("button", { name: "Disconnect" }).click();
  await expect.element(page.getByText(/9f2c/)).not.toBeInTheDocument();
  expect(server.sent).toEqual([
    { method: "POST", path: "busy_sources/3/read" },
    { method: "DELETE", path: "busy_sources/3" },
  ]);
});

test("says why one cannot be read, and takes no fourth", async () => {
  const failed: BusySource = { ...READ, failure: "refused", failures: 2 };
  await start([failed, { ...READ, id: 5 }, { ...READ, id: 6 }]);
  await expect
    .element(page.getByText(/isn’t valid any more\..*The busy times read last still apply\./))
    .toBeVisible();
  await expect.element(page.getByText(/three connected calendars/)).toBeVisible();
  expect(page.getByRole("textbox").elements()).toEqual([]);
  expect(await accessibilityFaults()).toEqual([]);
});

test("the day names those that fail for the third time", async () => {
  const server = await start(
    [
      { ...READ, failure: "unreachable", failures: 2 },
      { ...READ, id: 5, calendar_id: 8, failure: "unreachable", failures: 3 },
    ],
    { isNotice: true },
  );
  await expect
    .element(page.getByText("Dr Roux: the connected calendar (calendar.example.org) can’t be read."))
    .toBeVisible();
  expect(page.getByText(/Dr Martin/).elements()).toEqual([]);
  await button("See why").click();
  expect(server.sent).toEqual(["opened"]);
});

test.each([320, 1000])("connects a calendar by a login at %s pixels", async (width) => {
  const server = await start([], { width });
  await page
    .getByRole("combobox", { name: "How to connect" })
    .selectOptions("With a login (CalDAV): both ways");
  await page.getByRole("textbox", { name: "Server address" }).fill("dav.example.org");
  await page.getByRole("textbox", { name: "User name" }).fill("anna");
  await page.getByLabelText("App password").fill("abcd-efgh");
  server.refuses = true;
  await button("Show calendars").click();
  await expect.element(page.getByText(/doesn’t accept this user name/)).toBeVisible();
  server.refuses = false;
  await userEvent.keyboard("{Enter}");
  await page.getByRole("combobox", { name: "Calendar to connect" }).selectOptions("Team");
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole("combobox", { name: "Appointments from here" }).selectOptions("Don’t add them there");
  await expect.element(page.getByRole("checkbox")).not.toBeInTheDocument();
  await page.getByRole("combobox", { name: "Appointments from here" }).selectOptions("Service and client");
  await page.getByRole("checkbox").click();
  await button("Connect").click();
  await expect.element(page.getByText("Being read for the first time")).toBeVisible();
  const login = { address: "dav.example.org", username: "anna", password: "abcd-efgh" };
  const sent = { ...login, address: `${DAV}team/`, name: "Team", writes: "client", follows_moves: true };
  expect(server.sent.at(-1)).toEqual({
    method: "POST",
    path: "calendars/7/connected_calendars",
    body: { connected_calendar: sent },
  });
  await expect.element(page.getByLabelText("App password")).toHaveValue("");
  const { scrollWidth, clientWidth } = page.getByRole("dialog").element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

const settled = (id: number, take: string) => ({
  method: "POST",
  path: `busy_sources/3/conflicts/${id}`,
  body: { conflict: { take } },
});

test("asks about an appointment that was moved there, and about one that was deleted", async () => {
  const deleted = { ...MOVED, appointment_id: 13, there_start_at: null, there_end_at: null };
  const connection = { ...CONNECTED.connection!, conflicts: [MOVED, deleted] };
  const server = await start([{ ...CONNECTED, connection }]);
  await expect.element(page.getByText("Dr Martin – Private (dav.example.org)")).toBeVisible();
  await expect.element(page.getByText(/Appointments are added there/)).toBeVisible();
  await expect.element(page.getByText(/10:00.* was moved there: .*11:30–12:00/)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await button("Move it here too").click();
  await button("Leave it deleted").click();
  await button("Restore it there").first().click();
  expect(server.sent).toEqual([settled(12, "there"), settled(13, "there"), settled(12, "here")]);
});

test("the day says that appointments were changed there", async () => {
  const server = await start([CONNECTED], { isNotice: true });
  await expect
    .element(
      page.getByText("Dr Martin: appointments were changed in the connected calendar (dav.example.org)."),
    )
    .toBeVisible();
  await button("Decide").click();
  expect(server.sent).toEqual(["opened"]);
});

test("leads to a provider’s login page", async () => {
  const server = await start([], { providers: ["google"] });
  await page.getByRole("combobox", { name: "How to connect" }).selectOptions("Google Calendar: both ways");
  expect(await accessibilityFaults()).toEqual([]);
  await button("Continue to Google").click();
  await expect.poll(() => location.hash).toBe("#left");
  const login = { provider: "google" };
  expect(server.sent).toEqual([{ method: "POST", path: "calendar_logins", body: { login } }]);
});

test("connects a calendar of the provider that the professional comes back from", async () => {
  const answer = readProviderAnswer("#calendar_login=4%2Fcode&state=sealed");
  expect(answer).toEqual({ code: "4/code", state: "sealed" });
  const server = await start([], { answer });
  await page.getByRole("combobox", { name: "Calendar to connect" }).selectOptions("Team");
  expect(await accessibilityFaults()).toEqual([]);
  await button("Connect").click();
  await expect.element(page.getByText("Being read for the first time")).toBeVisible();
  const sent = {
    grant: "sealed",
    address: `${DAV}team/`,
    name: "Team",
    writes: "busy",
    follows_moves: false,
  };
  expect(server.sent).toEqual([
    { method: "POST", path: "remote_calendars", body: { login: answer } },
    { method: "POST", path: "calendars/7/connected_calendars", body: { connected_calendar: sent } },
  ]);
  await expect.element(page.getByRole("combobox", { name: "How to connect" })).toBeVisible();
});
