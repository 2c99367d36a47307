import { expect, test } from "vitest";
import { startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
import { sessionStoreOf, startSession } from "../../../ground/session/session-store.ts";
import { aSession } from "../../../ground/session/testing/a-session.ts";
import { AccountPart } from "../account-part.tsx";

const GOOD = "Lilas-2026-ok!";

async function startSetting(answer: () => unknown, query = "account_id=12&group=practice") {
  const sent: unknown[] = [];
  startSession("practice", aSession({ needPasswordChange: true }));
  const started = await startInGroup(<AccountPart name="setPassword" />, {
    address: `/set_password?${query}`,
    answer: ({ method, path, body }) => {
      if (method === "PUT") sent.push([path, body]);
      return answer();
    },
  });
  const { screen } = started;
  return {
    ...started,
    sent,
    first: screen.getByLabelText("New password", { exact: true }),
    second: screen.getByLabelText("New password again"),
    save: screen.getByRole("button", { name: "Save the password" }),
    session: () => sessionStoreOf("practice").getState().session,
  };
}

test("two passwords that differ are reported when the second field is left, and are not sent", async () => {
  const { first, second, save, screen, sent } = await startSetting(() => ({}));
  const differ = screen.getByText("The two passwords don’t match.");
  await first.fill(GOOD);
  await second.fill("Lilas-2026-no!");
  await expect.element(differ).not.toBeInTheDocument();
  await first.click();
  await expect.element(differ).toBeVisible();
  await save.click({ force: true });
  await expect.element(second).toHaveFocus();
  expect(sent).toEqual([]);
  await second.fill(GOOD);
  await expect.element(differ).not.toBeInTheDocument();
});

test("a password that breaks the rules gets the focus back, and the rules it still breaks are shown", async () => {
  const { first, save, screen, sent } = await startSetting(() => ({}));
  await first.fill("lilas-2026-ok");
  await expect.element(screen.getByText("an uppercase letter (missing)")).toBeVisible();
  await expect.element(screen.getByText("a digit (done)")).toBeVisible();
  await save.click({ force: true });
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveAttribute("aria-invalid", "true");
  expect(sent).toEqual([]);
});

test("once it is saved, the new token is used and the booking goes on", async () => {
  const { first, second, save, sent, session, history } = await startSetting(() => ({
    account_token: "new",
  }));
  await first.fill(GOOD);
  await second.fill(GOOD);
  await save.click();
  await expect.poll(() => history.location.pathname).toBe("/practice/book/login");
  expect(sent).toEqual([
    [
      "/api/v3/accounts/12",
      {
        account: {
          new_password: GOOD,
          group_id: 4,
          account_id: 12,
          api_user_id: 12,
          api_profile: "Account",
        },
      },
    ],
  ]);
  expect(session()).toMatchObject({ token: "new", needPasswordChange: false, hasNewPassword: true });
});

test("a password that the server finds too weak is reported at the field", async () => {
  const refusal = { message: "wrongPwd", messages: { errors: ["wrongPwd"] } };
  const { first, second, save, session } = await startSetting(() => Response.json(refusal, { status: 422 }));
  await first.fill(GOOD);
  await second.fill(GOOD);
  await save.click();
  await expect.element(first).toHaveAttribute("aria-invalid", "true");
  expect(session()).toMatchObject({ needPasswordChange: true });
});

test("a link for another account shows nothing", async () => {
  const { history, first } = await startSetting(() => ({}), "account_id=13&group=practice");
  await expect.poll(() => history.location.pathname).toBe("/not_found");
  await expect.element(first).not.toBeInTheDocument();
});
