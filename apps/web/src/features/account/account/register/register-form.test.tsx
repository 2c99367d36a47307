import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { aCalendar, aService } from "../../../ground/group/testing/catalogue-records.ts";
import { type Situation, startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
import { AccountPart } from "../account-part.tsx";

const EMAIL = "camille@example.org";

async function startRegistering(
  situation: Situation = {},
  part: "register" | "registerConfirm" = "register",
) {
  const sent: unknown[] = [];
  const started = await startInGroup(<AccountPart name={part} />, {
    address: "/practice/register",
    catalogue: { interventions: [aService(1, "Check")], calendars: [aCalendar(7, "Anna")] },
    answer: ({ method, body }) => {
      if (method === "POST") sent.push(body);
      return {};
    },
    ...situation,
  });
  return { ...started, sent, create: started.screen.getByRole("button", { name: "Create my account" }) };
}

test("the address is registered with the given consents and the booking that was begun", async () => {
  const { screen, store, history, sent, create } = await startRegistering();
  await expect.element(screen.getByText(/The appointment you are preparing/)).not.toBeInTheDocument();
  store.getState().dispatch({ type: "choose_intervention", intervention_id: 1 });
  await expect.element(screen.getByText(/Then finish your appointment/)).toBeVisible();
  await screen.getByLabelText("Email").fill(` ${EMAIL} `);
  await screen.getByLabelText(/^I agree to receive messages from .* by email and SMS/).click();
  await create.click();
  await expect.poll(() => history.location.pathname).toBe("/practice/register_confirm");
  const optIns = { marketing_optin: true, marketing_sms: true, solocal_services_optin: false };
  expect(sent).toEqual([
    {
      account: {
        email: EMAIL,
        locale: "en",
        group_id: 4,
        ...optIns,
        pendingRdv: expect.objectContaining({ intervention_ids: [1] }),
      },
    },
  ]);
  expect(history.location.state).toMatchObject({ email: EMAIL, optIns });
});

test("there is no consent to SMS where the group sends none, and without a booking nothing waits in the account", async () => {
  const { screen, sent, create } = await startRegistering({ group: { hide_marketing_sms: true } });
  await screen.getByLabelText("Email").fill(EMAIL);
  await screen.getByRole("checkbox").click();
  await create.click();
  await expect
    .poll(() => sent)
    .toMatchObject([{ account: { marketing_optin: true, marketing_sms: false, pendingRdv: null } }]);
});

test("submitted without an address it focuses the field and sends nothing", async () => {
  const { screen, sent } = await startRegistering();
  await screen.getByLabelText("Email").fill("camille");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByLabelText("Email")).toHaveFocus();
  await expect.element(screen.getByLabelText("Email")).toHaveAttribute("aria-invalid", "true");
  expect(sent).toEqual([]);
});

test("a press of the button counts, though leaving the field shows a fault above it", async () => {
  const { screen, create } = await startRegistering();
  await screen.getByLabelText("Email").fill("camille");
  await create.click({ force: true });
  await expect.element(screen.getByLabelText("Email")).toHaveFocus();
  await expect.element(screen.getByLabelText("Email")).toHaveAttribute("aria-invalid", "true");
});

test("a mail that does not arrive can be sent again, with everything that was given the first time", async () => {
  const optIns = { marketing_optin: true, marketing_sms: false, solocal_services_optin: true };
  const { screen, sent } = await startRegistering({ state: { email: EMAIL, optIns } }, "registerConfirm");
  await expect
    .element(screen.getByText(`We have sent a message to ${EMAIL}.`, { exact: false }))
    .toBeVisible();
  await screen.getByRole("button", { name: "Send it again" }).click();
  await expect.element(screen.getByText(`We have sent another message to ${EMAIL}.`).first()).toBeVisible();
  expect(sent).toMatchObject([{ account: { email: EMAIL, ...optIns } }]);
});

test("a visitor who has registered no address is not told to look for a mail", async () => {
  const { screen } = await startRegistering({}, "registerConfirm");
  await expect.element(screen.getByText(/If you have just created an account/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Send it again" })).not.toBeInTheDocument();
});
