import { formatDaySpan } from "@rendezvous/phrases/format-date";
import { useEffect } from "react";
import { announce } from "../../../lib/announce.ts";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { failureText, useWaitText, useWording } from "../../../lib/phrases/phrases.ts";
import type { SlotWords } from "./slot-words.ts";
import type { SlotWindow } from "./use-slot-window.ts";

const LOADING_TEXT_AFTER_MS = 400;

/** Announces the loaded days in the live region: how many times are free, or why there are none. */
export function useAnnouncements(window: SlotWindow, words: SlotWords, phone: string): void {
  const { phrases, dateLocale } = words;
  const { state, days, grid, firstSlot } = window;
  const [from = ""] = days;
  const span = formatDaySpan(from, days.at(-1) ?? from, dateLocale);
  const texts = phrases.slots;
  const problem = useProblemText(window.failure, phone);
  const count = grid.slotCount > 0 ? texts.freeTimes(grid.slotCount) : texts.none;
  const news = {
    loading: texts.loading,
    failed: problem,
    ready: firstSlot === null ? texts.noneAtAll : `${span}, ${count}`,
  }[state];
  const delay = state === "loading" ? LOADING_TEXT_AFTER_MS : 0;
  useEffect(() => {
    const timer = setTimeout(() => announce(news), delay);
    return () => clearTimeout(timer);
  }, [news, delay]);
}

/** Returns the reason why no times are shown, as one text. */
function useProblemText(failure: unknown, phone: string): string {
  const { phrases } = useWording();
  const texts = phrases.screen.slots;
  const wait = useWaitText(failure);
  const refusal = failure instanceof ApiFailure ? failure.code : null;
  if (refusal === "invalid_calendar") return texts.noResourceForSelection;
  if (refusal === "too_many_items") return failureText(phrases, failure, phone);
  return wait === null ? texts.failed : `${texts.failed} ${wait}`;
}
