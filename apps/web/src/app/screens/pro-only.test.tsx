import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../features/ground/group/testing/start-in-group.tsx";
import { type GroupSession, endSession, startSession } from "../../features/ground/session/session-store.ts";
import { aSession } from "../../features/ground/session/testing/a-session.ts";
import { ProOnly } from "./pro-only.tsx";

const DAY = "/practice/calendar?date=2026-12-01";

async function open(session: GroupSession | null, isExpired = false, address = DAY) {
  if (session === null) endSession("practice", isExpired);
  else startSession("practice", session);
  const { history } = await startInGroup(
    <ProOnly>
      <p>The day</p>
    </ProOnly>,
    { address },
  );
  return history;
}

test("a professional is shown what is theirs", async () => {
  await open(aSession({ type: "pro" }));
  await expect.element(page.getByText("The day")).toBeVisible();
});

const AS_NOBODY = [
  ["nobody is logged in", null, false],
  ["the session has expired", null, true],
  ["a guest has booked", aSession({ isGuest: true, accountId: 0 }), false],
] as const;

test.each([["a client is logged in", aSession(), false] as const, ...AS_NOBODY])(
  "where %s, the group's page is shown",
  async (_what, session, isExpired) => {
    localStorage.clear();
    sessionStorage.clear();
    const history = await open(session, isExpired);
    await expect.poll(() => history.location.pathname).toBe("/practice");
    expect(page.getByText("The day").query()).toBeNull();
  },
);

test("where nobody is logged in, the address of a notice leads to the login and back", async () => {
  localStorage.clear();
  sessionStorage.clear();
  const history = await open(null, false, `${DAY}&login=1`);
  await expect.poll(() => history.location.pathname).toBe("/practice/login");
  expect(history.location.search).toBe("?date=2026-12-01&login=1");
  expect(history.location.state).toMatchObject({ next: "/practice/calendar" });
});

test.each(AS_NOBODY)(
  "where a professional has logged in before and %s, the login comes first and leads back",
  async (_what, session, isExpired) => {
    startSession("elsewhere", aSession({ type: "pro" }));
    endSession("elsewhere", false);
    const history = await open(session, isExpired);
    await expect.poll(() => history.location.pathname).toBe("/practice/login");
    expect(history.location.search).toBe("?date=2026-12-01");
    expect(history.location.state).toMatchObject({ next: "/practice/calendar" });
  },
);

/** Acts as another tab of the browser. */
function openTab(): BroadcastChannel {
  const channel = new BroadcastChannel("rendezvous.hand-over.practice");
  onTestFinished(() => channel.close());
  return channel;
}

function post(channel: BroadcastChannel, message: object): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage(message);
}

test("a professional's new tab gets the session of an open one, and ends with it", async () => {
  const session = aSession({ type: "pro" });
  startSession("elsewhere", session);
  endSession("elsewhere", false);
  const other = openTab();
  other.addEventListener("message", ({ data }) => {
    if (data.kind === "needed") post(other, { kind: "handed", session });
  });
  const history = await open(null);
  await expect.element(page.getByText("The day")).toBeVisible();
  expect(history.location.href).toBe(DAY);
  post(other, { kind: "ended", token: "another" });
  post(other, { kind: "ended", token: session.token });
  await expect.poll(() => history.location.pathname).toBe("/practice/login");
});

test("a tab hands on a professional's session that is not stored for all tabs, and no client's", async () => {
  const [newTab, witness] = [openTab(), openTab()];
  const answers: unknown[] = [];
  newTab.addEventListener("message", ({ data }) => answers.push(data));
  await open(aSession());
  const arrived = new Promise((resolve) => witness.addEventListener("message", resolve, { once: true }));
  post(newTab, { kind: "needed" });
  await arrived;
  startSession("practice", aSession({ type: "pro", token: "theirs" }));
  post(newTab, { kind: "needed" });
  await expect.poll(() => answers).toMatchObject([{ kind: "handed", session: { token: "theirs" } }]);
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
