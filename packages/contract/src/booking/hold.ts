import { z } from "zod";

/** `hold` is null when nothing is held (any more); the slot may still be booked while it is free. */
export const slotHold = z.object({
  hold: z.string().nullable(),
  /** RFC 3339, UTC. */
  expires_at: z.string().nullable(),
  /** The seconds left, for a client whose clock is wrong. */
  seconds: z.number().int(),
});
export type SlotHold = z.infer<typeof slotHold>;
