import { foldName } from "../fiche/is-same-person.ts";
import { type EpochMinute, MINUTE_MS } from "../time/instant.ts";
import { instantToWall } from "../time/zone.ts";
import type { AppointmentTarget } from "./match-columns.ts";
import { cleanCell, type DateOrder } from "./read-cell.ts";
import { readClock, readLength, readMoment } from "./read-moment.ts";

/** The reasons why a row of a file is not imported. */
export const ROW_PROBLEMS = [
  "no_client",
  "no_time",
  "skipped_time",
  "too_far",
  "no_service",
  "no_calendar",
  "not_offered",
  "full",
] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** "booked": it takes place, or took place. */
export type AppointmentStatus = "booked" | "cancelled" | "missed";

/** An appointment as a row of a file describes it. */
export interface ReadAppointment {
  readonly start: EpochMinute | null;
  /** null: that of the service. */
  readonly length: number | null;
  /** The names in the file; "": none. */
  readonly service: string;
  readonly calendar: string;
  readonly status: AppointmentStatus;
  readonly comments: string;
  /** The number in the other program; "": none. */
  readonly sourceId: string;
  readonly problem: "no_time" | "skipped_time" | "too_far" | null;
}

interface AppointmentForm {
  /** The target of each column; null: left out. */
  readonly columns: readonly (string | null)[];
  readonly dateOrder: DateOrder;
  readonly timezone: string;
  readonly now: EpochMinute;
}

const LONGEST_SOURCE_ID = 200;
/** Nothing may be booked further ahead, as in group files. */
const MOST_DAYS_AHEAD = 3650;

/** Reads the appointment of a row. An end or a length that cannot be read leaves the length to the service. */
export function readAppointment(
  cells: readonly string[],
  { columns, dateOrder, timezone, now }: AppointmentForm,
): ReadAppointment {
  const cellOf = (target: AppointmentTarget): string => cleanCell(cells[columns.indexOf(target)] ?? "");
  const moment = readMoment({ date: cellOf("start"), time: cellOf("time") }, dateOrder, timezone);
  const start = "start" in moment ? moment.start : null;
  const isTooFar = start !== null && start > now + MOST_DAYS_AHEAD * 1440;
  return {
    start,
    length:
      start === null
        ? null
        : (readEnd(cellOf("end"), start, dateOrder, timezone) ?? readLength(cellOf("length"))),
    service: cellOf("service"),
    calendar: cellOf("calendar"),
    status: readStatus(cellOf("status")),
    comments: cellOf("comments"),
    sourceId: cellOf("appointment_id").slice(0, LONGEST_SOURCE_ID),
    problem: "problem" in moment ? moment.problem : isTooFar ? "too_far" : null,
  };
}

/** Returns the minutes until the end, which is a time of the same day or a moment; null if it cannot be read. */
function readEnd(text: string, start: EpochMinute, order: DateOrder, timezone: string): number | null {
  if (text === "") return null;
  const moment = readMoment({ date: text, time: "" }, order, timezone);
  const minute = "start" in moment ? null : readClock(text);
  const end =
    "start" in moment
      ? moment.start
      : minute === null
        ? start
        : start + minute - instantToWall(timezone, start).minuteOfDay;
  return end > start && end - start <= 1440 ? end - start : null;
}

const CANCELLED =
  /^(?:cancel|annul|abgesagt|storn|gecancel|geannul|anulowan|odwo[lł]an|zrusen|lemond|torol|delet|supprim|nullet|no$)/;
const MISSED =
  /no ?show|missed|absent|lapin|pas venu|non venu|non honore|manque|nicht erschienen|versaumt|no presentad|no acudi|no asisti|ausente|assente|non presentat|niet (?:verschenen|gekomen)|nao compareceu|faltou|falta|nieobecn|nie stawi|nedostavil|neprisel|neprisla|nejott|nem jelent|ezvezan/;

/** Reads a status in any of the product's languages; an unknown one means that it takes place. */
export function readStatus(text: string): AppointmentStatus {
  const folded = foldName(text);
  if (MISSED.test(folded)) return "missed";
  return CANCELLED.test(folded) ? "cancelled" : "booked";
}

/** Whether an appointment of a file counts as past: it has ended. */
export function hasEnded(end: EpochMinute, nowMs: number): boolean {
  return end * MINUTE_MS <= nowMs;
}
