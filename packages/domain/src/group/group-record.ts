import type { SlotsView } from "../slots/columns.ts";
import type { ColorScheme } from "../theme/palette.ts";
import type { Deployment } from "@rendezvous/domain/deployment/profile";
import type { OwnMessages } from "../message/own-message-text.ts";
import type { LocalizedText } from "../text/localize.ts";

/** A step as in a group file. */
export interface StepConfig {
  readonly name: string;
  readonly label?: LocalizedText;
  readonly preposition?: LocalizedText;
  readonly title?: LocalizedText;
  readonly skip_uniq_choice?: boolean;
  readonly max_multirdvs?: number;
  readonly any?: boolean;
}

export interface PostalAddress {
  readonly address?: string;
  readonly city?: string;
  readonly zipcode?: string;
  readonly lat?: number | null;
  readonly lng?: number | null;
}

/** The stored form of an OpenID provider; its secret is encrypted (docs/decisions/0022). */
export interface SsoSettings {
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret_sealed?: string;
  readonly scopes: readonly string[];
  readonly label: LocalizedText;
}

/** An address for notices of clients' actions, and the kinds of actions. */
export interface Notice {
  readonly email: string;
  readonly events: readonly ("booked" | "moved" | "cancelled")[];
}

/** The stored fields of a group; a missing one has its default (group-defaults.ts). */
export interface GroupFields extends PostalAddress {
  readonly preposition: LocalizedText;
  readonly phone: string;
  readonly website: string;
  readonly logo_key: string | null;
  readonly shard: string;
  readonly open: boolean;
  readonly store_chain: boolean;
  readonly has_minisite: boolean;
  readonly has_promotions?: boolean | null;
  readonly has_calendars_tab: boolean;
  readonly has_interventions_tab: boolean;
  readonly locale: string;
  readonly enabled_locales?: string | null;
  readonly country: string;
  readonly currency: string;
  readonly timezone: string;
  /** The number of a health organisation, FINESS or SIRET; "": none. */
  readonly finess_or_siret: string;
  readonly openData: boolean;
  readonly sso_login_only: boolean;
  readonly sso?: SsoSettings | null;
  readonly user_login_profile: "Account" | "Fiche";
  readonly deployment: Deployment;
  readonly user_sequence_config?: readonly StepConfig[] | null;
  readonly steps_init?: readonly StepConfig[] | null;
  readonly check_sms_from_web: boolean;
  readonly merge_interventions: boolean;
  readonly pack_interventions?: boolean | null;
  readonly meeting_host: string;
  readonly embed_hosts: readonly string[];
  /** Countries besides the group's own. */
  readonly sms_countries: readonly string[];
  readonly use_booking_service: boolean;
  readonly use_api_v3: boolean;
  readonly hide_marketing_sms: boolean;
  readonly user_allow_comment: boolean;
  readonly callCenter: boolean;
  readonly allow_overbooking: boolean;
  /** The meaning of the colours of appointments for professionals; "": the default. */
  readonly blue_label: string;
  readonly green_label: string;
  readonly orange_label: string;
  readonly yellow_label: string;
  readonly second_factor_required: boolean;
  readonly legacy_clients: boolean;
  readonly capacity_display_user: boolean;
  readonly hide_without_times: boolean;
  readonly next_times: boolean;
  readonly slots_view: SlotsView;
  readonly display_intervention_price: boolean;
  readonly display_intervention_length: boolean;
  readonly display_intervention_info: boolean;
  readonly theme: Readonly<Record<string, string>>;
  readonly color_scheme: ColorScheme;
  readonly grid_list_mode: Readonly<
    Record<string, { description?: boolean; image?: boolean; grid_mode?: boolean }>
  >;
  readonly apptemplates: Readonly<Record<string, LocalizedText>>;
  readonly messages: OwnMessages;
  readonly notices: readonly Notice[];
  readonly tracking_tags: readonly { content: string; position: string }[];
  readonly facebook_pixel_id: string;
  readonly public_calendarsets: boolean;
  readonly public_interventionsets: boolean;
  readonly calendars_interventions_links: boolean;
}

/** docs/group-file.md, "Rules of booking". In minutes. */
export interface GroupRules {
  readonly min_notice: number;
  readonly maxrdv_period: number;
  readonly min_cancel_notice: number;
  readonly max_upcoming: number;
  readonly mintime_between: number;
  readonly missed_limit: number;
  /** A client who cancels less than this many hours before the start cancels late: it counts as missed, and a pass stays used. 0: never. */
  readonly late_cancellation_hours: number;
  readonly waiting_minutes: number;
  readonly max_bookings_per_address_per_day: number;
  readonly max_bookings_per_person_per_day: number;
  readonly reminder_minutes: number;
  readonly further_reminders: readonly number[];
  readonly reminder_by: "mail_and_sms" | "mail" | "sms";
  readonly reminder_asks: boolean;
  /** `HH:MM`; null: no quiet hours. */
  readonly quiet_from: string | null;
  readonly quiet_until: string | null;
  readonly confirmation_sms: boolean;
  readonly arrival: boolean;
  readonly hold_limit_per_address: number;
  /** The number of years without an appointment or visit after which a person is made anonymous. */
  readonly retention_years: number;
  readonly hold_limit_per_calendar: number;
  readonly blacklist_email: boolean;
  readonly blacklist_phone: boolean;
  readonly reserved: boolean;
  readonly health: boolean;
  /** Unset: the value of `health`. */
  readonly hide_account_existence: boolean;
}

/** A form field in the stored form: like the API's, with texts that may be in several languages. */
export interface StoredField {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean;
  readonly archived?: boolean;
  readonly [option: string]: unknown;
}

/**
 * One version of a group. A changed group is a new object, so data derived from its catalogue may be cached in a WeakMap under
 * it.
 */
export interface GroupRecord {
  readonly id: number;
  readonly urlname: string;
  readonly name: string;
  readonly inactive: boolean;
  readonly openData: boolean;
  /** Visible without a login: public, and not limited to single sign-on. */
  readonly isOpen: boolean;
  readonly version: number;
  readonly fields: GroupFields;
  /** Whether the installation has an SMS gateway. */
  readonly sendsSms: boolean;
  readonly rules: GroupRules;
  readonly forms: { readonly Fiche: readonly StoredField[]; readonly Vevent: readonly StoredField[] };
  /** Host names of the organisation's own sites, in lower case. */
  readonly siteHosts: ReadonlySet<string>;
  /**
   * True for the sender of a message if a stranger created the group and it is still new: its mails contain no links but the
   * product's.
   */
  readonly isUnproven?: boolean;
  /** null or absent: appointments in the group are real ones. */
  readonly sandbox?: SandboxState | null;
}

/** A copy of another group, for programs in the making. */
export interface SandboxState {
  readonly ofGroupId: number;
  /** RFC 3339: what was booked before is gone. */
  readonly resetAt: string;
}
