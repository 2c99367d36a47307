import { describe, expect, test } from "vitest";
import { aCalendar, aService } from "../../../ground/group/testing/catalogue-records.ts";
import { type Situation, startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
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
  test("names every step in the group's own words, without stray spaces, and says its state", async () => {
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

  test("links to completed steps, and not to later ones", async () => {
    const { screen, store, history } = await startInGroup(<Stepper current="fiche_info" />, SITUATION);
    store.getState().dispatch({ type: "choose_intervention", intervention_id: 1 });
    const slots = { start: "2026-12-01 09:00", start_at: "2026-12-01T08:00:00Z", capacity: 1 };
    store.setState(({ sequence }) => ({ sequence: { ...sequence, slots } }));
    const back = screen.getByRole("link", { name: "Date and time (completed step)" });
    await expect.element(back).toBeVisible();
    for (const name of ["Calendar", "Your details", "Confirmation"])
      await expect.element(screen.getByRole("link", { name })).not.toBeInTheDocument();
    await back.click();
    await expect.poll(() => history.location.pathname).toBe("/practice/book/slots");
  });

  test("links to nothing before the first answer", async () => {
    const { screen } = await startInGroup(<Stepper current="intervention_ids" />, SITUATION);
    await expect.element(screen.getByText("Step 1 of 5")).toBeInTheDocument();
    await expect.element(screen.getByRole("link")).not.toBeInTheDocument();
  });

  test("asks for the calendar again when another service leaves a choice", async () => {
    const care = aService(2, "Care", { calendar_ids: [8] });
    const { screen, store } = await startInGroup(<Stepper current="slots" />, {
      ...SITUATION,
      catalogue: {
        interventions: [aService(1, "Check"), care],
        calendars: [aCalendar(7, "Anna"), aCalendar(8, "Boris")],
      },
    });
    const { dispatch } = store.getState();
    dispatch({ type: "choose_intervention", intervention_id: 2 });
    await expect.element(screen.getByText("(not needed)")).toBeInTheDocument();
    dispatch({ type: "choose_intervention", intervention_id: 1 });
    await expect.element(screen.getByText("(not needed)")).not.toBeInTheDocument();
    await expect.element(screen.getByRole("link", { name: /^Calendar/ })).toBeVisible();
  });
});
