import type { CreatedAppointments } from "@rendezvous/contract/appointment";
import type { ErrorCode } from "@rendezvous/contract/errors";
import type { AttendeeInput } from "@rendezvous/domain/booking/attendee";
import type { ChainRequest } from "@rendezvous/domain/booking/decide";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { AuthorizedGroupId } from "../../../http/authorized-group.ts";
import type { SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import type { IdempotencyKey } from "../../ground/idempotency/data.ts";
import type { NewAppointment, NewBooking } from "./booking-data.ts";
import type { StoredHold } from "../seats/hold-data.ts";

declare module "../../../http/context.ts" {
  interface Context {
    readonly book: Book;
  }
}

/** A booking is made only while the group has the version that everything was read from. */
export interface BookingRequest extends Omit<ChainRequest, "preferred"> {
  readonly groupId: AuthorizedGroupId;
  readonly group: GroupRecord;
  readonly offered: SlotCatalogue;
  readonly attendee: AttendeeInput;
  /** Whole per cent off, as the client was shown for this time. */
  readonly promised: number | null;
  /** What the visitor holds: its seats are the booking's to take. */
  readonly hold: StoredHold | null;
  /** Whether the client is told of it. */
  readonly tell: boolean;
  readonly details: Pick<
    NewBooking,
    "locale" | "websource" | "comments" | "veventFields" | "bookedBy" | "series"
  >;
  /** What the call answers as `fiche_token`: a new one has a hash, one that is there already an id. */
  readonly token: {
    readonly text: string;
    readonly id: number | null;
    readonly hash: Buffer | null;
    readonly expiresAt: Date;
  };
  /** The language of the answer. */
  readonly locale: string;
  /** null: the call may be done twice. */
  readonly idempotency: IdempotencyKey | null;
}

export interface Booked {
  readonly bookingId: number;
  readonly fiche: { readonly id: number; readonly firstname: string; readonly lastname: string };
  readonly appointmentIds: readonly number[];
  readonly appointments: readonly NewAppointment[];
}

/** "stale": the group was changed meanwhile; read it again and ask again. "repeated": this call has been answered already. */
export type BookingResult =
  | { readonly ok: true; readonly answer: CreatedAppointments }
  | {
      readonly ok: false;
      readonly refusal: ErrorCode | "stale" | "repeated";
      /** Why, as only the attendee may be told. */
      readonly secret?: ErrorCode | null;
    };

/** Books when it may be booked. */
export type Book = (request: BookingRequest) => Promise<BookingResult>;
