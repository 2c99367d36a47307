/** A single service, a pack's first appointment, or one of its later ones. */
export type AppointmentType = "free" | "first" | "included";

/** The fields of an appointment that determine which others belong to it. Field names are those of the API. */
export interface LinkedAppointment {
  readonly id: number;
  readonly type: AppointmentType;
  /** For an included appointment: its pack's first appointment. */
  readonly parent_id: number | null;
  /** On the group's clock. */
  readonly start: string;
  readonly end: string;
  /** The instants, RFC 3339. */
  readonly start_at: string;
  readonly end_at: string;
  readonly interventions: readonly { readonly apt_id: number }[];
  /** In minor units, before and after the promotion. */
  readonly price: number;
  readonly price_amount: number;
  readonly promotion: number | null;
}
