import type { CallInput, Refusal } from "../../../http/call.ts";
import type { BookingRequest } from "./booking-request.ts";

declare module "../../../http/context.ts" {
  interface Context {
    /** The checks that features add to bookings by a call; each may ask another system, before the booking's transaction. */
    readonly bookingChecks: readonly BookingCheck[];
  }
}

/** Returns why the booking is refused; null: it may go on. */
export type BookingCheck = (
  input: CallInput<"createAppointment">,
  request: Omit<BookingRequest, "idempotency">,
) => Promise<Refusal | null>;
