import { lazyComponent } from "../../../lib/load-once.ts";
import type { ExceptionsProps } from "./exceptions-month.tsx";

/** A separate chunk because of the month calendar, which only the forms of calendars and rooms need. */
export const ExceptionsMonth = lazyComponent<ExceptionsProps>(
  async () => (await import("./exceptions-month.tsx")).ExceptionsMonth,
);
