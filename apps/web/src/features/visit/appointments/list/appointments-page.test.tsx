import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { PageCatalogue } from "@rendezvous/contract/site/page-data";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aCalendar } from "../../../ground/group/testing/catalogue-records.ts";
import { startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../../ground/session/session-store.ts";
import { aSession } from "../../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../slots/testing/accessibility-faults.ts";
import { slotAt } from "../../slots/testing/slot-server.ts";
import { AppointmentsPage } from "./appointments-page.tsx";
import { appointmentIn } from "./testing/appointment-in.ts";

const booked = appointmentIn(24 * 60);
const TOO_LATE = Response.json({ messages: { errors: ["too_late_to_cancel"] } }, { status: 422 });

/** A time in three days, which is free in the search for another time. */
const FREE = slotAt(`${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)} 10:00`);
const timesAt = (time: string) => {
  const { start, start_at } = slotAt(`${FREE.start.slice(0, 10)} ${time}`);
  return { start, start_at };
};
const TAKEN = Response.json({ messages: { errors: ["availabletimeslots"] } }, { status: 409 });

interface Given {
  session?: Parameters<typeof aSession>[0];
  address?: string;
  cancelled?: Response;
  appointments?: readonly Appointment[];
  moved?: Response;
  catalogue?: Partial<PageCatalogue>;
}

/** Renders the list of a session; returns how often the session was ended. */
async function start({
  session = {},
  address = "/practice/appointments",
  cancelled,
  appointments = [booked],
  moved,
  catalogue = {},
}: Given = {}) {
  await page.viewport(390, 844);
  startSession("practice", aSession(session));
  let leftCount = 0;
  const { screen } = await startInGroup(
    <AppointmentsPage onRetake={async () => true} onFicheCancelled={() => (leftCount += 1)} />,
    {
      address,
      isLogged: true,
      group: { min_cancel_notice: 60 },
      catalogue,
      answer: ({ method, path, query }) => {
        if (method === "PUT") return moved ?? TAKEN;
        if (path.endsWith("/batch_delete")) return cancelled ?? { records: [booked] };
        if (path.includes("/sessions/current"))
          return { account: { id: 0, cancel_apt: Number(query.get("cancel_apt")) } };
        if (path.endsWith("/availabletimeslots"))
          return { availabletimeslots: [FREE], firstSlot: FREE.start };
        return { records: path.endsWith("/appointments") ? appointments : [] };
      },
    },
  );
  return { screen, leftCount: () => leftCount };
}

const cancel = () => page.getByRole("button", { name: /^Cancel Consultation/ });
const yes = () => page.getByRole("button", { name: "Yes, cancel" });

describe("an appointment that cannot be cancelled", () => {
  test("shows the reason in the popup that asked, with the phone number instead of the button", async () => {
    const { screen } = await start({ cancelled: TOO_LATE });
    await cancel().click();
    await yes().click();
    const popup = screen.getByRole("dialog", { name: "Cancel this appointment?" });
    await expect.element(popup.getByRole("alert")).toBeVisible();
    await expect.element(popup.getByRole("link", { name: /Call/ })).toBeVisible();
    await expect.element(yes()).not.toBeInTheDocument();
    await popup.getByRole("button", { name: "Close" }).click();
    await expect.element(popup).not.toBeInTheDocument();
    await expect.element(cancel()).toBeVisible();
  });
});

test("an appointment that cannot be moved shows the reason in the popup that asked, and stays where it is", async () => {
  const { screen } = await start();
  await page.getByRole("button", { name: /^Move Consultation/ }).click();
  await page.getByRole("button", { name: /^First free time/ }).click();
  await page.getByRole("button", { name: "Yes, move it" }).click();
  const popup = screen.getByRole("dialog", { name: /^Move to/ });
  await expect.element(popup.getByRole("alert").getByText(/has just been taken/)).toBeVisible();
  await popup.getByRole("button", { name: "Back" }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Choose the new time" })).toBeVisible();
});

const TEACHER = { teacher: { id: 3, name: "Camille" } };
const aClass = (id: number, intervention_id: number) => ({
  ...aCalendar(id, "Hatha"),
  intervention_id,
  teacher_id: 3,
  room_id: null,
  places: 12,
  max_places: 1,
});

test.each([
  ["a class, if others give its service", TEACHER, [aClass(2, 1), aClass(4, 1)], "Only the class Anna"],
  ["the only class of its service", TEACHER, [aClass(2, 1), aClass(4, 9)], null],
  ["a person", {}, [], "Only with Anna"],
])("an appointment may move only to times of %s", async (_title, more, classes, name) => {
  await start({
    appointments: [appointmentIn(24 * 60, more)],
    catalogue: { calendars: [aCalendar(2, "Anna"), aCalendar(3, "Camille")], classes },
  });
  await page.getByRole("button", { name: /^Move Consultation/ }).click();
  await expect.element(page.getByRole("heading", { name: "Choose the new time" })).toBeVisible();
  const labels = [...document.querySelectorAll("label")].map((label) => label.textContent);
  expect(labels.filter((label) => label.startsWith("Only"))).toEqual(name === null ? [] : [name]);
});

test("a booking moved from its second appointment is told with the time that the question named", async () => {
  const booking = { export_token: "one-booking" };
  const first = appointmentIn(24 * 60, booking);
  const second = appointmentIn(24 * 60 + 30, { ...booking, intervention_name: "Vaccination" });
  const moved = [
    { ...first, ...timesAt("10:00") },
    { ...second, ...timesAt("10:30") },
  ];
  const { screen } = await start({ appointments: [first, second], moved: Response.json({ records: moved }) });
  await page.getByRole("button", { name: /^Move Vaccination/ }).click();
  await page.getByRole("button", { name: /^First free time/ }).click();
  const popup = screen.getByRole("dialog", { name: /^Move to .*10:00/ });
  // It says until when the new time can be changed.
  await expect.element(popup.getByText(/^Move or cancel online until .*09:00/)).toBeVisible();
  await popup.getByRole("button", { name: "Yes, move it" }).click();
  await expect.element(screen.getByText(/^Your appointment is now on .*10:00/)).toBeVisible();
});

test.each([
  ["too near", 30, "Your appointment", /no longer possible/],
  ["over", -60, "This appointment is over", /can no longer be cancelled/],
])("a link that cancels what is %s says so, with the phone number", async (_title, minutes, name, text) => {
  const one = appointmentIn(minutes);
  const { screen } = await start({
    appointments: [one],
    address: `/practice/appointments?cancel_apt=${one.id}`,
  });
  const popup = screen.getByRole("dialog", { name });
  await expect.element(popup).toMatchTextContent(text);
  await expect.element(popup.getByRole("link", { name: /^Call/ })).toBeVisible();
  await expect.element(yes()).not.toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);
});

describe("a client who cancels with a fiche's key", () => {
  const byFiche = { accountId: 0 };
  const request = `/practice/appointments?cancel_apt=${booked.id}`;

  test("and came from a mail is logged out afterwards", async () => {
    const { leftCount } = await start({ session: { ...byFiche, fromMail: true }, address: request });
    await yes().click();
    await expect.poll(leftCount).toBe(1);
  });

  test("but did not come from a mail stays logged in", async () => {
    const { screen, leftCount } = await start({ session: byFiche, address: request });
    await yes().click();
    await expect
      .element(screen.getByText("Your appointment is cancelled. We’ll email you a confirmation."))
      .toBeVisible();
    expect(leftCount()).toBe(0);
  });

  test("stays logged in if they chose the appointment themselves", async () => {
    const { screen, leftCount } = await start({ session: { ...byFiche, fromMail: true } });
    await cancel().click();
    await yes().click();
    await expect
      .element(screen.getByText("Your appointment is cancelled. We’ll email you a confirmation."))
      .toBeVisible();
    expect(leftCount()).toBe(0);
  });
});
