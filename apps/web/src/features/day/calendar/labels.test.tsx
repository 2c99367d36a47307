import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { appointmentIn } from "../../visit/appointments/list/testing/appointment-in.ts";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../ground/session/session-store.ts";
import { aMembership, aSession } from "../../ground/session/testing/a-session.ts";
import { Legend } from "./calendar-page.tsx";
import { AppointmentIcons } from "./grid/appointment-icons.tsx";

function Marked() {
  return (
    <>
      <AppointmentIcons appointment={{ ...appointmentIn(5), state: 2 }} isLinked={false} />
      <AppointmentIcons appointment={{ ...appointmentIn(5), state: 3 }} isLinked={false} />
      <Legend />
    </>
  );
}

test("a colour is called what the group calls it, with a legend of those that it has named", async () => {
  const labels = { blue: "", green: "", orange: "To call back", yellow: "" };
  startSession("practice", aSession({ type: "pro", groups: [aMembership("pro", { labels })] }));
  await startInGroup(<Marked />);
  await expect.element(page.getByRole("img", { name: "To call back" })).toBeVisible();
  await expect.element(page.getByRole("img", { name: "yellow label" })).toBeVisible();
  expect(
    page
      .getByRole("listitem")
      .all()
      .map((item) => item.element().textContent.trim()),
  ).toEqual(["To call back"]);
});

test("without names there is no legend", async () => {
  startSession("practice", aSession({ type: "pro", groups: [aMembership("pro")] }));
  await startInGroup(<Marked />);
  await expect.element(page.getByRole("img", { name: "orange label" })).toBeVisible();
  expect(page.getByRole("list").elements()).toHaveLength(0);
});
