import "../../../../app/tokens.css";
import "../../../../app/base.css";
import type { StepName } from "@rendezvous/domain/sequence/model";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aCalendar, aCategory, aPack, aService } from "../../../ground/group/testing/catalogue-records.ts";
import { type Situation, startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
import { SummaryCard } from "./summary-card.tsx";

const CHECK = aService(1, "Check");
const CARE = aService(2, "Care", { calendar_ids: [8] });
const CARE_LONGER = aService(2, "Care", { price: 4000, length: 45 });
const CATALOGUE = {
  interventions: [CHECK, CARE],
  calendars: [aCalendar(7, "Anna"), aCalendar(8, "Boris")],
  packs: [aPack(5, "Checks", [CHECK, CARE])],
};

async function startPack(situation: Situation = {}) {
  await page.viewport(390, 844);
  const started = await startInGroup(<SummaryCard step="slots" />, { catalogue: CATALOGUE, ...situation });
  started.store.getState().dispatch({ type: "choose_pack", pack_id: 5 });
  return started;
}

describe("a pack on a phone", () => {
  test("shows its calendars in the closed line, and that they can be changed", async () => {
    const { screen } = await startPack();
    const line = screen.getByRole("button", { name: /Checks.*With whom: / });
    await expect.element(line).toHaveAttribute("aria-expanded", "false");
    await expect.element(screen.getByText("With whom: No preference, Boris")).toBeVisible();
    await line.click();
    await screen.getByLabelText("Check, with").selectOptions("Anna");
    await line.click();
    await expect.element(screen.getByText("With whom: Anna, Boris")).toBeVisible();
  });

  test("marks the name that is in another language, and no other word", async () => {
    const calendars = [aCalendar(7, "Anna"), aCalendar(8, "Fauteuil bleu", { lang: "fr" })];
    const { screen } = await startPack({ catalogue: { ...CATALOGUE, calendars } });
    const line = screen.getByText("With whom: No preference, Fauteuil bleu");
    await expect.element(line).toBeVisible();
    const marked = [...line.element().querySelectorAll("[lang]")];
    expect(marked.map((one) => `${one.getAttribute("lang")}: ${one.textContent}`)).toEqual([
      "fr: Fauteuil bleu",
    ]);
  });

  test("does not show them if they cannot be changed", async () => {
    const calendars = [aCalendar(8, "Boris")];
    const { screen } = await startPack({ catalogue: { ...CATALOGUE, calendars } });
    await expect.element(screen.getByRole("button", { expanded: false })).toHaveAccessibleName(/Checks/);
    await expect.element(screen.getByText(/With whom:/)).not.toBeInTheDocument();
  });
});

function TwoSteps() {
  const [step, setStep] = useState<StepName>("slots");
  return (
    <>
      <SummaryCard step={step} />
      <button type="button" onClick={() => setStep("fiche_info")}>
        Go on
      </button>
    </>
  );
}

async function startSeveral(width = 1280) {
  await page.viewport(width, 900);
  const started = await startInGroup(<TwoSteps />, {
    catalogue: CATALOGUE,
    group: { user_sequence_config: [{ name: "intervention_ids", max_multirdvs: 3 }] },
  });
  const { dispatch } = started.store.getState();
  dispatch({ type: "choose_intervention", intervention_id: 1 });
  dispatch({ type: "add_item" });
  dispatch({ type: "choose_intervention", intervention_id: 2 });
  if (width < 960) await started.screen.getByRole("button", { expanded: false }).click();
  // Waits for the sortable list, which replaces the plain one once its code has loaded.
  await expect.element(started.screen.getByRole("button", { name: "Reorder Care" })).toBeVisible();
  return started;
}

describe("removing one of several appointments", () => {
  test("asks first, and can be cancelled", async () => {
    const { screen, store } = await startSeveral();
    const remove = screen.getByRole("button", { name: "Remove" }).nth(1);
    await remove.click();
    const question = screen.getByRole("dialog", { name: "Remove “Care”?" });
    await expect.element(question).toBeVisible();
    await question.getByRole("button", { name: "Keep it" }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(remove).toHaveFocus();
    expect(store.getState().sequence.items).toHaveLength(2);
  });

  test("removes it after confirmation", async () => {
    const { screen, store } = await startSeveral();
    await screen.getByRole("button", { name: "Remove" }).nth(1).click();
    await screen.getByRole("button", { name: "Yes, remove" }).click();
    await expect.poll(() => store.getState().sequence.items.map((item) => item.intervention_id)).toEqual([1]);
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(screen.getByRole("heading", { name: "Your appointment" })).toHaveFocus();
  });

  test("is cancelled by Escape", async () => {
    const { screen, store } = await startSeveral();
    await screen.getByRole("button", { name: "Remove" }).nth(0).click();
    await expect.element(screen.getByRole("dialog", { name: "Remove “Check”?" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    expect(store.getState().sequence.items).toHaveLength(2);
  });

  test("is cancelled by closing the list before the question has loaded", async () => {
    const { screen } = await startSeveral(390);
    const remove = screen.getByRole("button", { name: "Remove" }).nth(1).element();
    const line = screen.getByRole("button", { expanded: true });
    const element = line.element() as HTMLElement;
    element.focus();
    (remove as HTMLElement).click();
    element.click();
    await expect.element(element).toHaveAttribute("aria-expanded", "false");
    // A modal dialog that is open but invisible would block the page, so the click would fail.
    await expect.element(element).toHaveFocus();
    await userEvent.click(element);
    await expect.element(screen.getByRole("button", { name: "Reorder Care" })).toBeVisible();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  });

  test("is cancelled by moving on before the question has loaded", async () => {
    const { screen } = await startSeveral();
    const goOn = screen.getByRole("button", { name: "Go on" });
    (screen.getByRole("button", { name: "Remove" }).nth(1).element() as HTMLElement).click();
    (goOn.element() as HTMLElement).click();
    // An open dialog would block the button.
    await goOn.click();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(goOn).toHaveFocus();
  });
});

test("after the last possible appointment was added, the summary has the focus", async () => {
  await page.viewport(1280, 900);
  const { screen, store } = await startInGroup(<SummaryCard step="slots" />, {
    catalogue: { ...CATALOGUE, interventionsets: [aCategory(3, "Checks")] },
    group: {
      user_sequence_config: [{ name: "interventionset_ids" }, { name: "intervention_ids", max_multirdvs: 2 }],
    },
  });
  store.getState().dispatch({ type: "choose_interventionsets", interventionset_ids: [3] });
  store.getState().dispatch({ type: "choose_intervention", intervention_id: 1 });
  await screen.getByText("Add an appointment").click();
  await screen.getByRole("button", { name: "Care" }).click();
  await expect.poll(() => store.getState().sequence.items).toHaveLength(2);
  await expect.element(screen.getByText("Add an appointment")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: "Your appointments" })).toHaveFocus();
});

test("on a phone a second service is added beside the folded line, which then says the total", async () => {
  await page.viewport(390, 844);
  const { screen, store, history } = await startInGroup(<SummaryCard step="slots" />, {
    catalogue: { ...CATALOGUE, interventions: [CHECK, CARE_LONGER] },
    group: { user_sequence_config: [{ name: "intervention_ids", max_multirdvs: 2 }] },
  });
  const { dispatch } = store.getState();
  dispatch({ type: "choose_intervention", intervention_id: 1 });
  await screen.getByRole("button", { name: "Add another" }).click();
  await expect.poll(() => history.location.pathname).toBe("/practice/book/intervention_ids");
  dispatch({ type: "choose_intervention", intervention_id: 2 });
  await expect
    .element(screen.getByRole("button", { expanded: false }))
    .toHaveAccessibleName(/^1\shr?\s15\smin · €65\.00 · Check · Care/);
  await expect.element(screen.getByRole("button", { name: "Add another" })).not.toBeInTheDocument();
});

const startTotal = async (
  interventions: (typeof CHECK)[],
  group: Situation["group"] = {},
  promotion?: number,
) => {
  await page.viewport(1280, 900);
  const started = await startInGroup(<SummaryCard step="fiche_info" />, {
    catalogue: { ...CATALOGUE, interventions },
    group: { user_sequence_config: [{ name: "intervention_ids", max_multirdvs: 3 }], ...group },
  });
  const { dispatch } = started.store.getState();
  for (const [index, { id }] of interventions.entries()) {
    if (index > 0) dispatch({ type: "add_item" });
    dispatch({ type: "choose_intervention", intervention_id: id });
  }
  if (promotion !== undefined) {
    const slots = { start: "2026-12-01 09:00", start_at: "2026-12-01T08:00:00Z", capacity: 1, promotion };
    started.store.setState(({ sequence }) => ({ sequence: { ...sequence, slots } }));
  }
  return started.screen;
};
const totalOf = (screen: Awaited<ReturnType<typeof startTotal>>) =>
  screen
    .getByText(/^Total/)
    .first()
    .element()
    .closest("p")!
    .textContent.replaceAll(/\s/g, " ");

describe("the total", () => {
  test("of several appointments is the sum of their prices and lengths", async () => {
    const screen = await startTotal([CHECK, CARE_LONGER]);
    await expect.element(screen.getByText(/^Total/).first()).toBeVisible();
    expect(totalOf(screen)).toBe("Total · 1 h 15 min€65.00");
  });

  test.each([
    ["one has none", { ...CARE_LONGER, price: null }, {}],
    ["the group shows none", CARE_LONGER, { display_intervention_price: false }],
  ])("shows no price if %s", async (_title, other, group) => {
    const screen = await startTotal([CHECK, other], group);
    await expect.element(screen.getByText(/^Total/).first()).toBeVisible();
    expect(totalOf(screen)).toBe("Total · 1 h 15 min");
  });

  test("of a single appointment is not shown beside its own price", async () => {
    const screen = await startTotal([CHECK]);
    await expect.element(screen.getByText("Check").first()).toBeVisible();
    await expect.element(screen.getByText(/^Total/).first()).not.toBeInTheDocument();
  });

  test("of a single appointment is shown if its time has a promotion", async () => {
    const screen = await startTotal([CHECK], {}, 20);
    await expect.element(screen.getByText(/^Total/).first()).toBeVisible();
    expect(totalOf(screen)).toBe("TotalPrice before: €25.00 price now: €20.00");
  });
});

test("a choice can be changed from any other step, and stays until it is replaced", async () => {
  await page.viewport(1280, 900);
  const { screen, store, history } = await startInGroup(<SummaryCard step="fiche_info" />, {
    catalogue: CATALOGUE,
    group: { user_sequence_config: [{ name: "intervention_ids" }, { name: "calendar_id" }] },
  });
  store.getState().dispatch({ type: "choose_intervention", intervention_id: 1 });
  store.getState().dispatch({ type: "choose_calendar", calendar_id: 7 });
  await screen.getByRole("link", { name: /^Change.*With/ }).click();
  await expect.poll(() => history.location.pathname).toBe("/practice/book/calendar_id");
  expect(store.getState().sequence.items).toMatchObject([{ intervention_id: 1, calendar_id: 7 }]);
});

test("the present step has no link to itself", async () => {
  await page.viewport(1280, 900);
  const { screen, store } = await startInGroup(<SummaryCard step="calendar_id" />, {
    catalogue: CATALOGUE,
    group: { user_sequence_config: [{ name: "intervention_ids" }, { name: "calendar_id" }] },
  });
  store.getState().dispatch({ type: "choose_intervention", intervention_id: 1 });
  store.getState().dispatch({ type: "choose_calendar", calendar_id: 7 });
  await expect.element(screen.getByRole("link", { name: /^Change.*Service/ })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /^Change.*With/ })).not.toBeInTheDocument();
});
