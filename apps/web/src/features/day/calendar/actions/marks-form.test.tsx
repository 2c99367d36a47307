import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
import { endSession, startSession, useSession } from "../../../ground/session/session-store.ts";
import { aProSession } from "../../../ground/session/testing/a-session.ts";
import { MarksForm } from "./marks-form.tsx";
import { useAppointmentActions } from "./use-appointment-actions.ts";

function Marks({ appointment }: { appointment: Partial<Appointment> }) {
  const actions = useAppointmentActions();
  const { session } = useSession();
  return session && <MarksForm appointment={appointment as Appointment} actions={actions} />;
}

/** Shows the marks of an appointment; returns what is sent. */
async function start(appointment: Partial<Appointment>): Promise<unknown[]> {
  const sent: unknown[] = [];
  const fiche = { firstname: "Ada", lastname: "Byron" } as Appointment["fiche"];
  startSession("practice", aProSession("pro"));
  await startInGroup(<Marks appointment={{ id: 31, state: 1, fiche, ...appointment }} />, {
    answer: ({ body }) => {
      sent.push(Object(body).appointment);
      return {};
    },
  });
  return sent;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

test.each([
  ["Here", "arrived"],
  ["No-show", null],
])("attendance: %s is sent as %s, because a second press takes it back", async (name, presence) => {
  const sent = await start({ presence: "no_show" });
  await expect.element(button("No-show")).toHaveAttribute("aria-pressed", "true");
  await button(name).click();
  await vi.waitFor(() => expect(sent).toEqual([{ presence }]));
});

test("a colour is sent once it is another one", async () => {
  const sent = await start({});
  const colours = page.getByRole("group", { name: "Colour label" }).getByRole("button");
  await expect.element(colours.nth(1)).toHaveAttribute("aria-pressed", "true");
  await colours.nth(1).click();
  await colours.nth(2).click();
  await vi.waitFor(() => expect(sent).toEqual([{ state: 2 }]));
});

test("a note is sent without spaces around it, and only if it differs from what is stored", async () => {
  const sent = await start({ note: "Calls back" });
  const note = page.getByLabelText("Note for the team");
  await expect.element(note).toHaveValue("Calls back");
  await note.fill(" Calls back ");
  await button("Save").click({ force: true });
  await note.fill(" Came by ");
  await button("Save").click();
  await vi.waitFor(() => expect(sent).toEqual([{ note: "Came by", note_before: "Calls back" }]));
  // The appointment has the note once the day is fetched again.
  await expect.element(note).toHaveValue("Calls back");
});

test("a note that is half written when the login ends is there again after the next one", async () => {
  await start({ note: "Calls back" });
  const note = page.getByLabelText("Note for the team");
  await note.fill("Comes at noon");
  endSession("practice", true);
  await expect.element(note).not.toBeInTheDocument();
  startSession("practice", aProSession("pro"));
  await expect.element(note).toHaveValue("Comes at noon");
});

test("a note that a colleague has changed meanwhile is shown beside the typed one, which replaces it only afterwards", async () => {
  const sent: unknown[] = [];
  startSession("practice", aProSession("pro"));
  const fiche = { firstname: "Ada", lastname: "Byron" } as Appointment["fiche"];
  await startInGroup(<Marks appointment={{ id: 31, fiche, note: "Calls back" }} />, {
    answer: ({ body }) => {
      sent.push(Object(body).appointment);
      const refusal = { message: "changed_meanwhile", details: { note: "Comes at noon" } };
      return sent.length === 1 ? Response.json(refusal, { status: 409 }) : {};
    },
  });
  const note = page.getByLabelText("Note for the team");
  await note.fill("Pays in cash");
  await button("Save").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/It now says:.*Comes at noon/);
  await expect.element(note).toHaveValue("Pays in cash");
  await note.fill("Comes at noon. Pays in cash");
  await button("Save").click();
  await vi.waitFor(() =>
    expect(sent).toEqual([
      { note: "Pays in cash", note_before: "Calls back" },
      { note: "Comes at noon. Pays in cash", note_before: "Comes at noon" },
    ]),
  );
});
