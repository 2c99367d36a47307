import { isDay } from "../time/days.ts";
import type { Day, WallDateTime } from "../time/instant.ts";

/** The day from which times are shown, and the time itself where the link names one. */
export interface RequestedTime {
  readonly start: Day | null;
  readonly slots: WallDateTime | null;
}

/**
 * Reads `date` and `slots`: either may be `YYYY-MM-DD` or `YYYY-MM-DD hh:mm:ss`, and the longer one names a slot. What is
 * neither counts as not given (today). A slot in `slots` wins over one in `date`; its day is shown unless another is named.
 */
export function readTime(date: string, slots: string): RequestedTime {
  const texts = [slots, date];
  const slot = texts.find(isWallDateTime) ?? null;
  const day = [date, slots].find(isDay);
  return { start: day ?? slot?.slice(0, 10) ?? null, slots: slot };
}

function isWallDateTime(text: string): boolean {
  return isDay(text.slice(0, 10)) && /^.{10} (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text);
}
