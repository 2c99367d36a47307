/** A service on its own, a pack's first one, or one of its later ones. */
export type AppointmentType = "free" | "first" | "included";

/** An appointment's record, as far as it matters which others belong to it. Field names are the wire's. */
export interface LinkedAppointment {
  readonly id: number;
  readonly type: AppointmentType;
  /** Of an included one: its pack's first appointment. */
  readonly parent_id: number | null;
  /** On the group's clock. */
  readonly start: string;
  readonly end: string;
  /** The instants themselves, RFC 3339. */
  readonly start_at: string;
  readonly end_at: string;
  readonly interventions: readonly { readonly apt_id: number }[];
  /** Minor units, before and after the promotion. */
  readonly price: number;
  readonly price_amount: number;
  readonly promotion: number | null;
}
