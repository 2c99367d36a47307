import type { BlacklistMarks } from "../fiche/is-blacklisted.ts";
import type { EpochMinute } from "../time/instant.ts";

/** The fiches that a booking may use: those of a token, of an account, or of the whole group. */
export type FicheReach =
  | { readonly kind: "token"; readonly tokenId: number; readonly tokenFicheId: number }
  | { readonly kind: "account"; readonly accountId: number }
  | { readonly kind: "group" };

/**
 * The evidence of a caller who types a person's name: `own` for full access to that person's data, a fiche that their key or mail
 * link has opened, or the fiche of their earlier booking with its token. null: none.
 */
export type Proof = "own" | { readonly ficheId: number; readonly tokenId: number | null } | null;

/** The attendee: an existing fiche, or a person as typed; `accountId` if an account books for them. */
export type AttendeeInput =
  | {
      readonly kind: "fiche";
      readonly id: number;
      readonly reach: FicheReach;
      readonly email: string;
      readonly firstname: string;
      readonly lastname: string;
      readonly firstphone: string;
      readonly proof: Proof;
    }
  | {
      readonly kind: "person";
      readonly email: string;
      readonly firstname: string;
      readonly lastname: string;
      readonly firstphone: string;
      readonly fields: object;
      readonly accountId: number | null;
      /** True: the address is the account's own, so an unclaimed fiche with this address and name is assigned to the account. */
      readonly mayClaim: boolean;
      readonly proof: Proof;
    };

/** A fiche that may be the attendee's, with one of its appointments. */
export interface FicheAppointmentRow {
  readonly fiche_id: number;
  readonly account_id: number | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly blacklisted: boolean;
  readonly confirmed: boolean;
  readonly has_come: boolean;
  /** How many appointments of the last year were missed and not forgiven. */
  readonly missed: number;
  /** The address is proven to be the person's: by a mail to it, by a professional, a group file or an account. */
  readonly is_proven: boolean;
  /** The token under which the appointment was booked. */
  readonly token_id: number | null;
  /** Minutes since the epoch; null for a fiche without appointments. */
  readonly starts: EpochMinute | null;
  readonly ends: EpochMinute | null;
  readonly type: string;
  /** The ids of the appointment's services; null for a fiche without appointments. */
  readonly services: readonly number[] | null;
}

/** Why the attendee counts as blacklisted even if the fiche itself is not: by account, address or phone. */
export type Blacklist = Omit<BlacklistMarks, "bySelf">;

/** A group's data about an attendee. */
export interface AttendeeData {
  /** One row per candidate fiche and appointment, oldest fiche first. */
  readonly fiches: readonly FicheAppointmentRow[];
  readonly blacklist: Blacklist;
}

export const NOT_BLACKLISTED: Blacklist = { byAccount: false, byEmail: false, byPhone: false };
