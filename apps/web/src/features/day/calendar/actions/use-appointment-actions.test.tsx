import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
import { accessibilityFaults } from "../../../visit/slots/testing/accessibility-faults.ts";
import { UndoBar } from "./undo-bar.tsx";
import { type UseAppointmentActionsResult, useAppointmentActions } from "./use-appointment-actions.ts";

const DAY = "2026-12-02";

function toRecord(id: number, time: string, more: Partial<Appointment> = {}): Appointment {
  return {
    id,
    calendar_id: 7,
    calendar_name: "Anna",
    fiche: { firstname: "Ada", lastname: "Byron" },
    start: `${DAY} ${time}:00`,
    start_at: `${DAY}T${time}:00+01:00`,
    duration: 30,
    overbooked: false,
    state: 1,
    ...more,
  } as unknown as Appointment;
}

const FIRST = toRecord(31, "10:00");
const SECOND = toRecord(32, "11:00");

/** Performs an action by a button, with the bar that undoes it. */
function Bar({ action }: { action: (actions: UseAppointmentActionsResult) => Promise<unknown> }) {
  const actions = useAppointmentActions();
  return (
    <main>
      <button onClick={() => void action(actions).catch(() => {})}>Do it</button>
      <input aria-label="Beside" />
      {actions.done && <UndoBar done={actions.done} actions={actions} />}
    </main>
  );
}

type Answer = (path: string) => unknown;

/** Performs an action; returns the requests. */
async function act(
  action: (actions: UseAppointmentActionsResult) => Promise<unknown>,
  answer: Answer = () => ({ records: [] }),
) {
  const sent: (readonly [call: string, body: unknown])[] = [];
  await startInGroup(<Bar action={action} />, {
    answer: ({ method, path, body }) => {
      const call = path.split("/groups/4/")[1]!;
      sent.push([`${method} ${call}`, body]);
      return answer(call);
    },
  });
  await page.getByRole("button", { name: "Do it" }).click();
  return sent;
}

const bar = page.getByRole("region", { name: "Last action" });
const undo = page.getByRole("button", { name: "Undo" });
const REFUSAL = () => Response.json({ messages: { errors: ["availabletimeslots"] } }, { status: 409 });

/** Performs an action, undoes it, and returns the request that undid it. */
async function undone(action: (actions: UseAppointmentActionsResult) => Promise<unknown>) {
  const sent = await act(action);
  await undo.click();
  await expect.element(bar).not.toBeInTheDocument();
  expect(sent).toHaveLength(2);
  return sent[1];
}

test("a cancellation is undone by restoring the appointment", async () => {
  const sent = await act((actions) => actions.cancel(FIRST, { tell: false, reason: "Ill" }));
  await expect.element(bar).toMatchTextContent("Byron Ada: appointment cancelled");
  expect(sent).toEqual([
    ["POST appointments/batch_delete", { appointments: [{ id: 31 }], tell: false, reason: "Ill" }],
  ]);
  await undo.click();
  await expect.element(bar).not.toBeInTheDocument();
  expect(sent[1]![0]).toBe("POST appointments/31/restore");
});

test.each([
  [{ state: 3 }, { state: 1 }],
  [{ note: "Called" }, { note: "", note_before: "Called" }],
  [{ presence: "arrived" as const }, { presence: null }],
])("the mark %o is undone alone, by what was before", async (marking, before) => {
  const sent = await undone((actions) => actions.mark(FIRST, marking));
  expect(sent).toEqual(["PATCH appointments/31", { appointment: before }]);
});

test("a move is undone to where it was, whatever the rules, with the same length, room and message", async () => {
  const overbooked = toRecord(31, "10:00", { overbooked: true });
  const place = { start_at: `${DAY}T14:00:00+01:00`, calendar_id: 8, tell: false, alone: true, length: 45 };
  expect(await undone((actions) => actions.move(overbooked, place))).toEqual([
    "PUT appointments/31",
    {
      appointment: {
        start_at: `${DAY}T10:00:00+01:00`,
        calendar_id: 7,
        outside_rules: true,
        overbook: true,
        tell: false,
        alone: true,
        length: 30,
      },
    },
  ]);
});

test("a move says the time, and the calendar only if it is another one", async () => {
  const answer = { current: { ...FIRST, start: `${DAY} 14:00:00`, start_at: `${DAY}T14:00:00+01:00` } };
  const place = { start_at: FIRST.start_at, calendar_id: 7, tell: true };
  await act(
    (actions) => actions.move(FIRST, place),
    () => ({ records: [SECOND, answer.current] }),
  );
  await expect.element(bar).toMatchTextContent(/moved to Wednesday 2 December at 14:00Undo/);
  answer.current = { ...answer.current, calendar_id: 8, calendar_name: "Boris" };
  await page.getByRole("button", { name: "Do it" }).click();
  await expect.element(bar).toMatchTextContent(/at 14:00, Boris/);
});

test("of several that go to a colleague those that went are moved back, and the failure of the others is returned", async () => {
  let refused: ReadonlyMap<number, unknown> = new Map();
  const sent = await act(
    async (actions) => {
      refused = await actions.moveAll([FIRST, SECOND], { id: 8, publicname: "Boris" }, false);
    },
    (call) => (call.endsWith("31") ? REFUSAL() : { records: [] }),
  );
  await expect.element(bar).toMatchTextContent("1 appointment → Boris");
  expect([...refused.keys()]).toEqual([31]);
  sent.length = 0;
  await undo.click();
  await expect.element(bar).not.toBeInTheDocument();
  const before = { start_at: SECOND.start_at, calendar_id: 7, outside_rules: true, tell: false };
  expect(sent).toEqual([["PUT appointments/32", { appointment: before }]]);
});

test("when none of several can go, nothing was done", async () => {
  const failure = vi.fn<(failure: unknown) => void>();
  const sent = await act(
    (actions) => actions.moveAll([FIRST, SECOND], { id: 8, publicname: "Boris" }, true).catch(failure),
    REFUSAL,
  );
  await vi.waitFor(() => expect(failure).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(2);
  await expect.element(bar).not.toBeInTheDocument();
});

/** Resolves once React has drawn what happened. */
async function drawn(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

const cancel = (actions: UseAppointmentActionsResult) => actions.cancel(FIRST, { tell: true });

test("Ctrl+Z undoes, unless somebody types", async () => {
  const sent = await act(cancel);
  await expect.element(bar).toBeVisible();
  await page.getByLabelText("Beside").click();
  await userEvent.keyboard("{Control>}z{/Control}");
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("z");
  expect(sent).toHaveLength(1);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(bar).not.toBeInTheDocument();
  expect(sent).toHaveLength(2);
});

test("what cannot be undone any more says so in the bar, without the button", async () => {
  await act(cancel, (call) => (call.endsWith("restore") ? REFUSAL() : {}));
  await undo.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);
  await bar.getByRole("button", { name: "Close" }).click();
  await expect.element(bar).not.toBeInTheDocument();
});

test("the bar goes after ten seconds, but not from under the focus or the pointer", async () => {
  await act(cancel);
  await expect.element(undo).toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const section = bar.element();
  const pass = async (seconds: number) => {
    await drawn();
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await drawn();
    return section.isConnected;
  };
  undo.element().focus();
  expect(await pass(11)).toBe(true);
  undo.element().blur();
  expect(await pass(9)).toBe(true);
  section.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  expect(await pass(11)).toBe(true);
  section.dispatchEvent(new PointerEvent("pointerout", { bubbles: true }));
  expect(await pass(9)).toBe(true);
  expect(await pass(2)).toBe(false);
});
