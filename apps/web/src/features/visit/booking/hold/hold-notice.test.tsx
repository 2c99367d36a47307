import { loadBrowserPhrases } from "@rendezvous/phrases/browser-phrases";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { onAnnounce } from "../../../../lib/announce.ts";
import { WordingContext } from "../../../../lib/phrases/phrases.ts";
import { accessibilityFaults } from "../../slots/testing/accessibility-faults.ts";
import { HoldNotice } from "./hold-notice.tsx";
import { holdStoreOf } from "./hold-store.ts";

test("the notice says until when the time is kept; screen readers hear changes, not each renewal", async () => {
  const phrases = await loadBrowserPhrases("en");
  const announced: string[] = [];
  onTestFinished(onAnnounce((text) => announced.push(text)));
  const store = holdStoreOf("a-practice");
  await render(
    <WordingContext value={{ language: "en", dateLocale: "en-GB", phrases }}>
      <main>
        <HoldNotice urlname="a-practice" />
      </main>
    </WordingContext>,
  );
  // The notice's place is reserved before it has a text, to avoid a layout shift.
  const place = document.querySelector("main")?.getBoundingClientRect().height;
  await expect.element(page.getByText(/until/)).not.toBeVisible();
  expect(announced).toEqual([]);

  const until = new Date(2026, 11, 1, 14, 32).getTime();
  store.setState({ choiceKey: "nine", phase: "held", until });
  await expect.element(page.getByText(/^We’re keeping this time for you until\s14:32\.$/)).toBeVisible();
  expect(document.querySelector("main")?.getBoundingClientRect().height).toBe(place);
  store.setState({ until: until + 60_000 });
  await expect.element(page.getByText(/until\s14:33/)).toBeVisible();
  store.setState({ phase: "ending" });
  await expect.element(page.getByText(/One minute left/)).toBeVisible();
  store.setState({ phase: "held", until: until + 120_000 });
  await expect.element(page.getByText(/until\s14:34/)).toBeVisible();
  store.setState({ phase: "over", until: null });
  await expect.element(page.getByText(/no longer holding this time/)).toBeVisible();
  expect(announced).toEqual([
    phrases.screen.hold.kept({ time: "14:32" }),
    phrases.screen.hold.ending,
    phrases.screen.hold.over,
  ]);
  expect(await accessibilityFaults()).toEqual([]);
  store.setState({ phase: "unheld" });
  await expect.poll(() => document.querySelector("main")?.textContent).toBe("");
});
