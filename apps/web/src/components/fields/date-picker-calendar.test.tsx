import axe from "axe-core";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { DatePickerCalendar } from "./date-picker-calendar.tsx";

const WORDS = {
  pickDate: "Choisir une date",
  pickAnotherDate: "choisir une autre date",
  loading: "Chargement",
  previousMonth: "Mois précédent",
  nextMonth: "Mois suivant",
  today: "aujourd’hui",
  selected: "choisi",
};

test("the accessible name of every day is the text it shows, also of the first of a month and of days that cannot be chosen", async () => {
  const screen = await render(
    <DatePickerCalendar
      value="2026-11-24"
      min="2026-11-22"
      max="2026-12-20"
      today="2026-11-22"
      dateLocale="fr"
      words={WORDS}
      onPick={() => undefined}
    />,
  );
  await expect
    .element(screen.getByRole("button", { name: "dimanche 1er novembre 2026" }))
    .toHaveTextContent("1er");
  const { violations } = await axe.run(document.body, { runOnly: ["label-content-name-mismatch"] });
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
});

test("the names of the days of the week fit their columns, in Portuguese too", async () => {
  const screen = await render(
    <DatePickerCalendar
      value="2026-11-24"
      min="2026-11-22"
      max="2026-12-20"
      today="2026-11-22"
      dateLocale="pt-PT"
      words={WORDS}
      onPick={() => undefined}
    />,
  );
  await expect.element(screen.getByRole("grid")).toBeVisible();
  const heads = [...document.querySelectorAll("th")].map(({ textContent }) => textContent);
  expect(heads).toEqual(["seg", "ter", "qua", "qui", "sex", "sáb", "dom"]);
});
