import { z } from "zod";
import { namesOneStart, wantedSlot } from "./appointment.ts";
import { wholeNumber } from "./wire-values.ts";

/**
 * Holds a slot while its visitor fills in the form. The token is the visitor's secret: whoever sends it again holds another
 * slot in place of the first. A client may make it itself (at least 32 characters, by chance); else the answer names one.
 */
export const holdSlotBody = z.object({
  hold: wantedSlot
    .extend({
      token: z
        .string()
        .regex(/^[\w-]{32,128}$/, "expected 32 to 128 letters, digits, - and _")
        .optional(),
    })
    .refine(namesOneStart, "expected date or start_at"),
});
/** As a client writes it, before anything is checked. */
export type HoldSlotInput = z.input<typeof holdSlotBody>["hold"];

const token = z.string().max(200);
export const renewHoldQuery = z.object({ locale: z.string().max(10).optional(), hold: token });
/** `seconds`: let it go only then, since a page that is left may be back in a moment. */
export const releaseHoldQuery = renewHoldQuery.extend({
  seconds: wholeNumber(0, 60).optional(),
});

/** `hold` is null when nothing is held (any more): the slot may be booked all the same while it is free. */
export const slotHold = z.object({
  hold: z.string().nullable(),
  /** RFC 3339, UTC. */
  expires_at: z.string().nullable(),
  /** Until then, for a client whose clock is wrong. */
  seconds: z.number().int(),
});
export type SlotHold = z.infer<typeof slotHold>;
