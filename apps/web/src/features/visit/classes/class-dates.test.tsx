import "../../../app/tokens.css";
import "../../../app/base.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { ClassDates } from "./class-dates.tsx";

function dateOn(day: string, free = 3) {
  return {
    class_id: 8,
    intervention_id: 5,
    start: `${day} 18:00:00`,
    start_at: `${day}T18:00:00+01:00`,
    end_at: `${day}T19:15:00+01:00`,
    places: 12,
    free,
  };
}

test.each([
  { free: 3, role: "button" },
  // A full date cannot be pressed, so its day gets the focus.
  { free: 0, role: "region" },
] as const)("the focus goes to the $role of the first later date, with $free places left", async (late) => {
  await startInGroup(
    <ClassDates
      interventionId={5}
      today="2026-12-01"
      selected={null}
      hold={null}
      waiting={() => null}
      onChoose={() => {}}
    />,
    {
      answer: ({ query }) =>
        query.get("start") === "2027-01-05"
          ? { records: [dateOn("2027-01-05", late.free)], next_day: null }
          : { records: [dateOn("2026-12-01")], next_day: "2027-01-05" },
    },
  );
  const more = page.getByRole("button", { name: "Later dates" });
  await more.click();
  await expect.element(page.getByRole(late.role, { name: /5 January/ })).toHaveFocus();
  await expect.element(more).not.toBeInTheDocument();
});
