import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { slotAt } from "./testing/slot-server.ts";
import { startSlotsStep } from "./testing/start-slots-step.tsx";

const TIMES = ["09:00", "09:30", "10:00", "10:30", "14:00", "14:30", "15:00"];

/** Renders the times as on a phone, three in a row. */
async function startDay() {
  const slots = TIMES.map((time) => slotAt(`2026-12-02 ${time}`));
  const started = await startSlotsStep({ slots, width: 390, group: { slots_view: "day" } });
  await expect.element(page.getByRole("button", { name: timeNamed("09:00"), exact: true })).toBeVisible();
  return started;
}

function timeNamed(time: string): string {
  return `Wednesday 2 December, ${time}`;
}

/** Returns the focused time: its accessible name is the last text, after the visible one. */
const focused = () =>
  document.activeElement?.closest("li")?.querySelector("button")?.lastElementChild?.textContent?.slice(-5) ??
  "";

async function press(keys: string): Promise<string> {
  await userEvent.keyboard(keys);
  return focused();
}

const placeOf = (time: string) =>
  page
    .getByRole("button", { name: timeNamed(time), exact: true })
    .element()
    .getBoundingClientRect();

test("the times of a day are one stop of the Tab key, and the arrow keys move between them", async () => {
  const { chosen } = await startDay();
  for (let tabs = 0; tabs < 20 && focused() !== "09:00"; tabs++) await userEvent.tab();
  expect(focused()).toBe("09:00");
  expect(await press("{ArrowRight}")).toBe("09:30");
  expect(await press("{ArrowLeft}")).toBe("09:00");
  expect(await press("{ArrowLeft}")).toBe("09:00");
  expect(await press("{End}")).toBe("15:00");
  expect(await press("{Home}")).toBe("09:00");
  await userEvent.tab();
  expect(TIMES).not.toContain(focused());
  await userEvent.tab({ shift: true });
  expect(focused()).toBe("09:00");
  await press("{ArrowRight}");
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(focused()).toBe("09:30");
  await userEvent.keyboard("{Enter}");
  expect(chosen.map(({ start }) => start)).toEqual(["2026-12-02 09:30:00"]);
});

test("up and down move to the time above or below, also from one day to the next", async () => {
  await startDay();
  for (let tabs = 0; tabs < 20 && focused() !== "09:00"; tabs++) await userEvent.tab();
  const shown = ["09:00"];
  for (let down = 0; down < 8; down++) {
    const next = await press("{ArrowDown}");
    if (next === shown.at(-1)) break;
    shown.push(next);
  }
  expect(shown.at(-1)! >= "14:00").toBe(true);
  // All these times are in one column.
  expect(new Set(shown.map((time) => Math.round(placeOf(time).left))).size).toBe(1);
  const back = [shown.at(-1)!];
  for (let up = 1; up < shown.length; up++) back.push(await press("{ArrowUp}"));
  expect(back).toEqual(shown.toReversed());
});
