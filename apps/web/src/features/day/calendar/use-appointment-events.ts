import type { CalendarStreamEvent, ChangedPlace } from "@rendezvous/contract/catalogue/calendar-stream";
import { useEffect, useRef, useState } from "react";
import { urlOfCall } from "../../../lib/call-api.ts";

/** The server sends a first message at once; if none comes in this time, a proxy buffers the stream. */
const FIRST_WORD_WITHIN_MS = 5000;
/** The server sends a heartbeat every ten seconds. */
const SILENT_FOR_MS = 25_000;
const TRY_AGAIN_MS = 15_000;

/**
 * Subscribes to changes of appointments while the page is visible, since a browser has six connections for all tabs. `onNews`
 * gets null whenever a change may have been missed. Returns whether the stream works; without it the caller has to poll.
 */
export function useAppointmentEvents(
  groupId: number,
  onNews: (changed: readonly ChangedPlace[] | null) => void,
): boolean {
  const [isConnected, setConnected] = useState(false);
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
      setConnected(false);
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
        setConnected(true);
        // A working stream stopped, for example after sleep: another connection may work at once.
        wait(SILENT_FOR_MS, open);
        const { changed } = JSON.parse(data) as CalendarStreamEvent;
        if (changed?.length !== 0) latestOnNews.current(changed);
      });
      opened.addEventListener("error", () => {
        setConnected(false);
        // The browser reconnects by itself after a connection ended, but not after a refusal.
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
  return isConnected;
}
