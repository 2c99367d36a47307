import type { BlacklistMarks } from "../fiche/is-blacklisted.ts";
import type { EpochMinute } from "../time/instant.ts";

/** Whose fiches a booking may use: those of a token, of an account, or of the whole group. */
export type FicheReach =
  | { readonly kind: "token"; readonly tokenId: number; readonly tokenFicheId: number }
  | { readonly kind: "account"; readonly accountId: number }
  | { readonly kind: "group" };

/**
 * What an asker who types a person's name has shown of being them: `own` for one who may know everything of that person, a
 * fiche that their key or a link in its mail has opened, or the fiche of a booking that they made, with its token. null:
 * nothing.
 */
export type Proof = "own" | { readonly ficheId: number; readonly tokenId: number | null } | null;

/** Who is to attend: a fiche that exists, or a person as typed; `accountId` where an account books for them. */
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
      /** The address is the account's own, so that a fiche of it and this name becomes the account's. */
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
  /** The address is known to be the person's: its mailbox has shown it, or a professional, a group file or an account gave it. */
  readonly is_proven: boolean;
  /** Under which the appointment was booked. */
  readonly token_id: number | null;
  /** Minutes since the epoch; null for a fiche without appointments. */
  readonly starts: EpochMinute | null;
  readonly ends: EpochMinute | null;
  readonly type: string;
}

/** By what the attendee is a person whom a professional has blacklisted, beside the fiche itself. */
export type Blacklist = Omit<BlacklistMarks, "bySelf">;

/** What a group knows of an attendee. */
export interface AttendeeView {
  /** One row per candidate fiche and appointment, the oldest fiche first. */
  readonly fiches: readonly FicheAppointmentRow[];
  readonly blacklist: Blacklist;
}

export const NOT_BLACKLISTED: Blacklist = { byAccount: false, byEmail: false, byPhone: false };
