import { expect, test } from "vitest";
import { AppointmentsPage } from "../../visit/appointments/list/appointments-page.tsx";
import { appointmentIn } from "../../visit/appointments/list/testing/appointment-in.ts";
import { PersonalDataPage } from "../../account/personal-data/personal-data-page.tsx";
import { startGuestSession } from "../session/session-store.ts";
import { startInGroup } from "./testing/start-in-group.tsx";

const booked = appointmentIn(24 * 60);
const appointments = <AppointmentsPage onRetake={async () => true} onFicheCancelled={() => undefined} />;
const answer = ({ path }: { path: string }) =>
  path.endsWith("/appointments")
    ? { records: [booked] }
    : { records: [], availabletimeslots: [], firstSlot: null };

test.each([
  ["My appointments", appointments, {}],
  ["Choose the new time", appointments, { state: { moving: booked.id } }],
  ["My personal data", <PersonalDataPage key="data" />, {}],
  ["Delete your personal data?", <PersonalDataPage key="key" />, { address: "/practice?deletion_key=k" }],
])("the tab's title is %s, followed by the page's title", async (name, screen, situation) => {
  startGuestSession("practice", "booked");
  await startInGroup(screen, { answer, ...situation });
  await expect.poll(() => document.title).toBe(`${name} – Book appointments at the Practice of the Lilacs`);
});
