import type { Place } from "@rendezvous/domain/group/group-record";
import type { LocalizedText } from "@rendezvous/domain/text/localize";

interface Named {
  readonly id: number;
  readonly name: string;
  /** null: the same as `name`. */
  readonly publicname: LocalizedText;
}

export interface ServicePart extends Named {
  readonly length: number;
  /** null where none is named: then the appointment costs nothing here. */
  readonly price: number | null;
}

/** An appointment and what its record names: everything that is needed to show it. */
export interface AppointmentParts {
  readonly id: number;
  readonly booking_id: number | null;
  readonly fiche_id: number;
  readonly firstname: string;
  readonly lastname: string;
  /** What professionals find it by; absent for a new appointment, of which it is not asked. */
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
  readonly deleted: boolean;
  readonly deleted_at: Date | null;
  readonly sequence: number;
  /** For professionals; of a new appointment there are none yet. */
  readonly note?: string;
  readonly presence?: "arrived" | "done" | "no_show" | null;
  readonly overbooked?: boolean;
  /** When a mail about it was last refused for good; of a new appointment nothing is known yet. */
  readonly mail_failed_at?: Date | null;
  /** The three of a professional's days only: the time it takes with its buffers, in minutes since the epoch; the fiche's first. */
  readonly taken_from?: number;
  readonly taken_until?: number;
  readonly is_first?: boolean;
  /** Merged services: every one of them; else the one. */
  readonly interventions: readonly ServicePart[];
  readonly calendar: Named & { readonly address: Place | null };
  readonly resource: Named | null;
  readonly pack: (Named & { readonly total_price: number | null; readonly length: number }) | null;
}
