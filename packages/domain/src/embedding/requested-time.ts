import { type Day, type WallDateTime, isDay } from "../time/instant.ts";

/** The first day shown, and the slot if the link names one. */
export interface RequestedTime {
  readonly start: Day | null;
  readonly slots: WallDateTime | null;
}

/**
 * Reads `date` and `slots`: either may be `YYYY-MM-DD` or `YYYY-MM-DD hh:mm:ss`, and the longer form names a slot. Anything else
 * is ignored (today). A slot in `slots` has priority over one in `date`; its day is shown unless another is given.
 */
export function readRequestedTime(date: string, slots: string): RequestedTime {
  const texts = [slots, date];
  const slot = texts.find(isWallDateTime) ?? null;
  const day = [date, slots].find(isDay);
  return { start: day ?? slot?.slice(0, 10) ?? null, slots: slot };
}

function isWallDateTime(text: string): boolean {
  return isDay(text.slice(0, 10)) && /^.{10} (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text);
}
