import { describe, expect, test } from "vitest";
import { aCalendar, aService } from "../../group/testing/catalogue-records.ts";
import { type Situation, startInGroup } from "../../group/testing/start-in-group.tsx";
import { Stepper } from "./stepper.tsx";

const SITUATION: Situation = {
  catalogue: {
    interventions: [aService(1, "Check"), aService(2, "Care")],
    calendars: [aCalendar(7, "Anna")],
  },
  group: {
    user_sequence_config: [
      { name: "intervention_ids", label: "Reason" },
      { name: "calendar_id", skip_uniq_choice: true },
    ],
  },
};

describe("the stepper", () => {
  test("names every step without a stray space, as the organisation calls it, and says how it stands", async () => {
    const { screen, store } = await startInGroup(<Stepper current="slots" />, SITUATION);
    store.getState().dispatch({ type: "choose_intervention", intervention_id: 1 });
    await expect.element(screen.getByRole("navigation", { name: "Steps of your booking" })).toBeVisible();
    await expect
      .poll(() => [...document.querySelectorAll("nav li > *")].map((one) => one.textContent))
      .toEqual([
        "Reason(completed step)",
        "2Calendar(not needed)",
        "3Date and time",
        "4Your details",
        "5Confirmation",
      ]);
    await expect
      .element(screen.getByRole("link", { name: "Reason (completed step)", exact: true }))
      .toHaveAttribute("href", "/practice/book/intervention_ids");
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe("3Date and time");
    await expect.element(screen.getByText("Step 3 of 5")).toBeInTheDocument();
  });
});
