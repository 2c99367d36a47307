import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../features/group/testing/start-in-group.tsx";
import { type LoggedIn, endSession, startSession } from "../../features/session/session-store.ts";
import { aSession } from "../../features/session/testing/a-session.ts";
import { ProOnly } from "./pro-only.tsx";

async function open(session: LoggedIn | null, isExpired = false) {
  if (session === null) endSession("practice", isExpired);
  else startSession("practice", session);
  const { history } = await startInGroup(
    <ProOnly screen="calendar">
      <p>The day</p>
    </ProOnly>,
    { address: "/practice/calendar?date=2026-12-01" },
  );
  return history;
}

test("a professional is shown what is theirs", async () => {
  await open(aSession({ type: "pro" }));
  await expect.element(page.getByText("The day")).toBeVisible();
});

test.each([
  ["a visitor", null],
  ["a client", aSession()],
  ["a guest", aSession({ isGuest: true, accountId: 0 })],
])("%s is led to the group's page", async (_who, session) => {
  const history = await open(session);
  await expect.poll(() => history.location.pathname).toBe("/practice");
  expect(page.getByText("The day").query()).toBeNull();
});

test("whose session has expired logs in first, and comes back", async () => {
  const history = await open(null, true);
  await expect.poll(() => history.location.pathname).toBe("/practice/login");
  expect(history.location.state).toMatchObject({ next: "calendar" });
});

test("who must set a password does so first", async () => {
  const history = await open(aSession({ type: "pro", needPasswordChange: true }));
  await expect.poll(() => history.location.pathname).toBe("/set_password");
});

test("who is logged in with another group waits until it is known whether they work here, too", async () => {
  startSession("elsewhere", aSession({ type: "pro" }));
  const history = await open(null);
  expect(history.location.pathname).toBe("/practice/calendar");
  endSession("elsewhere", false);
  endSession("practice", false);
  await expect.poll(() => history.location.pathname).toBe("/practice");
});
