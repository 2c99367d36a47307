import "../../../app/tokens.css";
import "../../../app/base.css";
import { addDays } from "@rendezvous/domain/time/instant";
import { describe, expect, onTestFinished, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { accessibilityFaults } from "./testing/accessibility-faults.ts";
import { slotAt } from "./testing/slot-server.ts";
import { A_WEEK, startSlotsStep } from "./testing/start-slots-step.tsx";

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const head = (name: string) => page.getByRole("columnheader", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });
/** Returns for each row of the grid whether it has the height of a slot. */
const rows = () => [...document.querySelectorAll("tbody tr")].map(({ clientHeight }) => clientHeight >= 44);
const later = button("Later days");
const earlier = button("Earlier days");

/** Returns the skeleton's running animations with this motion setting. */
async function moving(reducedMotion: "reduce" | "no-preference"): Promise<string[]> {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value: reducedMotion }],
  });
  return [...document.querySelectorAll("td > span")].map((bone) => getComputedStyle(bone).animationName);
}

describe("the grid of free times", () => {
  test("names every slot in full; the remaining places only if the group shows them", async () => {
    const slots = [
      slotAt("2026-12-01 09:20", { capacity: 2 }),
      slotAt("2026-12-02 10:00", { promotion: 20 }),
    ];
    const { screen } = await startSlotsStep({ slots });
    await expect.element(button("Tuesday 1 December, 09:20")).toBeVisible();
    await expect.element(button("Wednesday 2 December, 10:00, 20% off")).toBeVisible();
    await screen.unmount();
    await startSlotsStep({ slots, group: { capacity_display_user: true } });
    await expect.element(button("Tuesday 1 December, 09:20, 2 places left")).toBeVisible();
    await expect.element(button("Wednesday 2 December, 10:00, 1 place left, 20% off")).toBeVisible();
  });

  test("says when the server cannot check the times, until it can again", { timeout: 30_000 }, async () => {
    const { server } = await startSlotsStep({ prepare: (one) => (one.isStale = true) });
    const note = page.getByText(/We can’t check these times at the moment/);
    await expect.element(note).toBeVisible();
    await expect.element(button("Tuesday 1 December, 09:20")).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    server.isStale = false;
    await expect.poll(() => note.elements().length, { timeout: 15_000 }).toBe(0);
  });

  test("is in French for French visitors", async () => {
    await startSlotsStep({ language: "fr", group: { capacity_display_user: true } });
    await expect.element(button("mardi 1er décembre, 09:20, 1 place")).toBeVisible();
  });

  test("has a head for each day, which marks today and days without a free time", async () => {
    await startSlotsStep({});
    await expect.element(head("Tuesday 1 December, today, 2 free times")).toBeVisible();
    await expect.element(head("Thursday 3 December, nothing free")).toBeVisible();
  });

  test.each([
    [1280, 7],
    [1024, 6],
    [880, 5],
    [736, 4],
    [580, 3],
    [420, 2],
    [320, 2],
  ])("in a window of %i pixels shows %i days, each time large enough for a thumb", async (width, columns) => {
    await startSlotsStep({ width });
    await expect.element(button("Tuesday 1 December, 09:20")).toBeVisible();
    expect(page.getByRole("columnheader").elements()).toHaveLength(columns);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    for (const element of page.getByRole("button").elements()) {
      expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });

  test.each([581, 600, 736, 737, 1280])(
    "keeps what stands above the times in its column, in a window of %i pixels",
    async (width) => {
      const filter = <button type="button">Seulement en promotion</button>;
      await startSlotsStep({ width, language: "fr", filter });
      await expect.element(button("mardi 1er décembre, 09:20")).toBeVisible();
      const { right } = page
        .getByRole("region", { name: /^Horaires/ })
        .element()
        .getBoundingClientRect();
      const controls = page.getByRole("button").elements();
      expect(Math.max(...controls.map((one) => one.getBoundingClientRect().right))).toBeLessThanOrEqual(
        right,
      );
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  test("adapts when the window is turned", async () => {
    await startSlotsStep({ width: 420 });
    await expect.poll(() => page.getByRole("columnheader").elements().length).toBe(2);
    await page.viewport(900, 420);
    await expect.poll(() => page.getByRole("columnheader").elements().length).toBe(6);
  });

  test("lists the several slots of an hour in a popover, and one of them can be chosen", async () => {
    const { chosen } = await startSlotsStep({});
    const menu = button("Wednesday 2 December, 09\u00a0h, 2 free times, from 09:00 to 09:30");
    await expect.poll(() => menu.element().textContent).toMatch(/^09\u00a0h2/);
    await menu.click();
    await button("Wednesday 2 December, 09:30").click();
    expect(chosen.map(({ start }) => start)).toEqual(["2026-12-02 09:30:00"]);
    const hour = button(/Wednesday 2 December, 09:30, chosen/);
    await expect.element(hour).toBeVisible();
    expect(hour.element().textContent).toMatch(/^09:30/);
  });

  test("distinguishes equal wall times when the clocks go back", async () => {
    const first = slotAt("2026-10-25 02:30");
    const second = { ...first, start_at: "2026-10-25T02:30:00+01:00" };
    const { chosen } = await startSlotsStep({
      slots: [first, second],
      nowMs: Date.parse("2026-10-24T08:00:00Z"),
    });
    await button("Sunday 25 October, 02\u00a0h, 2 free times, from 02:30 to 02:30").click();
    await button("Sunday 25 October, 02:30, after the clocks change").click();
    await button(/chosen/).click();
    await button("Sunday 25 October, 02:30, before the clocks change").click();
    expect(chosen.map(({ start_at }) => start_at)).toEqual([second.start_at, first.start_at]);
  });

  test("has no axe finding, with popovers closed and open", async () => {
    await startSlotsStep({ group: { capacity_display_user: true } });
    await expect.element(button("Tuesday 1 December, 09:20, 1 place left")).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await button(/2 free times, from 09:00/).click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await button(/pick another date/).click();
    await expect.element(page.getByRole("grid", { name: /December 2026/ })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe("the quick ways", () => {
  test("one button above the days chooses the first free time of all", async () => {
    const { chosen } = await startSlotsStep({});
    await button("First free time Tue 1 Dec, 09:20").click();
    expect(chosen.map(({ start }) => start)).toEqual(["2026-12-01 09:20:00"]);
  });

  test("the rows are those of the shown days, with low rows for hours without a free time", async () => {
    await startSlotsStep({ width: 390 });
    await expect.element(button("Tuesday 1 December, 09:20")).toBeVisible();
    expect(rows()).toEqual([true, false, true, false, false, true]);
    await later.click();
    await expect.element(button("Friday 4 December, 10:00")).toBeVisible();
    expect(rows()).toEqual([true, false, false, false, false, false, true]);
  });
});

const listed = () =>
  [...document.querySelectorAll<HTMLElement>("[data-day]")].map(({ dataset }) => dataset["day"]);
const topOfStrip = () => document.querySelector("li > [aria-pressed]")?.getBoundingClientRect().top;
/** Returns ten times on each of the days from 1 December on. */
const busy = (days: number) =>
  Array.from({ length: days }, (_, day) =>
    Array.from({ length: 10 }, (_, hour) =>
      slotAt(`${addDays("2026-12-01", day)} ${String(9 + hour).padStart(2, "0")}:00`),
    ),
  ).flat();

describe("the list of days", () => {
  const asList = button("As a list");
  test("is switched on by a button with words and remembered: a strip of seven days, and each day with its times", async () => {
    onTestFinished(() => localStorage.clear());
    const { screen, chosen } = await startSlotsStep({ width: 390 });
    expect(asList.element().textContent).toBe("As a list");
    await asList.click();
    await expect.element(asList).toHaveAttribute("aria-pressed", "true");
    await expect
      .element(button("Tuesday 1 December, today, 2 free times"))
      .toHaveAttribute("aria-pressed", "true");
    await expect.element(heading("Thursday 3 December, nothing free")).toBeVisible();
    await button("Wednesday 2 December, 3 free times").click();
    await expect.element(heading("Wednesday 2 December, 3 free times")).toHaveFocus();
    await expect
      .element(button("Wednesday 2 December, 3 free times"))
      .toHaveAttribute("aria-pressed", "true");
    // The colours change gradually to the other day.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    expect(await accessibilityFaults()).toEqual([]);
    await button("Wednesday 2 December, 14:00, 20% off").click();
    expect(chosen.map(({ start }) => start)).toEqual(["2026-12-02 14:00:00"]);
    await screen.unmount();
    await startSlotsStep({ width: 390 });
    await expect.element(button("Tuesday 1 December, 11:00")).toBeVisible();
    await asList.click();
    await expect.element(page.getByRole("grid")).toBeVisible();
  });

  test("is shown at first if the group wants so, until the visitor chooses otherwise", async () => {
    onTestFinished(() => localStorage.clear());
    await startSlotsStep({ group: { slots_view: "day" } });
    await expect.element(heading("Tuesday 1 December, today, 2 free times")).toBeVisible();
    expect(page.getByRole("grid").elements()).toHaveLength(0);
  });

  test("with auto, stands where days side by side have no room, and goes when the window is turned", async () => {
    await startSlotsStep({ width: 579, group: { slots_view: "auto" } });
    await expect.element(heading("Tuesday 1 December, today, 2 free times")).toBeVisible();
    expect(page.getByRole("grid").elements()).toHaveLength(0);
    await page.viewport(580, 900);
    await expect.element(page.getByRole("grid")).toBeVisible();
    await expect.poll(() => page.getByRole("columnheader").elements().length).toBe(3);
  });

  test("has one row a session where places are shown, also in a wide window: time, teacher, places left", async () => {
    const slots = [
      slotAt("2026-12-01 18:30", { capacity: 3 }),
      slotAt("2026-12-04 07:15", { capacity: 1, calendar_ids: [16] }),
    ];
    const group = { slots_view: "auto", capacity_display_user: true } as const;
    const { chosen } = await startSlotsStep({ slots, width: 1280, group });
    const session = button("Tuesday 1 December, 18:30, Camille, 3 places left");
    await expect.element(session).toBeVisible();
    expect(session.element().getBoundingClientRect().width).toBeGreaterThan(600);
    await expect.element(button("Friday 4 December, 07:15, 1 place left")).toBeVisible();
    // Consecutive days without a session are one line, so that they leave no gap.
    await expect.element(heading("2 – 3 December, nothing free")).toBeVisible();
    expect(listed().slice(0, 3)).toEqual(["2026-12-01", "2026-12-02", "2026-12-04"]);
    await button("Thursday 3 December, nothing free").click();
    await expect.element(heading("2 – 3 December, nothing free")).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
    await session.click();
    expect(chosen.map(({ start }) => start)).toEqual(["2026-12-01 18:30:00"]);
  });

  test("beyond its days, one button leads to the next free time and moves the focus there", async () => {
    const slots = [...A_WEEK.slice(0, 2), slotAt("2027-01-14 08:40")];
    await startSlotsStep({ slots, group: { slots_view: "day" } });
    await button("Next free time Thursday 14 January, 08:40").click();
    await expect.element(button("Thursday 14 January, 08:40")).toHaveFocus();
  });

  test.each([320, 390])(
    "has three times in a row and targets of 44 pixels in a window of %i",
    async (width) => {
      await startSlotsStep({ slots: busy(8), width, group: { slots_view: "auto" } });
      await expect.element(button("Tuesday 1 December, 09:00")).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      const boxes = page
        .getByRole("button")
        .elements()
        .map((one) => one.getBoundingClientRect());
      expect(Math.min(...boxes.map((box) => box.height))).toBeGreaterThanOrEqual(44);
      expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(44);
      const tops = [...document.querySelectorAll('[data-day="2026-12-01"] li')].map(
        (one) => one.getBoundingClientRect().top,
      );
      expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
    },
  );

  test("lists the following days when a visitor scrolls to its end; the strip stays and follows", async () => {
    await startSlotsStep({ slots: busy(40), width: 390, group: { slots_view: "auto" } });
    await expect.element(button("Tuesday 1 December, 09:00")).toBeVisible();
    expect(listed()).toHaveLength(7);
    document.querySelector('[data-day="2026-12-07"]')?.scrollIntoView({ block: "end" });
    await expect.poll(listed).toHaveLength(14);
    document.querySelector('[data-day="2026-12-10"]')?.scrollIntoView();
    await expect.element(button("Monday 14 December, 10 free times")).toBeInViewport();
    // The content below the list stays reachable.
    for (let scroll = 0; scroll < 8; scroll++) {
      scrollTo(0, document.body.scrollHeight);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    await expect.poll(listed).toHaveLength(28);
    await button("Later days").last().click();
    await expect.poll(listed).toHaveLength(35);
    await expect.element(button("Tuesday 29 December, 09:00")).toHaveFocus();
  });

  test("keeps its height while times are loading, and leaves what stands above them in place", async () => {
    const { server } = await startSlotsStep({ width: 390, slots: busy(40), group: { slots_view: "auto" } });
    await expect.element(button("Tuesday 1 December, 09:00")).toBeVisible();
    const top = topOfStrip();
    server.delayMs = 300;
    await button("Later days").first().click();
    expect(topOfStrip()).toBe(top);
    expect(document.querySelector("section[tabindex]")!.clientHeight).toBeGreaterThanOrEqual(576);
    await expect.element(button("Tuesday 8 December, 09:00")).toBeVisible();
    expect(topOfStrip()).toBe(top);
  });
});

describe("moving from week to week", () => {
  test("moves by the shown days, from the first slot up to the end of the booking period", async () => {
    await startSlotsStep({ group: { maxrdv_period: 10 * 1440 } });
    await expect.element(button("Tuesday 1 December, 09:20")).toBeVisible();
    await expect.element(earlier).toHaveAttribute("aria-disabled", "true");
    await later.click();
    await expect.element(button("Wednesday 9 December, 13:00")).toBeVisible();
    await expect.element(later).toHaveAttribute("aria-disabled", "true");
    await expect.element(later).toHaveFocus();
    await earlier.click();
    await expect.element(button("Tuesday 1 December, 09:20")).toBeVisible();
    await expect.element(earlier).toHaveAttribute("aria-disabled", "true");
  });

  test("announces how many times are free on the new days", async () => {
    const { announced } = await startSlotsStep({});
    await later.click();
    await expect
      .poll(() => announced.at(-1)?.replace(/\s/g, " "))
      .toMatch(/^8 ?– ?14 December, 1 free time$/);
  });

  test("never moves the content below, loading or empty", async () => {
    const { server } = await startSlotsStep({});
    await expect.element(button("Tuesday 1 December, 09:20")).toBeVisible();
    const height = document.body.scrollHeight;
    server.delayMs = 200;
    for (let press = 0; press < 4; press++) {
      await later.click();
      expect(document.body.scrollHeight).toBe(height);
      await expect.element(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
      expect(document.body.scrollHeight).toBe(height);
    }
  });

  test("has loaded the next seven days before the visitor moves on", async () => {
    const { server } = await startSlotsStep({});
    await expect.poll(() => server.starts).toEqual(["2026-12-01", "2026-12-08"]);
    server.delayMs = 5000;
    await later.click();
    await expect.element(button("Wednesday 9 December, 13:00")).toBeVisible();
  });

  test("begins with the first free day if it is near, and any day can be picked in the calendar", async () => {
    await startSlotsStep({ slots: A_WEEK.slice(5) });
    await expect.element(button("Friday 4 December, 10:00")).toBeVisible();
    const [firstHead] = page.getByRole("columnheader").elements();
    expect(firstHead?.getAttribute("aria-label")).toMatch(/^Friday 4 December/);
    await button(/pick another date/).click();
    const before = page.getByRole("button", { name: /Thursday,? 3 December 2026/ });
    await expect.element(before).toHaveAttribute("aria-disabled", "true");
    // A day without a free time cannot be picked either, in this month or another.
    const empty = page.getByRole("button", { name: /15 December 2026, nothing free/ });
    await expect.element(empty).toHaveAttribute("aria-disabled", "true");
    await page.getByRole("button", { name: /Wednesday,? 9 December 2026/ }).click();
    await expect.element(button("Wednesday 9 December, 13:00")).toBeVisible();
    await expect.element(button(/pick another date/)).toHaveFocus();
  });
});

describe("without a free time to choose", () => {
  test("far ahead: one large button leads to the next free time and focuses it", async () => {
    await startSlotsStep({ slots: [slotAt("2027-01-14 08:40")] });
    await button("Next free time Thursday 14 January, 08:40").click();
    await expect.element(button("Thursday 14 January, 08:40")).toHaveFocus();
    await expect.element(earlier).toHaveAttribute("aria-disabled", "true");
  });

  test("none at all: shows a message and the phone number", async () => {
    const { announced } = await startSlotsStep({ slots: [] });
    await expect.element(page.getByText("No times are free online at the moment.")).toBeVisible();
    expect(page.getByRole("link").element().getAttribute("href")).toBe("tel:+33387000000");
    await expect.poll(() => announced).toContain("No times are free online at the moment.");
    expect(await accessibilityFaults()).toEqual([]);
  });

  test("the day asked for is full: shows a message and the following days", async () => {
    await startSlotsStep({ startDay: "2026-12-03" });
    await expect.element(page.getByText(/^Nothing is free any more on Thursday 3 December\./)).toBeVisible();
    await expect.element(button("Friday 4 December, 10:00")).toBeVisible();
  });

  test("the call fails: shows an error, and can be tried again", async () => {
    const { server, announced } = await startSlotsStep({
      prepare: (server) => {
        server.failure = { status: 500, message: "internal_error" };
      },
    });
    await expect.element(page.getByText("The times couldn’t be loaded.")).toBeVisible();
    await expect.poll(() => announced).toContain("The times couldn’t be loaded.");
    server.failure = null;
    await button("Try again").click();
    // The pressed button is removed, so the first slot takes the focus.
    await expect.element(button("Tuesday 1 December, 09:20")).toHaveFocus();
  });

  test.each([
    [
      "en" as const,
      "So many services can’t be fitted in together. Book them in two or three goes. You can also call 01 23 45 67 89.",
      "Start again",
    ],
    [
      "fr" as const,
      "Ces prestations sont trop nombreuses pour être réservées ensemble. Réservez-les en deux ou trois fois. Vous pouvez aussi appeler le 01 23 45 67 89.",
      "Reprendre depuis le début",
    ],
  ])(
    "too many services for a search: shows a message in %s, and leads back",
    async (language, text, back) => {
      let callCount = 0;
      const { announced } = await startSlotsStep({
        language,
        group: { phone: "01 23 45 67 89" },
        onStartAgain: () => callCount++,
        prepare: (server) => {
          server.failure = { status: 422, message: "too_many_items" };
        },
      });
      await expect.element(page.getByText(text)).toBeVisible();
      await expect.poll(() => announced.map((one) => one.replaceAll("\u00a0", " "))).toContain(text);
      expect(page.getByRole("link", { name: /01 23 45 67 89/ }).elements()).toHaveLength(1);
      await button(back).click();
      expect(callCount).toBe(1);
      expect(await accessibilityFaults()).toEqual([]);
    },
  );

  test("the calendar no longer exists: calls the booking's handler", async () => {
    let callCount = 0;
    await startSlotsStep({
      onInvalidCalendar: () => callCount++,
      prepare: (server) => {
        server.failure = { status: 400, message: "invalid_calendar" };
      },
    });
    await expect.element(page.getByText(/^Nothing is available for this selection/)).toBeVisible();
    expect(callCount).toBe(1);
  });
});

describe("clocks", () => {
  test("times are in the group's timezone, which is shown to visitors in another", async () => {
    const timezone = "Asia/Kathmandu";
    await startSlotsStep({ slots: [slotAt("2026-12-02 09:20", { timezone })], group: { timezone } });
    await expect.element(button("Wednesday 2 December, 09:20")).toBeVisible();
    await expect.element(page.getByText("Times are in Kathmandu time.")).toBeVisible();
  });

  test("nothing about timezones is shown if the visitor's clock agrees", async () => {
    await startSlotsStep({ group: { timezone: "Europe/Brussels" } });
    await expect.element(button("Tuesday 1 December, 09:20")).toBeVisible();
    expect(page.getByText(/^Times are in/).elements()).toHaveLength(0);
  });
});

describe("promotions", () => {
  test("a time shows its price before and after the discount, if the group shows prices", async () => {
    const slots = [slotAt("2026-12-01 09:20", { promotion: 20, price: 2500, price_amount: 2000 })];
    await startSlotsStep({ slots });
    await expect
      .element(button("Tuesday 1 December, 09:20, 20% off, €20.00 instead of €25.00"))
      .toBeVisible();
  });

  test("without any, one button shows all times", async () => {
    let presses = 0;
    await startSlotsStep({
      slots: [],
      criteria: { group_id: 4, chain: [], promotionsOnly: true },
      onShowAll: () => {
        presses += 1;
      },
    });
    await expect.element(page.getByText("No time on offer is free at the moment.")).toBeVisible();
    await button("See every time").click();
    expect(presses).toBe(1);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test("without any, showing all times moves the focus to the first one", async () => {
    const { server } = await startSlotsStep({ slots: [], promotions: true });
    await expect.element(button("See every time")).toBeVisible();
    server.slots = A_WEEK;
    await button("See every time").click();
    await expect.element(button("Tuesday 1 December, 09:20")).toHaveFocus();
  });
});

describe("while times are loading", () => {
  test("the grid has its final shape at once, says after a moment that it is loading, and does not move with reduced motion", async () => {
    const { announced } = await startSlotsStep({ prepare: (server) => (server.delayMs = 3000) });
    expect(announced).toEqual([]);
    expect(page.getByRole("columnheader").elements()).toHaveLength(7);
    expect((await moving("no-preference")).every((name) => name !== "none")).toBe(true);
    expect((await moving("reduce")).every((name) => name === "none")).toBe(true);
    expect(document.querySelectorAll("td > span")).toHaveLength(49);
    await expect.element(page.getByText(/^Looking for free times/)).toBeVisible();
    await expect.poll(() => announced).toEqual(["Looking for free times"]);
    await expect.element(button("Tuesday 1 December, 09:20")).toBeVisible();
    await moving("no-preference");
  });
});
