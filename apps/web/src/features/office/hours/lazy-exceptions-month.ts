import { lazyComponent } from "../../../lib/load-once.ts";
import type { ExceptionsProps } from "./exceptions-month.tsx";

/** With the calendar of months, which only the forms of calendars and rooms need. */
export const ExceptionsMonth = lazyComponent<ExceptionsProps>(
  async () => (await import("./exceptions-month.tsx")).ExceptionsMonth,
);
