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

const READ: BusySource = {
  id: 3,
  calendar_id: 7,
  host: "calendar.example.org",
  ending: "9f2c",
  created_at: "2026-11-20T09:15:00.000Z",
  tried_at: "2026-11-30T08:00:00.000Z",
  read_at: "2026-11-30T08:00:00.000Z",
  failure: null,
  failures: 0,
  busy_times: 12,
};
const PLACES = [
  { id: 7, publicname: "Dr Martin" },
  { id: 8, publicname: "Dr Roux" },
];

async function start(sources: readonly BusySource[], { width = 1000, isNotice = false } = {}) {
  await page.viewport(width, 900);
  startSession("practice", aProSession("owner"));
  const server = { sources: [...sources], sent: [] as unknown[], refuses: false };
  const shown = isNotice ? (
    <BusyNotice places={PLACES} onOpen={() => server.sent.push("opened")} />
  ) : (
    <BusyDialog places={PLACES} onClose={() => {}} />
  );
  await startInGroup(shown, {
    isLogged: true,
    answer: ({ method, path, body }) => {
      if (!path.includes("busy_sources")) return undefined;
      if (method === "GET") return { busy_sources: server.sources };
      server.sent.push({ method, path: path.split("/groups/4/")[1], ...(body ? { body } : {}) });
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
