import { type EpochMinute, type EpochMs, MINUTE_MS } from "../time/instant.ts";

const OPENS_BEFORE_MINUTES = 15;
const POLLED_AFTER_MS = 5 * MINUTE_MS;

/** How often the state of a video conference is checked. */
export const VIDEO_POLL_MS = 30_000;

export type VideoState = "to_come" | "active" | "finished";

interface VideoAppointment {
  /** An instant, RFC 3339. */
  readonly start_at: string;
  readonly end_at: string;
}

/** Returns the first minute in which a video conference may be joined. */
export function videoOpensAt({ start_at }: Pick<VideoAppointment, "start_at">): EpochMinute {
  return Date.parse(start_at) / MINUTE_MS - OPENS_BEFORE_MINUTES;
}

/**
 * Returns whether a video conference may be joined: from 15 minutes before the start, that minute included, to the end, that
 * minute excluded.
 */
export function videoState(appointment: VideoAppointment, nowMs: EpochMs): VideoState {
  if (nowMs < videoOpensAt(appointment) * MINUTE_MS) return "to_come";
  return nowMs < Date.parse(appointment.end_at) ? "active" : "finished";
}

/** Whether the state still has to be checked every half minute: until 5 minutes after the start, that minute excluded. */
export function isVideoPolled({ start_at }: Pick<VideoAppointment, "start_at">, nowMs: EpochMs): boolean {
  return nowMs < Date.parse(start_at) + POLLED_AFTER_MS;
}
