import { WEEKDAYS } from "@rendezvous/domain/time/instant";
import { DrawnWeek } from "./drawn-week.tsx";
import type { StoredRecord } from "../schema/kinds.ts";

/** The days and times of a promotion, drawn on a week; no picture if the promotion has neither. */
export function DrawnTimes({ record }: { record: StoredRecord }) {
  const { days, from, to } = record as {
    days?: readonly string[] | null;
    from?: string | null;
    to?: string | null;
  };
  const isAnyDay = !days || days.length === 0;
  if (isAnyDay && !from && !to) return null;
  const range = { from: from || "00:00", to: to || "24:00" };
  return <DrawnWeek days={WEEKDAYS.map((day) => (isAnyDay || days.includes(day) ? [range] : []))} />;
}
