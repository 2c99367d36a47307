import "../../../app/tokens.css";
import "../../../app/base.css";
import type { Feed } from "@rendezvous/contract/people/feed-calls";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { startInGroup } from "../group/testing/start-in-group.tsx";
import { startSession } from "../session/session-store.ts";
import { aProSession, aSession } from "../session/testing/a-session.ts";
import { FeedDialog } from "./feed-dialog.tsx";

const USED: Feed = {
  id: 3,
  calendar_id: 7,
  content: "busy",
  created_at: "2026-11-20T09:15:00.000Z",
  by: "Marie Dupont",
  last_used_at: "2026-11-30T08:00:00.000Z",
};
const PLACES = [
  { id: 7, publicname: "Dr Martin" },
  { id: 8, publicname: "Dr Roux" },
];

async function start({ isPro = true, width = 1000 }: { isPro?: boolean; width?: number } = {}) {
  await page.viewport(width, 900);
  startSession("practice", isPro ? aProSession("pro") : aSession());
  const server = { feeds: isPro ? [USED] : [], sent: [] as unknown[] };
  await startInGroup(<FeedDialog places={isPro ? PLACES : null} placeLabel="Calendar" onClose={() => {}} />, {
    isLogged: true,
    answer: ({ method, path, body }) => {
      const [, rest] = path.split("/groups/4/feeds");
      if (rest === undefined) return undefined;
      if (method === "GET") return { feeds: server.feeds };
      server.sent.push(method === "POST" ? body : rest);
      if (method === "DELETE") {
        server.feeds = [];
        return { feed: USED };
      }
      const { feed } = body as { feed: Pick<Feed, "calendar_id" | "content"> };
      const made = { ...USED, ...feed, id: 4, last_used_at: null };
      server.feeds = [made, ...server.feeds];
      return { feed: { ...made, url: "https://rdv.example.org/feeds/4/secret.ics" } };
    },
  });
  await expect.element(page.getByRole("dialog")).toBeVisible();
  return server;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

test.each([320, 1000])("makes an address at %s pixels that is shown once, by keyboard", async (width) => {
  const server = await start({ width });
  await expect.element(page.getByText("Dr Martin – Busy times only")).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole("combobox", { name: "Calendar" }).selectOptions("Dr Roux");
  page
    .getByRole("radio", { name: /^Service and client/ })
    .element()
    .focus();
  await userEvent.keyboard(" ");
  button("Create an address").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByRole("textbox", { name: "Address" }))
    .toHaveValue("https://rdv.example.org/feeds/4/secret.ics");
  await expect
    .element(page.getByRole("link", { name: "Open in my calendar" }))
    .toHaveAttribute("href", "webcal://rdv.example.org/feeds/4/secret.ics");
  expect(server.sent).toEqual([{ feed: { calendar_id: 8, content: "client" } }]);
  await expect.element(page.getByText("Dr Roux – Service and client")).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  const { scrollWidth, clientWidth } = page.getByRole("dialog").element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test("asks before an address is deleted", async () => {
  const server = await start();
  await button("Delete").click();
  const question = page.getByRole("dialog", { name: "Delete this address?" });
  expect(server.sent).toEqual([]);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByText(/Busy times only$/)).not.toBeInTheDocument();
  expect(server.sent).toEqual(["/3"]);
  // The pressed button is gone with the address.
  await expect.element(page.getByRole("combobox", { name: "Calendar" })).toHaveFocus();
});

test("a client chooses nothing", async () => {
  const server = await start({ isPro: false });
  expect(page.getByRole("radio").elements()).toEqual([]);
  await button("Create an address").click();
  await expect.element(page.getByRole("textbox", { name: "Address" })).toBeVisible();
  expect(server.sent).toEqual([{ feed: { calendar_id: null, content: "service" } }]);
});
