/** Whose fiches a booking may use: those of a token, of an account, or of the whole group. */
export type FicheReach =
  | { readonly kind: "token"; readonly tokenId: number; readonly tokenFicheId: number }
  | { readonly kind: "account"; readonly accountId: number }
  | { readonly kind: "group" };

/**
 * What whoever types a person has shown of being them: `own` for whoever may know everything of whom they type, a fiche that
 * their key or a link in its mail has opened, or the fiche of a booking that they made, with its token. null: nothing.
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
