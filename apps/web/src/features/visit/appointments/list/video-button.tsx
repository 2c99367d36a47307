import type { Appointment } from "@rendezvous/contract/booking/appointment";
import {
  isVideoPolled,
  VIDEO_POLL_MS,
  videoOpensAt,
  type VideoState,
  videoState,
} from "@rendezvous/domain/appointment/video-window";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { formatTime } from "@rendezvous/phrases/format-date";
import { Video } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "../../../../components/button.tsx";
import { VisuallyHidden } from "../../../../components/visually-hidden.tsx";
import { now } from "../../../../lib/clock.ts";
import { useDateLocale, usePhrases } from "../../../../lib/phrases/phrases.ts";
import { usePageData, useLoadedGroup } from "../../../ground/group/page-data.ts";
import { PhoneLink } from "../../../ground/group/phone-link.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import styles from "./appointment-card.module.css";

const SHORTEST_WAIT_MS = 1000;

interface Props {
  appointment: Appointment;
  /** Called when the appointment has begun, so that the list is fetched again. */
  onBegun: () => void;
}

/** The button that joins a video meeting, from a quarter of an hour before it begins until it ends. */
export function VideoButton({ appointment, onBegun }: Props) {
  const { common } = usePhrases();
  const texts = useLazyPhrases("appointment").list;
  const dateLocale = useDateLocale();
  const { meetingHost } = usePageData();
  const { group } = useLoadedGroup();
  const state = useVideoState(appointment, onBegun);
  const opensAt = formatTime(formatWallDateTime(group.timezone, videoOpensAt(appointment)), dateLocale);
  const room = appointment.video_credentials?.room;
  const host = group.meeting_host ?? meetingHost;
  if (room === undefined) return null;
  if (state === "finished") return <p className={styles.quiet}>{texts.videoFinished}</p>;
  if (host === "")
    return (
      <>
        <p className={styles.quiet}>{texts.videoByMessage}</p>
        <PhoneLink phone={group.phone} />
      </>
    );
  if (state === "to_come")
    return (
      <p className={styles.toCome}>
        <Button look="main" disabled>
          <Video size={18} aria-hidden="true" />
          {texts.videoToCome}
        </Button>
        <span className={styles.quiet}>{texts.videoOpens({ time: opensAt })}</span>
      </p>
    );
  return (
    <a
      className={buttonClass("main")}
      href={`https://${host}/${encodeURIComponent(room)}`}
      target="_blank"
      rel="noreferrer"
    >
      <Video size={18} aria-hidden="true" />
      {texts.videoJoin} <VisuallyHidden>{common.newWindow}</VisuallyHidden>
    </a>
  );
}

/**
 * Returns the present state of a meeting, polled every half minute until five minutes after the start, and once more at the end.
 */
function useVideoState(appointment: Appointment, onBegun: () => void): VideoState {
  const [at, setAt] = useState(now);
  const isPolled = isVideoPolled(appointment, at);
  const begun = useRef(onBegun);
  useEffect(() => {
    begun.current = onBegun;
  });
  useEffect(() => {
    if (!isPolled) return undefined;
    const look = () => {
      const present = now();
      setAt(present);
      if (!isVideoPolled(appointment, present)) begun.current();
    };
    const timer = setInterval(look, VIDEO_POLL_MS);
    // Timers do not run while the device sleeps.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isPolled, appointment]);
  useEffect(() => {
    // The delay depends on the state on screen: if the clock was corrected meanwhile, the timer fires too early and waits again.
    if (isPolled || Date.parse(appointment.end_at) <= at) return undefined;
    const rest = Math.max(Date.parse(appointment.end_at) - now(), SHORTEST_WAIT_MS);
    const timer = setTimeout(() => setAt(now()), rest);
    return () => clearTimeout(timer);
  }, [isPolled, appointment, at]);
  return videoState(appointment, at);
}
