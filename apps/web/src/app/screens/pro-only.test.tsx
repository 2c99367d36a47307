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
    <ProOnly>
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

test("a client is led to the group's page", async () => {
  const history = await open(aSession());
  await expect.poll(() => history.location.pathname).toBe("/practice");
  expect(page.getByText("The day").query()).toBeNull();
});

test.each([
  ["nobody is logged in", null, false],
  ["the session has expired", null, true],
  ["a guest has booked", aSession({ isGuest: true, accountId: 0 }), false],
])("where %s, the login comes first and leads back", async (_what, session, isExpired) => {
  const history = await open(session, isExpired);
  await expect.poll(() => history.location.pathname).toBe("/practice/login");
  expect(history.location.search).toBe("?date=2026-12-01");
  expect(history.location.state).toMatchObject({ next: "/practice/calendar" });
});

test("who must set a password does so first", async () => {
  const history = await open(aSession({ type: "pro", needPasswordChange: true }));
  await expect.poll(() => history.location.pathname).toBe("/set_password");
  expect(history.location.state).toMatchObject({ next: "/practice/calendar" });
});

test("who is logged in with another group waits until it is known whether they work here, too", async () => {
  startSession("elsewhere", aSession({ type: "pro" }));
  const history = await open(null);
  expect(history.location.pathname).toBe("/practice/calendar");
  endSession("elsewhere", false);
  endSession("practice", false);
  await expect.poll(() => history.location.pathname).toBe("/practice/login");
});
