import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { PostalAddress } from "@rendezvous/domain/group/group-record";
import type { Metadata } from "@rendezvous/domain/metadata/metadata";
import type { LocalizedText } from "@rendezvous/domain/text/localize";

export type Presence = NonNullable<Appointment["presence"]>;

interface Named {
  readonly id: number;
  readonly name: string;
  /** null: use `name`. */
  readonly publicname: LocalizedText;
}

export interface ServicePart extends Named {
  readonly length: number;
  /** null: the service has no price, so the appointment costs nothing. */
  readonly price: number | null;
  readonly instructions: LocalizedText;
  /** null: the group's rule. */
  readonly late_cancellation_hours: number | null;
}

export interface PassPart extends Named {
  readonly left: number;
  /** `YYYY-MM-DD`. */
  readonly valid_until: string | null;
  /** Whether an account booked the appointment. */
  readonly by_account: boolean;
}

/** An appointment together with the service, calendar, pack and fiche that its row refers to, enough to show the appointment. */
export interface AppointmentParts {
  readonly id: number;
  readonly booking_id: number | null;
  readonly fiche_id: number;
  readonly firstname: string;
  readonly lastname: string;
  /** The fields by which professionals recognise the client; absent in the answer to a booking. */
  readonly email?: string;
  readonly firstphone?: string;
  readonly type: "free" | "first" | "included";
  readonly parent_id: number | null;
  readonly consecutive_value: number;
  readonly start_at: Date;
  readonly end_at: Date;
  readonly price: number;
  readonly price_amount: number;
  readonly promotion: number | null;
  readonly comments: string;
  readonly vevent_fields: Readonly<Record<string, unknown>>;
  readonly video_room: string | null;
  readonly state: number;
  /** The number of class places that the appointment takes. */
  readonly places: number;
  /** The names of the people on the other places, where the client typed them. */
  readonly guests: readonly string[];
  /** The pass that pays for it. */
  readonly pass: PassPart | null;
  /** Whether the appointment is paid in another way than by a pass. */
  readonly paid: boolean;
  /** Whether the client cancelled it late. */
  readonly cancelled_late: boolean;
  readonly deleted: boolean;
  readonly deleted_at: Date | null;
  readonly sequence: number;
  readonly created_at: Date;
  readonly changed_at: Date;
  /** Grows with every change. */
  readonly version: number;
  /** For professionals only; a new appointment has none of these fields yet. */
  readonly note?: string;
  readonly presence?: Presence | null;
  readonly arrived_at?: Date | null;
  readonly overbooked?: boolean;
  readonly metadata?: Metadata;
  /** When a mail about it was last refused for good; absent for a new appointment. */
  readonly mail_failed_at?: Date | null;
  /**
   * These three fields are set only in a professional's day view: the time including buffers, in minutes since the epoch, and
   * whether it is the fiche's first appointment.
   */
  readonly taken_from?: number;
  readonly taken_until?: number;
  readonly is_first?: boolean;
  /** All services of a merged appointment; otherwise its single service. */
  readonly interventions: readonly ServicePart[];
  /** A class has a teacher and perhaps a room. */
  readonly calendar: Named & {
    readonly address: PostalAddress | null;
    readonly teacher: Named | null;
    readonly room: Named | null;
  };
  readonly resource: Named | null;
  readonly pack: (Named & { readonly total_price: number | null; readonly length: number }) | null;
}
