import { expect, test } from "vitest";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../ground/session/session-store.ts";
import { aMembership, aSession } from "../../ground/session/testing/a-session.ts";
import { appointmentIn } from "../../visit/appointments/list/testing/appointment-in.ts";
import { FicheAppointments } from "./fiche-appointments.tsx";

test.each([
  ["all calendars", null, "No upcoming appointments for Léa Roux."],
  ["some calendars", [2], "No upcoming appointments for Léa Roux in your calendars."],
])("a professional of %s is told no more than is true of them", async (_whose, calendars, sentence) => {
  startSession("practice", aSession({ type: "pro", groups: [aMembership("pro", { calendars })] }));
  const fiche = { id: 7, firstname: "Léa", lastname: "Roux" } as Parameters<
    typeof FicheAppointments
  >[0]["fiche"];
  const { screen } = await startInGroup(
    <FicheAppointments fiche={fiche} onRetake={() => Promise.resolve(false)} />,
    { answer: () => ({ records: [] }) },
  );
  await expect.element(screen.getByText(sentence, { exact: true })).toBeVisible();
});

test("a professional sees which appointments a client has missed, and who has come", async () => {
  startSession("practice", aSession({ type: "pro", groups: [aMembership("pro")] }));
  const fiche = { id: 7, firstname: "Léa", lastname: "Roux" } as Parameters<
    typeof FicheAppointments
  >[0]["fiche"];
  const records = [
    appointmentIn(-1440, { intervention_name: "Cut", presence: "no_show" }),
    appointmentIn(-2880, { intervention_name: "Wash", presence: "done" }),
    appointmentIn(-4320, { intervention_name: "Care", presence: null }),
  ];
  const { screen } = await startInGroup(
    <FicheAppointments fiche={fiche} onRetake={() => Promise.resolve(false)} />,
    { answer: () => ({ records }) },
  );
  const card = (name: string) => screen.getByRole("listitem").filter({ hasText: name });
  await expect.element(card("Cut")).toMatchTextContent(/No-show/);
  await expect.element(card("Wash")).toMatchTextContent(/Done/);
  await expect.element(card("Care")).not.toMatchTextContent(/No-show|Done/);
});

test("a professional forgives what a client has missed", async () => {
  startSession("practice", aSession({ type: "pro", groups: [aMembership("pro")] }));
  const fiche = { id: 7, firstname: "Léa", lastname: "Roux", missed: 2 } as Parameters<
    typeof FicheAppointments
  >[0]["fiche"];
  const saved: unknown[] = [];
  const { screen } = await startInGroup(
    <FicheAppointments fiche={fiche} onRetake={() => Promise.resolve(false)} />,
    {
      answer: ({ method, body }) => {
        if (method === "PUT") saved.push(body);
        return { records: [] };
      },
    },
  );
  await screen.getByRole("button", { name: "Forgive the no-shows" }).click();
  await expect.element(screen.getByText("No-shows forgiven")).toBeVisible();
  expect(saved).toEqual([{ fiche: { missed: 0 } }]);
});
