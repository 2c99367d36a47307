import type { Fiche } from "@rendezvous/contract/booking/fiche";
import type { FormField } from "@rendezvous/contract/catalogue/form";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { popupStore } from "../../../../lib/popups.ts";
import { aCalendar, aService } from "../../../ground/group/testing/catalogue-records.ts";
import { type Situation, startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../../ground/session/session-store.ts";
import { aSession } from "../../../ground/session/testing/a-session.ts";
import { FicheStep } from "./fiche-step.tsx";

const SIZE: FormField = {
  name: "str1",
  label: "Size",
  type: "select",
  required: true,
  addEmptyChoice: true,
  choices: [
    { value: "small", label: "small" },
    { value: "large", label: "large" },
  ],
};
const PERSON: FormField[] = [
  { name: "lastname", label: "Last name", type: "string", required: true },
  { name: "firstname", label: "First name", type: "string", required: true },
  { name: "email", label: "E-mail", type: "email", required: true },
  { name: "firstphone", label: "Phone", type: "string", required: true },
];
const REASON: FormField = { name: "reason", label: "Reason", type: "string", required: false };

/** Renders the step and another one: answers must survive leaving the step and coming back. */
function StepAndAway() {
  const [isHere, setIsHere] = useState(true);
  return (
    <main>
      <button type="button" onClick={() => setIsHere(!isHere)}>
        Other step
      </button>
      {isHere && <FicheStep />}
    </main>
  );
}

async function startStep(situation: Situation = {}) {
  const started = await startInGroup(<StepAndAway />, {
    ...situation,
    catalogue: {
      interventions: [aService(1, "Check")],
      calendars: [aCalendar(7, "Anna")],
      forms: { Fiche: [...PERSON, SIZE], Vevent: [REASON] },
    },
  });
  const { store, screen } = started;
  store.getState().dispatch({ type: "choose_intervention", intervention_id: 1 });
  const slots = { start: "2026-12-01 09:00", start_at: "2026-12-01T08:00:00Z", capacity: 1 };
  store.setState(({ sequence }) => ({ sequence: { ...sequence, slots } }));
  return {
    ...started,
    field: (name: RegExp) => screen.getByLabelText(name),
    book: screen.getByRole("button", { name: "Book this appointment" }),
    leaveAndReturn: async () => {
      const other = screen.getByRole("button", { name: "Other step" });
      await other.click();
      await other.click();
    },
  };
}

async function fillIn({ field }: Awaited<ReturnType<typeof startStep>>) {
  await field(/^Last name/).fill("Martin");
  await field(/^First name/).fill("Zoé");
  await field(/^E-mail/).fill("zoe@example.org");
  await field(/^Phone/).fill("06 12 34 56 78");
  await field(/^Size/).selectOptions("large");
}

const bookingsIn = (sent: readonly unknown[]) =>
  sent.filter(
    (one): one is { appointment: unknown } => one !== undefined && "appointment" in (one as object),
  );

test("asks a service's own questions with this service only", async () => {
  const { screen, store } = await startInGroup(<StepAndAway />, {
    catalogue: {
      interventions: [aService(1, "Check"), aService(2, "Passport")],
      calendars: [aCalendar(7, "Anna")],
      forms: {
        Fiche: PERSON,
        Vevent: [
          { ...REASON, interventions: [1] },
          { ...REASON, name: "number", label: "Number", interventions: [2] },
        ],
      },
    },
  });
  store.getState().dispatch({ type: "choose_intervention", intervention_id: 1 });
  await expect.element(screen.getByLabelText(/^Reason/)).toBeVisible();
  expect(screen.getByLabelText(/^Number/).elements()).toHaveLength(0);
});

test.each([
  ["the group's hours", undefined, "after Tuesday 1 December"],
  ["the service's own", 48, "after Monday 30 November"],
  ["none", 0, null],
])("says before the booking from when on a cancellation is late: %s", async (_which, hours, expected) => {
  const service = { ...aService(1, "Check"), ...(hours !== undefined && { late_cancellation_hours: hours }) };
  const { store, screen } = await startInGroup(<StepAndAway />, {
    group: { late_cancellation_hours: 24 },
    catalogue: { interventions: [service], forms: { Fiche: PERSON, Vevent: [] } },
  });
  store.getState().dispatch({ type: "choose_intervention", intervention_id: 1 });
  const slots = { start: "2099-12-02 09:00", start_at: "2099-12-02T08:00:00Z", capacity: 1 };
  store.setState(({ sequence }) => ({ sequence: { ...sequence, slots } }));
  const text = screen.getByText(/^Move or cancel online until/);
  await expect.element(text).toBeVisible();
  if (expected === null) expect(text.element().textContent).not.toContain("after");
  else expect(text.element().textContent).toContain(expected);
});

test("says before a booking of several services from when on the cancellation of one is late", async () => {
  const services = [
    { ...aService(1, "Check"), late_cancellation_hours: 0 },
    { ...aService(2, "Operation"), late_cancellation_hours: 48 },
  ];
  const { store, screen } = await startInGroup(<StepAndAway />, {
    catalogue: { interventions: services, forms: { Fiche: PERSON, Vevent: [] } },
  });
  const slots = { start: "2099-12-02 09:00", start_at: "2099-12-02T08:00:00Z", capacity: 1 };
  store.setState(({ sequence }) => ({
    sequence: {
      ...sequence,
      items: services.map(({ id }) => ({ ...sequence.items[0]!, intervention_id: id })),
      slots,
    },
  }));
  const text = screen.getByText(/^Move or cancel online until/);
  await expect.element(text).toBeVisible();
  expect(text.element().textContent).toContain("after Monday 30 November");
});

describe("the typed answers", () => {
  test("are kept in the booking's draft exactly as typed, and are there again after another step", async () => {
    const started = await startStep();
    const { field, store, leaveAndReturn } = started;
    await field(/^Last name/).fill(" Mar");
    await field(/^E-mail/).fill("zoe@");
    await field(/^Reason/).fill("a tooth");
    expect(store.getState().draft).toMatchObject({
      fiche: { lastname: " Mar", email: "zoe@" },
      vevent: { reason: "a tooth" },
    });
    await leaveAndReturn();
    await expect.element(field(/^Last name/)).toHaveValue(" Mar");
    await expect.element(field(/^Reason/)).toHaveValue("a tooth");
    // The malformed address is now an error; empty fields are not yet.
    await expect.element(field(/^E-mail/)).toHaveAttribute("aria-invalid", "true");
    await expect.element(field(/^First name/)).not.toHaveAttribute("aria-invalid", "true");
  });

  test("on screen follow a change of the draft made elsewhere", async () => {
    const { field, store } = await startStep();
    await field(/^Last name/).fill("Martin");
    store.getState().writeDraft("fiche", { lastname: "Moreau" });
    await expect.element(field(/^Last name/)).toHaveValue("Moreau");
    store.getState().startAgain();
    await expect.element(field(/^Last name/)).toHaveValue("");
  });

  test("replace the values of the link, even when emptied", async () => {
    const { field, store, leaveAndReturn } = await startStep({
      address: "/practice?fiche[lastname]=Linked&fiche[firstname]=Anna",
    });
    await expect.element(field(/^Last name/)).toHaveValue("Linked");
    expect(store.getState().draft.fiche).toEqual({});
    await field(/^Last name/).fill("");
    await leaveAndReturn();
    await expect.element(field(/^Last name/)).toHaveValue("");
    await expect.element(field(/^First name/)).toHaveValue("Anna");
  });
});

describe("the book button", () => {
  test("pressed too early, shows every error, focuses the first field and sends nothing", async () => {
    const sent: unknown[] = [];
    const { screen, field, book } = await startStep({ answer: ({ body }) => void sent.push(body) });
    // The button looks disabled and says why.
    await expect.element(screen.getByText(/^Before you can book, please fill in: Last name/)).toBeVisible();
    await book.click({ force: true });
    await expect.element(field(/^Last name/)).toHaveFocus();
    for (const name of [/^Last name/, /^First name/, /^E-mail/, /^Size/])
      await expect.element(field(name)).toHaveAttribute("aria-invalid", "true");
    expect(bookingsIn(sent)).toEqual([]);
  });

  test("sends the cleaned answers, and a field that the server refuses shows the reason until it is changed", async () => {
    const sent: unknown[] = [];
    const refusal = { messages: { errors: ["create_fiche_failed"], fields: { firstphone: "format" } } };
    const started = await startStep({
      answer: ({ method, body }) => {
        sent.push(body);
        return method === "POST" ? Response.json(refusal, { status: 422 }) : undefined;
      },
    });
    const { field, book, store } = started;
    await fillIn(started);
    await field(/^Last name/).fill(" Martin ");
    await book.click();
    await expect.element(field(/^Phone/)).toHaveFocus();
    await expect.element(field(/^Phone/)).toHaveAttribute("aria-invalid", "true");
    expect(bookingsIn(sent)).toMatchObject([
      { appointment: { fiche: { lastname: "Martin", email: "zoe@example.org", str1: "large" }, vevent: {} } },
    ]);
    await field(/^Phone/).fill("07 12 34 56 78");
    await expect.element(field(/^Phone/)).not.toHaveAttribute("aria-invalid", "true");
    expect(store.getState().draft.fiche).toMatchObject({
      lastname: " Martin ",
      firstphone: "07 12 34 56 78",
    });
  });
});

test("where a partner's site sent the person, the message and the form say the same of a wrong fiche", async () => {
  const started = await startStep({
    group: { deployment: "sncf" },
    answer: ({ method }) =>
      method === "POST"
        ? Response.json({ messages: { errors: ["fiche_not_authorized"] } }, { status: 403 })
        : undefined,
  });
  await fillIn(started);
  await started.book.click();
  const text = /^These details don’t belong to the person who is logged in/;
  await expect.element(started.screen.getByRole("alert")).toMatchTextContent(text);
  expect(popupStore.getState().alert?.message).toMatch(text);
});

test("answers for a person of the account and answers for a new person are kept separately", async () => {
  const existing = { group_id: 4, externid: null, firstphone: "0612345678", phone: "", deleted: false };
  const dates = {
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-01T00:00:00Z",
    changed_at: "2026-01-01T00:00:00Z",
    version: 1,
  };
  const fiches: Fiche[] = ["Ada", "Bob"].map((firstname, at) => ({
    ...existing,
    ...dates,
    id: at + 1,
    firstname,
    lastname: "Martin",
    email: "camille@example.org",
  }));
  startSession("practice", aSession());
  const { screen, field, store } = await startStep({
    isLogged: true,
    answer: ({ path }) =>
      path.endsWith("/fiches") ? { records: fiches, total: 2, page: 1, results: 50 } : undefined,
  });
  await screen.getByLabelText("Ada Martin").click();
  await field(/^Size/).selectOptions("small");
  await screen.getByLabelText("Someone else").click();
  await expect.element(field(/^E-mail/)).toHaveValue("camille@example.org");
  await field(/^First name/).fill("Eve");
  await expect.element(field(/^Size/)).toHaveValue("");
  await screen.getByLabelText("Ada Martin").click();
  await expect.element(field(/^Size/)).toHaveValue("small");
  expect(store.getState().draft).toMatchObject({
    attendee: 1,
    fiche: { firstname: "Eve" },
    missing: { 1: { str1: "small" } },
  });
});

test("a date of birth without a label of the group's has a title", async () => {
  const born: FormField = { name: "birthdate", label: "", type: "datesplit", required: false };
  const { screen } = await startInGroup(<FicheStep />, {
    catalogue: { forms: { Fiche: [...PERSON, born], Vevent: [] } },
  });
  await expect.element(screen.getByRole("group", { name: "Date of birth" })).toBeVisible();
});
