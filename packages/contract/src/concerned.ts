import { z } from "zod";
import { wallDateTime } from "./wire-values.ts";

/** Future appointments that a change of the catalogue would leave without their place, and what is to become of each. */

const recordId = z.int().min(1);

/** Why it would fit no more. */
export const LEFT_REASONS = ["calendar", "resource", "service", "hours", "capacity"] as const;

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
  /** Whose it is. */
  readonly name: string;
  readonly reason: (typeof LEFT_REASONS)[number];
  /** What is booked together with it in a pack, and is cancelled or moved with it. */
  readonly linked_ids: readonly number[];
  /** The next times at which it fits after the change, the soonest first; only of the first few appointments. */
  readonly free?: readonly FreeTime[];
  /** Why it could not be moved as was asked. */
  readonly problem?: string;
}

/** Names exactly those that `appointments_concerned` listed. */
export const accept = z
  .array(
    z.strictObject({
      appointment_id: recordId,
      action: z.enum(["keep", "cancel", "move"]),
      /** Where it moves: both may be left out only for another action. */
      start: wallDateTime.optional(),
      calendar_id: recordId.optional(),
    }),
  )
  .max(1000);
export type Accept = z.output<typeof accept>;
