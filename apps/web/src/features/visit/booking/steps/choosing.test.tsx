import { expect, test } from "vitest";
import { aCalendar, aCategory, aService } from "../../../ground/group/testing/catalogue-records.ts";
import { type Situation, startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
import { InterventionStep } from "./intervention-step.tsx";
import { InterventionsetStep } from "./interventionset-step.tsx";
import { PlaceStep } from "./place-step.tsx";

const CHECK = aService(1, "Check");
const CARE = aService(2, "Care", { calendar_ids: [8] });
const CATALOGUE = {
  interventions: [CHECK, CARE],
  calendars: [aCalendar(7, "Anna"), aCalendar(8, "Boris")],
};
const STEPS = [{ name: "intervention_ids" }, { name: "calendar_id", skip_uniq_choice: true }];
const SITUATION: Situation = { catalogue: CATALOGUE, group: { user_sequence_config: STEPS } };
const namesIn = (screen: Awaited<ReturnType<typeof startInGroup>>["screen"]) =>
  screen
    .getByRole("listitem")
    .all()
    .map((one) => one.element().querySelector("button")?.textContent);

test("a chosen service leads to the next step with a question", async () => {
  const { screen, store, history } = await startInGroup(<InterventionStep />, SITUATION);
  await screen.getByRole("button", { name: /^Choose Check/ }).click();
  expect(store.getState().sequence.items).toMatchObject([{ intervention_id: 1 }]);
  await expect.poll(() => history.location.pathname).toBe("/practice/book/calendar_id");
});

test("a step with one possible answer is skipped", async () => {
  const { screen, history } = await startInGroup(<InterventionStep />, SITUATION);
  await screen.getByRole("button", { name: /^Choose Care/ }).click();
  await expect.poll(() => history.location.pathname).toBe("/practice/book/slots");
});

const namesBelowHeadings = () =>
  [...document.querySelectorAll("h2 ~ * li button")].map((one) => one.textContent);

test("from twenty services on they are found by words without their accents, and by category", async () => {
  const sets = [aCategory(1, "Soins"), aCategory(2, "Coiffure")];
  const many = Array.from({ length: 20 }, (_, n) => aService(n + 1, `Visit ${n}`, { interventionset_id: 1 }));
  const cut = aService(30, "Coupe d’été", { interventionset_id: 2 });
  const few = await startInGroup(<InterventionStep />, {
    ...SITUATION,
    catalogue: { ...CATALOGUE, interventionsets: sets, interventions: many.slice(0, 19) },
  });
  await expect.poll(() => namesIn(few.screen)).toHaveLength(19);
  expect(few.screen.getByRole("searchbox").elements()).toHaveLength(0);
  await few.screen.unmount();

  const { screen } = await startInGroup(<InterventionStep />, {
    ...SITUATION,
    catalogue: { ...CATALOGUE, interventionsets: sets, interventions: [...many, cut] },
  });
  await screen.getByRole("searchbox", { name: "Find a service" }).fill("ete COUPE");
  await expect.poll(namesBelowHeadings).toEqual(["Coupe d’été"]);
  await screen.getByRole("searchbox").fill("rien de tel");
  await expect.element(screen.getByText("No service matches.")).toBeVisible();
  await screen.getByRole("button", { name: "See all services" }).click();
  await expect.poll(namesBelowHeadings).toHaveLength(21);
  await screen.getByRole("button", { name: "Coiffure", exact: true }).click();
  await expect.poll(namesBelowHeadings).toEqual(["Coupe d’été"]);
  await screen.getByRole("button", { name: "Coiffure", exact: true }).click();
  await expect.poll(namesBelowHeadings).toHaveLength(21);
});

test("only calendars that offer the service are listed, after no preference", async () => {
  const both = aService(3, "Talk", { calendar_ids: [7, 8] });
  const { screen, store, history } = await startInGroup(<PlaceStep step="calendar_id" />, {
    ...SITUATION,
    catalogue: { interventions: [both], calendars: [...CATALOGUE.calendars, aCalendar(9, "Cleo")] },
  });
  store.getState().dispatch({ type: "choose_intervention", intervention_id: 3 });
  await expect.poll(() => namesIn(screen)).toEqual(["No preference", "Anna", "Boris"]);
  await screen.getByRole("button", { name: "Boris" }).click();
  expect(store.getState().sequence.items).toMatchObject([{ calendar_id: 8 }]);
  await expect.poll(() => history.location.pathname).toBe("/practice/book/slots");
});

test("no preference is left out if the group wants so", async () => {
  const steps = [{ name: "intervention_ids" }, { name: "calendar_id", any: false }];
  const { screen, store } = await startInGroup(<PlaceStep step="calendar_id" />, {
    ...SITUATION,
    group: { user_sequence_config: steps },
  });
  store.getState().dispatch({ type: "choose_intervention", intervention_id: 1 });
  await expect.poll(() => namesIn(screen)).toEqual(["Anna", "Boris"]);
});

test("a visitor who comes back finds the earlier choice marked, and may choose another", async () => {
  const { screen, store } = await startInGroup(<PlaceStep step="calendar_id" />, SITUATION);
  store.getState().dispatch({ type: "choose_intervention", intervention_id: 1 });
  store.getState().dispatch({ type: "choose_calendar", calendar_id: 7 });
  await expect.element(screen.getByRole("button", { name: "Anna" })).toHaveAttribute("aria-pressed", "true");
  await screen.getByRole("button", { name: /^No preference/ }).click();
  await expect
    .element(screen.getByRole("button", { name: /^No preference/ }))
    .toHaveAttribute("aria-pressed", "true");
  await expect.element(screen.getByRole("button", { name: "Anna" })).toHaveAttribute("aria-pressed", "false");
  expect(store.getState().sequence.items).toMatchObject([{ calendar_id: 0 }]);
});

test("an empty step leads back to the step before", async () => {
  const { screen, store, history } = await startInGroup(<PlaceStep step="calendar_id" />, {
    catalogue: { ...CATALOGUE, interventions: [CHECK, aService(3, "Talk", { calendar_ids: [99] })] },
    group: { user_sequence_config: [{ name: "intervention_ids" }, { name: "calendar_id" }] },
  });
  store.getState().dispatch({ type: "choose_intervention", intervention_id: 3 });
  await expect
    .element(screen.getByText("No one takes online bookings for this service at the moment."))
    .toBeVisible();
  await screen.getByRole("link", { name: "Choose something else" }).click();
  await expect.poll(() => history.location.pathname).toBe("/practice/book/intervention_ids");
});

test("replacing one of several appointments can be given up", async () => {
  const { screen, store, history } = await startInGroup(<InterventionStep />, {
    ...SITUATION,
    group: { user_sequence_config: [{ name: "intervention_ids", max_multirdvs: 3 }] },
  });
  const { dispatch } = store.getState();
  dispatch({ type: "choose_intervention", intervention_id: 1 });
  dispatch({ type: "add_item" });
  dispatch({ type: "choose_intervention", intervention_id: 2 });
  dispatch({ type: "arrive", step: "slots" });
  dispatch({ type: "reconsider", step: "intervention_ids" });
  dispatch({ type: "modify_item", index: 0 });
  await expect.element(screen.getByText("Instead of: Check")).toBeVisible();
  await screen.getByRole("button", { name: "Keep “Check” and go back to the times" }).click();
  await expect.poll(() => history.location.pathname).toBe("/practice/book/slots");
  expect(store.getState().sequence.items.map(({ intervention_id }) => intervention_id)).toEqual([1, 2]);
});

const OF_CATEGORIES: Situation = {
  catalogue: {
    calendars: CATALOGUE.calendars,
    interventionsets: [aCategory(1, "Hands"), aCategory(2, "Feet"), aCategory(3, "Hair")],
    interventions: [
      aService(1, "Nails", { interventionset_id: 1 }),
      aService(2, "Massage", { interventionset_id: 2 }),
      aService(3, "Advice"),
    ],
  },
  group: { user_sequence_config: [{ name: "interventionset_ids" }, { name: "intervention_ids" }] },
};

test("all services are also those without a category, though a category is empty", async () => {
  const { screen, history } = await startInGroup(
    <>
      <InterventionsetStep />
      <InterventionStep />
    </>,
    OF_CATEGORIES,
  );
  await expect.element(screen.getByRole("button", { name: "Hair" })).not.toBeInTheDocument();
  const all = screen.getByRole("button", { name: "See all services" });
  await all.click();
  await expect.poll(() => history.location.pathname).toBe("/practice/book/intervention_ids");
  await expect.element(all).toHaveAttribute("aria-pressed", "true");
  for (const name of ["Nails", "Massage", "Advice"])
    await expect.element(screen.getByRole("button", { name: new RegExp(`^Choose ${name}`) })).toBeVisible();
});
