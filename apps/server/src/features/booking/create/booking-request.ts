import type { CreatedAppointments } from "@rendezvous/contract/booking/appointment";
import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import type { AttendeeInput } from "@rendezvous/domain/booking/attendee";
import type { ChainRequest } from "@rendezvous/domain/booking/decide";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import type { SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import type { IdempotencyKey } from "../../ground/idempotency/data.ts";
import type { NewAppointment, NewBooking } from "./booking-data.ts";
import type { PassRow } from "../passes/data.ts";
import type { StoredHold } from "../seats/hold-data.ts";

declare module "../../../http/context.ts" {
  interface Context {
    readonly book: BookAppointments;
  }
}

/** Valid only while the group has the version from which all of this was read. */
export interface BookingRequest extends Omit<ChainRequest, "preferred"> {
  readonly groupId: AuthorizedGroupId;
  readonly group: GroupRecord;
  readonly offered: SlotCatalogue;
  readonly attendee: AttendeeInput;
  /** The discount that the client saw for this time, in whole per cent. */
  readonly promised: number | null;
  /** The visitor's hold, whose seats the booking takes over. */
  readonly hold: StoredHold | null;
  /** Ends the wish that this booking fulfils, inside the transaction; false: it has ended otherwise, so nothing is booked. */
  readonly claim?: (connection: Transaction) => Promise<boolean>;
  /** Whether the client gets a mail. */
  readonly tell: boolean;
  readonly details: Pick<
    NewBooking,
    "locale" | "websource" | "comments" | "guests" | "veventFields" | "metadata" | "bookedBy" | "series"
  >;
  /** The token returned as `fiche_token`: a new one has a hash, an existing one an id. */
  readonly token: {
    readonly text: string;
    readonly id: number | null;
    readonly hash: Buffer | null;
    readonly expiresAt: Date;
  };
  /** The language of the answer. */
  readonly locale: string;
  /** null: the call is not idempotent. */
  readonly idempotency: IdempotencyKey | null;
}

export interface BookedRows {
  readonly bookingId: number;
  readonly fiche: { readonly id: number; readonly firstname: string; readonly lastname: string };
  readonly appointmentIds: readonly number[];
  readonly changedAt: Date;
  readonly appointments: readonly NewAppointment[];
  /** The passes of the fiche before the booking. */
  readonly passes: readonly PassRow[];
}

/**
 * "stale": the group has changed since it was read, so the caller must read the group and retry. "repeated": a call with this
 * idempotency key was already answered.
 */
export type BookingResult =
  | { readonly ok: true; readonly answer: CreatedAppointments }
  | {
      readonly ok: false;
      readonly refusal: ErrorCode | "stale" | "repeated";
      /** The reason that only the attendee may learn. */
      readonly secret?: ErrorCode | null;
    };

/** Books if the rules allow it. */
export type BookAppointments = (request: BookingRequest) => Promise<BookingResult>;
