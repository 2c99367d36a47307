import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { describe, expect, test } from "vitest";
import { appointmentIn } from "../../appointments/list/testing/appointment-in.ts";
import { aCalendar, aService } from "../../../ground/group/testing/catalogue-records.ts";
import { type Situation, startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
import { ConfirmStep } from "./confirm-step.tsx";

const DAY = 1440;

/** Starts the step after a booking in this tab, or from a mailed link; `active` is the server's list. */
async function startConfirm(
  { booked, active }: { booked?: Appointment[]; active?: Appointment[] },
  situation: Situation = {},
) {
  const sent: { method: string; body: unknown; token: string | null }[] = [];
  const started = await startInGroup(<ConfirmStep />, {
    address: "/practice/book/confirm",
    catalogue: { interventions: [aService(1, "Check")], calendars: [aCalendar(7, "Anna")] },
    answer: ({ method, body, query }) => {
      sent.push({ method, body, token: query.get("token") });
      if (method === "POST") {
        const { appointments } = body as { appointments: { id: number }[] };
        return { records: appointments.map(({ id }) => ({ id, deleted: true })) };
      }
      return active && { records: active, total: active.length, page: 1, results: 50 };
    },
    ...situation,
  });
  if (booked)
    started.store.getState().storeReceipt({ fiche_token: "kept", email: "zoe@example.org", records: booked });
  return { ...started, sent };
}

describe("a booking made in this tab", () => {
  test("is confirmed, and an account is offered to keep it in", async () => {
    const booked = [appointmentIn(DAY)];
    const { screen } = await startConfirm({ booked, active: booked });
    await expect
      .element(screen.getByRole("heading", { level: 1 }))
      .toHaveTextContent("Your appointment is confirmed");
    await expect.element(screen.getByText("A confirmation is on its way to zoe@example.org.")).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Create my account" }))
      .toHaveAttribute("href", "/practice/register");
  });

  test("offers no account where clients have none", async () => {
    const booked = [appointmentIn(DAY)];
    const { screen } = await startConfirm(
      { booked, active: booked },
      { group: { user_login_profile: "Fiche" } },
    );
    await expect.element(screen.getByText("A confirmation is on its way to zoe@example.org.")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Create my account" })).not.toBeInTheDocument();
  });

  test("no longer has its choices and answers", async () => {
    const { screen, store } = await startConfirm({});
    store.getState().dispatch({ type: "choose_intervention", intervention_id: 1 });
    store.getState().writeDraft("fiche", { lastname: "Martin" });
    store.getState().storeReceipt({ fiche_token: "kept", email: "", records: [appointmentIn(DAY)] });
    await expect
      .element(screen.getByRole("heading", { name: "Your appointment is confirmed" }))
      .toBeVisible();
    await expect.poll(() => store.getState().draft.fiche).toEqual({});
    expect(store.getState().sequence.items.every(({ intervention_id }) => intervention_id === null)).toBe(
      true,
    );
  });

  test("is shown while the server cannot be reached", async () => {
    const { screen } = await startConfirm({ booked: [appointmentIn(DAY)] });
    await expect
      .element(screen.getByRole("heading", { name: "Your appointment is confirmed" }))
      .toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Cancel this appointment" })).toBeVisible();
  });

  test("that was cancelled elsewhere is shown as cancelled", async () => {
    const { screen } = await startConfirm({ booked: [appointmentIn(DAY)], active: [] });
    await expect
      .element(screen.getByRole("heading", { name: "Your appointment is cancelled" }))
      .toBeVisible();
  });

  test("shows the total with the discount taken off", async () => {
    const price = { price: 5000, price_amount: 4000, promotion: 20, is_promoted: true };
    const booked = [appointmentIn(DAY, price), appointmentIn(2 * DAY, price)];
    const { screen } = await startConfirm({ booked, active: booked });
    await expect
      .element(screen.getByRole("heading", { name: "Your appointments are confirmed" }))
      .toBeVisible();
    const total = screen.getByText("Before discount").element().closest("dl")!;
    expect(total.textContent).toBe("Before discount€100.0020% discount−€20.00Total€80.00");
  });

  test("that a pass pays has no price in the total", async () => {
    const pass = { id: 3, name: "Ten visits", left: 9, valid_until: "2099-12-31" };
    const price = { price: 3600, price_amount: 3600 };
    const booked = [appointmentIn(DAY, { ...price, pass }), appointmentIn(2 * DAY, price)];
    const { screen } = await startConfirm({ booked, active: booked });
    await expect.element(screen.getByRole("term").filter({ hasText: "Total" })).toBeVisible();
    // Beside the appointment without a pass, and as the total.
    expect(screen.getByText("€36.00").elements()).toHaveLength(2);
  });

  test("says what to bring, of several services each under its name", async () => {
    const service = appointmentIn(DAY).interventions[0]!;
    const interventions = [
      { ...service, id: 1, name: "Passport", instructions: "<p>Bring your <strong>card</strong>.</p>" },
      { ...service, id: 2, name: "Certificate", instructions: "Family book" },
      { ...service, id: 3, name: "Photo" },
    ];
    const booked = [appointmentIn(DAY, { interventions })];
    const { screen } = await startConfirm({ booked, active: booked });
    await expect.element(screen.getByText("To bring or prepare")).toBeVisible();
    const [, text] = screen.getByText("To bring or prepare").element().parentElement!.children;
    expect(text?.textContent).toBe("PassportBring your card.CertificateFamily book");
    expect(text?.querySelector("strong")?.textContent).toBe("Passport");
  });

  test("shows no price if the group shows none", async () => {
    const booked = [appointmentIn(DAY, { price: 5000, price_amount: 5000 })];
    const { screen } = await startConfirm(
      { booked, active: booked },
      { group: { display_intervention_price: false } },
    );
    await expect
      .element(screen.getByRole("heading", { name: "Your appointment is confirmed" }))
      .toBeVisible();
    await expect.element(screen.getByText(/€/)).not.toBeInTheDocument();
  });
});

describe("moving and cancelling", () => {
  test("are promised until the notice before the start, and offered no longer after it", async () => {
    const booked = [appointmentIn(DAY)];
    const inTime = await startConfirm({ booked, active: booked }, { group: { min_cancel_notice: 60 } });
    await expect.element(inTime.screen.getByText(/^Move or cancel online until .*\sat\s/)).toBeVisible();
    await expect.element(inTime.screen.getByRole("button", { name: /^Move/ })).toBeVisible();
    await inTime.screen.unmount();

    const { screen, history } = await startConfirm(
      { booked, active: booked },
      { group: { min_cancel_notice: 2 * DAY } },
    );
    await expect
      .element(screen.getByText("Moving and cancelling online is no longer possible."))
      .toBeVisible();
    await expect.element(screen.getByRole("button", { name: /^(Move|Cancel)/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole("link", { name: /^Call/ })).toBeVisible();
    // A history entry from an earlier choice of another time does not allow it either.
    history.replace("/practice/book/confirm", { moving: booked[0]!.id });
    await expect
      .element(screen.getByRole("heading", { name: "Your appointment is confirmed" }))
      .toBeVisible();
  });
});

describe("cancelling", () => {
  test("the only appointment leads to the first step, which says so", async () => {
    const booked = [appointmentIn(DAY)];
    const { screen, store, history, sent } = await startConfirm({ booked, active: booked });
    await screen.getByRole("button", { name: "Cancel this appointment" }).click();
    const question = screen.getByRole("dialog", { name: "Cancel this appointment?" });
    await question.getByRole("button", { name: "Keep it" }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(sent.some(({ method }) => method === "POST")).toBe(false);
    await screen.getByRole("button", { name: "Cancel this appointment" }).click();
    await question.getByRole("button", { name: "Yes, cancel" }).click();
    await expect.poll(() => store.getState().hasCancelled).toBe(true);
    expect(sent.find(({ method }) => method === "POST")).toEqual({
      method: "POST",
      body: { appointments: [{ id: booked[0]!.id }] },
      token: "kept",
    });
    expect(store.getState().booked).toBeNull();
    await expect.poll(() => history.location.pathname).toBe("/practice/book/intervention_ids");
  });

  test("what is cancelled already shows that it is, without a reload", async () => {
    const booked = [appointmentIn(DAY)];
    const { screen, store, history } = await startConfirm(
      { booked },
      {
        answer: ({ method }) =>
          method === "POST"
            ? Response.json({ messages: { errors: ["already_cancelled"] } }, { status: 409 })
            : { records: booked, total: 1, page: 1, results: 50 },
      },
    );
    await screen.getByRole("button", { name: "Cancel this appointment" }).click();
    await screen.getByRole("button", { name: "Yes, cancel" }).click();
    await expect.poll(() => store.getState().hasCancelled).toBe(true);
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await expect.poll(() => history.location.pathname).toBe("/practice/book/intervention_ids");
  });

  test("one of several leaves the others on the page", async () => {
    const booked = [
      appointmentIn(DAY, { intervention_name: "Check" }),
      appointmentIn(2 * DAY, { intervention_name: "Care" }),
    ];
    const { screen, store } = await startConfirm({ booked, active: booked });
    await screen.getByRole("button", { name: "Cancel Care" }).click();
    await screen.getByRole("button", { name: "Yes, cancel" }).click();
    await expect.element(screen.getByRole("button", { name: "Cancel Care" })).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole("heading", { level: 1 }))
      .toHaveTextContent("Your appointment is confirmed");
    expect(store.getState().booked?.records.map(({ deleted }) => deleted)).toEqual([false, true]);
  });
});

describe("a mailed link", () => {
  const fromMail = { address: "/practice/book/confirm?token=m.4.12.abc" };

  test("shows the appointments of its token in their present state, without confirming them again", async () => {
    const { screen, sent } = await startConfirm({ active: [appointmentIn(DAY)] }, fromMail);
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Your appointment");
    await expect.element(screen.getByText(/is on its way/)).not.toBeInTheDocument();
    expect(sent[0]).toMatchObject({ method: "GET", token: "m.4.12.abc" });
  });

  test("to a cancelled appointment says so", async () => {
    const { screen } = await startConfirm({ active: [appointmentIn(DAY, { deleted: true })] }, fromMail);
    await expect
      .element(screen.getByRole("heading", { name: "Your appointment is cancelled" }))
      .toBeVisible();
  });

  test("that has expired shows no appointment, and offers a booking without its token", async () => {
    const refusal = { message: "expired_connection", messages: { errors: ["expired_connection"] } };
    const { screen } = await startConfirm(
      {},
      { ...fromMail, answer: () => Response.json(refusal, { status: 401 }) },
    );
    await expect
      .element(screen.getByRole("heading", { name: "We can’t find this appointment" }))
      .toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Book another appointment" }))
      .toHaveAttribute("href", "/practice/book");
  });

  test("that answers a reminder gives its answer to no later booking", async () => {
    const address = `${fromMail.address}&will_come=no`;
    const { screen } = await startConfirm({ active: [appointmentIn(DAY, { deleted: true })] }, { address });
    await expect
      .element(screen.getByRole("link", { name: "Book another appointment" }))
      .toHaveAttribute("href", "/practice/book");
  });

  test.each([
    ["yes", "Will you come?"],
    ["no", "Cancel this appointment?"],
  ])(
    "that answers a reminder with %s is about the appointments that have not begun",
    async (answer, title) => {
      const active = [
        appointmentIn(-5, { intervention_name: "Wash", presence: null }),
        appointmentIn(DAY, { intervention_name: "Cut", presence: null }),
      ];
      const { screen } = await startConfirm(
        { active },
        { address: `${fromMail.address}&will_come=${answer}` },
      );
      const dialog = screen.getByRole("dialog", { name: title });
      await expect.element(dialog.getByRole("listitem").filter({ hasText: "Cut" })).toBeVisible();
      await expect.element(dialog.getByText("Wash")).not.toBeInTheDocument();
    },
  );

  test("that answers a reminder after the appointment has begun asks nothing", async () => {
    const { screen } = await startConfirm(
      { active: [appointmentIn(-5, { presence: null })] },
      { address: `${fromMail.address}&will_come=yes` },
    );
    await expect.element(screen.getByRole("heading", { name: "Your appointment" })).toBeVisible();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  });

  test("is tried again if the server did not answer", async () => {
    let isBroken = true;
    const listed = { records: [appointmentIn(DAY)], total: 1, page: 1, results: 50 };
    const { screen } = await startConfirm(
      {},
      { ...fromMail, answer: () => (isBroken ? Response.json({}, { status: 503 }) : listed) },
    );
    const retry = screen.getByRole("button", { name: "Try again" });
    await expect.element(retry).toBeVisible();
    isBroken = false;
    await retry.click();
    await expect.element(screen.getByRole("button", { name: "Cancel this appointment" })).toBeVisible();
  });
});
