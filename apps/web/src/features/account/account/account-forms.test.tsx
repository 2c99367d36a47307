import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { sessionStoreOf, startSession } from "../../ground/session/session-store.ts";
import { aSession } from "../../ground/session/testing/a-session.ts";
import { AccountPart } from "./account-part.tsx";
import { ChangeEmailForm } from "./information/change-email-form.tsx";
import { ChangePasswordForm } from "./information/change-password-form.tsx";

const GOOD = "Lilas-2026-ok!";

describe("a disabled-looking button says what is missing", () => {
  test("when a password has to be set", async () => {
    startSession("practice", aSession({ needPasswordChange: true }));
    const { screen } = await startInGroup(<AccountPart name="setPassword" />, {
      address: "/set_password?account_id=12&group=practice",
    });
    const button = screen.getByRole("button", { name: "Save the password" });
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await expect
      .element(button)
      .toHaveAccessibleDescription("Your new password doesn’t meet all the conditions yet.");
    await screen.getByLabelText("New password", { exact: true }).fill(GOOD);
    await expect.element(button).toHaveAccessibleDescription("Enter your new password a second time.");
    await screen.getByLabelText("New password again").fill(GOOD);
    await expect.element(button).toHaveAttribute("aria-disabled", "false");
    await expect.element(button).toHaveAccessibleDescription("");
  });

  test("when a password is changed", async () => {
    const { screen } = await startInGroup(<ChangePasswordForm session={aSession()} />);
    const button = screen.getByRole("button", { name: "Change the password" });
    await expect.element(button).toHaveAccessibleDescription("Enter your current password.");
    await screen.getByLabelText("Current password").fill("Former-2025-ok!");
    await expect
      .element(button)
      .toHaveAccessibleDescription("Your new password doesn’t meet all the conditions yet.");
    await screen.getByLabelText("New password", { exact: true }).fill(GOOD);
    await expect.element(button).toHaveAccessibleDescription("Enter your new password a second time.");
  });

  test("when an address is changed", async () => {
    const { screen } = await startInGroup(<ChangeEmailForm session={aSession()} />);
    const button = screen.getByRole("button", { name: "Change the address" });
    await expect.element(button).toHaveAccessibleDescription("Enter a new email address.");
  });
});

test("an invitation that was accepted already says that one logs in, or asks for another one", async () => {
  const { screen } = await startInGroup(<AccountPart name="login" />, {
    address: "/practice/login?invitation=used",
    answer: () => Response.json({ messages: { errors: ["dead_key"] } }, { status: 401 }),
  });
  await screen.getByRole("button", { name: "Accept the invitation" }).click();
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent(
      "This link has already been used, or has expired. If you have accepted the invitation, log in here; if not, ask for a new one.",
    );
  await expect.element(screen.getByRole("link", { name: "Log in" })).toBeVisible();
});

test("an address that belongs to another account is reported in a popup with its title, and beside the field", async () => {
  const taken = { messages: { errors: ["email_already_exists"] }, temp_email: "taken" };
  const { screen } = await startInGroup(<ChangeEmailForm session={aSession()} />, {
    answer: () => Response.json(taken, { status: 422 }),
  });
  await screen.getByLabelText("New address").fill("other@example.org");
  await userEvent.keyboard("{Enter}");
  const popup = screen.getByRole("alertdialog", { name: "Email address" });
  await expect.element(popup.getByText(/^This address already has an account here\./)).toBeVisible();
  await expect
    .element(screen.getByRole("alert").getByText(/^This address already has an account here\./))
    .toBeVisible();
  await popup.getByRole("button", { name: "Close" }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(screen.getByRole("alert")).toBeVisible();
});

test("where clients log in by their fiche, professionals find a password field", async () => {
  const { screen } = await startInGroup(<AccountPart name="login" />, {
    group: { user_login_profile: "Fiche", loginProfile: "Fiche" },
    address: "/practice/login",
  });
  await expect.element(screen.getByRole("heading", { name: "Get a login link" })).toBeVisible();
  await expect.element(screen.getByLabelText("Password", { exact: true })).not.toBeVisible();
  await screen.getByText("Are you a professional?").click();
  await expect.element(screen.getByLabelText("Password", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
});

test.each([
  [
    { email: "camille@example.org" },
    "If we know the address camille@example.org, we have sent a link there.",
  ],
  [{}, "If we know your address, a link is waiting for you there."],
])("after asking for a new password, the title says where to look", async (state, text) => {
  const { screen } = await startInGroup(<AccountPart name="resetPasswordConfirm" />, {
    address: "/practice/reset_password_confirm",
    state,
  });
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Check your inbox");
  await expect.element(screen.getByText(text)).toBeVisible();
  expect(document.title).toBe("Check your inbox – Book appointments at the Practice of the Lilacs");
});

describe("a login", () => {
  const signedIn = {
    pro: null,
    account: { id: 0, email: "", cancel_apt: null, export_apt: null },
    account_token: "token",
    sso_logged: false,
    needPasswordChange: false,
    needFactor: null,
    pendingRdv: null,
    groups: [],
    fiche: { appointments: [] },
    error: null,
  };

  test.each([
    ["ficheKey=k1&from_mail=1", true],
    ["ficheKey=k1", false],
  ])("with %s keeps whether it came from a mail", async (query, fromMail) => {
    const { screen } = await startInGroup(<AccountPart name="login" />, {
      address: `/practice/login?${query}`,
      answer: () => signedIn,
    });
    await screen.getByRole("button", { name: "Log me in" }).click();
    await expect.poll(() => sessionStoreOf("practice").getState().session?.fromMail).toBe(fromMail);
  });
});

describe("a group that books for known clients only says that an account is for these only", () => {
  const OWN_ADDRESS = /^Enter the email address we have for you/;

  test("beside its login", async () => {
    const { screen } = await startInGroup(<AccountPart name="login" />, { group: { reserved: true } });
    await expect.element(screen.getByText("Already known to us, but no account yet?")).toBeVisible();
    await expect.element(screen.getByText("No account yet?", { exact: true })).not.toBeInTheDocument();
    await expect.element(screen.getByRole("link", { name: "Create my account" })).toBeVisible();
  });

  test("on the registration screen", async () => {
    const { screen } = await startInGroup(<AccountPart name="register" />, { group: { reserved: true } });
    await expect.element(screen.getByText(OWN_ADDRESS)).toBeVisible();
  });

  test("and as a step of the booking", async () => {
    const { screen } = await startInGroup(<AccountPart name="loginStep" />, { group: { reserved: true } });
    await expect.element(screen.getByText(OWN_ADDRESS)).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "I don’t have an account yet" })).toBeVisible();
    await expect.element(screen.getByText(/create one in a minute/)).not.toBeInTheDocument();
  });
});

test("the login of a group that is not published yet offers no account: only who works there is let in", async () => {
  const { screen } = await startInGroup(<AccountPart name="login" />, { group: { inactive: true } });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Create my account" })).not.toBeInTheDocument();
});

test("a forgotten password does not lead to registration in a group without accounts", async () => {
  const { screen } = await startInGroup(<AccountPart name="resetPassword" />, { group: { open: false } });
  await expect.element(screen.getByRole("link", { name: "Log in" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Create my account" })).not.toBeInTheDocument();
});
