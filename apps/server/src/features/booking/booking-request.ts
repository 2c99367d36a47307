import type { CreatedAppointments } from "@rendezvous/contract/appointment";
import type { Catalogue, ChainLink, Placement } from "@rendezvous/domain/availability/model";
import type { BookingRules } from "@rendezvous/domain/booking/check-booking";
import type { BlacklistRules } from "@rendezvous/domain/fiche/is-blacklisted";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { ErrorCode } from "@rendezvous/contract/errors";
import type { AuthorizedGroupId } from "../../lib/authorized-group.ts";
import type { StoredHold } from "./hold-data.ts";
import type { KeptAnswer } from "./idempotency-data.ts";
import type { NewAppointment, NewBooking } from "./insert-data.ts";
import type { PersonAsked } from "./person-asked.ts";

export interface BookingRequest {
  readonly groupId: AuthorizedGroupId;
  /** The version of the group that everything below was read from. */
  readonly groupVersion: number;
  readonly rules: BookingRules & BlacklistRules;
  readonly catalogue: Catalogue;
  readonly chain: readonly ChainLink[];
  /** Of each link, whether it is one of a pack's later services. */
  readonly included: readonly boolean[];
  readonly start: EpochMinute;
  readonly person: PersonAsked;
  /** What the visitor holds: its seats are the booking's to take. */
  readonly hold: StoredHold | null;
  /** Prices and names each placed link; called only when the booking may be made. */
  readonly toAppointments: (placements: readonly Placement[]) => NewAppointment[];
  readonly details: Pick<NewBooking, "locale" | "websource" | "comments" | "veventFields" | "bookedBy"> & {
    /** A new token has a hash, one that is there already an id. */
    readonly token: { readonly id: number | null; readonly hash: Buffer | null; readonly expiresAt: Date };
  };
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** What the call answers; put together before anything is written, as it may be kept along with the booking. */
  readonly toAnswer: (booked: Booked) => CreatedAppointments;
  /** What makes a call that is sent twice one booking. */
  readonly once: Once | null;
}

export interface Once {
  readonly keyHash: string;
  keep(answer: CreatedAppointments): KeptAnswer;
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
      /** Why, as only the person may be told. */
      readonly secret?: ErrorCode | null;
    };

/** Books when it may be booked. */
export type Book = (request: BookingRequest) => Promise<BookingResult>;
