import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../../../ground/session/session-store.ts";
import { aProSession } from "../../../../ground/session/testing/a-session.ts";
import { toCalendarEvents } from "../../grid/day-event.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { useAppointmentActions } from "../use-appointment-actions.ts";

const DAY = "2026-12-02";

/** Returns one of two consecutive appointments of one visit, as the API lists them. */
function toRecord(id: number, start: string, end: string) {
  return {
    id,
    parent_id: null,
    booking_id: 5,
    calendar_id: 7,
    calendar_name: "Anna",
    fiche_id: 3,
    fiche: { firstname: "Ada", lastname: "Byron" },
    start: `${DAY} ${start}:00`,
    end: `${DAY} ${end}:00`,
    start_at: `${DAY}T${start}:00+01:00`,
    end_at: `${DAY}T${end}:00+01:00`,
    duration: 30,
    overbooked: false,
  } as unknown as Appointment;
}

const RECORDS = [toRecord(31, "10:00", "10:30"), toRecord(32, "10:30", "11:00")];
const TARGET = {
  column: "7",
  calendarId: 7,
  start: Date.parse(`${DAY}T14:00:00+01:00`) / 60_000,
  length: 30,
};

const onClose = vi.fn<() => void>();

function Dialog() {
  const actions = useAppointmentActions();
  const event = toCalendarEvents(RECORDS)[1]!;
  return (
    <>
      <MoveDialog
        moving={{ event, target: TARGET, by: "pointer", isAsked: true }}
        actions={actions}
        onClose={onClose}
      />
      {actions.done && <button onClick={() => void actions.undo(actions.done!)}>Undo it</button>}
    </>
  );
}

test.each([true, false])(
  "the second of a visit goes where it was put, the first along: %s",
  async (along) => {
    const sent: unknown[] = [];
    onClose.mockReset();
    startSession("practice", aProSession("owner"));
    await startInGroup(<Dialog />, {
      answer: ({ method, path, body }) => {
        if (method !== "PUT") return { fiche: { id: 3, email: "ada@example.org", firstphone: "" } };
        sent.push([path.split("/groups/4")[1], Object(body).appointment]);
        return { records: [RECORDS[1]] };
      },
    });
    const choice = page.getByLabelText("Move the other appointments of this visit too");
    await expect.element(choice).toBeChecked();
    if (!along) await choice.click();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Undo it" }).click();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    const alone = along ? undefined : true;
    expect(sent).toMatchObject([
      ["/appointments/32", { start_at: `${DAY}T14:00:00+01:00`, calendar_id: 7 }],
      ["/appointments/32", { start_at: `${DAY}T10:30:00+01:00`, calendar_id: 7 }],
    ]);
    for (const [, body] of sent as [string, { alone?: boolean }][]) expect(body.alone).toBe(alone);
  },
);
