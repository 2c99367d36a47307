import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startSlotsStep } from "./testing/start-slots-step.tsx";

const FIRST = "Tuesday 1 December, 09:20";
const HOUR = "Wednesday 2 December, 09\u00a0h, 2 free times, from 09:00 to 09:30";

/** Returns the accessible name of the focused element; a slot's is its last text, after the visible one. */
const focused = () => document.activeElement?.lastElementChild?.textContent ?? "";

async function focusSlot(name: string): Promise<void> {
  const slot = page.getByRole("button", { name, exact: true });
  await expect.element(slot).toBeVisible();
  for (let press = 0; press < 8 && focused() !== FIRST; press++) await userEvent.tab();
  if (name === HOUR) await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe(name);
}

test("one Tab stop, the arrows move between times, Enter chooses", async () => {
  const { chosen } = await startSlotsStep({});
  await focusSlot(FIRST);
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe("Tuesday 1 December, 11:00");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(focused()).toBe("Friday 4 December, 10:00");
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  expect(focused()).toBe("Friday 4 December, 10:00");
  await userEvent.keyboard("{Enter}");
  expect(chosen.map(({ start }) => start)).toEqual(["2026-12-04 10:00:00"]);
  expect(focused()).toBe("Friday 4 December, 10:00");
});

test("the list of an hour handles the arrow keys itself, and Escape returns to its button", async () => {
  const { chosen } = await startSlotsStep({});
  await focusSlot(HOUR);
  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("Wednesday 2 December, 09:00");
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe("Wednesday 2 December, 09:30");
  await userEvent.keyboard("{Escape}");
  expect(focused()).toBe(HOUR);
  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("Wednesday 2 December, 09:00");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(chosen.map(({ start }) => start)).toEqual(["2026-12-02 09:30:00"]);
  expect(focused()).toMatch(/^Wednesday 2 December, 09:30, chosen/);
});

test("Page Down changes the days and keeps the focus near its place; Page Up returns", async () => {
  await startSlotsStep({ width: 420 });
  await focusSlot(FIRST);
  await userEvent.keyboard("{PageDown}");
  await expect.poll(focused).toBe("Friday 4 December, 10:00");
  await userEvent.keyboard("{PageUp}");
  await expect.poll(focused).toBe(HOUR);
});

test("Page Down to days without a free time focuses the button to the next free one", async () => {
  await startSlotsStep({ width: 420 });
  await focusSlot(FIRST);
  await userEvent.keyboard("{PageDown}");
  await expect.poll(focused).toBe("Friday 4 December, 10:00");
  await userEvent.keyboard("{PageDown}");
  await expect
    .poll(() => document.activeElement?.textContent)
    .toMatch(/Next free time.*Monday 7 December, 09:00/);
  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("Monday 7 December, 09:00");
});
