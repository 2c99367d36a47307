import { WEEKDAYS } from "@rendezvous/domain/time/instant";
import { z } from "zod";
import { textWithCheck } from "./fields.ts";

const WALL_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < "1900-01-01") return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  // JavaScript turns 31 February into a day of March, and returns NaN for a month 13.
  return midnight.getUTCDate() === Number(text.slice(8));
}

export const weekdaySchema = z.enum(WEEKDAYS, { error: `expected one of ${WEEKDAYS.join(", ")}` });
export const daySchema = textWithCheck(isDay, "YYYY-MM-DD", "day");
export const wallTimeSchema = textWithCheck((text) => WALL_TIME.test(text), "HH:MM", "time");
/** The end of a range: a wall-clock time, or `24:00` for the end of the day. */
export const endTimeSchema = textWithCheck(
  (text) => text === "24:00" || WALL_TIME.test(text),
  "HH:MM",
  "time",
);

/** A start or end of a closure: `YYYY-MM-DD HH:MM`. */
export const wallMinuteSchema = textWithCheck(
  (text) => text[10] === " " && isDay(text.slice(0, 10)) && WALL_TIME.test(text.slice(11)),
  "YYYY-MM-DD HH:MM",
  "moment",
);

const RELATIVE_START = /^(?:([+-])([1-9]\d{0,3})d|today) (\d{2}:\d{2})$/;

/**
 * `+3d 09:20`: the third open day after the import (`-3d`: before it), at a wall-clock time. `today 09:20`: the day of the
 * import.
 */
export interface RelativeStart {
  /** 0: the day of the import, if it is an open day. */
  readonly openDays: number;
  readonly time: string;
}

/** Returns null for an absolute start. */
export function parseRelativeStart(start: string): RelativeStart | null {
  const match = RELATIVE_START.exec(start);
  if (!match?.[3] || !WALL_TIME.test(match[3])) return null;
  return { openDays: Number(match[2] ?? 0) * (match[1] === "-" ? -1 : 1), time: match[3] };
}

/** An appointment's start, always a whole minute. */
export const appointmentStartSchema = textWithCheck(
  (text) =>
    parseRelativeStart(text) !== null ||
    (text.length === 19 &&
      text.endsWith(":00") &&
      text[10] === " " &&
      isDay(text.slice(0, 10)) &&
      WALL_TIME.test(text.slice(11, 16))),
  "YYYY-MM-DD HH:MM:00 or +3d HH:MM",
  "moment",
);
