import type { LoginAnswer } from "@rendezvous/contract/people/session";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { type Situation, startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
import { sessionStoreOf } from "../../../ground/session/session-store.ts";
import { LoginForm } from "./login-form.tsx";

const SIGNED_IN: LoginAnswer = {
  pro: null,
  account: { id: 12, email: "camille@example.org", cancel_apt: null, export_apt: null },
  account_token: "fresh",
  sso_logged: false,
  needPasswordChange: false,
  needFactor: null,
  pendingRdv: null,
  groups: [],
  fiche: { appointments: [] },
  error: null,
};
const PASSWORD = "Lilas-2026-ok!";

async function startLogin(answer: () => unknown, situation: Situation = {}) {
  const sent: unknown[] = [];
  const started = await startInGroup(<LoginForm />, {
    address: "/practice/login",
    ...situation,
    answer: ({ body }) => {
      sent.push(body);
      return answer();
    },
  });
  const { screen } = started;
  return {
    ...started,
    sent,
    email: screen.getByLabelText("Email"),
    password: screen.getByLabelText("Password", { exact: true }),
    logIn: screen.getByRole("button", { name: "Log in", exact: true }),
    session: () => sessionStoreOf("practice").getState().session,
  };
}

test("submitted too early, it focuses the missing field and sends nothing", async () => {
  const { email, password, screen, sent } = await startLogin(() => SIGNED_IN);
  await email.fill("camille@");
  await userEvent.keyboard("{Enter}");
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("camille@example.org");
  await password.fill("short");
  await userEvent.keyboard("{Enter}");
  await expect.element(password).toHaveFocus();
  await expect.element(screen.getByText("Your password has at least 10 characters.").first()).toBeVisible();
  expect(sent).toEqual([]);
});

test("a wrong password is reported at its field until another one is typed", async () => {
  const refusal = { message: "passwordError", messages: { errors: ["passwordError"] } };
  const { email, password, logIn, session } = await startLogin(() => Response.json(refusal, { status: 401 }));
  await email.fill("camille@example.org");
  await password.fill("Wrong-2026-no!");
  await logIn.click();
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAttribute("aria-invalid", "true");
  await password.fill(PASSWORD);
  await expect.element(password).toHaveAttribute("aria-invalid", "false");
  expect(session()).toBeNull();
});

test.each([
  ["this tab", false],
  ["this browser, where that was asked for", true],
])("the session is kept in %s, and the booking goes on", async (_where, isRemembered) => {
  const { email, password, logIn, screen, sent, session, history } = await startLogin(() => SIGNED_IN);
  await email.fill(" camille@example.org ");
  await password.fill(PASSWORD);
  if (isRemembered) await screen.getByRole("checkbox").click();
  await logIn.click();
  await expect.poll(() => history.location.pathname).toBe("/practice/book/login");
  expect(sent).toEqual([{ account: { email: "camille@example.org", password: PASSWORD, group_id: 4 } }]);
  expect(session()).toMatchObject({ token: "fresh", accountId: 12, type: "user", isRemembered });
  expect(localStorage.getItem("rendezvous.session.practice") !== null).toBe(isRemembered);
});

test("after a login the screen is shown that needed it", async () => {
  const { email, password, logIn, history } = await startLogin(() => SIGNED_IN, {
    address: "/practice/login?person=5",
    state: { next: "/practice/fiches" },
  });
  await email.fill("camille@example.org");
  await password.fill(PASSWORD);
  await logIn.click();
  await expect.poll(() => history.location.pathname).toBe("/practice/fiches");
  expect(history.location.search).toBe("?person=5");
});

const MEMBERSHIP = {
  id: 4,
  name: "Practice",
  urlname: "practice",
  shard: "",
  call_center: false,
  calendars: null,
};
const PRO = { id: 3, email: "camille@example.org", call_center: false };

test.each([
  ["their day", "pro", { address: "/practice/login" }, "/practice/calendar"],
  ["their day, also as the owner", "owner", { address: "/practice/login" }, "/practice/calendar"],
  [
    "the screen that needed it",
    "owner",
    { state: { next: "/practice/manage/settings" } },
    "/practice/manage/settings",
  ],
  ["their day from a booking's login", "pro", { address: "/practice/book/login" }, "/practice/calendar"],
  [
    "the booking for the caller whom a link names",
    "call_centre",
    { address: "/practice/login?fiche[firstphone]=0639984012" },
    "/practice/book/login",
  ],
  [
    "the booking that a link begins",
    "pro",
    { address: "/practice/book/login?locale=fr&intervention_ids=5" },
    "/practice/book/login",
  ],
  ["the back office of a group to be published", "owner", { group: { inactive: true } }, "/practice/manage"],
  [
    "their day, where an owner has yet to publish",
    "pro",
    { group: { inactive: true } },
    "/practice/calendar",
  ],
] as const)("a login leads professionals to %s", async (_where, role, situation, path) => {
  const groups = [{ ...MEMBERSHIP, role, inactive: false }];
  const signedIn = { ...SIGNED_IN, account: null, pro: PRO, groups };
  const { email, password, logIn, history, session } = await startLogin(() => signedIn, situation);
  await email.fill("camille@example.org");
  await password.fill(PASSWORD);
  await logIn.click();
  await expect.poll(session).toMatchObject({ type: "pro" });
  await expect.poll(() => history.location.pathname).toBe(path);
});

test("a professional who has begun a booking goes on with it", async () => {
  const signedIn = { ...SIGNED_IN, account: null, pro: PRO };
  const { email, password, logIn, history, store } = await startLogin(() => signedIn);
  store.setState(({ draft }) => ({ draft: { ...draft, fiche: { lastname: "Roux" } } }));
  await email.fill("camille@example.org");
  await password.fill(PASSWORD);
  await logIn.click();
  await expect.poll(() => history.location.pathname).toBe("/practice/book/login");
});

test.each([
  ["no screen, where none needed the login", undefined],
  ["the screen that needed the login", "/practice/calendar"],
])("the second factor is asked for %s", async (_what, next) => {
  const needFactor = { kinds: ["totp" as const] };
  const answer = { ...SIGNED_IN, account: null, needFactor };
  const { email, password, logIn, history } = await startLogin(() => answer, {
    address: "/practice/book/login?intervention_ids=5",
    state: { ...(next && { next }) },
  });
  await email.fill("camille@example.org");
  await password.fill(PASSWORD);
  await logIn.click();
  await expect.poll(() => history.location.pathname).toBe("/practice/login");
  expect(history.location.state).toMatchObject({ half: { token: "fresh", kinds: ["totp"] } });
  expect(history.location.state.next).toBe(next);
  // The link's query is still in the address after the code was entered.
  expect(history.location.search).toBe("?intervention_ids=5");
});

test("a password that has become too weak has to be changed before anything else", async () => {
  const weak = { ...SIGNED_IN, needPasswordChange: true };
  const { email, password, logIn, session, history } = await startLogin(() => weak, {
    state: { next: "/practice/fiches" },
  });
  await email.fill("camille@example.org");
  await password.fill(PASSWORD);
  await logIn.click();
  await expect.poll(() => history.location.pathname).toBe("/set_password");
  expect(session()).toMatchObject({ needPasswordChange: true, hasWeakPassword: true });
  expect(history.location.state).toMatchObject({ next: "/practice/fiches" });
});
