import "../../../app/tokens.css";
import "../../../app/base.css";
import { type Language, LANGUAGES } from "@rendezvous/phrases/language";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aCalendar } from "../../ground/group/testing/catalogue-records.ts";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../ground/session/session-store.ts";
import { aProSession } from "../../ground/session/testing/a-session.ts";
import { CalendarPage } from "./calendar-page.tsx";

/** No news come. */
class Silence extends EventTarget {
  static readonly CLOSED = 2;
  close(): void {}
}

/** Draws an empty day or week beside the frame's padding, and returns the height of the toolbar. */
async function heightOfBar(language: Language, width: number, query: string): Promise<number> {
  vi.stubGlobal("EventSource", Silence);
  onTestFinished(() => void vi.unstubAllGlobals());
  await page.viewport(width, 844);
  startSession("practice", aProSession("owner"));
  const { screen } = await startInGroup(
    <main style={{ paddingInline: "16px" }}>
      <CalendarPage />
    </main>,
    {
      language,
      address: `/practice/calendar?${query}`,
      catalogue: { calendars: [aCalendar(7, "Cartes d’identité et passeports"), aCalendar(8, "État civil")] },
      answer: ({ path }) =>
        path.endsWith("/busy_sources") ? { busy_sources: [], providers: [] } : { records: [] },
    },
  );
  await expect.element(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
  const title = page.getByRole("heading", { level: 1 }).element();
  const { height } = title.parentElement!.getBoundingClientRect();
  await screen.unmount();
  return height;
}

test.each(LANGUAGES)("beside a scroll bar at 1280 pixels it takes two rows in %s", async (language) => {
  for (const view of ["grid", "week"])
    expect(await heightOfBar(language, 1265, `day=2027-12-23&view=${view}`), view).toBeLessThan(110);
});

// A Wednesday in September has the longest name in most languages. The journey measures French below the frame.
test.each(LANGUAGES)("on a phone it is no higher in %s than in French", async (language) => {
  const query = "day=2027-09-22";
  expect(await heightOfBar(language, 390, query)).toBeLessThanOrEqual(await heightOfBar("fr", 390, query));
});
