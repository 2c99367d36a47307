import type { BookingMailKind, MailedPerson } from "@rendezvous/domain/booking/address-mails";
import type { MessageKind } from "@rendezvous/domain/message/kinds";
import type { OwnWords } from "@rendezvous/domain/message/own-words";
import type { Standing } from "@rendezvous/domain/booking/told-together";

/** The queues of this product and what their jobs carry. Every job is small and may be done twice without harm. */
export interface QueueData {
  /** Changes of one booking or series that are told together are a list, in their order. */
  readonly mail: MailJob | readonly MailJob[];
  readonly account_mail: AccountMailJob;
  readonly sms: SmsJob;
  readonly retention: RetentionJob;
  readonly plan_retention: unknown;
  readonly statistics: StatisticsJob;
  readonly plan_statistics: unknown;
  readonly publish_draft: PublishDraftJob;
  readonly message_preview: MessagePreviewJob;
}
export type QueueName = keyof QueueData;

/** A mail about an account, or to an address that may have one: what it says is decided when it is written. */
export interface AccountMailJob {
  /** Tells its mail from all others. */
  readonly id: string;
  readonly kind:
    | "activation"
    | "reset"
    | "pro_reset"
    | "email_change"
    | "email_changed"
    | "fiche_key"
    | "fiche_email"
    | "booking_refused"
    | "deletion"
    | "deletion_confirmed"
    | "factor_on"
    | "factor_off"
    | "draft_failed"
    | "notice_address"
    | "invitation";
  readonly group_id: number;
  readonly email: string;
  readonly locale: string;
  /** What was said along with the registration that the mail's link proves. */
  readonly registration?: Registration;
  /** Why the person of the address could not book. */
  readonly reason?: string;
  /** The account whose address is to become `email`. */
  readonly account_id?: number;
  /** The request that the mail's link confirms. */
  readonly deletion_id?: number;
  readonly invitation_id?: number;
  /** The address for notices that the mail's link proves. */
  readonly notice_address_id?: number;
  /** What could not be published at its date. */
  readonly draft_id?: number;
  /** From this day on nothing is left. */
  readonly day?: string;
  /** The only one of the address's people whom this job is about. */
  readonly fiche_id?: number;
}

/** Takes effect only when the mailed link is opened: a stranger may register any address. */
export interface Registration {
  readonly optIns: Readonly<Record<string, boolean>>;
  readonly locale: string;
  readonly pendingRdv: Readonly<Record<string, unknown>> | null;
  /** RFC 3339. */
  readonly at: string;
}

/** One mail about appointments of one booking, or of a series. */
export interface MailJob {
  readonly kind: BookingMailKind;
  readonly group_id: number;
  /** null: the appointments came with a group file. */
  readonly booking_id: number | null;
  readonly appointment_ids: readonly number[];
  /** When it was done, where a booking may have several mails of its kind; milliseconds. */
  readonly moved_at?: number;
  /** Of a move: when the first of them was to start before; minutes. */
  readonly moved_from?: number;
  /** Of a change that is told with others: how those of its appointments stood that were there before. */
  readonly before?: readonly Standing[];
  /** False: the client is not told; a reminder of it is planned all the same. */
  readonly tell?: boolean;
  /** Of a cancellation: why, as the client may read it. */
  readonly reason?: string;
  /** Of a reminder: the starts of its appointments for which it was planned, in minutes. */
  readonly starts?: readonly number[];
  /** Of a reminder: the gateway has refused the SMS that was to go out in place of it. */
  readonly instead_of_sms?: true;
  /** The only one of them whom this job is about; without it, all who are to be told. */
  readonly to?: MailedPerson;
  /** The organisation's own address, which alone this job is about. */
  readonly notice?: string;
  /** Of a move: a professional made it. */
  readonly by_pro?: boolean;
  /** Of several bookings of one person: other jobs plan their reminders. */
  readonly is_series?: true;
}

/** The next few of a group whose data may have been kept long enough; `after`: those with greater ids. */
export interface RetentionJob {
  readonly kind: "pictures" | "reads" | "account" | "fiche";
  readonly group_id: number;
  readonly after: number;
}

/** A month of a group to be counted, as its first day; null: hours and delays, and then all months. */
export interface StatisticsJob {
  readonly group_id: number;
  readonly month: string | null;
}

/** A draft of the catalogue whose date has come. */
export interface PublishDraftJob {
  readonly group_id: number;
  readonly draft_id: number;
}

/** A message that a professional sends to themselves to look at it, perhaps before it is saved. */
export interface MessagePreviewJob {
  /** Tells its mail from all others. */
  readonly id: string;
  readonly group_id: number;
  readonly email: string;
  readonly kind: MessageKind;
  readonly locale: string;
  readonly words: OwnWords;
}

/** One reminder by SMS. */
export type SmsJob = Pick<MailJob, "group_id" | "booking_id" | "appointment_ids" | "starts">;
