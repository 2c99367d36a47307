import type { CalendarNews, ChangedPlace } from "@rendezvous/contract/calendar-news";
import { useEffect, useRef, useState } from "react";
import { urlOfCall } from "../../../lib/call-api.ts";

/** The server speaks at once. A proxy that gathers what it passes on is noticed after so long. */
const FIRST_WORD_WITHIN_MS = 5000;
/** It says every ten seconds that it is there. */
const SILENT_FOR_MS = 25_000;
const TRY_AGAIN_MS = 15_000;

/**
 * Hears where appointments come, go or change, as long as the page is seen: a browser has six connections for all tabs. `onNews` is
 * told null whenever anything may have been missed. Answers whether the server is heard; while it is not, one has to ask again.
 */
export function useCalendarNews(
  groupId: number,
  onNews: (changed: readonly ChangedPlace[] | null) => void,
): boolean {
  const [isHeard, setHeard] = useState(false);
  const latestOnNews = useRef(onNews);
  useEffect(() => {
    latestOnNews.current = onNews;
  });
  useEffect(() => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function close(): void {
      clearTimeout(timer);
      source?.close();
      source = null;
      setHeard(false);
    }
    function wait(milliseconds: number, thenDo: () => void): void {
      clearTimeout(timer);
      timer = setTimeout(thenDo, milliseconds);
    }
    function open(): void {
      close();
      if (document.hidden) return;
      const opened = new EventSource(
        urlOfCall("GET /groups/{id}/calendars.events", { path: { id: groupId } }),
        {
          withCredentials: true,
        },
      );
      source = opened;
      wait(FIRST_WORD_WITHIN_MS, giveUp);
      opened.addEventListener("message", ({ data }: MessageEvent<string>) => {
        setHeard(true);
        // What was good falls silent, as after sleep: another connection may be good at once.
        wait(SILENT_FOR_MS, open);
        const { changed } = JSON.parse(data) as CalendarNews;
        if (changed?.length !== 0) latestOnNews.current(changed);
      });
      opened.addEventListener("error", () => {
        setHeard(false);
        // The browser comes back by itself after a connection that ended, and not after an answer that was a refusal.
        if (opened.readyState === EventSource.CLOSED) giveUp();
        else wait(FIRST_WORD_WITHIN_MS, giveUp);
      });
    }
    function giveUp(): void {
      close();
      wait(TRY_AGAIN_MS, open);
    }

    open();
    document.addEventListener("visibilitychange", open);
    window.addEventListener("online", open);
    return () => {
      document.removeEventListener("visibilitychange", open);
      window.removeEventListener("online", open);
      close();
    };
  }, [groupId]);
  return isHeard;
}
