import { z } from "zod";
import { wallDateTimeSchema } from "../ground/wire-values.ts";

/** Future appointments that no longer fit the catalogue after a change, and what to do with each. */

const recordId = z.int().min(1);

/** Why the appointment would no longer fit. */
export const MISFIT_REASONS = [
  "calendar",
  "resource",
  "service",
  "hours",
  "capacity",
  "between_starts",
] as const;

export interface FreeTime {
  /** On the group's clock, `YYYY-MM-DD HH:MM:SS`. */
  readonly start: string;
  readonly calendar_id: number;
}

export interface ConcernedAppointment {
  readonly id: number;
  /** On the group's clock, `YYYY-MM-DD HH:MM:SS`. */
  readonly start: string;
  readonly end: string;
  readonly calendar_id: number;
  readonly resource_id: number | null;
  readonly intervention_id: number;
  /** The attendee's name. */
  readonly name: string;
  readonly reason: (typeof MISFIT_REASONS)[number];
  /** The other appointments of its pack, which are cancelled or moved with it. */
  readonly linked_ids: readonly number[];
  /** The next times at which it fits after the change, soonest first; only for the first few appointments. */
  readonly free?: readonly FreeTime[];
  /** Why the requested move was not possible. */
  readonly problem?: string;
}

/** Must name exactly the appointments that `appointments_concerned` listed. */
export const acceptConcernedSchema = z
  .array(
    z.strictObject({
      appointment_id: recordId,
      action: z.enum(["keep", "cancel", "move"]),
      /** The new place; required for a move. */
      start: wallDateTimeSchema.optional(),
      calendar_id: recordId.optional(),
    }),
  )
  .max(1000);
export type Accept = z.output<typeof acceptConcernedSchema>;
