/**
 * Rendezvous
 * 3
 * DO NOT MODIFY - This file has been generated using oazapfts.
 * See https://www.npmjs.com/package/oazapfts
 */
import * as Oazapfts from "@oazapfts/runtime";
import * as QS from "@oazapfts/runtime/query";
export const defaults: Oazapfts.Defaults<Oazapfts.CustomHeaders> = {
    headers: {},
    baseUrl: "http://127.0.0.1:3000"
};
const oazapfts = Oazapfts.runtime(defaults);
export const servers = {
    server1: "http://127.0.0.1:3000"
};
export type StateLabels = {
    /** The group's own name of the colour with `state` 0. */
    blue: string;
    /** The group's own name of the colour with `state` 1. */
    green: string;
    /** The group's own name of the colour with `state` 2. */
    orange: string;
    /** The group's own name of the colour with `state` 3. */
    yellow: string;
};
export type ProGroup = {
    /** The id. */
    id: number;
    /** The name. */
    name: string;
    /** The group's name in its address. */
    urlname: string;
    /** The cell that has the group. */
    shard: string;
    /** Whether only the group's own people see it. */
    inactive: boolean;
    /** Whether it is a call centre. */
    call_center: boolean;
    /** Owner, professional or call centre. */
    role: "owner" | "pro" | "call_centre";
    /** The calendars that the person is limited to; null: all. */
    calendars: number[] | null;
    /** The meaning of the colours of appointments. */
    labels: StateLabels;
};
export type ListProGroupsReply = {
    /** The records. */
    records: ProGroup[];
    /** How many records there are. */
    totalRecords: number;
    /** The number of records in this answer. */
    recordsReturned: number;
    /** How many records come before the first one of this answer. */
    startIndex: number;
    /** The most records in one answer. */
    pageSize: number;
    /** The position in lists; the record with the lowest comes first. */
    sort: string | null;
    /** The direction of `sort`. */
    dir: "asc" | "desc";
};
export type Error = {
    /** The code: for a program, and the key of the words for people. */
    message: "max_rdv_number" | "mintime_between" | "max_rdv_period" | "mintime_rdv" | "same_time_rdv" | "not_open_group" | "not_open_group_health" | "user_blacklisted" | "missed_too_often" | "pass_needed" | "fiche_not_authorized" | "see_your_mail" | "availabletimeslots" | "vevent" | "create_vevent_failed" | "application_consumed" | "application_declared" | "application_unknown" | "application_expired" | "application_count" | "application_unchecked" | "application_elsewhere" | "create_fiche_failed" | "too_many_items" | "invalid_calendar" | "too_late_to_cancel" | "already_cancelled" | "unknown_appointment" | "other_calendar" | "offer_over" | "cannot_restore" | "unknown_pass" | "no_visits_left" | "email_already_exists" | "email_not_found" | "emailError" | "passwordError" | "blockedUser" | "dead_key" | "sso_login_only" | "needPasswordChange" | "needFactor" | "factorError" | "wrongPwd" | "emailValidator" | "emailUsing" | "max_fiches" | "upcoming_appointments" | "cannot_merge" | "invalid_record" | "appointments_concerned" | "cannot_undo" | "draft_preview" | "full" | "last_owner" | "works_here_already" | "bad_request" | "invalid_api_key" | "expired_connection" | "forbidden" | "group_does_not_exist" | "inactive_group" | "not_found" | "not_acceptable" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "changed_meanwhile" | "precondition_failed" | "stale_cursor" | "idempotency_key_reused" | "too_many_requests" | "internal_error" | "unavailable" | "newer_version" | "Invalid calendar";
    /** The codes, and the wrong fields. */
    messages: {
        /** The codes. */
        errors: ("max_rdv_number" | "mintime_between" | "max_rdv_period" | "mintime_rdv" | "same_time_rdv" | "not_open_group" | "not_open_group_health" | "user_blacklisted" | "missed_too_often" | "pass_needed" | "fiche_not_authorized" | "see_your_mail" | "availabletimeslots" | "vevent" | "create_vevent_failed" | "application_consumed" | "application_declared" | "application_unknown" | "application_expired" | "application_count" | "application_unchecked" | "application_elsewhere" | "create_fiche_failed" | "too_many_items" | "invalid_calendar" | "too_late_to_cancel" | "already_cancelled" | "unknown_appointment" | "other_calendar" | "offer_over" | "cannot_restore" | "unknown_pass" | "no_visits_left" | "email_already_exists" | "email_not_found" | "emailError" | "passwordError" | "blockedUser" | "dead_key" | "sso_login_only" | "needPasswordChange" | "needFactor" | "factorError" | "wrongPwd" | "emailValidator" | "emailUsing" | "max_fiches" | "upcoming_appointments" | "cannot_merge" | "invalid_record" | "appointments_concerned" | "cannot_undo" | "draft_preview" | "full" | "last_owner" | "works_here_already" | "bad_request" | "invalid_api_key" | "expired_connection" | "forbidden" | "group_does_not_exist" | "inactive_group" | "not_found" | "not_acceptable" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "changed_meanwhile" | "precondition_failed" | "stale_cursor" | "idempotency_key_reused" | "too_many_requests" | "internal_error" | "unavailable" | "newer_version")[];
        /** The wrong fields, each with its fault. */
        fields?: {
            [key: string]: string;
        };
    };
    /** `missing_key`: The query has no `apikey`.
    `unknown_key`: The site key or access key is none, or was revoked.
    `key_in_address`: An access key stands in the header `Authorization: Bearer`, never in the address, where logs keep it.
    `login_in_address`: User name and password have fields of their own, and never stand in the address.
    `expired_key`: The access key has come to its end; an owner makes another one.
    `missing_scope`: The access key was not given this; `details.scope` names what it lacks, `none` what no key is given.
    `missing_token`: The call needs somebody who is logged in, and came without a token.
    `dead_token`: The token has expired, was logged out, or never was one.
    `unknown_parameter`: The call does not take a parameter that looks as if it chose among the records; `fields` names it.
    `unknown_field`: A field of the body is spelt almost like one that the call takes; `fields` names it, and which is expected.
    `malformed_json`: The body is no JSON; `fields.body` says where it stops being it.
    `closed`: Nobody who could do it is open for all of that time.
    `off_the_grid`: Open, but bookings do not start at that minute.
    `not_on_this_calendar`: The calendar or resource that was named does not do this service.
    `not_by_the_client`: Only a professional may do this; clients ask for their data to be deleted.
    `in_a_sandbox`: Calendars elsewhere are not told of a sandbox's appointments.
    `taken`: It could be booked, had nobody else done so.
    `buffer`: Nobody else is booked then; minutes that are kept free before or after an appointment are in the way. */
    detail?: "missing_key" | "unknown_key" | "key_in_address" | "login_in_address" | "expired_key" | "missing_scope" | "missing_token" | "dead_token" | "unknown_parameter" | "unknown_field" | "malformed_json" | "closed" | "off_the_grid" | "not_on_this_calendar" | "not_by_the_client" | "in_a_sandbox" | "taken" | "buffer";
    /** What a client goes on with: faults of a record, or the record itself */
    details?: object;
};
export type Founder = {
    /** E-mail address. */
    email: string;
    /** First name. */
    firstname?: string;
    /** Last name. */
    lastname?: string;
};
export type NewGroupOpeninghours = {
    /** The weekdays. */
    days: ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
    /** The start, `HH:MM`. */
    "from": string;
    /** The end, `HH:MM`. */
    to: string | "24:00";
};
export type NewGroupInterventions = {
    /** The record's name in your system. */
    externid?: string | null;
    /** The name. */
    name: string;
    /** The length in minutes. */
    length: number;
    /** The price, in minor units (2500 is 25.00); null: none is given. */
    price?: number | null;
};
export type NewGroup = {
    /** The name. */
    name: string;
    /** The trade, whose template is used. */
    trade: "dental_practice" | "hair_salon" | "town_hall" | "class_studio" | "bank_branch" | "optician" | "beauty_salon" | "physiotherapist" | "doctor" | "garage" | "driving_school" | "law_firm" | "empty";
    /** The language, a code like `fr`. */
    locale?: string;
    /** The country, a code like `FR`. */
    country?: string;
    /** The time zone, such as `Europe/Paris`. */
    timezone?: string;
    /** Phone number. */
    phone?: string;
    /** Street and number. */
    address?: string;
    /** Postcode. */
    zipcode?: string;
    /** Town. */
    city?: string;
    /** How many people or rooms take appointments at the same time. */
    calendar_count?: number;
    /** The names of these people or rooms. */
    calendar_names?: string[];
    /** The weekly hours; null: the group's hours apply. */
    openinghours?: NewGroupOpeninghours[];
    /** The services. */
    interventions?: NewGroupInterventions[];
};
export type CreateGroupBody = {
    /** The account. */
    account: Founder;
    /** The group. */
    group: NewGroup;
};
export type CreatedGroup = {
    /** The name. */
    name: string;
    /** The group's name in its address. */
    urlname: string;
};
export type CreateGroupReply = {
    /** The group. */
    group: CreatedGroup;
};
export type WeeklyHours = {
    /** The weekdays. */
    days: ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
    /** The start, `HH:MM`. */
    "from": string;
    /** The end, `HH:MM`. */
    to: string | "24:00";
};
export type TradeService = {
    /** The record's name in your system. */
    externid?: string | null;
    /** The name. */
    name: string;
    /** The length in minutes. */
    length: number;
    /** The price, in minor units (2500 is 25.00); null: none is given. */
    price?: number | null;
};
export type Trade = {
    /** The trade, whose template is used. */
    trade: "dental_practice" | "hair_salon" | "town_hall" | "class_studio" | "bank_branch" | "optician" | "beauty_salon" | "physiotherapist" | "doctor" | "garage" | "driving_school" | "law_firm" | "empty";
    /** The calendar's name. */
    calendar_name: string;
    /** The weekly hours; null: the group's hours apply. */
    openinghours: WeeklyHours[];
    /** The services. */
    interventions: TradeService[];
};
export type ListTradesReply = {
    /** The trades. */
    trades: Trade[];
};
export type Deactivation = {
    /** When, RFC 3339. */
    at: string;
    /** The reason, in words. */
    reason: string;
};
export type Quota = {
    /** The limit of a day. */
    max: number;
    /** How many were used today. */
    used: number;
};
export type ChecklistQuotas = {
    /** The daily limit of mails, and its use. */
    mails: Quota;
    /** The daily limit of SMS, and its use. */
    sms: Quota;
    /** The invitations. */
    invitations: Quota;
};
export type ChecklistItemUntranslated = {
    /** The kind. */
    kind: string;
    /** The id. */
    id: number;
    /** The name. */
    name: string;
    /** The languages. */
    locales: string[];
};
export type ChecklistItem = {
    /** The task: what is still missing. */
    item: "bookable_service" | "address" | "phone" | "legal_texts" | "translations";
    /** Whether it is done. */
    done: boolean;
    /** The records whose names lack a translation. */
    untranslated: ChecklistItemUntranslated[];
};
export type Checklist = {
    /** Whether only the group's own people see it. */
    inactive: boolean;
    /** When and why an operator has taken the group offline; null: none has. */
    deactivation: Deactivation | null;
    /** The daily limits of a group that a visitor made; null: none. */
    quotas: ChecklistQuotas | null;
    /** The tasks before publishing, with what is done. */
    checks: ChecklistItem[];
};
export type SequenceStep = {
    /** The name. */
    name: string;
    /** The label. */
    label?: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** The preposition before the name, in languages that have one. */
    preposition?: string;
    /** The title. */
    title?: string;
    /** The language of the title. */
    title_lang?: string;
    /** Whether the step is left out where there is one choice. */
    skip_uniq_choice?: boolean;
    /** The most services and packs in one booking. */
    max_multirdvs?: number;
    /** Whether no preference is a choice. */
    "any"?: boolean;
};
export type Look = {
    /** The colours, by their use. */
    usercolors: {
        [key: string]: string;
    };
    /** Light, dark, or as the visitor's system chooses. */
    scheme: "auto" | "light" | "dark";
};
export type ListMode = {
    /** The description for clients, in HTML. */
    description?: boolean;
    /** The picture. */
    image?: boolean;
    /** Whether it is a grid. */
    grid_mode?: boolean;
};
export type TrackingTag = {
    /** The id of the tag. */
    content: string;
    /** Where the tag is in the page. */
    position: string;
};
export type FormCondition = {
    /** The name of the earlier question. */
    field: string;
    /** The answers with which it is asked. */
    values: (string | number | boolean)[];
};
export type Choice = {
    /** The answer that is stored. */
    value: string;
    /** The words of the choice. */
    label: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** The second list, once this choice is made. */
    choices?: Choice[];
};
export type FormField = {
    /** The name. */
    name: string;
    /** The kind. */
    "type": "string" | "text" | "email" | "integer" | "boolean" | "select" | "radio" | "linkedcombo" | "datesplit" | "inputex";
    /** The label. */
    label: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** The description for clients, in HTML. */
    description?: string;
    /** The words behind a checkbox. */
    rightLabel?: string;
    /** An example in the empty field. */
    placeholder?: string;
    /** Whether an answer is required. */
    required: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormCondition;
    /** The services. */
    interventions?: number[];
    /** Whether it is no longer asked; answers stay readable. */
    archived?: boolean;
    /** The value. */
    value?: string | number | boolean | null;
    /** The choices. */
    choices?: Choice[];
    /** Whether an empty choice comes first. */
    addEmptyChoice?: boolean;
    /** Whether the person may also give an answer of their own. */
    allowAny?: boolean;
    /** How the choices are laid out. */
    display?: string;
    /** How a date is written. */
    dateFormat?: string;
    /** The pattern that the answer has to match. */
    regexp?: string;
    /** The minimum number of characters. */
    minLength?: number;
    /** The maximum number of characters. */
    maxLength?: number;
    /** The lowest number allowed. */
    min?: number;
    /** The highest number allowed. */
    max?: number;
    /** Whether it may be negative. */
    negative?: boolean;
    /** Whether spaces around the answer are removed. */
    trim?: boolean;
    /** The height of the field in lines. */
    rows?: number;
    /** The width of the field in characters. */
    cols?: number;
    /** The definition of a question of another kind, as text. */
    definition?: string;
};
export type Forms = {
    /** The questions about the client. */
    Fiche: FormField[];
    /** The questions about the appointment. */
    Vevent: FormField[];
};
export type Group = {
    /** The id. */
    id: number;
    /** The name. */
    name: string;
    /** The group's name in its address. */
    urlname: string;
    /** The preposition before the name, in languages that have one. */
    preposition: string;
    /** Phone number. */
    phone: string;
    /** The organisation's own site. */
    website: string;
    /** The organisation's own site. */
    siteUrl: string;
    /** The logo; null: none. */
    logo_key: string | null;
    /** The cell that has the group. */
    shard: string;
    /** The deployment whose switches apply. */
    deployment: "default" | "hads" | "sncf" | "ants" | "sso";
    /** Whether the group is published. */
    active: boolean;
    /** Whether only the group's own people see it. */
    inactive: boolean;
    /** Whether new clients are welcome. */
    open: boolean;
    /** Whether only existing clients book. */
    reserved: boolean;
    /** Whether it is a health practice, whose clients are patients. */
    health: boolean;
    /** Whether only a goodbye follows a logout. */
    store_chain: boolean;
    /** Whether a home page comes before the booking. */
    has_minisite: boolean;
    /** Whether visitors may wait for a time that becomes free. */
    has_waiting_list: boolean;
    /** Whether the group has pass offers. */
    sells_passes?: boolean;
    /** Whether the group has classes. */
    gives_classes?: boolean;
    /** Whether offers are pointed out. */
    has_promotions: boolean;
    /** Whether visitors choose the calendar first. */
    has_calendars_tab: boolean;
    /** Whether visitors choose the service first. */
    has_interventions_tab: boolean;
    /** The language, a code like `fr`. */
    locale: string;
    /** The languages that clients can choose. */
    enabled_locales: string;
    /** The country, a code like `FR`. */
    country: string;
    /** The currency. */
    currency: string;
    /** The currency, a code like `EUR`. */
    currency_code: string;
    /** The time zone, such as `Europe/Paris`. */
    timezone: string;
    /** Street and number. */
    address: string;
    /** Town. */
    city: string;
    /** Postcode. */
    zipcode: string;
    /** Latitude. */
    lat: number | null;
    /** Longitude. */
    lng: number | null;
    /** Whether services and times are visible without a login. */
    openData: boolean;
    /** Whether clients log in with the provider only. */
    sso_login_only: boolean;
    /** The text of the button that leads to the provider; null: no provider. */
    sso_label: string | null;
    /** The language of that text. */
    sso_lang?: string;
    /** How clients log in. */
    user_login_profile: "Account" | "Fiche";
    /** How clients log in. */
    loginProfile: "Account" | "Fiche";
    /** The steps of a booking; empty: by the catalogue. */
    user_sequence_config: SequenceStep[];
    /** The first steps of a booking. */
    steps_init: SequenceStep[];
    /** How many rooms and pieces of equipment there are. */
    resource_count: number;
    /** Whether the consent to texts is ticked beforehand. */
    check_sms_from_web: boolean;
    /** Whether the installation can send SMS. */
    sends_sms: boolean;
    /** Whether several services make one appointment. */
    merge_interventions: boolean;
    /** Whether packs can be booked. */
    pack_interventions: boolean;
    /** A setting that only older clients read. */
    use_booking_service: boolean;
    /** A setting that only older clients read. */
    use_api_v3: boolean;
    /** Whether promotional texts are not offered. */
    hide_marketing_sms: boolean;
    /** Whether clients may add a message. */
    user_allow_comment: boolean;
    /** The phone number of the call centre. */
    callCenter: boolean;
    /** Whether the team may book a taken place. */
    allow_overbooking: boolean;
    /** Whether clients see how many places are left. */
    capacity_display_user: boolean;
    /** Whether services without free times are left out of lists. */
    hide_without_times: boolean;
    /** Whether services and calendars are listed with their next free times. */
    next_times: boolean;
    /** How times are laid out at first. */
    slots_view: "columns" | "day" | "auto";
    /** Whether prices are shown. */
    display_intervention_price: boolean;
    /** Whether lengths are shown. */
    display_intervention_length: boolean;
    /** Whether descriptions are shown. */
    display_intervention_info: boolean;
    /** How far ahead clients may book, in minutes; null: no limit. */
    maxrdv_period: number;
    /** The minimum minutes before the start for a client's move or cancellation. */
    min_cancel_notice: number;
    /** A client's cancellation fewer hours before the start counts as a missed appointment; 0: none does. */
    late_cancellation_hours: number;
    /** The colours. */
    theme: Look;
    /** How lists are laid out. */
    grid_list_mode: {
        [key: string]: ListMode;
    };
    /** The group's own texts on the pages. */
    apptemplates: {
        [key: string]: string;
    };
    /** Google tags. */
    tracking_tags: TrackingTag[];
    /** The id of a Meta pixel. */
    facebook_pixel_id: string | null;
    /** Whether places and teams are shown. */
    public_calendarsets: boolean;
    /** Whether kinds of service are shown. */
    public_interventionsets: boolean;
    /** Which calendars do which services, for older clients. */
    calendars_interventions_links: {
        [key: string]: number[];
    };
    /** The questions that the group asks. */
    forms?: Forms;
    /** The host of the group's own video meetings; null or empty: the installation's. */
    meeting_host: string | null;
};
export type GetGroupByUrlnameReply = {
    /** The id. */
    id: number;
    /** The name. */
    name: string;
    /** The group's name in its address. */
    urlname: string;
    /** Phone number. */
    phone: string;
    /** Whether only the group's own people see it. */
    inactive: true;
    /** Whether the group is published. */
    active: boolean;
};
export type ImportGroupFileBody = {
    /** The group file. */
    file: {
        [key: string]: any;
    };
    /** `seen` of the preview. */
    seen: string;
};
export type PreviewGroupFileProblemsFault = {
    /** A constant that programs can compare. */
    code: "required" | "unknown_field" | "wrong_type" | "whole_number" | "too_small" | "too_large" | "too_few" | "too_many" | "text_length" | "not_allowed" | "email" | "phone" | "password" | "web_address" | "host_name" | "url_name" | "image" | "colour" | "time" | "day" | "moment" | "time_zone" | "languages" | "country" | "currency" | "holidays" | "field_name" | "pattern" | "tracking_tag" | "pixel" | "provider" | "digits" | "specialty" | "scope" | "placeholder" | "unknown_record" | "taken" | "operator_only" | "not_later" | "less_than" | "missing_language" | "contradiction" | "coordinates" | "pack_entry" | "pack_ends_with_break" | "cannot_be_done_there" | "needed_by_pack" | "needed_by_class" | "last_class" | "condition_field" | "condition_later" | "condition_archived" | "condition_value" | "always_asked";
    [key: string]: any;
};
export type PreviewGroupFileProblems = {
    /** The place in the record. */
    path: string;
    /** The message, in words. */
    message: string;
    /** The error's code; null: only `message` describes the error. */
    fault: PreviewGroupFileProblemsFault | null;
};
export type PreviewGroupFileChangesFields = {
    /** The place in the record. */
    path: string;
    /** The fields that differ, as they were. */
    before: any;
    /** The fields that differ, as they are. */
    after: any;
};
export type PreviewGroupFileChanges = {
    /** The record's place in the file. */
    place: "calendarsets" | "calendars" | "resources" | "interventionsets" | "interventions" | "classes" | "packs" | "promotions" | "passoffers" | "group" | "Fiche" | "Vevent" | "website";
    /** The id. */
    id: string;
    /** The name. */
    name: string;
    /** The action. */
    action: "added" | "changed" | "removed";
    /** The fields that change. */
    fields: PreviewGroupFileChangesFields[];
};
export type PreviewGroupFileAppointments = {
    /** The id. */
    id: number;
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start: string;
    /** The name. */
    name: string;
    /** The calendar's name. */
    calendar_name: string;
    /** The service's name. */
    intervention_name: string;
    /** Why the import would leave it without its place. */
    reason: "calendar_removed" | "resource_removed" | "intervention_removed" | "closed";
};
export type PreviewGroupFileReply = {
    /** The errors that prevent the import. */
    problems: PreviewGroupFileProblems[];
    /** The changes. */
    changes: PreviewGroupFileChanges[];
    /** The appointments. */
    appointments: PreviewGroupFileAppointments[];
    /** The lists of the file that are left out. */
    ignored: string[];
    /** To be sent with the import, which is refused if it would do anything else. */
    seen: string;
};
export type PreviewGroupFileBody = {
    /** The group file. */
    file: {
        [key: string]: any;
    };
};
export type SessionPro = {
    /** The id. */
    id: number;
    /** E-mail address. */
    email: string;
    /** First name. */
    firstname: string;
    /** Last name. */
    lastname: string;
    /** The group's id. */
    group_id: number;
    /** Whether it is a call centre. */
    call_center: boolean;
};
export type SessionAccount = {
    /** The id. */
    id: number;
    /** E-mail address. */
    email: string;
    /** The appointment that the link of a mail wants to cancel; null: none. */
    cancel_apt: number | null;
    /** The appointment that the link of a mail wants to export; null: none. */
    export_apt: number | null;
};
export type SessionNeedFactor = {
    /** The kinds. */
    kinds: ("totp" | "passkey")[];
};
export type Session = {
    /** The professional. */
    pro: SessionPro | null;
    /** The account. */
    account: SessionAccount | null;
    /** The client's token, for their own appointments; null: unchanged. */
    fiche_token: string | null;
    /** Whether a provider has authenticated the person. */
    sso_logged: boolean;
    /** Whether a new password has to be chosen first. */
    needPasswordChange: boolean;
    /** The kinds of second factors of which the login still needs one; null: it needs none. */
    needFactor: SessionNeedFactor | null;
    /** The person's unfinished appointment; null: none. */
    pendingRdv: {
        [key: string]: any;
    } | null;
    /** The groups. */
    groups: ProGroup[];
};
export type LoginAccount = {
    /** E-mail address. */
    email?: string | null;
    /** The password. */
    password?: string | null;
    /** The group's id. */
    group_id?: number | null;
    /** The key of a client, from a mail. */
    ficheKey?: string | null;
    /** The new address, until it is confirmed by a mailed link. */
    temp_email?: string | null;
    /** The one-use key of an activation or change of address. */
    validation_key?: string | null;
    /** The one-use key of a new password. */
    oubliKey?: string | null;
    /** The one-use key of a professional who is logged in in another cell. */
    handover_key?: string | null;
};
export type LoginBody = {
    /** The account. */
    account: LoginAccount;
};
export type ProLoginBody = {
    /** The professional. */
    pro: LoginAccount;
};
export type AppointmentPack = {
    /** The id. */
    id: number;
    /** The name. */
    name: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** The price, in minor units (2500 is 25.00); null: none is given. */
    price: number;
    /** The length in minutes. */
    length: number;
};
export type AppointmentService = {
    /** The id. */
    id: number;
    /** The id of the service's appointment. */
    apt_id: number;
    /** The name. */
    name: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** The length in minutes. */
    length: number;
    /** The price, in minor units (2500 is 25.00); null: none is given. */
    price: number;
    /** HTML about what to bring or prepare. */
    instructions?: string;
};
export type NamedRecord = {
    /** The id. */
    id: number;
    /** The name. */
    name: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
};
export type MapPlace = {
    /** The address, in one line. */
    address: string;
    /** Latitude. */
    lat: number | null;
    /** Longitude. */
    lng: number | null;
};
export type PersonName = {
    /** First name. */
    firstname: string;
    /** Last name. */
    lastname: string;
    /** E-mail address. */
    email?: string;
    /** Phone number. */
    firstphone?: string;
};
export type VideoRoom = {
    /** The address of the video room. */
    room: string;
};
export type AppointmentPass = {
    /** The id. */
    id: number;
    /** The name. */
    name: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** Clients that stay after an undo, because they were changed or have booked since. */
    left: number;
    /** The last day on which it applies; null: without end. */
    valid_until: string | null;
};
export type Actor = {
    /** A client, a professional, or an import. */
    kind: "client" | "pro" | "import";
    /** The person's name. */
    name: string;
};
export type Cancellation = {
    /** When, a date-time on the group's clock. */
    at: string;
    /** Who did it; null: unknown. */
    by: Actor;
    /** The reason, in words. */
    reason: string;
};
export type Appointment = {
    /** The id. */
    id: number;
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start: string;
    /** The end, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    end: string;
    /** The start, RFC 3339 with its offset. */
    start_at: string;
    /** The end, RFC 3339 with its offset. */
    end_at: string;
    /** The length in minutes. */
    duration: number;
    /** Always 1. */
    capacity: number;
    /** `first` of a pack, `included` in one, or `free` of any. */
    "type": "free" | "first" | "included";
    /** The first appointment of its pack; null: it is of no pack, or is the first one itself. */
    parent_id: number | null;
    /** Its position among the consecutive appointments of one booking, counted from 0. */
    consecutive_value: number;
    /** The pack it was booked in; null: none. */
    pack: AppointmentPack | null;
    /** The id of the pack. */
    pack_id: number | null;
    /** The id of the service. */
    intervention_id: number;
    /** The service's name. */
    intervention_name: string;
    /** The service's length in minutes. */
    intervention_length: number;
    /** The service's price, in minor units. */
    intervention_price: number;
    /** The services. */
    interventions: AppointmentService[];
    /** The id of the calendar: the person or place that gives the appointment. */
    calendar_id: number;
    /** The calendar's name. */
    calendar_name: string;
    /** The calendar. */
    calendar: NamedRecord;
    /** The room or equipment; null: none. */
    resource: NamedRecord | null;
    /** Where it takes place, if not at the group's address. */
    address: MapPlace | null;
    /** The group's id. */
    group_id: number;
    /** The group's name. */
    group_name: string;
    /** The address, in one line. */
    location: string;
    /** The client's id. */
    fiche_id: number;
    /** The client. */
    fiche: PersonName;
    /** The price after the promotion, in minor units. */
    price_amount: number;
    /** The price before the promotion, in minor units. */
    price: number;
    /** The discount in whole per cent; null: none. */
    promotion: number | null;
    /** Whether a promotion lowers the price. */
    is_promoted: boolean;
    /** The client's message. */
    comments: string;
    /** The client's message, as stored. */
    vevent_comments: string;
    /** The answers to the group's questions about the appointment, by field. */
    vevent_fields: {
        [key: string]: any;
    };
    /** Whether it takes place by video. */
    videoconference: boolean;
    /** The room of the video meeting; null: it takes place on site. */
    video_credentials: VideoRoom | null;
    /** The colour that the team has given it, 0 to 3; the group's labels say its meaning. */
    state: number;
    /** Whether it is deleted, cancelled or archived. */
    deleted: boolean;
    /** When it was created, RFC 3339. */
    created_at: string;
    /** When it last changed, RFC 3339. */
    changed_at: string;
    /** Grows with every change. */
    version: number;
    /** Opens only the calendar file of its booking. */
    export_token: string | null;
    /** The client types it at the group's door. */
    arrival_code?: string;
    /** When a mail about it was last refused for good: call the client. */
    mail_failed_at?: string | null;
    /** The same for all appointments booked in one call. */
    booking_id?: number | null;
    /** The minutes kept free before it. */
    buffer_before?: number;
    /** The minutes kept free after it. */
    buffer_after?: number;
    /** Whether it is the client's first appointment. */
    is_first?: boolean;
    /** The number of class places that it takes; omitted: one. */
    places?: number;
    /** The names of the people on the other places of a class. */
    guests?: string[];
    /** The pass that pays, with the visits that are left. */
    pass?: AppointmentPass;
    /** From when a cancellation counts as late, RFC 3339; null: never. */
    late_from?: string;
    /** Whether the client cancelled late, by the rule of the group or the service. */
    cancelled_late?: boolean;
    /** Whether it is marked as paid. */
    paid?: boolean;
    /** Whether the person will come, waits, or came. */
    presence?: ("confirmed" | "arrived" | "in_progress" | "done" | "no_show") | null;
    /** Since when the person waits or has been there, RFC 3339. */
    arrived_at?: string | null;
    /** The team's internal note. */
    note?: string;
    /** Whether it was booked over a taken place. */
    overbooked?: boolean;
    /** Other programs' own values, by key. */
    metadata?: {
        [key: string]: string;
    };
    /** Who cancelled it, when and why. */
    cancellation?: Cancellation;
};
export type LoginFiche = {
    /** The appointments. */
    appointments: Appointment[];
};
export type Login = {
    /** The professional. */
    pro: SessionPro | null;
    /** The account. */
    account: SessionAccount | null;
    /** The token of the session. */
    account_token: string;
    /** Whether a provider has authenticated the person. */
    sso_logged: boolean;
    /** Whether a new password has to be chosen first. */
    needPasswordChange: boolean;
    /** The kinds of second factors of which the login still needs one; null: it needs none. */
    needFactor: SessionNeedFactor | null;
    /** The person's unfinished appointment; null: none. */
    pendingRdv: {
        [key: string]: any;
    } | null;
    /** The groups. */
    groups: ProGroup[];
    /** The client. */
    fiche: LoginFiche;
    /** The error; null: none. */
    error: null;
};
export type LogoutBody = {
    /** The query of the page of the logout. */
    page_query?: string | null;
};
export type LogoutReply = {
    /** Always `ok`. */
    status: "ok";
    /** The address where the browser logs out of the provider too. */
    sso_logout?: string;
};
export type CreateAccountAccount = {
    /** E-mail address. */
    email: string;
    /** The group's id. */
    group_id?: number;
    /** Whether the person agrees to promotional mails. */
    marketing_optin?: boolean;
    /** Whether the person agrees to promotional texts. */
    marketing_sms?: boolean;
    /** Whether the person agrees to messages of the partner. */
    solocal_services_optin?: boolean;
    /** The language, a code like `fr`. */
    locale?: string;
    /** The person's unfinished appointment; null: none. */
    pendingRdv?: (string | {
        [key: string]: any;
    }) | null;
};
export type CreateAccountBody = {
    /** The account. */
    account: CreateAccountAccount;
};
export type CreateAccountReply = {
    /** The id. */
    id: number | null;
    /** E-mail address. */
    email: string;
    /** The group's id. */
    group_id: number;
    /** Whether the person agrees to promotional mails. */
    marketing_optin: boolean;
    /** Whether the person agrees to promotional texts. */
    marketing_sms: boolean;
    /** Whether the person agrees to messages of the partner. */
    solocal_services_optin: boolean;
    /** The person's unfinished appointment; null: none. */
    pendingRdv: {
        [key: string]: any;
    } | null;
};
export type Account = {
    /** The id. */
    id: number;
    /** E-mail address. */
    email: string;
    /** The group's id. */
    group_id: number;
    /** Whether the person agrees to promotional mails. */
    marketing_optin: boolean;
    /** Whether the person agrees to promotional texts. */
    marketing_sms: boolean;
    /** Whether the person agrees to messages of the partner. */
    solocal_services_optin: boolean;
    /** Whether a new password has to be chosen first. */
    needPasswordChange: boolean;
};
export type UpdateAccountAccount = {
    /** The password. */
    password?: string | null;
    /** The new password. */
    new_password?: string | null;
    /** The new address, until it is confirmed by a mailed link. */
    temp_email?: string | null;
    /** The group's id. */
    group_id?: number;
    /** The account's id; null: none. */
    account_id?: number;
    /** The person's id for an older client. */
    api_user_id?: number;
    /** The person's profile for an older client. */
    api_profile?: "Account" | "Pro";
};
export type UpdateAccountBody = {
    /** The account. */
    account: UpdateAccountAccount;
};
export type UpdateAccountReply = {
    /** The token of the session. */
    account_token: string;
};
export type TakenEmail = {
    /** Why the address is refused. */
    temp_email: string;
};
export type ForgotPasswordAccount = {
    /** E-mail address. */
    email: string;
    /** The group's id. */
    group_id?: number;
};
export type ForgotPasswordBody = {
    /** The account. */
    account: ForgotPasswordAccount;
};
export type ForgotPasswordReply = {
    /** The confirmation, in words. */
    msg: string;
};
export type OneError = {
    /** The code. */
    error: string;
    /** The key of the words for people. */
    translate_key: string;
};
export type GiveFactorFactor = {
    /** The code of an authenticator app, or a recovery code. */
    code?: string | null;
    /** The browser's answer for a passkey. */
    passkey?: {
        [key: string]: any;
    } | null;
};
export type GiveFactorBody = {
    /** The factor. */
    factor: GiveFactorFactor;
};
export type AskForPasskeyBody = {};
export type AskForPasskeyReply = {
    /** The options for the browser. */
    options?: {
        [key: string]: any;
    };
};
export type Factor = {
    /** The id. */
    id: number;
    /** The kind. */
    kind: "totp" | "passkey";
    /** When it was created, RFC 3339. */
    created_at: string;
    /** When it was last used, RFC 3339; null: never. */
    used_at: string | null;
};
export type ListFactorsReply = {
    /** The second factors. */
    factors: Factor[];
    /** How many recovery codes are left. */
    recovery_codes: number;
    /** The groups that require a second factor. */
    required_by: number[];
};
export type CreateFactorReply = {
    /** The recovery codes. */
    recovery_codes: string[];
    /** The full session that replaces a half-way one; null: unchanged. */
    signed_in: Login | null;
};
export type StartFactorFactor = {
    /** The code of an authenticator app, or a recovery code. */
    code?: string | null;
    /** The browser's answer for a passkey. */
    passkey?: {
        [key: string]: any;
    } | null;
    /** The kind. */
    kind: "totp" | "passkey";
    /** The password. */
    password?: string | null;
};
export type StartFactorBody = {
    /** The factor. */
    factor: StartFactorFactor;
};
export type StartFactorReply = {
    /** The address for an authenticator's QR code. */
    address?: string;
    /** The secret of an authenticator app, to be typed. */
    secret?: string;
    /** The options for the browser. */
    options?: {
        [key: string]: any;
    };
};
export type RemoveFactorsFactor = {
    /** The code of an authenticator app, or a recovery code. */
    code?: string | null;
    /** The browser's answer for a passkey. */
    passkey?: {
        [key: string]: any;
    } | null;
    /** The password. */
    password?: string | null;
};
export type RemoveFactorsBody = {
    /** The factor. */
    factor: RemoveFactorsFactor;
};
export type RemoveFactorsReply = {
    /** Always `ok`. */
    status: "ok";
};
export type UpdateFactorRuleBody = {
    /** Whether professionals need a second factor. */
    required: boolean;
};
export type UpdateFactorRuleReply = {
    /** Whether professionals need a second factor. */
    required: boolean;
};
export type Colleague = {
    /** Owner, professional or call centre. */
    role: "owner" | "pro" | "call_centre";
    /** The calendars that the person is limited to; null: all. */
    calendars: number[] | null;
    /** The id. */
    id: number;
    /** E-mail address. */
    email: string;
    /** First name. */
    firstname: string;
    /** Last name. */
    lastname: string;
    /** Whether the person gets mails about what clients do online. */
    notices: boolean;
    /** Whether the person has a second factor. */
    has_factor: boolean;
    /** When the person last logged in, RFC 3339; null: never. */
    seen_at: string | null;
};
export type ListProsReply = {
    /** The records. */
    records: Colleague[];
    /** How many records there are. */
    totalRecords: number;
    /** The number of records in this answer. */
    recordsReturned: number;
    /** How many records come before the first one of this answer. */
    startIndex: number;
    /** The most records in one answer. */
    pageSize: number;
    /** The position in lists; the record with the lowest comes first. */
    sort: string | null;
    /** The direction of `sort`. */
    dir: "asc" | "desc";
};
export type UpdateProPro = {
    /** Owner, professional or call centre. */
    role?: "owner" | "pro" | "call_centre";
    /** The calendars; empty: any. */
    calendars?: number[] | null;
    /** Whether the person gets mails about what clients do online. */
    notices?: boolean;
};
export type UpdateProBody = {
    /** The professional. */
    pro: UpdateProPro;
};
export type UpdateProReply = {
    /** The professional. */
    pro: Colleague;
};
export type DeletedRecord = {
    /** The id. */
    id: number;
    /** Whether it is deleted, cancelled or archived. */
    deleted: true;
};
export type DeleteProReply = {
    /** The professional. */
    pro: DeletedRecord;
};
export type Invitation = {
    /** Owner, professional or call centre. */
    role: "owner" | "pro" | "call_centre";
    /** The calendars that the person is limited to; null: all. */
    calendars: number[] | null;
    /** The id. */
    id: number;
    /** E-mail address. */
    email: string;
    /** First name. */
    firstname: string;
    /** Last name. */
    lastname: string;
    /** When it was created, RFC 3339. */
    created_at: string;
    /** Until when it is valid, RFC 3339; null: without end. */
    expires_at: string;
};
export type ListInvitationsReply = {
    /** The invitations. */
    invitations: Invitation[];
};
export type CreateInvitationInvitation = {
    /** Owner, professional or call centre. */
    role: "owner" | "pro" | "call_centre";
    /** The calendars; empty: any. */
    calendars: number[] | null;
    /** E-mail address. */
    email: string;
    /** First name. */
    firstname?: string;
    /** Last name. */
    lastname?: string;
};
export type CreateInvitationBody = {
    /** The invitation. */
    invitation: CreateInvitationInvitation;
};
export type CreateInvitationReply = {
    /** The invitation. */
    invitation: Invitation;
};
export type DeleteInvitationReply = {
    /** The invitation. */
    invitation: DeletedRecord;
};
export type Fiche = {
    /** The id. */
    id: number;
    /** The group's id. */
    group_id: number;
    /** The record's name in your system. */
    externid: string | null;
    /** First name. */
    firstname: string;
    /** Last name; starts with `$` if the client is deleted. */
    lastname: string;
    /** E-mail address. */
    email: string;
    /** Phone number. */
    firstphone: string;
    /** Phone number. */
    phone: string;
    /** Whether it is deleted, cancelled or archived. */
    deleted: boolean;
    /** The new address, until it is confirmed by a mailed link. */
    temp_email?: string;
    /** Whether the client is blocked from booking online. */
    blacklisted?: boolean;
    /** How many appointments of the last year the client missed. Not in `fiches.changes`. */
    missed?: number;
    /** Other programs' own values, by key. */
    metadata?: {
        [key: string]: string;
    };
    /** Whether the group has the person as a client already. */
    existing_client?: boolean;
    /** When it was created, RFC 3339. */
    created_at: string;
    /** When it last changed, RFC 3339. */
    updated_at: string;
    /** When it last changed, RFC 3339. */
    changed_at: string;
    /** Grows with every change. */
    version: number;
    [key: string]: any;
};
export type FicheList = {
    /** The records. */
    records: Fiche[];
    /** How many records there are. */
    totalRecords: number;
    /** The number of records in this answer. */
    recordsReturned: number;
    /** How many records come before the first one of this answer. */
    startIndex: number;
    /** The most records in one answer. */
    pageSize: number;
    /** The field that orders the records. */
    sort: string | null;
    /** The direction of `sort`. */
    dir: "asc" | "desc";
};
export type FicheFields = {
    /** The group's id. */
    group_id?: number;
    /** The keys to change; an empty text or null removes its key. */
    metadata?: {
        [key: string]: string | null;
    };
    [key: string]: any;
};
export type CreateFicheBody = {
    /** The client. */
    fiche: FicheFields;
};
export type FicheWithVisits = {
    /** The id. */
    id: number;
    /** The group's id. */
    group_id: number;
    /** The record's name in your system. */
    externid: string | null;
    /** First name. */
    firstname: string;
    /** Last name. */
    lastname: string;
    /** E-mail address. */
    email: string;
    /** Phone number. */
    firstphone: string;
    /** Phone number. */
    phone: string;
    /** Whether it is deleted, cancelled or archived. */
    deleted: boolean;
    /** The new address, until it is confirmed by a mailed link. */
    temp_email?: string;
    /** Whether the client is blocked from booking online. */
    blacklisted?: boolean;
    /** How many appointments of the last year the client missed. Not in `fiches.changes`. */
    missed?: number;
    /** Other programs' own values, by key. */
    metadata?: {
        [key: string]: string;
    };
    /** Whether the group has the person as a client already. */
    existing_client?: boolean;
    /** When it was created, RFC 3339. */
    created_at: string;
    /** When it last changed, RFC 3339. */
    updated_at: string;
    /** When it last changed, RFC 3339. */
    changed_at: string;
    /** Grows with every change. */
    version: number;
    /** How many visits the client has had. */
    visits: number;
    /** The last visit, a date-time on the group's clock; null: none. */
    last_visit: string | null;
    /** The next appointment, a date-time on the group's clock; null: none. */
    next_appointment: string | null;
};
export type ListFicheTableReply = {
    /** The records. */
    records: FicheWithVisits[];
    /** Send it as `after` to get the next records; null: this is the last answer. */
    next: string | null;
};
export type UpdateFicheBody = {
    /** The client. */
    fiche: FicheFields;
    /** The reason, in words. */
    reason?: string;
};
export type NewFicheOrId = {
    /** The id. */
    id?: number;
    /** Other programs' own values, by key. */
    metadata?: {
        [key: string]: string;
    };
    [key: string]: any;
};
export type ListFicheDuplicatesBody = {
    /** The client. */
    fiche: NewFicheOrId;
};
export type DuplicateFiche = {
    /** The client. */
    fiche: Fiche;
    /** Which details match those of the person in question. */
    same: ("phone" | "email" | "name")[];
};
export type ListFicheDuplicatesReply = {
    /** The records. */
    records: DuplicateFiche[];
};
export type MergeFichesFiche = {
    [key: string]: string | number | boolean | null;
};
export type MergeFichesBody = {
    /** The client to be merged into the one in the path, which gets the appointments and the history. */
    merged_id: number;
    /** The client. */
    fiche?: MergeFichesFiche;
};
export type UndoFicheMergeReply = {
    /** The records. */
    records: Fiche[];
};
export type FicheComment = {
    /** The id. */
    id: number;
    /** When, RFC 3339. */
    at: string;
    /** Who did it; null: unknown. */
    by: Actor;
    /** The text. */
    text: string;
};
export type FicheHistoryEntry = {
    /** When, RFC 3339. */
    at: string;
    /** Who did it; null: unknown. */
    by: Actor;
    /** The names of the fields that changed. */
    fields: string[];
    /** The old and the new value of each field. */
    values: {
        [key: string]: any[];
    } | null;
    /** The reason, in words. */
    reason: string;
};
export type FicheRead = {
    /** The day, `YYYY-MM-DD`. */
    day: string;
    /** Who did it; null: unknown. */
    by: Actor;
    /** Whether the client's record was read, or their appointments. */
    what: "fiche" | "appointments";
    /** How many times. */
    times: number;
    /** The first time of the day, RFC 3339. */
    first_at: string;
    /** The last time of the day, RFC 3339. */
    last_at: string;
};
export type MergedFiche = {
    /** The id. */
    id: number;
    /** First name. */
    firstname: string;
    /** Last name. */
    lastname: string;
    [key: string]: any;
};
export type FicheMerge = {
    /** When, RFC 3339. */
    at: string;
    /** Who did it; null: unknown. */
    by: Actor;
    /** The client that was merged into this one. */
    merged: MergedFiche;
    /** When it was undone; null: it was not. */
    undone_at: string | null;
};
export type FicheHistory = {
    /** The team's comments. */
    comments: FicheComment[];
    /** The changes. */
    changes: FicheHistoryEntry[];
    /** Who has read it. */
    reads: FicheRead[];
    /** The clients that were merged into this one. */
    merges: FicheMerge[];
};
export type CreateFicheCommentComment = {
    /** The text. */
    text: string;
};
export type CreateFicheCommentBody = {
    /** The comment. */
    comment: CreateFicheCommentComment;
};
export type FicheImportColumn = {
    /** The column's heading in the file. */
    heading: string;
    /** The field that gets the column; null: it is left out. */
    target: string | null;
};
export type FicheImportServices = {
    /** The name. */
    name: string;
    /** The height of the field in lines. */
    rows: number;
    /** The id. */
    id: number | null;
};
export type FicheImportCounts = {
    /** New clients. */
    "new": number;
    /** Rows about existing clients. */
    duplicate: number;
    /** Rows that name nobody. */
    unusable: number;
    /** Rows with values that are left out. */
    faulty: number;
    /** How many of them are upcoming. */
    coming: number;
    /** New clients that were created. */
    created: number;
    /** Clients who were changed. */
    changed: number;
    /** Existing clients that were left unchanged. */
    skipped: number;
    /** How many appointments could not be imported. */
    refused: number;
    /** How many clients came with appointments. */
    clients: number;
    /** Clients whose import was undone. */
    undone: number;
    /** Clients that stay after an undo, because they were changed or have booked since. */
    left: number;
};
export type FicheImport = {
    /** The id. */
    id: number;
    /** The kind. */
    kind: "clients" | "appointments";
    /** The name. */
    name: string;
    /** Who did it; null: unknown. */
    by: string;
    /** The state. */
    state: "checking" | "ready" | "importing" | "stopped" | "done" | "undoing" | "undone";
    /** How many rows the file has. */
    rows: number;
    /** How many rows are done. */
    position: number;
    /** The columns. */
    columns: FicheImportColumn[];
    /** The order of day, month and year in dates. */
    date_order: "dmy" | "mdy";
    /** How existing clients are treated. */
    duplicates: "skip" | "fill" | "replace";
    /** The names of services in the file, each with the group's service that it means; null: left out. */
    services: FicheImportServices[];
    /** The calendars; empty: any. */
    calendars: FicheImportServices[];
    /** The number of rows by result. */
    counts: FicheImportCounts;
    /** When it was created, RFC 3339. */
    created_at: string;
    /** When it ended, RFC 3339; null: not yet. */
    finished_at: string | null;
    /** Until when it can be undone, RFC 3339; null: not any more. */
    undo_until: string | null;
};
export type ListFicheImportsReply = {
    /** The imports. */
    fiche_imports: FicheImport[];
};
export type CreateFicheImportFicheImport = {
    /** The name. */
    name: string;
    /** The file, in base64. */
    content: string;
    /** The kind. By default `"clients"`. */
    kind?: "clients" | "appointments";
};
export type CreateFicheImportBody = {
    /** The import. */
    fiche_import: CreateFicheImportFicheImport;
};
export type CreateFicheImportReply = {
    /** The import. */
    fiche_import: FicheImport;
};
export type UpdateFicheImportFicheImportServices = {
    /** The name. */
    name: string;
    /** The id. */
    id: number | null;
};
export type UpdateFicheImportFicheImport = {
    /** The columns. */
    columns: (string | null)[];
    /** The order of day, month and year in dates. */
    date_order?: "dmy" | "mdy";
    /** The names of services in the file, each with the group's service that it means; null: left out. */
    services?: UpdateFicheImportFicheImportServices[];
    /** The calendars; empty: any. */
    calendars?: UpdateFicheImportFicheImportServices[];
};
export type UpdateFicheImportBody = {
    /** The import. */
    fiche_import: UpdateFicheImportFicheImport;
};
export type FicheImportRow = {
    /** The line of the table, from 1 on. */
    "number": number;
    /** The values of the row, by target. */
    values: {
        [key: string]: string | number | boolean | null;
    };
    /** The values that are left out. */
    faults: {
        [key: string]: string;
    };
    /** Why the last attempt failed; null: it succeeded. */
    problem: ("no_client" | "no_time" | "skipped_time" | "too_far" | "no_service" | "no_calendar" | "not_offered" | "full") | null;
    /** The existing client whom the row is about; null: the client is new. */
    duplicate: Fiche | null;
};
export type ListFicheImportRowsReply = {
    /** The records. */
    records: FicheImportRow[];
    /** Send it as `after` to get the next records; null: this is the last answer. */
    next: number | null;
};
export type StartFicheImportBody = {
    /** How existing clients are treated. */
    duplicates: "skip" | "fill" | "replace";
};
export type WebsitePicture = {
    /** The address. */
    url: string;
    /** The picture in words, for those who do not see it. */
    alt: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
};
export type WebsiteOpeninghours = {
    /** The start, `HH:MM`. */
    "from": string;
    /** The end, `HH:MM`. */
    to: string;
};
export type SpecialDay = {
    /** The day, `YYYY-MM-DD`. */
    day: string;
    /** The hours; empty: closed. */
    hours: WebsiteOpeninghours[];
};
export type Website = {
    /** The title. */
    title: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** The introductory text. */
    quick_desc: string;
    /** Words for search engines. */
    keywords: string;
    /** The group's own domain name. */
    domain: string;
    /** The picture. */
    image: string | null;
    /** The pictures at the top, in their order. */
    file_upload: WebsitePicture[];
    /** Whether the home page is shown. */
    show: boolean;
    /** Whether the page recommends an offer. */
    highlight: boolean;
    /** The recommended service. */
    highlight_service: number | null;
    /** The recommended pack. */
    highlight_package: number | null;
    /** The text beside the recommended offer. */
    offer_text: string;
    /** Whether a service or a pack is recommended. */
    offer_type: "service" | "package";
    /** Whether the page lists categories, services or packs. */
    listing: "category" | "intervention" | "package";
    /** The kinds of service that are listed. */
    listset_ids: number[];
    /** The services that are listed. */
    listing_ids: number[];
    /** The packs that are listed. */
    package_ids: number[];
    /** The regular week, Monday first. */
    openinghours: WebsiteOpeninghours[][];
    /** The days of the next two weeks with other hours. */
    special_days: SpecialDay[];
    /** Whether the address links to a map. */
    map: boolean;
    /** Whether address and phone are shown. */
    contact_info: boolean;
    /** The website that is mentioned. */
    website_link: string;
    /** Whether social networks are shown. */
    social_link: boolean;
    /** The page on Facebook. */
    facebook: string;
    /** The page on X. */
    twitter: string;
    /** The page on Instagram. */
    instagram: string;
    /** The page on Snapchat. */
    snapchat: string;
    /** The e-mail address that is shown. */
    mail: string;
    /** The text at the end of the page. */
    complement_text: string;
    /** Another text at the end of the page. */
    otherbox: string;
};
export type ListWebsitesReply = {
    /** The records. */
    records: Website[];
    /** How many records there are. */
    totalRecords: number;
    /** The number of records in this answer. */
    recordsReturned: number;
    /** How many records come before the first one of this answer. */
    startIndex: number;
    /** The most records in one answer. */
    pageSize: number;
    /** The position in lists; the record with the lowest comes first. */
    sort: string | null;
    /** The direction of `sort`. */
    dir: "asc" | "desc";
};
export type CalendarSet = {
    /** The id. */
    id: number;
    /** The record's name in your system. */
    externid: string;
    /** The name. */
    name: string;
    /** The name that clients read; empty: they do not see it. */
    publicname: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** The description for clients, in HTML. */
    description: string;
    /** The picture in lists. */
    thumbnail: string | null;
    /** The position in lists; the record with the lowest comes first. */
    sort: number;
    /** Whether it is deleted, cancelled or archived. */
    deleted: boolean;
};
export type ListCalendarsetsReply = {
    /** The records. */
    records: CalendarSet[];
    /** How many records there are. */
    totalRecords: number;
    /** The number of records in this answer. */
    recordsReturned: number;
    /** How many records come before the first one of this answer. */
    startIndex: number;
    /** The most records in one answer. */
    pageSize: number;
    /** The position in lists; the record with the lowest comes first. */
    sort: string | null;
    /** The direction of `sort`. */
    dir: "asc" | "desc";
};
export type CalendarSetFields = {
    /** The record's name in your system. */
    externid?: string;
    /** The name. */
    name?: string;
    /** The name that clients read; empty: they do not see it. */
    publicname?: (string | {
        [key: string]: string;
    }) | null;
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** The picture in lists. By default `null`. */
    thumbnail?: string | null;
    /** The position in lists; the record with the lowest comes first. By default `0`. */
    sort?: number;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted?: boolean;
};
export type AcceptedAppointment = {
    /** The id of the appointment. */
    appointment_id: number;
    /** What to do with the appointment. */
    action: "keep" | "cancel" | "move";
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start?: string;
    /** The id of the calendar: the person or place that gives the appointment. */
    calendar_id?: number;
};
export type CreateCalendarsetBody = {
    /** The place or team. */
    calendarset: CalendarSetFields;
    /** What to do with each appointment that does not fit any more after the change. */
    accept?: AcceptedAppointment[];
};
export type CalendarSetRecord = {
    /** The record's name in your system. */
    externid: string;
    /** The name. */
    name?: string;
    /** The name that clients read; empty: they do not see it. */
    publicname?: (string | {
        [key: string]: string;
    }) | null;
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** The picture in lists. By default `null`. */
    thumbnail: string | null;
    /** The position in lists; the record with the lowest comes first. By default `0`. */
    sort: number;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted: boolean;
    /** The id. */
    id: number;
    /** Grows with every change. */
    version: number;
    /** When it last changed, RFC 3339. */
    updated_at: string;
};
export type GetCalendarsetReply = {
    /** The place or team. */
    calendarset: CalendarSetRecord;
};
export type Calendar = {
    /** The id. */
    id: number;
    /** The record's name in your system. */
    externid: string;
    /** The name. */
    name: string;
    /** The name that clients read; empty: they do not see it. */
    publicname: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** The description for clients, in HTML. */
    description: string;
    /** The picture in lists. */
    thumbnail: string | null;
    /** The position in lists; the record with the lowest comes first. */
    sort: number;
    /** Whether it is deleted, cancelled or archived. */
    deleted: boolean;
    /** The room or equipment; null: none. */
    resource: boolean;
    /** The place or team it belongs to; null: none. */
    calendarset_id: number | null;
    /** How far ahead it may be booked, in minutes; null: the group's rule. */
    maxrdv_period: number | null;
    /** Street and number. */
    address: MapPlace | null;
};
export type ListCalendarsReply = {
    /** The records. */
    records: Calendar[];
    /** How many records there are. */
    totalRecords: number;
    /** The number of records in this answer. */
    recordsReturned: number;
    /** How many records come before the first one of this answer. */
    startIndex: number;
    /** The most records in one answer. */
    pageSize: number;
    /** The position in lists; the record with the lowest comes first. */
    sort: string | null;
    /** The direction of `sort`. */
    dir: "asc" | "desc";
};
export type PlaceFields = {
    /** Street and number. By default `""`. */
    address?: string;
    /** Town. By default `""`. */
    city?: string;
    /** Postcode. By default `""`. */
    zipcode?: string;
    /** Latitude. By default `null`. */
    lat?: number | null;
    /** Longitude. By default `null`. */
    lng?: number | null;
};
export type ClosureFields = {
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start: string;
    /** The end, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    end: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The same for closures that repeat. */
    series?: string;
};
export type WeeklyRuleFields = {
    /** The weekdays. */
    days: ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
    /** The start, `HH:MM`. */
    "from": string;
    /** The end, `HH:MM`. */
    to: string;
    /** The first day on which it applies; null: from the beginning. By default `null`. */
    valid_from?: string | null;
    /** The last day on which it applies; null: without end. By default `null`. */
    valid_until?: string | null;
    /** Whether it applies besides the usual hours, or instead of them. By default `false`. */
    adds_to_week?: boolean;
    /** The services. By default `[]`. */
    interventions?: number[];
};
export type OpeningFields = {
    /** The day, `YYYY-MM-DD`. */
    date: string;
    /** The start, `HH:MM`. */
    "from": string;
    /** The end, `HH:MM`. */
    to: string;
    /** The services. By default `[]`. */
    interventions?: number[];
};
export type CalendarFields = {
    /** The record's name in your system. */
    externid?: string;
    /** The name. */
    name?: string;
    /** The name that clients read; empty: they do not see it. */
    publicname?: (string | {
        [key: string]: string;
    }) | null;
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** The picture in lists. By default `null`. */
    thumbnail?: string | null;
    /** The position in lists; the record with the lowest comes first. By default `0`. */
    sort?: number;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted?: boolean;
    /** How many appointments may take place at the same time. By default `1`. */
    capacity?: number;
    /** How far ahead it may be booked, in minutes; null: the group's rule. By default `null`. */
    maxrdv_period?: number | null;
    /** Street and number. By default `null`. */
    address?: PlaceFields | null;
    /** When it is closed. By default `[]`. */
    closures?: ClosureFields[];
    /** The country or region whose public holidays close it; "": none. By default `null`. */
    holidays?: string | null;
    /** Minutes from one start to the next, counted from the opening time. By default `15`. */
    slot_step?: number;
    /** The weekly hours; null: the group's hours apply. By default `null`. */
    openinghours?: WeeklyRuleFields[] | null;
    /** Single open times besides the weekly hours. By default `[]`. */
    openings?: OpeningFields[];
    /** The number in the French register of health professionals (RPPS), 11 digits; empty: none. By default `""`. */
    rpps?: string;
    /** The place or team it belongs to; null: none. By default `null`. */
    calendarset_id?: number | null;
};
export type CreateCalendarBody = {
    /** The calendar. */
    calendar: CalendarFields;
    /** What to do with each appointment that does not fit any more after the change. */
    accept?: AcceptedAppointment[];
};
export type PlaceRecord = {
    /** Street and number. By default `""`. */
    address: string;
    /** Town. By default `""`. */
    city: string;
    /** Postcode. By default `""`. */
    zipcode: string;
    /** Latitude. By default `null`. */
    lat: number | null;
    /** Longitude. By default `null`. */
    lng: number | null;
};
export type ClosureRecord = {
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start: string;
    /** The end, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    end: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The same for closures that repeat. */
    series?: string;
};
export type WeeklyRule = {
    /** The weekdays. */
    days: ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
    /** The start, `HH:MM`. */
    "from": string;
    /** The end, `HH:MM`. */
    to: string;
    /** The first day on which it applies; null: from the beginning. By default `null`. */
    valid_from: string | null;
    /** The last day on which it applies; null: without end. By default `null`. */
    valid_until: string | null;
    /** Whether it applies besides the usual hours, or instead of them. By default `false`. */
    adds_to_week: boolean;
    /** The services. By default `[]`. */
    interventions: number[];
};
export type OpeningRecord = {
    /** The day, `YYYY-MM-DD`. */
    date: string;
    /** The start, `HH:MM`. */
    "from": string;
    /** The end, `HH:MM`. */
    to: string;
    /** The services. By default `[]`. */
    interventions: number[];
};
export type CalendarRecord = {
    /** The record's name in your system. */
    externid: string;
    /** The name. */
    name?: string;
    /** The name that clients read; empty: they do not see it. */
    publicname?: (string | {
        [key: string]: string;
    }) | null;
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** The picture in lists. By default `null`. */
    thumbnail: string | null;
    /** The position in lists; the record with the lowest comes first. By default `0`. */
    sort: number;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted: boolean;
    /** How many appointments may take place at the same time. By default `1`. */
    capacity: number;
    /** How far ahead it may be booked, in minutes; null: the group's rule. By default `null`. */
    maxrdv_period: number | null;
    /** Street and number. By default `null`. */
    address: PlaceRecord | null;
    /** When it is closed. By default `[]`. */
    closures: ClosureRecord[];
    /** The country or region whose public holidays close it; "": none. By default `null`. */
    holidays: string | null;
    /** Minutes from one start to the next, counted from the opening time. By default `15`. */
    slot_step: number;
    /** The weekly hours; null: the group's hours apply. By default `null`. */
    openinghours: WeeklyRule[] | null;
    /** Single open times besides the weekly hours. By default `[]`. */
    openings: OpeningRecord[];
    /** The number in the French register of health professionals (RPPS), 11 digits; empty: none. By default `""`. */
    rpps: string;
    /** The place or team it belongs to; null: none. By default `null`. */
    calendarset_id: number | null;
    /** The id. */
    id: number;
    /** Grows with every change. */
    version: number;
    /** When it last changed, RFC 3339. */
    updated_at: string;
};
export type GetCalendarReply = {
    /** The calendar. */
    calendar: CalendarRecord;
};
export type Class = {
    /** The id. */
    id: number;
    /** The record's name in your system. */
    externid: string;
    /** The name. */
    name: string;
    /** The name that clients read; empty: they do not see it. */
    publicname: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** The description for clients, in HTML. */
    description: string;
    /** The picture in lists. */
    thumbnail: string | null;
    /** The position in lists; the record with the lowest comes first. */
    sort: number;
    /** Whether it is deleted, cancelled or archived. */
    deleted: boolean;
    /** The room or equipment; null: none. */
    resource: boolean;
    /** The place or team it belongs to; null: none. */
    calendarset_id: number | null;
    /** How far ahead it may be booked, in minutes; null: the group's rule. */
    maxrdv_period: number | null;
    /** Street and number. */
    address: MapPlace | null;
    /** The id of the service. */
    intervention_id: number;
    /** The calendar of the person who gives the class. */
    teacher_id: number;
    /** The room of the class; null: none. */
    room_id: number | null;
    /** The number of class places that it takes; omitted: one. */
    places: number;
    /** How many places one booking may take. */
    max_places: number;
};
export type ListClassesReply = {
    /** The records. */
    records: Class[];
    /** How many records there are. */
    totalRecords: number;
    /** The number of records in this answer. */
    recordsReturned: number;
    /** How many records come before the first one of this answer. */
    startIndex: number;
    /** The most records in one answer. */
    pageSize: number;
    /** The position in lists; the record with the lowest comes first. */
    sort: string | null;
    /** The direction of `sort`. */
    dir: "asc" | "desc";
};
export type WeeklyClassRuleFields = {
    /** The weekdays. */
    days: ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
    /** The start, `HH:MM`. */
    "from": string;
    /** The end, `HH:MM`. */
    to: string;
    /** The first day on which it applies; null: from the beginning. By default `null`. */
    valid_from?: string | null;
    /** The last day on which it applies; null: without end. By default `null`. */
    valid_until?: string | null;
    /** Whether it applies besides the usual hours, or instead of them. By default `false`. */
    adds_to_week?: boolean;
};
export type ClassDateRecord = {
    /** The day, `YYYY-MM-DD`. */
    date: string;
    /** The start, `HH:MM`. */
    "from": string;
    /** The end, `HH:MM`. */
    to: string;
};
export type ClassFields = {
    /** The record's name in your system. */
    externid?: string;
    /** The name. */
    name?: string;
    /** The name that clients read; empty: they do not see it. */
    publicname?: (string | {
        [key: string]: string;
    }) | null;
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** The picture in lists. By default `null`. */
    thumbnail?: string | null;
    /** The position in lists; the record with the lowest comes first. By default `0`. */
    sort?: number;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted?: boolean;
    /** How many appointments may take place at the same time. By default `1`. */
    capacity?: number;
    /** How far ahead it may be booked, in minutes; null: the group's rule. By default `null`. */
    maxrdv_period?: number | null;
    /** Street and number. By default `null`. */
    address?: PlaceFields | null;
    /** When it is closed. By default `[]`. */
    closures?: ClosureFields[];
    /** The country or region whose public holidays close it; "": none. By default `null`. */
    holidays?: string | null;
    /** How many places one booking may take. By default `1`. */
    max_places?: number;
    /** The weekly hours; null: the group's hours apply. By default `[]`. */
    openinghours?: WeeklyClassRuleFields[];
    /** Single open times besides the weekly hours. By default `[]`. */
    openings?: ClassDateRecord[];
    /** The place or team it belongs to; null: none. By default `null`. */
    calendarset_id?: number | null;
    /** The id of the service. By default `null`. */
    intervention_id?: number | null;
    /** The calendar of the person who gives the class. By default `null`. */
    teacher_id?: number | null;
    /** The room of the class; null: none. By default `null`. */
    room_id?: number | null;
};
export type CreateClassBody = {
    /** The class. */
    "class": ClassFields;
    /** What to do with each appointment that does not fit any more after the change. */
    accept?: AcceptedAppointment[];
};
export type WeeklyClassRule = {
    /** The weekdays. */
    days: ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
    /** The start, `HH:MM`. */
    "from": string;
    /** The end, `HH:MM`. */
    to: string;
    /** The first day on which it applies; null: from the beginning. By default `null`. */
    valid_from: string | null;
    /** The last day on which it applies; null: without end. By default `null`. */
    valid_until: string | null;
    /** Whether it applies besides the usual hours, or instead of them. By default `false`. */
    adds_to_week: boolean;
};
export type ClassRecord = {
    /** The record's name in your system. */
    externid: string;
    /** The name. */
    name?: string;
    /** The name that clients read; empty: they do not see it. */
    publicname?: (string | {
        [key: string]: string;
    }) | null;
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** The picture in lists. By default `null`. */
    thumbnail: string | null;
    /** The position in lists; the record with the lowest comes first. By default `0`. */
    sort: number;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted: boolean;
    /** How many appointments may take place at the same time. By default `1`. */
    capacity: number;
    /** How far ahead it may be booked, in minutes; null: the group's rule. By default `null`. */
    maxrdv_period: number | null;
    /** Street and number. By default `null`. */
    address: PlaceRecord | null;
    /** When it is closed. By default `[]`. */
    closures: ClosureRecord[];
    /** The country or region whose public holidays close it; "": none. By default `null`. */
    holidays: string | null;
    /** How many places one booking may take. By default `1`. */
    max_places: number;
    /** The weekly hours; null: the group's hours apply. By default `[]`. */
    openinghours: WeeklyClassRule[];
    /** Single open times besides the weekly hours. By default `[]`. */
    openings: ClassDateRecord[];
    /** The place or team it belongs to; null: none. By default `null`. */
    calendarset_id: number | null;
    /** The id of the service. By default `null`. */
    intervention_id: number | null;
    /** The calendar of the person who gives the class. By default `null`. */
    teacher_id: number | null;
    /** The room of the class; null: none. By default `null`. */
    room_id: number | null;
    /** The id. */
    id: number;
    /** Grows with every change. */
    version: number;
    /** When it last changed, RFC 3339. */
    updated_at: string;
};
export type GetClassReply = {
    /** The class. */
    "class": ClassRecord;
};
export type ServiceSet = {
    /** The id. */
    id: number;
    /** The record's name in your system. */
    externid: string;
    /** The name. */
    name: string;
    /** The name that clients read; empty: they do not see it. */
    publicname: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** The description for clients, in HTML. */
    description: string;
    /** The picture in lists. */
    thumbnail: string | null;
    /** The position in lists; the record with the lowest comes first. */
    sort: number;
    /** Whether it is deleted, cancelled or archived. */
    deleted: boolean;
    /** The price, in minor units (2500 is 25.00); null: none is given. */
    price: number | null;
};
export type ListInterventionsetsReply = {
    /** The records. */
    records: ServiceSet[];
    /** How many records there are. */
    totalRecords: number;
    /** The number of records in this answer. */
    recordsReturned: number;
    /** How many records come before the first one of this answer. */
    startIndex: number;
    /** The most records in one answer. */
    pageSize: number;
    /** The position in lists; the record with the lowest comes first. */
    sort: string | null;
    /** The direction of `sort`. */
    dir: "asc" | "desc";
};
export type ServiceSetFields = {
    /** The record's name in your system. */
    externid?: string;
    /** The name. */
    name?: string;
    /** The name that clients read; empty: they do not see it. */
    publicname?: (string | {
        [key: string]: string;
    }) | null;
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** The picture in lists. By default `null`. */
    thumbnail?: string | null;
    /** The position in lists; the record with the lowest comes first. By default `0`. */
    sort?: number;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted?: boolean;
    /** The price, in minor units (2500 is 25.00); null: none is given. By default `null`. */
    price?: number | null;
};
export type CreateInterventionsetBody = {
    /** The kind of service. */
    interventionset: ServiceSetFields;
    /** What to do with each appointment that does not fit any more after the change. */
    accept?: AcceptedAppointment[];
};
export type ServiceSetRecord = {
    /** The record's name in your system. */
    externid: string;
    /** The name. */
    name?: string;
    /** The name that clients read; empty: they do not see it. */
    publicname?: (string | {
        [key: string]: string;
    }) | null;
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** The picture in lists. By default `null`. */
    thumbnail: string | null;
    /** The position in lists; the record with the lowest comes first. By default `0`. */
    sort: number;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted: boolean;
    /** The price, in minor units (2500 is 25.00); null: none is given. By default `null`. */
    price: number | null;
    /** The id. */
    id: number;
    /** Grows with every change. */
    version: number;
    /** When it last changed, RFC 3339. */
    updated_at: string;
};
export type GetInterventionsetReply = {
    /** The kind of service. */
    interventionset: ServiceSetRecord;
};
export type ServiceTermsByPlace = {
    /** The ids of the accepted calendars; empty: any. */
    calendar_ids: number[];
    /** The ids of rooms and equipment. */
    resource_ids: number[];
    /** The price, in minor units (2500 is 25.00); null: none is given. */
    price: number | null;
    /** The length in minutes. */
    length: number | null;
};
export type Service = {
    /** The id. */
    id: number;
    /** The record's name in your system. */
    externid: string;
    /** The name. */
    name: string;
    /** The name that clients read; empty: they do not see it. */
    publicname: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** The description for clients, in HTML. */
    description: string;
    /** The picture in lists. */
    thumbnail: string | null;
    /** The position in lists; the record with the lowest comes first. */
    sort: number;
    /** Whether it is deleted, cancelled or archived. */
    deleted: boolean;
    /** The price, in minor units (2500 is 25.00); null: none is given. */
    price: number | null;
    /** The length in minutes. */
    length: number;
    /** The kind. */
    "type": "free" | "pack";
    /** The kind of service it belongs to; null: none. */
    interventionset_id: number | null;
    /** The calendars that can do it; null: every one. */
    calendar_ids: number[] | null;
    /** The ids of rooms and equipment. */
    resource_ids: number[] | null;
    /** Whether it needs a room or equipment. */
    need_resource: boolean;
    /** The client that was merged into this one. */
    merged: boolean;
    /** Whether clients do not choose the calendar. */
    skippable_agenda: boolean;
    /** Whether it takes place by video. */
    videoconference: boolean;
    /** Whether it is booked in packs only. */
    only_package: boolean;
    /** Whether it is given in classes only. */
    in_classes?: boolean;
    /** The minimum minutes from booking to the start; null: the group's rule applies. */
    min_notice: number | null;
    /** How far ahead it may be booked, in minutes; null: the group's rule. */
    maxrdv_period: number | null;
    /** The discount of each item, in their order, in whole per cent. */
    promotions: number | null;
    /** Whether clients book it only with a pass that pays for it. */
    needs_pass?: boolean;
    /** A client's cancellation fewer hours before the start counts as a missed appointment; 0: none does. */
    late_cancellation_hours?: number;
    /** Other prices and lengths with some calendars or rooms; the first that fits counts. */
    by_place?: ServiceTermsByPlace[];
    /** Whether it has no free time at present. */
    without_times?: boolean;
};
export type ListInterventionsReply = {
    /** The records. */
    records: Service[];
    /** How many records there are. */
    totalRecords: number;
    /** The number of records in this answer. */
    recordsReturned: number;
    /** How many records come before the first one of this answer. */
    startIndex: number;
    /** The most records in one answer. */
    pageSize: number;
    /** The position in lists; the record with the lowest comes first. */
    sort: string | null;
    /** The direction of `sort`. */
    dir: "asc" | "desc";
};
export type ServiceFieldsTermsByPlace = {
    /** The calendars; empty: any. By default `[]`. */
    calendars?: number[];
    /** Rooms and equipment. By default `[]`. */
    resources?: number[];
    /** The price, in minor units (2500 is 25.00); null: none is given. By default `null`. */
    price?: number | null;
    /** The length in minutes. By default `null`. */
    length?: number | null;
};
export type ServiceFields = {
    /** The record's name in your system. */
    externid?: string;
    /** The name. */
    name?: string;
    /** The name that clients read; empty: they do not see it. */
    publicname?: (string | {
        [key: string]: string;
    }) | null;
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** The picture in lists. By default `null`. */
    thumbnail?: string | null;
    /** The position in lists; the record with the lowest comes first. By default `0`. */
    sort?: number;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted?: boolean;
    /** The kind. By default `"free"`. */
    "type"?: "free";
    /** The price, in minor units (2500 is 25.00); null: none is given. By default `null`. */
    price?: number | null;
    /** The length in minutes. By default `30`. */
    length?: number;
    /** The calendars; empty: any. By default `[]`. */
    calendars?: number[];
    /** Whether it needs a room or equipment. By default `false`. */
    need_resource?: boolean;
    /** Rooms and equipment. By default `[]`. */
    resources?: number[];
    /** Other prices and lengths with some calendars or rooms; the first that fits counts. By default `[]`. */
    by_place?: ServiceFieldsTermsByPlace[];
    /** The minutes kept free before it. By default `0`. */
    buffer_before?: number;
    /** The minutes kept free after it. By default `0`. */
    buffer_after?: number;
    /** HTML about what to bring or prepare. By default `""`. */
    instructions?: string | {
        [key: string]: string;
    };
    /** When it is offered, within the calendars' hours; null: always. By default `null`. */
    openinghours?: WeeklyClassRuleFields[] | null;
    /** The minimum minutes from booking to the start; null: the group's rule applies. By default `null`. */
    min_notice?: number | null;
    /** How far ahead it may be booked, in minutes; null: the group's rule. By default `null`. */
    maxrdv_period?: number | null;
    /** How many upcoming appointments a person may have; 0: no limit. By default `0`. */
    max_upcoming?: number;
    /** The minimum minutes between two appointments of a person; 0: no minimum. By default `0`. */
    mintime_between?: number;
    /** How many may take place at once, over all calendars; 0: no limit. By default `0`. */
    max_at_once?: number;
    /** The minimum minutes between two starts on one calendar; 0: no minimum. By default `0`. */
    min_between_starts?: number;
    /** Whether clients book it only with a pass that pays for it. By default `false`. */
    needs_pass?: boolean;
    /** A client's cancellation fewer hours before the start counts as a missed appointment; 0: none does. By default `null`. */
    late_cancellation_hours?: number | null;
    /** The client that was merged into this one. By default `false`. */
    merged?: boolean;
    /** Whether clients do not choose the calendar. By default `false`. */
    skippable_agenda?: boolean;
    /** Whether it takes place by video. By default `false`. */
    videoconference?: boolean;
    /** Whether it is booked in packs only. By default `false`. */
    only_package?: boolean;
    /** The specialty by which emergency regulators find it (TRE_R38), such as `SM54`; empty: they do not find it. By default `""`. */
    sas_specialty?: string;
    /** Where it takes place: `AMB` at the practice, `HH` at the patient's home, `VR` by video. By default `"AMB"`. */
    sas_kind?: "AMB" | "HH" | "VR";
    /** For whom its times are: `PUBLIC` everybody, `PRO` health professionals, `SNP` emergency regulators. By default `"PUBLIC"`. */
    sas_slots?: "PUBLIC" | "PRO" | "SNP";
    /** The kind of service it belongs to; null: none. By default `null`. */
    interventionset_id?: number | null;
};
export type CreateInterventionBody = {
    /** The service. */
    intervention: ServiceFields;
    /** What to do with each appointment that does not fit any more after the change. */
    accept?: AcceptedAppointment[];
};
export type ServiceRecordTermsByPlace = {
    /** The calendars; empty: any. By default `[]`. */
    calendars: number[];
    /** Rooms and equipment. By default `[]`. */
    resources: number[];
    /** The price, in minor units (2500 is 25.00); null: none is given. By default `null`. */
    price: number | null;
    /** The length in minutes. By default `null`. */
    length: number | null;
};
export type ServiceRecord = {
    /** The record's name in your system. */
    externid: string;
    /** The name. */
    name?: string;
    /** The name that clients read; empty: they do not see it. */
    publicname?: (string | {
        [key: string]: string;
    }) | null;
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** The picture in lists. By default `null`. */
    thumbnail: string | null;
    /** The position in lists; the record with the lowest comes first. By default `0`. */
    sort: number;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted: boolean;
    /** The kind. By default `"free"`. */
    "type": "free";
    /** The price, in minor units (2500 is 25.00); null: none is given. By default `null`. */
    price: number | null;
    /** The length in minutes. By default `30`. */
    length: number;
    /** The calendars; empty: any. By default `[]`. */
    calendars: number[];
    /** Whether it needs a room or equipment. By default `false`. */
    need_resource: boolean;
    /** Rooms and equipment. By default `[]`. */
    resources: number[];
    /** Other prices and lengths with some calendars or rooms; the first that fits counts. By default `[]`. */
    by_place: ServiceRecordTermsByPlace[];
    /** The minutes kept free before it. By default `0`. */
    buffer_before: number;
    /** The minutes kept free after it. By default `0`. */
    buffer_after: number;
    /** HTML about what to bring or prepare. By default `""`. */
    instructions: string | {
        [key: string]: string;
    };
    /** When it is offered, within the calendars' hours; null: always. By default `null`. */
    openinghours: WeeklyClassRule[] | null;
    /** The minimum minutes from booking to the start; null: the group's rule applies. By default `null`. */
    min_notice: number | null;
    /** How far ahead it may be booked, in minutes; null: the group's rule. By default `null`. */
    maxrdv_period: number | null;
    /** How many upcoming appointments a person may have; 0: no limit. By default `0`. */
    max_upcoming: number;
    /** The minimum minutes between two appointments of a person; 0: no minimum. By default `0`. */
    mintime_between: number;
    /** How many may take place at once, over all calendars; 0: no limit. By default `0`. */
    max_at_once: number;
    /** The minimum minutes between two starts on one calendar; 0: no minimum. By default `0`. */
    min_between_starts: number;
    /** Whether clients book it only with a pass that pays for it. By default `false`. */
    needs_pass: boolean;
    /** A client's cancellation fewer hours before the start counts as a missed appointment; 0: none does. By default `null`. */
    late_cancellation_hours: number | null;
    /** The client that was merged into this one. By default `false`. */
    merged: boolean;
    /** Whether clients do not choose the calendar. By default `false`. */
    skippable_agenda: boolean;
    /** Whether it takes place by video. By default `false`. */
    videoconference: boolean;
    /** Whether it is booked in packs only. By default `false`. */
    only_package: boolean;
    /** The specialty by which emergency regulators find it (TRE_R38), such as `SM54`; empty: they do not find it. By default `""`. */
    sas_specialty: string;
    /** Where it takes place: `AMB` at the practice, `HH` at the patient's home, `VR` by video. By default `"AMB"`. */
    sas_kind: "AMB" | "HH" | "VR";
    /** For whom its times are: `PUBLIC` everybody, `PRO` health professionals, `SNP` emergency regulators. By default `"PUBLIC"`. */
    sas_slots: "PUBLIC" | "PRO" | "SNP";
    /** The kind of service it belongs to; null: none. By default `null`. */
    interventionset_id: number | null;
    /** The id. */
    id: number;
    /** Grows with every change. */
    version: number;
    /** When it last changed, RFC 3339. */
    updated_at: string;
};
export type GetInterventionReply = {
    /** The service. */
    intervention: ServiceRecord;
};
export type PackCalendar = {
    /** The id. */
    id: number;
    /** The name that clients read; empty: they do not see it. */
    publicname: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
};
export type PackService = {
    /** The id of the service. */
    intervention_id: number;
    /** The name that clients read; empty: they do not see it. */
    publicname: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** The calendar that the pack names for the service; null: any. */
    selectedCalendar: PackCalendar | null;
};
export type PackBreak = {
    /** A break in the pack, in minutes. */
    break_time: number;
};
export type Pack = {
    /** The id. */
    id: number;
    /** The record's name in your system. */
    externid: string;
    /** The name. */
    name: string;
    /** The name that clients read; empty: they do not see it. */
    publicname: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** The description for clients, in HTML. */
    description: string;
    /** The picture in lists. */
    thumbnail: string | null;
    /** The position in lists; the record with the lowest comes first. */
    sort: number;
    /** Whether it is deleted, cancelled or archived. */
    deleted: boolean;
    /** The kind. */
    "type": "pack";
    /** Whether it is open for booking. */
    status: string;
    /** The price, in minor units (2500 is 25.00); null: none is given. */
    price: number | null;
    /** The pack's price, in minor units; null: none is given. */
    total_price: number | null;
    /** The length in minutes. */
    length: number;
    /** The kind of service it belongs to; null: none. */
    interventionset_id: number | null;
    /** The services of the pack, in their order. */
    config: (PackService | PackBreak)[];
    /** The discount of each item, in their order, in whole per cent. */
    promotions: number | null;
    /** Whether it has no free time at present. */
    without_times?: boolean;
};
export type ListPackInterventionsReply = {
    /** The records. */
    records: Pack[];
    /** How many records there are. */
    totalRecords: number;
    /** The number of records in this answer. */
    recordsReturned: number;
    /** How many records come before the first one of this answer. */
    startIndex: number;
    /** The most records in one answer. */
    pageSize: number;
    /** The position in lists; the record with the lowest comes first. */
    sort: string | null;
    /** The direction of `sort`. */
    dir: "asc" | "desc";
};
export type ListCalendarsetRecordsReply = {
    /** The records. */
    records: CalendarSetRecord[];
    /** Send it as `after` to get the next records; null: this is the last answer. */
    next: string | null;
};
export type OrderedIds = {
    /** The ids, in their order. */
    ids: number[];
};
export type Ids = {
    /** The ids, in their order. */
    ids: number[];
};
export type ListCalendarRecordsReply = {
    /** The records. */
    records: CalendarRecord[];
    /** Send it as `after` to get the next records; null: this is the last answer. */
    next: string | null;
};
export type ListResourceRecordsRecords = {
    /** The record's name in your system. */
    externid: string;
    /** The name. */
    name?: string;
    /** The name that clients read; empty: they do not see it. */
    publicname?: (string | {
        [key: string]: string;
    }) | null;
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** The picture in lists. By default `null`. */
    thumbnail: string | null;
    /** The position in lists; the record with the lowest comes first. By default `0`. */
    sort: number;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted: boolean;
    /** How many appointments may take place at the same time. By default `1`. */
    capacity: number;
    /** How far ahead it may be booked, in minutes; null: the group's rule. By default `null`. */
    maxrdv_period: number | null;
    /** Street and number. By default `null`. */
    address: PlaceRecord | null;
    /** When it is closed. By default `[]`. */
    closures: ClosureRecord[];
    /** The country or region whose public holidays close it; "": none. By default `null`. */
    holidays: string | null;
    /** Minutes from one start to the next, counted from the opening time. By default `15`. */
    slot_step: number;
    /** The weekly hours; null: the group's hours apply. By default `null`. */
    openinghours: WeeklyRule[] | null;
    /** Single open times besides the weekly hours. By default `[]`. */
    openings: OpeningRecord[];
    /** The place or team it belongs to; null: none. By default `null`. */
    calendarset_id: number | null;
    /** The id. */
    id: number;
    /** Grows with every change. */
    version: number;
    /** When it last changed, RFC 3339. */
    updated_at: string;
};
export type ListResourceRecordsReply = {
    /** The records. */
    records: ListResourceRecordsRecords[];
    /** Send it as `after` to get the next records; null: this is the last answer. */
    next: string | null;
};
export type GetResourceReply = {
    /** The room or equipment; null: none. */
    resource: ListResourceRecordsRecords;
};
export type CreateResourceResource = {
    /** The record's name in your system. */
    externid?: string;
    /** The name. */
    name?: string;
    /** The name that clients read; empty: they do not see it. */
    publicname?: (string | {
        [key: string]: string;
    }) | null;
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** The picture in lists. By default `null`. */
    thumbnail?: string | null;
    /** The position in lists; the record with the lowest comes first. By default `0`. */
    sort?: number;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted?: boolean;
    /** How many appointments may take place at the same time. By default `1`. */
    capacity?: number;
    /** How far ahead it may be booked, in minutes; null: the group's rule. By default `null`. */
    maxrdv_period?: number | null;
    /** Street and number. By default `null`. */
    address?: PlaceFields | null;
    /** When it is closed. By default `[]`. */
    closures?: ClosureFields[];
    /** The country or region whose public holidays close it; "": none. By default `null`. */
    holidays?: string | null;
    /** Minutes from one start to the next, counted from the opening time. By default `15`. */
    slot_step?: number;
    /** The weekly hours; null: the group's hours apply. By default `null`. */
    openinghours?: WeeklyRuleFields[] | null;
    /** Single open times besides the weekly hours. By default `[]`. */
    openings?: OpeningFields[];
    /** The place or team it belongs to; null: none. By default `null`. */
    calendarset_id?: number | null;
};
export type CreateResourceBody = {
    /** The room or equipment; null: none. */
    resource: CreateResourceResource;
    /** What to do with each appointment that does not fit any more after the change. */
    accept?: AcceptedAppointment[];
};
export type ListClassRecordsReply = {
    /** The records. */
    records: ClassRecord[];
    /** Send it as `after` to get the next records; null: this is the last answer. */
    next: string | null;
};
export type ListInterventionsetRecordsReply = {
    /** The records. */
    records: ServiceSetRecord[];
    /** Send it as `after` to get the next records; null: this is the last answer. */
    next: string | null;
};
export type ListInterventionRecordsReply = {
    /** The records. */
    records: ServiceRecord[];
    /** Send it as `after` to get the next records; null: this is the last answer. */
    next: string | null;
};
export type PackRecordConfig = {
    /** The id of the service. */
    intervention_id?: number;
    /** The id of the calendar: the person or place that gives the appointment. */
    calendar_id?: number | null;
    /** A break in the pack, in minutes. */
    break_time?: number;
};
export type PackRecord = {
    /** The record's name in your system. */
    externid: string;
    /** The name. */
    name?: string;
    /** The name that clients read; empty: they do not see it. */
    publicname?: (string | {
        [key: string]: string;
    }) | null;
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** The picture in lists. By default `null`. */
    thumbnail: string | null;
    /** The position in lists; the record with the lowest comes first. By default `0`. */
    sort: number;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted: boolean;
    /** Whether it is open for booking. By default `"opened"`. */
    status: "opened" | "closed";
    /** The pack's price, in minor units; null: none is given. By default `null`. */
    total_price: number | null;
    /** The kind of service it belongs to; null: none. By default `null`. */
    interventionset_id: number | null;
    /** The services of the pack, in their order. */
    config: PackRecordConfig[];
    /** The id. */
    id: number;
    /** Grows with every change. */
    version: number;
    /** When it last changed, RFC 3339. */
    updated_at: string;
};
export type ListPackRecordsReply = {
    /** The records. */
    records: PackRecord[];
    /** Send it as `after` to get the next records; null: this is the last answer. */
    next: string | null;
};
export type GetPackReply = {
    /** The pack it was booked in; null: none. */
    pack: PackRecord;
};
export type PackChange = {
    /** The record's name in your system. */
    externid?: string;
    /** The name. */
    name?: string;
    /** The name that clients read; empty: they do not see it. */
    publicname?: (string | {
        [key: string]: string;
    }) | null;
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** The picture in lists. By default `null`. */
    thumbnail?: string | null;
    /** The position in lists; the record with the lowest comes first. By default `0`. */
    sort?: number;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted?: boolean;
    /** Whether it is open for booking. By default `"opened"`. */
    status?: "opened" | "closed";
    /** The pack's price, in minor units; null: none is given. By default `null`. */
    total_price?: number | null;
    /** The kind of service it belongs to; null: none. By default `null`. */
    interventionset_id?: number | null;
    /** The services of the pack, in their order. */
    config?: PackRecordConfig[];
};
export type UpdatePackBody = {
    /** The pack it was booked in; null: none. */
    pack: PackChange;
    /** What to do with each appointment that does not fit any more after the change. */
    accept?: AcceptedAppointment[];
};
export type PackFields = {
    /** The record's name in your system. */
    externid?: string;
    /** The name. */
    name?: string;
    /** The name that clients read; empty: they do not see it. */
    publicname?: (string | {
        [key: string]: string;
    }) | null;
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** The picture in lists. By default `null`. */
    thumbnail?: string | null;
    /** The position in lists; the record with the lowest comes first. By default `0`. */
    sort?: number;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted?: boolean;
    /** Whether it is open for booking. By default `"opened"`. */
    status?: "opened" | "closed";
    /** The pack's price, in minor units; null: none is given. By default `null`. */
    total_price?: number | null;
    /** The kind of service it belongs to; null: none. By default `null`. */
    interventionset_id?: number | null;
    /** The services of the pack, in their order. */
    config: PackRecordConfig[];
};
export type CreatePackBody = {
    /** The pack it was booked in; null: none. */
    pack: PackFields;
    /** What to do with each appointment that does not fit any more after the change. */
    accept?: AcceptedAppointment[];
};
export type PromotionRecord = {
    /** The record's name in your system. */
    externid: string;
    /** The name. By default `""`. */
    name: string | {
        [key: string]: string;
    };
    /** The discount in whole per cent. */
    percentage: number;
    /** The services. By default `[]`. */
    interventions: number[];
    /** The packs; empty: all. By default `[]`. */
    packs: number[];
    /** The calendars; empty: any. By default `[]`. */
    calendars: number[];
    /** The weekdays. By default `[]`. */
    days: ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
    /** The start, `HH:MM`. By default `null`. */
    "from": string | null;
    /** The end, `HH:MM`. By default `null`. */
    to: string | null;
    /** The first day on which it applies; null: from the beginning. By default `null`. */
    valid_from: string | null;
    /** The last day on which it applies; null: without end. By default `null`. */
    valid_until: string | null;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted: boolean;
    /** The id. */
    id: number;
    /** Grows with every change. */
    version: number;
    /** When it last changed, RFC 3339. */
    updated_at: string;
};
export type ListPromotionRecordsReply = {
    /** The records. */
    records: PromotionRecord[];
    /** Send it as `after` to get the next records; null: this is the last answer. */
    next: string | null;
};
export type GetPromotionReply = {
    /** The discount in whole per cent; null: none. */
    promotion: PromotionRecord;
};
export type PromotionChange = {
    /** The record's name in your system. */
    externid?: string;
    /** The name. By default `""`. */
    name?: string | {
        [key: string]: string;
    };
    /** The discount in whole per cent. */
    percentage?: number;
    /** The services. By default `[]`. */
    interventions?: number[];
    /** The packs; empty: all. By default `[]`. */
    packs?: number[];
    /** The calendars; empty: any. By default `[]`. */
    calendars?: number[];
    /** The weekdays. By default `[]`. */
    days?: ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
    /** The start, `HH:MM`. By default `null`. */
    "from"?: string | null;
    /** The end, `HH:MM`. By default `null`. */
    to?: string | null;
    /** The first day on which it applies; null: from the beginning. By default `null`. */
    valid_from?: string | null;
    /** The last day on which it applies; null: without end. By default `null`. */
    valid_until?: string | null;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted?: boolean;
};
export type UpdatePromotionBody = {
    /** The discount in whole per cent; null: none. */
    promotion: PromotionChange;
    /** What to do with each appointment that does not fit any more after the change. */
    accept?: AcceptedAppointment[];
};
export type PromotionFields = {
    /** The record's name in your system. */
    externid?: string;
    /** The name. By default `""`. */
    name?: string | {
        [key: string]: string;
    };
    /** The discount in whole per cent. */
    percentage: number;
    /** The services. By default `[]`. */
    interventions?: number[];
    /** The packs; empty: all. By default `[]`. */
    packs?: number[];
    /** The calendars; empty: any. By default `[]`. */
    calendars?: number[];
    /** The weekdays. By default `[]`. */
    days?: ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
    /** The start, `HH:MM`. By default `null`. */
    "from"?: string | null;
    /** The end, `HH:MM`. By default `null`. */
    to?: string | null;
    /** The first day on which it applies; null: from the beginning. By default `null`. */
    valid_from?: string | null;
    /** The last day on which it applies; null: without end. By default `null`. */
    valid_until?: string | null;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted?: boolean;
};
export type CreatePromotionBody = {
    /** The discount in whole per cent; null: none. */
    promotion: PromotionFields;
    /** What to do with each appointment that does not fit any more after the change. */
    accept?: AcceptedAppointment[];
};
export type ListPassofferRecordsRecords = {
    /** The record's name in your system. */
    externid: string;
    /** The name. */
    name?: string;
    /** The name that clients read; empty: they do not see it. */
    publicname?: (string | {
        [key: string]: string;
    }) | null;
    /** The position in lists; the record with the lowest comes first. By default `0`. */
    sort: number;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted: boolean;
    /** The price, in minor units (2500 is 25.00); null: none is given. By default `null`. */
    price: number | null;
    /** How many visits the client has had. By default `10`. */
    visits: number;
    /**  By default `0`. */
    valid_months: number;
    /**  By default `0`. */
    valid_days: number;
    /**  By default `false`. */
    from_first_visit: boolean;
    /** The services. By default `[]`. */
    interventions: number[];
    /** The id. */
    id: number;
    /** Grows with every change. */
    version: number;
    /** When it last changed, RFC 3339. */
    updated_at: string;
};
export type ListPassofferRecordsReply = {
    /** The records. */
    records: ListPassofferRecordsRecords[];
    /** Send it as `after` to get the next records; null: this is the last answer. */
    next: string | null;
};
export type GetPassofferReply = {
    /** The pass offer. */
    passoffer: ListPassofferRecordsRecords;
};
export type CreatePassofferPassoffer = {
    /** The record's name in your system. */
    externid?: string;
    /** The name. */
    name?: string;
    /** The name that clients read; empty: they do not see it. */
    publicname?: (string | {
        [key: string]: string;
    }) | null;
    /** The position in lists; the record with the lowest comes first. By default `0`. */
    sort?: number;
    /** Whether it is deleted, cancelled or archived. By default `false`. */
    deleted?: boolean;
    /** The price, in minor units (2500 is 25.00); null: none is given. By default `null`. */
    price?: number | null;
    /** How many visits the client has had. By default `10`. */
    visits?: number;
    /**  By default `0`. */
    valid_months?: number;
    /**  By default `0`. */
    valid_days?: number;
    /**  By default `false`. */
    from_first_visit?: boolean;
    /** The services. By default `[]`. */
    interventions?: number[];
};
export type CreatePassofferBody = {
    /** The pass offer. */
    passoffer: CreatePassofferPassoffer;
    /** What to do with each appointment that does not fit any more after the change. */
    accept?: AcceptedAppointment[];
};
export type InstantSpan = {
    /** The start, RFC 3339 with its offset. */
    start_at: string;
    /** The end, RFC 3339 with its offset. */
    end_at: string;
};
export type HoursClosure = {
    /** The start, RFC 3339 with its offset. */
    start_at: string;
    /** The end, RFC 3339 with its offset. */
    end_at: string;
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start: string;
    /** The end, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    end: string;
    /** The label. */
    label: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** The same for closures that repeat. */
    series: string | null;
};
export type PublicHoliday = {
    /** The day, `YYYY-MM-DD`. */
    day: string;
    /** The name. */
    name: string;
};
export type CalendarHours = {
    /** The id of the calendar: the person or place that gives the appointment. */
    calendar_id: number;
    /** Minutes from one start to the next, counted from the opening time. */
    slot_step: number;
    /** When it is open, without closures. */
    open: InstantSpan[];
    /** When it is closed. */
    closures: HoursClosure[];
    /** When it is busy elsewhere. */
    busy: InstantSpan[];
    /** When it is taken by appointments that the professional may not see. */
    taken: InstantSpan[];
    /** Single open times besides the weekly hours. */
    openings: ClassDateRecord[];
    /** Public holidays, on which the weekly hours do not apply. */
    holidays: PublicHoliday[];
};
export type ListOpeningHoursReply = {
    /** The records. */
    records: CalendarHours[];
};
export type Columns = {
    /** The calendars beside each other, in their order; null: all. */
    columns: number[] | null;
};
export type UpdateColumnsBody = {
    /** The calendars beside each other, in their order. */
    columns: number[];
};
export type NewClosure = {
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start: string;
    /** The end, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    end: string;
    /** The label. */
    label?: string | {
        [key: string]: string;
    };
    /** The same for closures that repeat. */
    series?: string | null;
};
export type CreateClosuresBody = {
    /** When it is closed. */
    closures: NewClosure[];
    /** Repeats the closures weekly until this day. */
    until?: string;
    /** Further calendars and resources to close, all or none. */
    calendar_ids?: number[];
};
export type Closure = {
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start: string;
    /** The end, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    end: string;
    /** The label. */
    label?: string | {
        [key: string]: string;
    };
    /** The same for closures that repeat. */
    series?: string | null;
};
export type ClosuresWithAppointments = {
    /** When it is closed. */
    closures: Closure[];
    /** The appointments. */
    appointments: Appointment[];
};
export type UpdateClosureClosure = {
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start: string;
    /** The end, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    end: string;
    /** The label. */
    label?: string | {
        [key: string]: string;
    };
};
export type UpdateClosureBody = {
    /** The closure. */
    closure: UpdateClosureClosure;
};
export type DeleteClosuresReply = {
    /** When it is closed. */
    closures: Closure[];
};
export type CancelClassDateClassDate = {
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start: string;
    /** For professionals: whether the client gets a mail or SMS about it; omitted: yes. */
    tell?: boolean;
    /** The reason, in words. */
    reason?: string;
};
export type CancelClassDateBody = {
    /** The date of the class. */
    class_date: CancelClassDateClassDate;
};
export type CancelClassDateClosure = {
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start: string;
    /** The end, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    end: string;
};
export type CancelClassDateReply = {
    /** The records. */
    records: DeletedRecord[];
    /** The closure. */
    closure: CancelClassDateClosure | null;
};
export type MoveClassDateClassDate = {
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start: string;
    /** The new start. */
    to: string;
    /** The class to which the participants move; omitted: the same class. */
    to_class_id?: number;
    /** For professionals: whether the client gets a mail or SMS about it; omitted: yes. */
    tell?: boolean;
};
export type MoveClassDateBody = {
    /** The date of the class. */
    class_date: MoveClassDateClassDate;
};
export type NewOpening = {
    /** The day, `YYYY-MM-DD`. */
    date: string;
    /** The start, `HH:MM`. */
    "from": string;
    /** The end, `HH:MM`. */
    to: string;
    /** The services. */
    interventions?: number[];
};
export type CreateOpeningBody = {
    /** The opening. */
    opening: NewOpening;
};
export type Opening = {
    /** The day, `YYYY-MM-DD`. */
    date: string;
    /** The start, `HH:MM`. */
    "from": string;
    /** The end, `HH:MM`. */
    to: string;
    /** The services. */
    interventions?: number[];
};
export type CreateOpeningReply = {
    /** The opening. */
    opening: Opening;
};
export type HolidayRegion = {
    /** A country or region: `FR`, `DE-BY`. */
    code: string;
    /** The name. */
    name: string;
};
export type ListHolidayRegionsReply = {
    /** The records. */
    records: HolidayRegion[];
};
export type ListHolidaysReply = {
    /** The records. */
    records: PublicHoliday[];
};
export type UpdateHoursChangeOpeninghours = {
    /** The weekdays. */
    days: ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
    /** The start, `HH:MM`. */
    "from": string;
    /** The end, `HH:MM`. */
    to: string;
    /** The first day on which it applies; null: from the beginning. By default `null`. */
    valid_from?: string | null;
    /** The last day on which it applies; null: without end. By default `null`. */
    valid_until?: string | null;
    /** Whether it applies besides the usual hours, or instead of them. By default `false`. */
    adds_to_week?: boolean;
    /** The services. */
    interventions?: number[];
};
export type UpdateHoursChange = {
    /** The weekly hours; null: the group's hours apply. */
    openinghours?: UpdateHoursChangeOpeninghours[] | null;
    /** The country or region whose public holidays close it; "": none. */
    holidays?: string | null;
};
export type UpdateHoursAddOpenings = {
    /** The day, `YYYY-MM-DD`. */
    date: string;
    /** The start, `HH:MM`. */
    "from": string;
    /** The end, `HH:MM`. */
    to: string;
    /** The services. */
    interventions?: number[];
};
export type UpdateHoursAdd = {
    /** When it is closed. */
    closures?: ClosureFields[];
    /** Single open times besides the weekly hours. */
    openings?: UpdateHoursAddOpenings[];
};
export type UpdateHoursBody = {
    /** The ids, in their order. */
    ids: number[];
    /** The change. */
    change?: UpdateHoursChange;
    /** The hours to add to those that the calendars have. */
    add?: UpdateHoursAdd;
    /** What to do with each appointment that does not fit any more after the change. */
    accept?: AcceptedAppointment[];
};
export type SsoProvider = {
    /** The provider's address. */
    issuer: string;
    /** The group's id at the provider. */
    client_id: string;
    /** The group's secret at the provider; is never answered. */
    client_secret?: string;
    /** Says that there is a secret; sending it back leaves the secret unchanged. */
    client_secret_sealed?: string;
    /** The scopes. By default `["openid","email"]`. */
    scopes: string[];
    /** The text of the button. By default `""`. */
    label: string | {
        [key: string]: string;
    };
};
export type SettingsUserSequenceConfig = {
    /** The name. */
    name: "interventionset_ids" | "intervention_ids" | "calendarset_id" | "calendar_id" | "resource_id" | "login" | "slots" | "fiche_info" | "confirm";
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The preposition before the name, in languages that have one. By default `""`. */
    preposition: string | {
        [key: string]: string;
    };
    /** The title. By default `""`. */
    title: string | {
        [key: string]: string;
    };
    /** Whether the step is left out where there is one choice. By default `false`. */
    skip_uniq_choice: boolean;
    /** The most services and packs in one booking. By default `1`. */
    max_multirdvs: number;
    /** Whether no preference is a choice. By default `true`. */
    "any": boolean;
};
export type SettingsGridListMode = {
    /** The description for clients, in HTML. By default `true`. */
    description: boolean;
    /** The picture. By default `true`. */
    image: boolean;
    /** Whether it is a grid. By default `false`. */
    grid_mode: boolean;
};
export type OwnTexts = {
    /** The text on the first step of a booking. By default `""`. */
    takerdv_text: string | {
        [key: string]: string;
    };
    /** The text on the step with the client's details. By default `""`. */
    alltab_text: string | {
        [key: string]: string;
    };
    /** The text on the confirmation. By default `""`. */
    confirm_text: string | {
        [key: string]: string;
    };
    /** The note about health data. By default `""`. */
    health_disclaimer: string | {
        [key: string]: string;
    };
};
export type OwnMessage = {
    /** The subject. By default `""`. */
    subject: string | {
        [key: string]: string;
    };
    /** The text. By default `""`. */
    text: string | {
        [key: string]: string;
    };
};
export type NoticeAddress = {
    /** E-mail address. */
    email: string;
    /** The events. */
    events: ("booked" | "moved" | "cancelled")[];
};
export type SettingsTrackingTags = {
    /** The content. */
    content: string;
    /** Where the tag is in the page. By default `"head"`. */
    position: "head" | "body";
};
export type Rules = {
    /** The minimum minutes from booking to the start. By default `0`. */
    min_notice: number;
    /** How far ahead clients may book, in minutes. */
    maxrdv_period?: number;
    /** The minimum minutes before the start for a client's move or cancellation. By default `0`. */
    min_cancel_notice: number;
    /** How many upcoming appointments a person may have; 0: no limit. By default `0`. */
    max_upcoming: number;
    /** The minimum minutes between two appointments of a person; 0: no minimum. By default `0`. */
    mintime_between: number;
    /** Clients who missed this many appointments within a year book by phone only; 0: no limit. By default `0`. */
    missed_limit: number;
    /** A client's cancellation fewer hours before the start counts as a missed appointment; 0: none does. By default `0`. */
    late_cancellation_hours: number;
    /** How long a freed time is kept for a person who waits; 0: no waiting list. By default `0`. */
    waiting_minutes: number;
    /** The bookings of a network address in a day; 0: no limit. By default `20`. */
    max_bookings_per_address_per_day: number;
    /** The bookings of a person in a day; 0: no limit. By default `20`. */
    max_bookings_per_person_per_day: number;
    /** How long before the start clients are reminded; 0: not at all. By default `0`. */
    reminder_minutes: number;
    /** How long before the start further reminders go. By default `[]`. */
    further_reminders: number[];
    /** Whether reminders go by mail, SMS or both. By default `"mail_and_sms"`. */
    reminder_by: "mail_and_sms" | "mail" | "sms";
    /** Whether reminders ask if the client will come. By default `true`. */
    reminder_asks: boolean;
    /** From when no reminder is sent, `HH:MM`. By default `null`. */
    quiet_from: string | null;
    /** Until when no reminder is sent, `HH:MM`. By default `null`. */
    quiet_until: string | null;
    /** Whether an SMS confirms a booking too. By default `false`. */
    confirmation_sms: boolean;
    /** Whether clients announce themselves on a page at the door. By default `false`. */
    arrival: boolean;
    /** How many times a network address may hold at once; 0: none. By default `20`. */
    hold_limit_per_address: number;
    /** After how many years without a visit a client's contact details are erased. By default `3`. */
    retention_years: number;
    /** How many times may be held at once for each place of a calendar; 0: none. By default `10`. */
    hold_limit_per_calendar: number;
    /** Whether a blocked client's address is blocked too. By default `true`. */
    blacklist_email: boolean;
    /** Whether a blocked client's phone number is blocked too. By default `true`. */
    blacklist_phone: boolean;
    /** Whether only existing clients book. By default `false`. */
    reserved: boolean;
    /** Whether it is a health practice, whose clients are patients. By default `false`. */
    health: boolean;
    /** Whether no answer says which addresses have an account. */
    hide_account_existence?: boolean;
};
export type Settings = {
    /** The name. */
    name: string;
    /** The group's name in its address. */
    urlname: string;
    /** The preposition before the name, in languages that have one. By default `""`. */
    preposition: string | {
        [key: string]: string;
    };
    /** Phone number. By default `""`. */
    phone: string;
    /** The organisation's own site. By default `""`. */
    website: string;
    /** The logo; null: none. By default `null`. */
    logo_key: string | null;
    /** The cell that has the group. By default `"main"`. */
    shard: string;
    /** Whether only the group's own people see it. */
    inactive?: boolean;
    /** Whether new clients are welcome. By default `true`. */
    open: boolean;
    /** Whether only a goodbye follows a logout. By default `false`. */
    store_chain: boolean;
    /** Whether a home page comes before the booking. By default `false`. */
    has_minisite: boolean;
    /** Whether offers are pointed out. */
    has_promotions?: boolean;
    /** Whether visitors choose the calendar first. By default `true`. */
    has_calendars_tab: boolean;
    /** Whether visitors choose the service first. By default `true`. */
    has_interventions_tab: boolean;
    /** The language, a code like `fr`. By default `"fr"`. */
    locale: "br" | "cs" | "de" | "en" | "es" | "fr" | "hu" | "it" | "nl" | "pl" | "pt" | "sk";
    /** The languages that clients can choose. */
    enabled_locales?: string;
    /** The country, a code like `FR`. By default `"FR"`. */
    country: string;
    /** The currency. By default `"EUR"`. */
    currency: string;
    /** The time zone, such as `Europe/Paris`. By default `"Europe/Paris"`. */
    timezone: string;
    /** Street and number. By default `""`. */
    address: string;
    /** Town. By default `""`. */
    city: string;
    /** Postcode. By default `""`. */
    zipcode: string;
    /** Latitude. By default `null`. */
    lat: number | null;
    /** Longitude. By default `null`. */
    lng: number | null;
    /** The weekly hours; null: the group's hours apply. By default `[]`. */
    openinghours: WeeklyClassRule[];
    /** The number of the health organisation: FINESS (9 digits) or SIRET (14 digits); empty: none. By default `""`. */
    finess_or_siret: string;
    /** Whether services and times are visible without a login. By default `true`. */
    openData: boolean;
    /** Whether clients log in with the provider only. By default `false`. */
    sso_login_only: boolean;
    /** The OpenID provider; null: none. By default `null`. */
    sso: SsoProvider | null;
    /** How clients log in. By default `"Account"`. */
    user_login_profile: "Account" | "Fiche";
    /** The deployment whose switches apply. By default `"default"`. */
    deployment: "default" | "hads" | "sncf" | "ants" | "sso";
    /** The steps of a booking; empty: by the catalogue. By default `[]`. */
    user_sequence_config: SettingsUserSequenceConfig[];
    /** The first steps of a booking. By default `[]`. */
    steps_init: SettingsUserSequenceConfig[];
    /** Whether the consent to texts is ticked beforehand. By default `false`. */
    check_sms_from_web: boolean;
    /** Whether several services make one appointment. By default `false`. */
    merge_interventions: boolean;
    /** Whether packs can be booked. */
    pack_interventions?: boolean;
    /** The host of the group's own video meetings; null or empty: the installation's. By default `""`. */
    meeting_host: string;
    /** The sites that may show the booking. By default `[]`. */
    embed_hosts: string[];
    /** Further countries whose numbers get SMS. By default `[]`. */
    sms_countries: string[];
    /** A setting that only older clients read. By default `false`. */
    use_booking_service: boolean;
    /** A setting that only older clients read. By default `false`. */
    use_api_v3: boolean;
    /** Whether promotional texts are not offered. By default `false`. */
    hide_marketing_sms: boolean;
    /** Whether clients may add a message. By default `true`. */
    user_allow_comment: boolean;
    /** The phone number of the call centre. By default `false`. */
    callCenter: boolean;
    /** Whether the team may book a taken place. By default `false`. */
    allow_overbooking: boolean;
    /** The group's own name of the colour blue for appointments; empty: none. By default `""`. */
    blue_label: string;
    /** The group's own name of the colour green for appointments; empty: none. By default `""`. */
    green_label: string;
    /** The group's own name of the colour orange for appointments; empty: none. By default `""`. */
    orange_label: string;
    /** The group's own name of the colour yellow for appointments; empty: none. By default `""`. */
    yellow_label: string;
    /** Whether professionals need a second factor. By default `false`. */
    second_factor_required: boolean;
    /** Whether clients of v1 may send their key in the body and use a cookie. By default `false`. */
    legacy_clients: boolean;
    /** Whether clients see how many places are left. By default `false`. */
    capacity_display_user: boolean;
    /** Whether services without free times are left out of lists. By default `false`. */
    hide_without_times: boolean;
    /** Whether services and calendars are listed with their next free times. By default `false`. */
    next_times: boolean;
    /** How times are laid out at first. By default `"columns"`. */
    slots_view: "columns" | "day" | "auto";
    /** Whether prices are shown. By default `true`. */
    display_intervention_price: boolean;
    /** Whether lengths are shown. By default `true`. */
    display_intervention_length: boolean;
    /** Whether descriptions are shown. By default `true`. */
    display_intervention_info: boolean;
    /** The colours. By default `{}`. */
    theme: {
        [key: string]: string;
    };
    /** Light, dark, or as the visitor's system chooses. By default `"auto"`. */
    color_scheme: "auto" | "light" | "dark";
    /** How lists are laid out. By default `{}`. */
    grid_list_mode: {
        [key: string]: SettingsGridListMode;
    };
    /** The group's own texts on the pages. */
    apptemplates: OwnTexts;
    /** The group's own words of its messages, by kind. By default `{}`. */
    messages: {
        [key: string]: OwnMessage;
    };
    /** Who gets notices of what clients do online. By default `[]`. */
    notices: NoticeAddress[];
    /** Google tags. */
    tracking_tags: SettingsTrackingTags[];
    /** The id of a Meta pixel. By default `""`. */
    facebook_pixel_id: string;
    /** Whether places and teams are shown. By default `true`. */
    public_calendarsets: boolean;
    /** Whether kinds of service are shown. By default `true`. */
    public_interventionsets: boolean;
    /** The rules of booking. */
    rules: Rules;
    /** Grows with every change. */
    version: number;
};
export type GetSettingsReply = {
    /** The settings. */
    settings: Settings;
};
export type SettingsChangeSso = {
    /** The provider's address. */
    issuer: string;
    /** The group's id at the provider. */
    client_id: string;
    /** The group's secret at the provider; is never answered. */
    client_secret?: string;
    /** Says that there is a secret; sending it back leaves the secret unchanged. */
    client_secret_sealed?: string;
    /** The scopes. By default `["openid","email"]`. */
    scopes?: string[];
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
};
export type SettingsChangeUserSequenceConfig = {
    /** The name. */
    name: "interventionset_ids" | "intervention_ids" | "calendarset_id" | "calendar_id" | "resource_id" | "login" | "slots" | "fiche_info" | "confirm";
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The preposition before the name, in languages that have one. By default `""`. */
    preposition?: string | {
        [key: string]: string;
    };
    /** The title. By default `""`. */
    title?: string | {
        [key: string]: string;
    };
    /** Whether the step is left out where there is one choice. By default `false`. */
    skip_uniq_choice?: boolean;
    /** The most services and packs in one booking. By default `1`. */
    max_multirdvs?: number;
    /** Whether no preference is a choice. By default `true`. */
    "any"?: boolean;
};
export type SettingsChangeGridListMode = {
    /** The description for clients, in HTML. By default `true`. */
    description?: boolean;
    /** The picture. By default `true`. */
    image?: boolean;
    /** Whether it is a grid. By default `false`. */
    grid_mode?: boolean;
};
export type SettingsChangeApptemplates = {
    /** The text on the first step of a booking. By default `""`. */
    takerdv_text?: string | {
        [key: string]: string;
    };
    /** The text on the step with the client's details. By default `""`. */
    alltab_text?: string | {
        [key: string]: string;
    };
    /** The text on the confirmation. By default `""`. */
    confirm_text?: string | {
        [key: string]: string;
    };
    /** The note about health data. By default `""`. */
    health_disclaimer?: string | {
        [key: string]: string;
    };
};
export type SettingsChangeMessages = {
    /** The subject. By default `""`. */
    subject?: string | {
        [key: string]: string;
    };
    /** The text. By default `""`. */
    text?: string | {
        [key: string]: string;
    };
};
export type SettingsChangeTrackingTags = {
    /** The content. */
    content: string;
    /** Where the tag is in the page. By default `"head"`. */
    position?: "head" | "body";
};
export type SettingsChangeRules = {
    /** The minimum minutes from booking to the start; null: the group's rule applies. By default `0`. */
    min_notice?: number;
    /** How far ahead it may be booked, in minutes; null: the group's rule. */
    maxrdv_period?: number;
    /** The minimum minutes before the start for a client's move or cancellation. By default `0`. */
    min_cancel_notice?: number;
    /** How many upcoming appointments a person may have; 0: no limit. By default `0`. */
    max_upcoming?: number;
    /** The minimum minutes between two appointments of a person; 0: no minimum. By default `0`. */
    mintime_between?: number;
    /** Clients who missed this many appointments within a year book by phone only; 0: no limit. By default `0`. */
    missed_limit?: number;
    /** A client's cancellation fewer hours before the start counts as a missed appointment; 0: none does. By default `0`. */
    late_cancellation_hours?: number;
    /** How long a freed time is kept for a person who waits; 0: no waiting list. By default `0`. */
    waiting_minutes?: number;
    /** The bookings of a network address in a day; 0: no limit. By default `20`. */
    max_bookings_per_address_per_day?: number;
    /** The bookings of a person in a day; 0: no limit. By default `20`. */
    max_bookings_per_person_per_day?: number;
    /** How long before the start clients are reminded; 0: not at all. By default `0`. */
    reminder_minutes?: number;
    /** How long before the start further reminders go. By default `[]`. */
    further_reminders?: number[];
    /** Whether reminders go by mail, SMS or both. By default `"mail_and_sms"`. */
    reminder_by?: "mail_and_sms" | "mail" | "sms";
    /** Whether reminders ask if the client will come. By default `true`. */
    reminder_asks?: boolean;
    /** From when no reminder is sent, `HH:MM`. By default `null`. */
    quiet_from?: string | null;
    /** Until when no reminder is sent, `HH:MM`. By default `null`. */
    quiet_until?: string | null;
    /** Whether an SMS confirms a booking too. By default `false`. */
    confirmation_sms?: boolean;
    /** Whether clients announce themselves on a page at the door. By default `false`. */
    arrival?: boolean;
    /** How many times a network address may hold at once; 0: none. By default `20`. */
    hold_limit_per_address?: number;
    /** After how many years without a visit a client's contact details are erased. By default `3`. */
    retention_years?: number;
    /** How many times may be held at once for each place of a calendar; 0: none. By default `10`. */
    hold_limit_per_calendar?: number;
    /** Whether a blocked client's address is blocked too. By default `true`. */
    blacklist_email?: boolean;
    /** Whether a blocked client's phone number is blocked too. By default `true`. */
    blacklist_phone?: boolean;
    /** Whether only existing clients book. By default `false`. */
    reserved?: boolean;
    /** Whether it is a health practice, whose clients are patients. By default `false`. */
    health?: boolean;
    /** Whether no answer says which addresses have an account. */
    hide_account_existence?: boolean;
};
export type SettingsChange = {
    /** The name. */
    name?: string;
    /** The group's name in its address. */
    urlname?: string;
    /** The preposition before the name, in languages that have one. By default `""`. */
    preposition?: string | {
        [key: string]: string;
    };
    /** Phone number. By default `""`. */
    phone?: string;
    /** The organisation's own site. By default `""`. */
    website?: string;
    /** The logo; null: none. By default `null`. */
    logo_key?: string | null;
    /** The cell that has the group. By default `"main"`. */
    shard?: string;
    /** Whether only the group's own people see it. */
    inactive?: boolean;
    /** Whether new clients are welcome. By default `true`. */
    open?: boolean;
    /** Whether only a goodbye follows a logout. By default `false`. */
    store_chain?: boolean;
    /** Whether a home page comes before the booking. By default `false`. */
    has_minisite?: boolean;
    /** Whether offers are pointed out. */
    has_promotions?: boolean;
    /** Whether visitors choose the calendar first. By default `true`. */
    has_calendars_tab?: boolean;
    /** Whether visitors choose the service first. By default `true`. */
    has_interventions_tab?: boolean;
    /** The language, a code like `fr`. By default `"fr"`. */
    locale?: "br" | "cs" | "de" | "en" | "es" | "fr" | "hu" | "it" | "nl" | "pl" | "pt" | "sk";
    /** The languages that clients can choose. */
    enabled_locales?: string;
    /** The country, a code like `FR`. By default `"FR"`. */
    country?: string;
    /** The currency. By default `"EUR"`. */
    currency?: string;
    /** The time zone, such as `Europe/Paris`. */
    timezone?: string;
    /** Street and number. By default `""`. */
    address?: string;
    /** Town. By default `""`. */
    city?: string;
    /** Postcode. By default `""`. */
    zipcode?: string;
    /** Latitude. By default `null`. */
    lat?: number | null;
    /** Longitude. By default `null`. */
    lng?: number | null;
    /** The weekly hours; null: the group's hours apply. By default `[]`. */
    openinghours?: WeeklyClassRuleFields[];
    /** The number of the health organisation: FINESS (9 digits) or SIRET (14 digits); empty: none. By default `""`. */
    finess_or_siret?: string;
    /** Whether services and times are visible without a login. By default `true`. */
    openData?: boolean;
    /** Whether clients log in with the provider only. By default `false`. */
    sso_login_only?: boolean;
    /** The OpenID provider; null: none. By default `null`. */
    sso?: SettingsChangeSso | null;
    /** How clients log in. By default `"Account"`. */
    user_login_profile?: "Account" | "Fiche";
    /** The deployment whose switches apply. By default `"default"`. */
    deployment?: "default" | "hads" | "sncf" | "ants" | "sso";
    /** The steps of a booking; empty: by the catalogue. By default `[]`. */
    user_sequence_config?: SettingsChangeUserSequenceConfig[];
    /** The first steps of a booking. By default `[]`. */
    steps_init?: SettingsChangeUserSequenceConfig[];
    /** Whether the consent to texts is ticked beforehand. By default `false`. */
    check_sms_from_web?: boolean;
    /** Whether several services make one appointment. By default `false`. */
    merge_interventions?: boolean;
    /** Whether packs can be booked. */
    pack_interventions?: boolean;
    /** The host of the group's own video meetings; null or empty: the installation's. By default `""`. */
    meeting_host?: string;
    /** The sites that may show the booking. By default `[]`. */
    embed_hosts?: string[];
    /** Further countries whose numbers get SMS. By default `[]`. */
    sms_countries?: string[];
    /** A setting that only older clients read. By default `false`. */
    use_booking_service?: boolean;
    /** A setting that only older clients read. By default `false`. */
    use_api_v3?: boolean;
    /** Whether promotional texts are not offered. By default `false`. */
    hide_marketing_sms?: boolean;
    /** Whether clients may add a message. By default `true`. */
    user_allow_comment?: boolean;
    /** The phone number of the call centre. By default `false`. */
    callCenter?: boolean;
    /** Whether the team may book a taken place. By default `false`. */
    allow_overbooking?: boolean;
    /** The group's own name of the colour blue for appointments; empty: none. By default `""`. */
    blue_label?: string;
    /** The group's own name of the colour green for appointments; empty: none. By default `""`. */
    green_label?: string;
    /** The group's own name of the colour orange for appointments; empty: none. By default `""`. */
    orange_label?: string;
    /** The group's own name of the colour yellow for appointments; empty: none. By default `""`. */
    yellow_label?: string;
    /** Whether professionals need a second factor. By default `false`. */
    second_factor_required?: boolean;
    /** Whether clients of v1 may send their key in the body and use a cookie. By default `false`. */
    legacy_clients?: boolean;
    /** Whether clients see how many places are left. By default `false`. */
    capacity_display_user?: boolean;
    /** Whether services without free times are left out of lists. By default `false`. */
    hide_without_times?: boolean;
    /** Whether services and calendars are listed with their next free times. By default `false`. */
    next_times?: boolean;
    /** How times are laid out at first. By default `"columns"`. */
    slots_view?: "columns" | "day" | "auto";
    /** Whether prices are shown. By default `true`. */
    display_intervention_price?: boolean;
    /** Whether lengths are shown. By default `true`. */
    display_intervention_length?: boolean;
    /** Whether descriptions are shown. By default `true`. */
    display_intervention_info?: boolean;
    /** The colours. */
    theme?: {
        [key: string]: string;
    };
    /** Light, dark, or as the visitor's system chooses. By default `"auto"`. */
    color_scheme?: "auto" | "light" | "dark";
    /** How lists are laid out. By default `{}`. */
    grid_list_mode?: {
        [key: string]: SettingsChangeGridListMode;
    };
    /** The group's own texts on the pages. By default `{}`. */
    apptemplates?: SettingsChangeApptemplates;
    /** The group's own words of its messages, by kind. By default `{}`. */
    messages?: {
        [key: string]: SettingsChangeMessages;
    };
    /** Who gets notices of what clients do online. */
    notices?: NoticeAddress[];
    /** Google tags. By default `[]`. */
    tracking_tags?: SettingsChangeTrackingTags[];
    /** The id of a Meta pixel. By default `""`. */
    facebook_pixel_id?: string;
    /** Whether places and teams are shown. By default `true`. */
    public_calendarsets?: boolean;
    /** Whether kinds of service are shown. By default `true`. */
    public_interventionsets?: boolean;
    /** The rules of booking. By default `{}`. */
    rules?: SettingsChangeRules;
};
export type UpdateSettingsBody = {
    /** The settings. */
    settings: SettingsChange;
    /** What to do with each appointment that does not fit any more after the change. */
    accept?: AcceptedAppointment[];
};
export type TestSsoBody = {
    /** The OpenID provider; null: none. */
    sso: SettingsChangeSso;
};
export type TestSsoSteps = {
    /** The tested step of a login. */
    step: "discovery" | "keys" | "client" | "redirect" | "claims";
    /** Whether the step succeeded. */
    status: "ok" | "failed" | "unknown" | "skipped";
    /** Why the last attempt failed; null: it succeeded. */
    problem: ("unreachable" | "no_provider" | "no_keys" | "wrong_client" | "wrong_redirect" | "missing_scope" | "no_email") | null;
    /** The result of the step, in words. */
    detail: string;
};
export type TestSsoReply = {
    /** The steps. */
    steps: TestSsoSteps[];
};
export type FormRecordsFicheStringCondition = {
    /** The name of the earlier question. */
    field: string;
    /** The old and the new value of each field. */
    values: (string | number | boolean)[];
};
export type FormRecordsFicheString = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The pattern that the answer has to match. */
    regexp?: string;
    /** The minimum number of characters. */
    minLength?: number;
    /** The maximum number of characters. */
    maxLength?: number;
    /** An example in the empty field. */
    placeholder?: string | {
        [key: string]: string;
    };
    /** Whether spaces around the answer are removed. By default `true`. */
    trim: boolean;
    /** The kind. */
    "type": "string";
};
export type FormRecordsFicheText = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The pattern that the answer has to match. */
    regexp?: string;
    /** The minimum number of characters. */
    minLength?: number;
    /** The maximum number of characters. */
    maxLength?: number;
    /** An example in the empty field. */
    placeholder?: string | {
        [key: string]: string;
    };
    /** Whether spaces around the answer are removed. By default `true`. */
    trim: boolean;
    /** The kind. */
    "type": "text";
    /** The height of the field in lines. */
    rows?: number;
    /** The width of the field in characters. */
    cols?: number;
};
export type FormRecordsFicheEmail = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The pattern that the answer has to match. */
    regexp?: string;
    /** The minimum number of characters. */
    minLength?: number;
    /** The maximum number of characters. */
    maxLength?: number;
    /** An example in the empty field. */
    placeholder?: string | {
        [key: string]: string;
    };
    /** Whether spaces around the answer are removed. By default `true`. */
    trim: boolean;
    /** The kind. */
    "type": "email";
};
export type FormRecordsFicheInteger = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The kind. */
    "type": "integer";
    /** Whether it may be negative. By default `false`. */
    negative: boolean;
    /** The lowest number allowed. */
    min?: number;
    /** The highest number allowed. */
    max?: number;
};
export type FormRecordsFicheBoolean = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The kind. */
    "type": "boolean";
    /** The words behind a checkbox. By default `""`. */
    rightLabel: string | {
        [key: string]: string;
    };
};
export type FormRecordsFicheSelectChoices = {
    /** The value. */
    value: string | number;
    /** The label. */
    label?: string | {
        [key: string]: string;
    };
};
export type FormRecordsFicheSelect = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The kind. */
    "type": "select";
    /** The choices. */
    choices: ((string | number) | FormRecordsFicheSelectChoices)[];
    /** Whether an empty choice comes first. By default `false`. */
    addEmptyChoice: boolean;
};
export type FormRecordsFicheRadio = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The kind. */
    "type": "radio";
    /** The choices. */
    choices: ((string | number) | FormRecordsFicheSelectChoices)[];
    /** How the choices are laid out. */
    display?: string;
    /** Whether the person may also give an answer of their own. */
    allowAny?: boolean;
};
export type FormRecordsFicheLinkedcomboChoices = {
    /** The value. */
    value: string | number;
    /** The label. */
    label?: string | {
        [key: string]: string;
    };
    /** The choices. */
    choices: ((string | number) | FormRecordsFicheSelectChoices)[];
};
export type FormRecordsFicheLinkedcombo = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The kind. */
    "type": "linkedcombo";
    /** The choices. */
    choices: FormRecordsFicheLinkedcomboChoices[];
};
export type FormRecordsFicheDatesplit = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The kind. */
    "type": "datesplit";
    /** How a date is written. */
    dateFormat?: string;
};
export type FormRecordsFicheInputex = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The kind. */
    "type": "inputex";
    /** The definition of a question of another kind, as text. */
    definition?: string;
};
export type FormRecordsVeventString = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The pattern that the answer has to match. */
    regexp?: string;
    /** The minimum number of characters. */
    minLength?: number;
    /** The maximum number of characters. */
    maxLength?: number;
    /** An example in the empty field. */
    placeholder?: string | {
        [key: string]: string;
    };
    /** Whether spaces around the answer are removed. By default `true`. */
    trim: boolean;
    /** The kind. */
    "type": "string";
};
export type FormRecordsVeventText = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The pattern that the answer has to match. */
    regexp?: string;
    /** The minimum number of characters. */
    minLength?: number;
    /** The maximum number of characters. */
    maxLength?: number;
    /** An example in the empty field. */
    placeholder?: string | {
        [key: string]: string;
    };
    /** Whether spaces around the answer are removed. By default `true`. */
    trim: boolean;
    /** The kind. */
    "type": "text";
    /** The height of the field in lines. */
    rows?: number;
    /** The width of the field in characters. */
    cols?: number;
};
export type FormRecordsVeventEmail = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The pattern that the answer has to match. */
    regexp?: string;
    /** The minimum number of characters. */
    minLength?: number;
    /** The maximum number of characters. */
    maxLength?: number;
    /** An example in the empty field. */
    placeholder?: string | {
        [key: string]: string;
    };
    /** Whether spaces around the answer are removed. By default `true`. */
    trim: boolean;
    /** The kind. */
    "type": "email";
};
export type FormRecordsVeventInteger = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The kind. */
    "type": "integer";
    /** Whether it may be negative. By default `false`. */
    negative: boolean;
    /** The lowest number allowed. */
    min?: number;
    /** The highest number allowed. */
    max?: number;
};
export type FormRecordsVeventBoolean = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The kind. */
    "type": "boolean";
    /** The words behind a checkbox. By default `""`. */
    rightLabel: string | {
        [key: string]: string;
    };
};
export type FormRecordsVeventSelect = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The kind. */
    "type": "select";
    /** The choices. */
    choices: ((string | number) | FormRecordsFicheSelectChoices)[];
    /** Whether an empty choice comes first. By default `false`. */
    addEmptyChoice: boolean;
};
export type FormRecordsVeventRadio = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The kind. */
    "type": "radio";
    /** The choices. */
    choices: ((string | number) | FormRecordsFicheSelectChoices)[];
    /** How the choices are laid out. */
    display?: string;
    /** Whether the person may also give an answer of their own. */
    allowAny?: boolean;
};
export type FormRecordsVeventLinkedcombo = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The kind. */
    "type": "linkedcombo";
    /** The choices. */
    choices: FormRecordsFicheLinkedcomboChoices[];
};
export type FormRecordsVeventDatesplit = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The kind. */
    "type": "datesplit";
    /** How a date is written. */
    dateFormat?: string;
};
export type FormRecordsVeventInputex = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The kind. */
    "type": "inputex";
    /** The definition of a question of another kind, as text. */
    definition?: string;
};
export type FormRecords = {
    /** The questions about the client. By default `[]`. */
    Fiche: (FormRecordsFicheString | FormRecordsFicheText | FormRecordsFicheEmail | FormRecordsFicheInteger | FormRecordsFicheBoolean | FormRecordsFicheSelect | FormRecordsFicheRadio | FormRecordsFicheLinkedcombo | FormRecordsFicheDatesplit | FormRecordsFicheInputex)[];
    /** The questions about the appointment. By default `[]`. */
    Vevent: (FormRecordsVeventString | FormRecordsVeventText | FormRecordsVeventEmail | FormRecordsVeventInteger | FormRecordsVeventBoolean | FormRecordsVeventSelect | FormRecordsVeventRadio | FormRecordsVeventLinkedcombo | FormRecordsVeventDatesplit | FormRecordsVeventInputex)[];
    /** Grows with every change. */
    version: number;
};
export type GetFormRecordsReply = {
    /** The questions that the group asks. */
    forms: FormRecords;
};
export type FormRecordsChangeFicheString = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The pattern that the answer has to match. */
    regexp?: string;
    /** The minimum number of characters. */
    minLength?: number;
    /** The maximum number of characters. */
    maxLength?: number;
    /** An example in the empty field. */
    placeholder?: string | {
        [key: string]: string;
    };
    /** Whether spaces around the answer are removed. By default `true`. */
    trim?: boolean;
    /** The kind. */
    "type": "string";
};
export type FormRecordsChangeFicheText = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The pattern that the answer has to match. */
    regexp?: string;
    /** The minimum number of characters. */
    minLength?: number;
    /** The maximum number of characters. */
    maxLength?: number;
    /** An example in the empty field. */
    placeholder?: string | {
        [key: string]: string;
    };
    /** Whether spaces around the answer are removed. By default `true`. */
    trim?: boolean;
    /** The kind. */
    "type": "text";
    /** The height of the field in lines. */
    rows?: number;
    /** The width of the field in characters. */
    cols?: number;
};
export type FormRecordsChangeFicheEmail = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The pattern that the answer has to match. */
    regexp?: string;
    /** The minimum number of characters. */
    minLength?: number;
    /** The maximum number of characters. */
    maxLength?: number;
    /** An example in the empty field. */
    placeholder?: string | {
        [key: string]: string;
    };
    /** Whether spaces around the answer are removed. By default `true`. */
    trim?: boolean;
    /** The kind. */
    "type": "email";
};
export type FormRecordsChangeFicheInteger = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The kind. */
    "type": "integer";
    /** Whether it may be negative. By default `false`. */
    negative?: boolean;
    /** The lowest number allowed. */
    min?: number;
    /** The highest number allowed. */
    max?: number;
};
export type FormRecordsChangeFicheBoolean = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The kind. */
    "type": "boolean";
    /** The words behind a checkbox. By default `""`. */
    rightLabel?: string | {
        [key: string]: string;
    };
};
export type FormRecordsChangeFicheSelect = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The kind. */
    "type": "select";
    /** The choices. */
    choices: ((string | number) | FormRecordsFicheSelectChoices)[];
    /** Whether an empty choice comes first. By default `false`. */
    addEmptyChoice?: boolean;
};
export type FormRecordsChangeFicheRadio = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The kind. */
    "type": "radio";
    /** The choices. */
    choices: ((string | number) | FormRecordsFicheSelectChoices)[];
    /** How the choices are laid out. */
    display?: string;
    /** Whether the person may also give an answer of their own. */
    allowAny?: boolean;
};
export type FormRecordsChangeFicheLinkedcombo = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The kind. */
    "type": "linkedcombo";
    /** The choices. */
    choices: FormRecordsFicheLinkedcomboChoices[];
};
export type FormRecordsChangeFicheDatesplit = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The kind. */
    "type": "datesplit";
    /** How a date is written. */
    dateFormat?: string;
};
export type FormRecordsChangeFicheInputex = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The kind. */
    "type": "inputex";
    /** The definition of a question of another kind, as text. */
    definition?: string;
};
export type FormRecordsChangeVeventString = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The pattern that the answer has to match. */
    regexp?: string;
    /** The minimum number of characters. */
    minLength?: number;
    /** The maximum number of characters. */
    maxLength?: number;
    /** An example in the empty field. */
    placeholder?: string | {
        [key: string]: string;
    };
    /** Whether spaces around the answer are removed. By default `true`. */
    trim?: boolean;
    /** The kind. */
    "type": "string";
};
export type FormRecordsChangeVeventText = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The pattern that the answer has to match. */
    regexp?: string;
    /** The minimum number of characters. */
    minLength?: number;
    /** The maximum number of characters. */
    maxLength?: number;
    /** An example in the empty field. */
    placeholder?: string | {
        [key: string]: string;
    };
    /** Whether spaces around the answer are removed. By default `true`. */
    trim?: boolean;
    /** The kind. */
    "type": "text";
    /** The height of the field in lines. */
    rows?: number;
    /** The width of the field in characters. */
    cols?: number;
};
export type FormRecordsChangeVeventEmail = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The pattern that the answer has to match. */
    regexp?: string;
    /** The minimum number of characters. */
    minLength?: number;
    /** The maximum number of characters. */
    maxLength?: number;
    /** An example in the empty field. */
    placeholder?: string | {
        [key: string]: string;
    };
    /** Whether spaces around the answer are removed. By default `true`. */
    trim?: boolean;
    /** The kind. */
    "type": "email";
};
export type FormRecordsChangeVeventInteger = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The kind. */
    "type": "integer";
    /** Whether it may be negative. By default `false`. */
    negative?: boolean;
    /** The lowest number allowed. */
    min?: number;
    /** The highest number allowed. */
    max?: number;
};
export type FormRecordsChangeVeventBoolean = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The kind. */
    "type": "boolean";
    /** The words behind a checkbox. By default `""`. */
    rightLabel?: string | {
        [key: string]: string;
    };
};
export type FormRecordsChangeVeventSelect = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The kind. */
    "type": "select";
    /** The choices. */
    choices: ((string | number) | FormRecordsFicheSelectChoices)[];
    /** Whether an empty choice comes first. By default `false`. */
    addEmptyChoice?: boolean;
};
export type FormRecordsChangeVeventRadio = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The kind. */
    "type": "radio";
    /** The choices. */
    choices: ((string | number) | FormRecordsFicheSelectChoices)[];
    /** How the choices are laid out. */
    display?: string;
    /** Whether the person may also give an answer of their own. */
    allowAny?: boolean;
};
export type FormRecordsChangeVeventLinkedcombo = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The kind. */
    "type": "linkedcombo";
    /** The choices. */
    choices: FormRecordsFicheLinkedcomboChoices[];
};
export type FormRecordsChangeVeventDatesplit = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The kind. */
    "type": "datesplit";
    /** How a date is written. */
    dateFormat?: string;
};
export type FormRecordsChangeVeventInputex = {
    /** The name. */
    name: string;
    /** The label. By default `""`. */
    label?: string | {
        [key: string]: string;
    };
    /** The description for clients, in HTML. By default `""`. */
    description?: string | {
        [key: string]: string;
    };
    /** Whether an answer is required. By default `false`. */
    required?: boolean;
    /** Whether it is no longer asked; answers stay readable. By default `false`. */
    archived?: boolean;
    /** It is asked only with some answers to an earlier question. */
    condition?: FormRecordsFicheStringCondition;
    /** The value. */
    value?: string | number | boolean;
    /** The services. */
    interventions?: number[];
    /** The kind. */
    "type": "inputex";
    /** The definition of a question of another kind, as text. */
    definition?: string;
};
export type FormRecordsChange = {
    /** The questions about the client. By default `[]`. */
    Fiche?: (FormRecordsChangeFicheString | FormRecordsChangeFicheText | FormRecordsChangeFicheEmail | FormRecordsChangeFicheInteger | FormRecordsChangeFicheBoolean | FormRecordsChangeFicheSelect | FormRecordsChangeFicheRadio | FormRecordsChangeFicheLinkedcombo | FormRecordsChangeFicheDatesplit | FormRecordsChangeFicheInputex)[];
    /** The questions about the appointment. By default `[]`. */
    Vevent?: (FormRecordsChangeVeventString | FormRecordsChangeVeventText | FormRecordsChangeVeventEmail | FormRecordsChangeVeventInteger | FormRecordsChangeVeventBoolean | FormRecordsChangeVeventSelect | FormRecordsChangeVeventRadio | FormRecordsChangeVeventLinkedcombo | FormRecordsChangeVeventDatesplit | FormRecordsChangeVeventInputex)[];
};
export type UpdateFormRecordsBody = {
    /** The questions that the group asks. */
    forms: FormRecordsChange;
    /** What to do with each appointment that does not fit any more after the change. */
    accept?: AcceptedAppointment[];
};
export type WebsiteRecordFileUpload = {
    /** The address. */
    url: string;
    /** The picture in words, for those who do not see it. By default `""`. */
    alt: string | {
        [key: string]: string;
    };
};
export type WebsiteRecord = {
    /** Whether the home page is shown. By default `true`. */
    show: boolean;
    /** The title. By default `""`. */
    title: string | {
        [key: string]: string;
    };
    /** The introductory text. By default `""`. */
    quick_desc: string | {
        [key: string]: string;
    };
    /** Words for search engines. By default `""`. */
    keywords: string;
    /** The group's own domain name. By default `null`. */
    domain: string | null;
    /** The picture. By default `null`. */
    image: string | null;
    /** The pictures at the top, in their order. By default `[]`. */
    file_upload: WebsiteRecordFileUpload[];
    /** Whether the page recommends an offer. By default `false`. */
    highlight: boolean;
    /** Whether a service or a pack is recommended. By default `"service"`. */
    offer_type: "service" | "package";
    /** The recommended service. By default `null`. */
    highlight_service: number | null;
    /** The recommended pack. By default `null`. */
    highlight_package: number | null;
    /** The text beside the recommended offer. By default `""`. */
    offer_text: string | {
        [key: string]: string;
    };
    /** Whether the page lists categories, services or packs. By default `"category"`. */
    listing: "category" | "intervention" | "package";
    /** The kinds of service that are listed. By default `[]`. */
    listset_ids: number[];
    /** The services that are listed. By default `[]`. */
    listing_ids: number[];
    /** The packs that are listed. By default `[]`. */
    package_ids: number[];
    /** The hours shown: seven days, Monday first; empty: those of the calendars. By default `[]`. */
    openinghours: WebsiteOpeninghours[][];
    /** Whether the address links to a map. By default `true`. */
    map: boolean;
    /** Whether address and phone are shown. By default `true`. */
    contact_info: boolean;
    /** The website that is mentioned. By default `""`. */
    website_link: string;
    /** Whether social networks are shown. By default `true`. */
    social_link: boolean;
    /** The page on Facebook. By default `""`. */
    facebook: string;
    /** The page on X. By default `""`. */
    twitter: string;
    /** The page on Instagram. By default `""`. */
    instagram: string;
    /** The page on Snapchat. By default `""`. */
    snapchat: string;
    /** The e-mail address that is shown. By default `""`. */
    mail: string;
    /** The text at the end of the page. By default `""`. */
    complement_text: string | {
        [key: string]: string;
    };
    /** Another text at the end of the page. By default `""`. */
    otherbox: string | {
        [key: string]: string;
    };
    /** Grows with every change. */
    version: number;
};
export type GetWebsiteReply = {
    /** The home page. */
    website: WebsiteRecord;
};
export type WebsiteChangeFileUpload = {
    /** The address. */
    url: string;
    /** The picture in words, for those who do not see it. By default `""`. */
    alt?: string | {
        [key: string]: string;
    };
};
export type WebsiteChange = {
    /** Whether the home page is shown. By default `true`. */
    show?: boolean;
    /** The title. By default `""`. */
    title?: string | {
        [key: string]: string;
    };
    /** The introductory text. By default `""`. */
    quick_desc?: string | {
        [key: string]: string;
    };
    /** Words for search engines. By default `""`. */
    keywords?: string;
    /** The group's own domain name. By default `null`. */
    domain?: string | null;
    /** The picture. By default `null`. */
    image?: string | null;
    /** The pictures at the top, in their order. By default `[]`. */
    file_upload?: WebsiteChangeFileUpload[];
    /** Whether the page recommends an offer. By default `false`. */
    highlight?: boolean;
    /** Whether a service or a pack is recommended. By default `"service"`. */
    offer_type?: "service" | "package";
    /** The recommended service. By default `null`. */
    highlight_service?: number | null;
    /** The recommended pack. By default `null`. */
    highlight_package?: number | null;
    /** The text beside the recommended offer. By default `""`. */
    offer_text?: string | {
        [key: string]: string;
    };
    /** Whether the page lists categories, services or packs. By default `"category"`. */
    listing?: "category" | "intervention" | "package";
    /** The kinds of service that are listed. By default `[]`. */
    listset_ids?: number[];
    /** The services that are listed. By default `[]`. */
    listing_ids?: number[];
    /** The packs that are listed. By default `[]`. */
    package_ids?: number[];
    /** The hours shown: seven days, Monday first; empty: those of the calendars. By default `[]`. */
    openinghours?: WebsiteOpeninghours[][];
    /** Whether the address links to a map. By default `true`. */
    map?: boolean;
    /** Whether address and phone are shown. By default `true`. */
    contact_info?: boolean;
    /** The website that is mentioned. By default `""`. */
    website_link?: string;
    /** Whether social networks are shown. By default `true`. */
    social_link?: boolean;
    /** The page on Facebook. By default `""`. */
    facebook?: string;
    /** The page on X. By default `""`. */
    twitter?: string;
    /** The page on Instagram. By default `""`. */
    instagram?: string;
    /** The page on Snapchat. By default `""`. */
    snapchat?: string;
    /** The e-mail address that is shown. */
    mail?: string;
    /** The text at the end of the page. By default `""`. */
    complement_text?: string | {
        [key: string]: string;
    };
    /** Another text at the end of the page. By default `""`. */
    otherbox?: string | {
        [key: string]: string;
    };
};
export type UpdateWebsiteBody = {
    /** The home page. */
    website: WebsiteChange;
    /** What to do with each appointment that does not fit any more after the change. */
    accept?: AcceptedAppointment[];
};
export type CreateImageImage = {
    /** The picture, in base64. */
    data: string;
};
export type CreateImageBody = {
    /** The picture. */
    image: CreateImageImage;
};
export type StoredImage = {
    /** The name under which the picture is stored. */
    key: string;
};
export type CreateImageReply = {
    /** The picture. */
    image: StoredImage;
};
export type PreviewChangesChanges = {
    /** The kind. */
    kind: "calendarsets" | "calendars" | "resources" | "classes" | "interventionsets" | "interventions" | "packs" | "promotions" | "passoffers" | "settings" | "forms" | "website";
    /** The record's id; null: of the settings, the forms, the home page or an order. */
    record_id?: number | null;
    /** The fields that change. */
    fields: {
        [key: string]: any;
    };
};
export type PreviewChangesBody = {
    /** The changes. */
    changes: PreviewChangesChanges[];
};
export type PreviewChangesCatalogue = {
    /** The calendars; empty: any. */
    calendars: Calendar[];
    /** The classes. */
    classes: Class[];
    /** Places and teams. */
    calendarsets: CalendarSet[];
    /** The services. */
    interventions: Service[];
    /** Kinds of service. */
    interventionsets: ServiceSet[];
    /** The packs; empty: all. */
    packs: Pack[];
    /** The questions that the group asks. */
    forms: Forms;
    /** The home page. */
    website: Website | null;
};
export type PreviewChangesReply = {
    /** The group. */
    group: Group;
    /** What the group offers. */
    catalogue: PreviewChangesCatalogue;
    /** The colours of the pages, as CSS. */
    style: string;
};
export type CatalogueChange = {
    /** The id. */
    id: number;
    /** When, RFC 3339. */
    at: string;
    /** The professional's name; null: it was none. */
    by: string | null;
    /** The kind of record, as in paths: `calendars`. */
    kind: string;
    /** The record's id; null: of the settings, the forms, the home page or an order. */
    record_id: number | null;
    /** The record's name. */
    record_name: string;
    /** The action. */
    action: "created" | "changed" | "archived" | "restored" | "published" | "undone" | "invited" | "withdrawn" | "joined" | "removed" | "reset" | "revoked";
    /** The fields that differ, as they were. */
    before: {
        [key: string]: any;
    };
    /** The fields that differ, as they are. */
    after: {
        [key: string]: any;
    };
};
export type ListChangesReply = {
    /** The changes. */
    changes: CatalogueChange[];
    /** Send it as `after` to get the next records; null: this is the last answer. */
    next: number | null;
};
export type UndoChangeBody = {
    /** What to do with each appointment that does not fit any more after the change. */
    accept?: AcceptedAppointment[];
};
export type UndoChangeReply = {
    /** The change. */
    change: CatalogueChange;
};
export type MessageWords = {
    /** The subject. */
    subject: string;
    /** The text. */
    text: string;
};
export type Message = {
    /** The kind. */
    kind: "confirmation" | "bookedForYou" | "reminder" | "moved" | "cancellation" | "cancelledByPro" | "reminderSms" | "activation" | "alreadyRegistered" | "reset" | "ficheKey" | "emailChange" | "emailChanged" | "emailTaken" | "ficheEmail" | "bookingRefused" | "deletion" | "deletionConfirmed";
    /** The words in each language. */
    words: {
        [key: string]: MessageWords;
    };
    /** The placeholders that the text may have. */
    placeholders: string[];
};
export type ListMessagesAnswers = {
    /** The placeholder. */
    placeholder: string;
    /** The label. */
    label: string;
};
export type ListMessagesNoticeAddresses = {
    /** E-mail address. */
    email: string;
    /** Whether its owner has confirmed it. */
    proven: boolean;
};
export type ListMessagesReply = {
    /** The messages. */
    messages: Message[];
    /** Further placeholders, for answers to the group's questions. */
    answers: ListMessagesAnswers[];
    /** A sample of each placeholder, in each language. */
    examples: {
        [key: string]: {
            [key: string]: string;
        };
    };
    /** The addresses that get notices. */
    notice_addresses: ListMessagesNoticeAddresses[];
};
export type SendMessagePreviewMessage = {
    /** The kind. */
    kind: "confirmation" | "bookedForYou" | "reminder" | "moved" | "cancellation" | "cancelledByPro" | "reminderSms" | "activation" | "alreadyRegistered" | "reset" | "ficheKey" | "emailChange" | "emailChanged" | "emailTaken" | "ficheEmail" | "bookingRefused" | "deletion" | "deletionConfirmed";
    /** The language, a code like `fr`. */
    locale: "br" | "cs" | "de" | "en" | "es" | "fr" | "hu" | "it" | "nl" | "pl" | "pt" | "sk";
    /** The subject. By default `""`. */
    subject?: string;
    /** The text. By default `""`. */
    text?: string;
};
export type SendMessagePreviewBody = {
    /** The message, in words. */
    message: SendMessagePreviewMessage;
};
export type SendMessagePreviewReply = {
    /** E-mail address. */
    email: string;
};
export type AskNoticeAddressNoticeAddress = {
    /** E-mail address. */
    email: string;
};
export type AskNoticeAddressBody = {
    /** The address that gets notices. */
    notice_address: AskNoticeAddressNoticeAddress;
};
export type ProveNoticeAddressNoticeAddress = {
    /** The secret key of the link in a mail. */
    key: string;
};
export type ProveNoticeAddressBody = {
    /** The address that gets notices. */
    notice_address: ProveNoticeAddressNoticeAddress;
};
export type GroupText = {
    /** The kind. */
    kind: string;
    /** The record's id; null: of the settings, the forms, the home page or an order. */
    record_id: number | null;
    /** The record's name. */
    record_name: string;
    /** The place in the record. */
    path: string;
    /** The texts. */
    texts: {
        [key: string]: string;
    };
    /** The languages whose translation is older than the original. */
    outdated: string[];
};
export type ListTextsReply = {
    /** The group's own language, in which the originals are written. */
    locale: string;
    /** The languages. */
    languages: string[];
    /** The texts. */
    texts: GroupText[];
};
export type ConfirmTextText = {
    /** The kind. */
    kind: string;
    /** The record's id; null: of the settings, the forms, the home page or an order. */
    record_id?: number | null;
    /** The place in the record. */
    path: string;
    /** The language. */
    language: string;
};
export type ConfirmTextBody = {
    /** The text. */
    text: ConfirmTextText;
};
export type ConfirmedText = {
    /** The kind. */
    kind: string;
    /** The record's id; null: of the settings, the forms, the home page or an order. */
    record_id: number | null;
    /** The place in the record. */
    path: string;
    /** The language. */
    language: string;
};
export type ConfirmTextReply = {
    /** The text. */
    text: ConfirmedText;
};
export type Draft = {
    /** The id. */
    id: number;
    /** The name. */
    name: string;
    /** When it was created, RFC 3339. */
    created_at: string;
    /** Who did it; null: unknown. */
    by: string | null;
    /** When it is published, RFC 3339; null: by hand. */
    publish_at: string | null;
    /** When it was published, RFC 3339; null: it is not. */
    published_at: string | null;
    /** Why the last attempt failed; null: it succeeded. */
    problem: string | null;
    /** How many there are. */
    count: number;
};
export type ListDraftsReply = {
    /** The drafts. */
    drafts: Draft[];
};
export type CreateDraftDraft = {
    /** The name. */
    name: string;
    /** When it is published, RFC 3339; null: by hand. */
    publish_at?: string | null;
};
export type CreateDraftBody = {
    /** The draft. */
    draft: CreateDraftDraft;
};
export type CreateDraftReply = {
    /** The draft. */
    draft: Draft;
};
export type DraftChange = {
    /** The id. */
    id: number;
    /** The kind. */
    kind: string;
    /** The record's id; null: of the settings, the forms, the home page or an order. */
    record_id: number | null;
    /** Whether the record is new. */
    is_new: boolean;
    /** The fields that were sent. */
    sent: {
        [key: string]: any;
    };
    /** The record's name. */
    record_name: string;
    /** The action. */
    action: "created" | "changed" | "archived" | "restored" | "published" | "undone" | "invited" | "withdrawn" | "joined" | "removed" | "reset" | "revoked";
    /** The fields that differ, as they were. */
    before: {
        [key: string]: any;
    };
    /** The fields that differ, as they are. */
    after: {
        [key: string]: any;
    };
};
export type DraftWithChangesAccept = {
    /** The id of the appointment. */
    appointment_id: number;
    /** The action. */
    action: "keep" | "cancel" | "move";
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start?: string;
    /** The id of the calendar: the person or place that gives the appointment. */
    calendar_id?: number;
};
export type DraftWithChanges = {
    /** The id. */
    id: number;
    /** The name. */
    name: string;
    /** When it was created, RFC 3339. */
    created_at: string;
    /** Who did it; null: unknown. */
    by: string | null;
    /** When it is published, RFC 3339; null: by hand. */
    publish_at: string | null;
    /** When it was published, RFC 3339; null: it is not. */
    published_at: string | null;
    /** Why the last attempt failed; null: it succeeded. */
    problem: string | null;
    /** How many there are. */
    count: number;
    /** The value of `?preview=` with which pages and calls show the draft. */
    preview_key: string;
    /** The changes. */
    changes: DraftChange[];
    /** The appointments. */
    appointments: {
        [key: string]: any;
    }[];
    /** What to do with each appointment that does not fit any more after the change. */
    accept: DraftWithChangesAccept[];
};
export type GetDraftReply = {
    /** The draft. */
    draft: DraftWithChanges;
};
export type UpdateDraftDraft = {
    /** The name. */
    name?: string;
    /** When it is published, RFC 3339; null: by hand. */
    publish_at?: string | null;
    /** What to do with each appointment that does not fit any more after the change. */
    accept?: AcceptedAppointment[];
};
export type UpdateDraftBody = {
    /** The draft. */
    draft: UpdateDraftDraft;
};
export type DeleteDraftReply = {
    /** The draft. */
    draft: DeletedRecord;
};
export type DeleteDraftChangeReply = {
    /** The change. */
    change: DeletedRecord;
};
export type AccessKey = {
    /** The id. */
    id: number;
    /** The name. */
    name: string;
    /** What the key may do. */
    scopes: ("catalogue:read" | "catalogue:write" | "hours:write" | "settings:write" | "appointments:read" | "appointments:write" | "clients:read" | "clients:write" | "statistics:read" | "webhooks:write")[];
    /** The last characters, by which people recognise it. */
    ending: string;
    /** When it was created, RFC 3339. */
    created_at: string;
    /** Who did it; null: unknown. */
    by: string | null;
    /** When it was last used, RFC 3339; null: never. */
    last_used_at: string | null;
    /** Until when it is valid, RFC 3339; null: without end. */
    expires_at: string | null;
    /** The sites whose pages may use it in a browser, `https://app.example.org`. */
    origins: string[];
    /** How many calls it may make in a minute; null: as many as any program. */
    calls_per_minute: number | null;
    /** When it was revoked, RFC 3339; null: it was not. */
    revoked_at: string | null;
};
export type ListAccessKeysReply = {
    /** The access keys. */
    access_keys: AccessKey[];
};
export type CreateAccessKeyAccessKey = {
    /** The name. */
    name: string;
    /** The scopes. */
    scopes: ("catalogue:read" | "catalogue:write" | "hours:write" | "settings:write" | "appointments:read" | "appointments:write" | "clients:read" | "clients:write" | "statistics:read" | "webhooks:write")[];
    /** Until when it is valid, RFC 3339; null: without end. */
    expires_at?: string | null;
    /** The sites whose pages may use it in a browser, `https://app.example.org`. By default `[]`. */
    origins?: string[];
    /** How many calls it may make in a minute; null: as many as any program. */
    calls_per_minute?: number | null;
};
export type CreateAccessKeyBody = {
    /** The access key. */
    access_key: CreateAccessKeyAccessKey;
};
export type AccessKeyWithKey = {
    /** The id. */
    id: number;
    /** The name. */
    name: string;
    /** The scopes. */
    scopes: ("catalogue:read" | "catalogue:write" | "hours:write" | "settings:write" | "appointments:read" | "appointments:write" | "clients:read" | "clients:write" | "statistics:read" | "webhooks:write")[];
    /** The last characters, by which people recognise it. */
    ending: string;
    /** When it was created, RFC 3339. */
    created_at: string;
    /** Who did it; null: unknown. */
    by: string | null;
    /** When it was last used, RFC 3339; null: never. */
    last_used_at: string | null;
    /** Until when it is valid, RFC 3339; null: without end. */
    expires_at: string | null;
    /** The sites whose pages may use it in a browser, `https://app.example.org`. */
    origins: string[];
    /** How many calls it may make in a minute; null: as many as any program. */
    calls_per_minute: number | null;
    /** When it was revoked, RFC 3339; null: it was not. */
    revoked_at: string | null;
    /** The access key; only this answer has it. */
    key: string;
};
export type CreateAccessKeyReply = {
    /** The access key. */
    access_key: AccessKeyWithKey;
};
export type RevokeAccessKeyReply = {
    /** The access key. */
    access_key: AccessKey;
};
export type Feed = {
    /** The id. */
    id: number;
    /** The id of the calendar: the person or place that gives the appointment. */
    calendar_id: number | null;
    /** The details of each appointment that the feed shows. */
    content: "busy" | "service" | "client";
    /** When it was created, RFC 3339. */
    created_at: string;
    /** Who did it; null: unknown. */
    by: string | null;
    /** When it was last used, RFC 3339; null: never. */
    last_used_at: string | null;
};
export type ListFeedsReply = {
    /** The calendar feeds. */
    feeds: Feed[];
};
export type CreateFeedFeed = {
    /** The id of the calendar: the person or place that gives the appointment. */
    calendar_id?: number | null;
    /** The details of each appointment that the feed shows. */
    content: "busy" | "service" | "client";
};
export type CreateFeedBody = {
    /** The calendar feed. */
    feed: CreateFeedFeed;
};
export type FeedWithUrl = {
    /** The id. */
    id: number;
    /** The id of the calendar: the person or place that gives the appointment. */
    calendar_id: number | null;
    /** The details of each appointment that the feed shows. */
    content: "busy" | "service" | "client";
    /** When it was created, RFC 3339. */
    created_at: string;
    /** Who did it; null: unknown. */
    by: string | null;
    /** When it was last used, RFC 3339; null: never. */
    last_used_at: string | null;
    /** The feed's secret address; only this answer has it. */
    url: string;
};
export type CreateFeedReply = {
    /** The calendar feed. */
    feed: FeedWithUrl;
};
export type DeleteFeedReply = {
    /** The calendar feed. */
    feed: Feed;
};
export type CalendarConflict = {
    /** The id of the appointment. */
    appointment_id: number;
    /** The start, RFC 3339 with its offset. */
    start_at: string;
    /** The event's start there, RFC 3339; null: it was deleted. */
    there_start_at: string | null;
    /** The event's end there, RFC 3339; null: it was deleted. */
    there_end_at: string | null;
};
export type CalendarConnection = {
    /** The name. */
    name: string;
    /** The details of appointments that are written there; null: none are written. */
    writes: ("busy" | "service" | "client") | null;
    /** Whether an event that is moved there moves its appointment. */
    follows_moves: boolean;
    /** The appointments whose events were changed there. */
    conflicts: CalendarConflict[];
};
export type BusySource = {
    /** The id. */
    id: number;
    /** The kind. */
    kind: "address" | "caldav" | "google" | "microsoft";
    /** The id of the calendar: the person or place that gives the appointment. */
    calendar_id: number;
    /** The host of its address; the address itself is secret. */
    host: string;
    /** The last characters, by which people recognise it. */
    ending: string;
    /** When it was created, RFC 3339. */
    created_at: string;
    /** The last attempt, RFC 3339; null: none. */
    tried_at: string | null;
    /** The last success, RFC 3339; null: none. */
    read_at: string | null;
    /** Why the last attempt failed; null: it succeeded. */
    failure: ("unreachable" | "refused" | "not_public" | "too_long" | "too_many" | "not_a_calendar" | "login" | "read_only") | null;
    /** How many attempts failed in a row. */
    failures: number;
    /** How many busy times it has from now on. */
    busy_times: number;
    /** The connection by a login; null: none. */
    connection: CalendarConnection | null;
};
export type ListBusySourcesReply = {
    /** The connected calendars, whose busy times close the group's calendars. */
    busy_sources: BusySource[];
    /** The providers whose login can connect calendars. */
    providers: ("google" | "microsoft")[];
};
export type CreateBusySourceBusySource = {
    /** The address of a calendar file, `https:` or `webcal:`. */
    address: string;
};
export type CreateBusySourceBody = {
    /** The connected calendar. */
    busy_source: CreateBusySourceBusySource;
};
export type CreateBusySourceReply = {
    /** The connected calendar. */
    busy_source: BusySource;
};
export type StartCalendarLoginLogin = {
    /** The provider. */
    provider: "google" | "microsoft";
};
export type StartCalendarLoginBody = {
    /** The login. */
    login: StartCalendarLoginLogin;
};
export type StartCalendarLoginReply = {
    /** The address. */
    url: string;
};
export type ListRemoteCalendarsLogin = {
    /** The address of the server or calendar, `https:`. */
    address: string;
    /** The user name. */
    username: string;
    /** The password. */
    password: string;
};
export type CalendarProviderLogin = {
    /** `code` of the address to which the provider led back. */
    code: string;
    /** `state` of the address to which the provider led back. */
    state: string;
};
export type ListRemoteCalendarsBody = {
    /** The login. */
    login: ListRemoteCalendarsLogin | CalendarProviderLogin;
};
export type RemoteCalendar = {
    /** Identifies the calendar when it is connected. */
    address: string;
    /** The name. */
    name: string;
};
export type ListRemoteCalendarsReply = {
    /** Why the last attempt failed; null: it succeeded. */
    failure: ("unreachable" | "refused" | "not_public" | "too_long" | "too_many" | "not_a_calendar" | "login" | "read_only") | null;
    /** The calendars that the login opens. */
    remote_calendars: RemoteCalendar[];
    /** Proves a login on a provider's page, for 15 minutes. */
    grant: string | null;
};
export type CreateConnectedCalendarConnectedCalendar = {
    /** `address` of the remote calendar. */
    address: string;
    /** The user name. By default `""`. */
    username?: string;
    /** The password. By default `""`. */
    password?: string;
    /** Proves a login on a provider's page, for 15 minutes. */
    grant?: string;
    /** The name. */
    name: string;
    /** The details of appointments that are written there; null: none are written. */
    writes: ("busy" | "service" | "client") | null;
    /** Whether an event that is moved there moves its appointment. */
    follows_moves: boolean;
};
export type CreateConnectedCalendarBody = {
    /** The calendar to be connected. */
    connected_calendar: CreateConnectedCalendarConnectedCalendar;
};
export type SettleCalendarConflictConflict = {
    /** Whether the time `here` or `there` counts. */
    take: "here" | "there";
};
export type SettleCalendarConflictBody = {
    /** The decision. */
    conflict: SettleCalendarConflictConflict;
};
export type Webhook = {
    /** The id. */
    id: number;
    /** The name. */
    name: string;
    /** Where the events are posted: `https:`. */
    url: string;
    /** The events. */
    events: ("appointment.booked" | "appointment.moved" | "appointment.changed" | "appointment.cancelled" | "appointment.restored" | "appointment.arrived" | "appointment.missed" | "fiche.created" | "fiche.changed" | "fiche.merged" | "fiche.erased" | "catalogue.published" | "message.failed" | "waiting_list.offered")[];
    /** What the bodies may contain, as for an access key. */
    scopes: ("appointments:read" | "clients:read" | "catalogue:read")[];
    /** When it was created, RFC 3339. */
    created_at: string;
    /** Who did it; null: unknown. */
    by: string | null;
    /** Why it is switched off; null: it is on. */
    off: ("owner" | "gone" | "failed") | null;
    /** Since when no attempt has succeeded, RFC 3339; null: the last one did. */
    failing_since: string | null;
    /** When the next attempt is made, RFC 3339; null: nothing waits. */
    next_attempt_at: string | null;
    /** How many events are not delivered yet. */
    waiting: number;
    /** Until when the previous secret signs too, RFC 3339; null: it does not. */
    previous_secret_until: string | null;
};
export type ListWebhooksReply = {
    /** The webhooks. */
    webhooks: Webhook[];
};
export type NewWebhook = {
    /** The name. */
    name: string;
    /** Where the events are posted: `https:`, on the public internet, without a login in it. */
    url: string;
    /** The events. */
    events: ("appointment.booked" | "appointment.moved" | "appointment.changed" | "appointment.cancelled" | "appointment.restored" | "appointment.arrived" | "appointment.missed" | "fiche.created" | "fiche.changed" | "fiche.merged" | "fiche.erased" | "catalogue.published" | "message.failed" | "waiting_list.offered")[];
    /** The scopes. */
    scopes: ("appointments:read" | "clients:read" | "catalogue:read")[];
};
export type CreateWebhookBody = {
    /** The webhook. */
    webhook: NewWebhook;
};
export type CreateWebhookReply = {
    /** The webhook. */
    webhook: Webhook;
    /** The secret that signs the events, `whsec_` and base64; only this answer has it. */
    secret: string;
};
export type UpdateWebhookWebhook = {
    /** The name. */
    name?: string;
    /** The address. */
    url?: string;
    /** The events. */
    events?: ("appointment.booked" | "appointment.moved" | "appointment.changed" | "appointment.cancelled" | "appointment.restored" | "appointment.arrived" | "appointment.missed" | "fiche.created" | "fiche.changed" | "fiche.merged" | "fiche.erased" | "catalogue.published" | "message.failed" | "waiting_list.offered")[];
    /** The scopes. */
    scopes?: ("appointments:read" | "clients:read" | "catalogue:read")[];
    /** False switches it off; true switches it on, and sends what waits. */
    on?: boolean;
};
export type UpdateWebhookBody = {
    /** The webhook. */
    webhook: UpdateWebhookWebhook;
};
export type UpdateWebhookReply = {
    /** The webhook. */
    webhook: Webhook;
};
export type WebhookDelivery = {
    /** The id. */
    id: number;
    /** The kind. */
    "type": "appointment.booked" | "appointment.moved" | "appointment.changed" | "appointment.cancelled" | "appointment.restored" | "appointment.arrived" | "appointment.missed" | "fiche.created" | "fiche.changed" | "fiche.merged" | "fiche.erased" | "catalogue.published" | "message.failed" | "waiting_list.offered" | "webhook.test";
    /** When it was created, RFC 3339. */
    created_at: string;
    /** The state. */
    state: "waiting" | "delivered";
    /** How many attempts were made. */
    attempts: number;
    /** The last attempt, RFC 3339; null: none. */
    tried_at: string | null;
    /** The HTTP status of the last attempt; null: no answer. */
    status: number | null;
    /** Why the last attempt failed; null: it succeeded. */
    problem: ("status" | "no_answer" | "not_public") | null;
};
export type TestWebhookReply = {
    /** The delivery. */
    delivery: WebhookDelivery;
};
export type ListWebhookDeliveriesReply = {
    /** The deliveries. */
    deliveries: WebhookDelivery[];
    /** Whether more follows at once. */
    has_more: boolean;
};
export type OneDelivery = {
    /** The id of the delivery. */
    delivery_id: number;
};
export type DeliveriesSince = {
    /** Sends all deliveries since this instant again, RFC 3339. */
    since: string;
};
export type SendWebhookDeliveriesBody = {
    /** Which deliveries are sent again. */
    send: OneDelivery | DeliveriesSince;
};
export type SendWebhookDeliveriesReply = {
    /** How many there are. */
    count: number;
};
export type WebhookDeliveryWithBody = {
    /** The id. */
    id: number;
    /** The kind. */
    "type": "appointment.booked" | "appointment.moved" | "appointment.changed" | "appointment.cancelled" | "appointment.restored" | "appointment.arrived" | "appointment.missed" | "fiche.created" | "fiche.changed" | "fiche.merged" | "fiche.erased" | "catalogue.published" | "message.failed" | "waiting_list.offered" | "webhook.test";
    /** When it was created, RFC 3339. */
    created_at: string;
    /** The state. */
    state: "waiting" | "delivered";
    /** How many attempts were made. */
    attempts: number;
    /** The last attempt, RFC 3339; null: none. */
    tried_at: string | null;
    /** The HTTP status of the last attempt; null: no answer. */
    status: number | null;
    /** Why the last attempt failed; null: it succeeded. */
    problem: ("status" | "no_answer" | "not_public") | null;
    /** The body, as it would be sent now. */
    body: string;
    /** The first 1,000 characters of the receiver's last answer. */
    answer: string;
};
export type GetWebhookDeliveryReply = {
    /** The delivery. */
    delivery: WebhookDeliveryWithBody;
};
export type Sandbox = {
    /** The id of the sandbox, which is a group of its own. */
    group_id: number;
    /** The group's name in its address. */
    urlname: string;
    /** When the published content of the group was last copied into it, RFC 3339. */
    reset_at: string;
    /** The address that gets the mails and SMS of the sandbox. */
    mails_to: string;
};
export type GetSandboxReply = {
    /** The copy for programs in the making; null: there is none. */
    sandbox: Sandbox | null;
};
export type CreateSandboxReply = {
    /** The copy for programs in the making; null: there is none. */
    sandbox: Sandbox;
    /** A key of the sandbox with all scopes, in the place of the last one; null: the sandbox asked itself. */
    access_key: AccessKeyWithKey | null;
};
export type DeleteSandboxReply = {
    /** The copy for programs in the making; null: there is none. */
    sandbox: Sandbox;
};
export type GetNetworksAnts = {
    /** Whether the national search finds the group's times. */
    search: boolean;
    /** Whether the register is asked about applications, and told of appointments. */
    register: boolean;
    /** When a call last succeeded, RFC 3339; null: never. */
    succeeded_at: string | null;
    /** When a call last failed, RFC 3339; null: never. */
    failed_at: string | null;
    /** Why the last attempt failed; null: it succeeded. */
    failure: ("refused" | "failed" | "no_answer" | "unreadable") | null;
    /** Since when no attempt has succeeded, RFC 3339; null: the last one did. */
    failing_since: string | null;
    /** How many events are not delivered yet. */
    waiting: number;
};
export type GetNetworksSas = {
    /** Whether the group has a FINESS or SIRET number, and calendars with an RPPS number. */
    takes_part: boolean;
    /** Whether regulators find the group's times. */
    search: boolean;
    /** Whether the platform is told of appointments that regulators make. */
    platform: boolean;
    /** How many calendars have an RPPS number. */
    calendars: number;
    /** How many regulators may book. */
    regulators: number;
    /** When a call last succeeded, RFC 3339; null: never. */
    succeeded_at: string | null;
    /** When a call last failed, RFC 3339; null: never. */
    failed_at: string | null;
    /** Why the last attempt failed; null: it succeeded. */
    failure: ("refused" | "failed" | "no_answer" | "unreadable") | null;
    /** Since when no attempt has succeeded, RFC 3339; null: the last one did. */
    failing_since: string | null;
    /** How many events are not delivered yet. */
    waiting: number;
};
export type GetNetworksReply = {
    /** The network for identity documents; null: the group or the installation takes no part. */
    ants: GetNetworksAnts | null;
    /** The network of emergency regulators; null: the installation takes no part. */
    sas: GetNetworksSas | null;
};
export type Slot = {
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start: string;
    /** The start's time, for people. */
    time: string;
    /** The start, RFC 3339 with its offset. */
    start_at: string;
    /** The same start, as older clients know it. */
    slot: string;
    /** How many places are free. */
    capacity: number;
    /** The ids of the accepted calendars; empty: any. */
    calendar_ids: number[];
    /** The discount in whole per cent; null: none. */
    promotion?: number;
    /** The discount of each item, in their order, in whole per cent. */
    promotions?: (number | null)[];
    /** The most that the whole booking costs before the discount, in minor units. */
    price?: number;
    /** The most that the whole booking costs after the discount, in minor units. */
    price_amount?: number;
};
export type AvailableTimeSlots = {
    /** The group's id. */
    group_id: number;
    /** The first free time of all; null: none. */
    firstSlot: string | null;
    /** The ids of the services, in their order. */
    intervention_ids: number[];
    /** The ids of the accepted calendars; empty: any. */
    calendar_ids: number[];
    /** The free times, in their order. */
    availabletimeslots: Slot[];
};
export type ClassDateArchived = {
    /** The name. */
    name: string;
    /** The calendar of the person who gives the class. */
    teacher_id: number;
    /** The room of the class; null: none. */
    room_id: number | null;
};
export type ClassDate = {
    /** The id of the class. */
    class_id: number;
    /** The id of the service. */
    intervention_id: number;
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start: string;
    /** The start, RFC 3339 with its offset. */
    start_at: string;
    /** The end, RFC 3339 with its offset. */
    end_at: string;
    /** How many places the class has. */
    places: number;
    /** How many places can still be booked; 0: full. */
    free: number;
    /** Appointments, cancelled ones too. */
    booked?: number;
    /** Whether it is no longer asked; answers stay readable. */
    archived?: ClassDateArchived;
};
export type ListClassDatesReply = {
    /** The records. */
    records: ClassDate[];
    /** The day of the first date after the requested days; null: none. */
    next_day: string | null;
};
export type NextStart = {
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start: string;
    /** The start, RFC 3339 with its offset. */
    start_at: string;
    /** The discount in whole per cent; null: none. */
    promotion?: number;
};
export type NextTimes = {
    /** The id of the service. */
    intervention_id: number;
    /** The id of the calendar: the person or place that gives the appointment. */
    calendar_id: number | null;
    /** The starts. */
    starts: NextStart[];
};
export type ListNextTimesReply = {
    /** The group's id. */
    group_id: number;
    /** The next free times. */
    next_times: NextTimes[];
};
export type AppointmentInTheWay = {
    /** The id. */
    id: number | null;
    /** The name. */
    name: string | null;
    /** The start, RFC 3339 with its offset. */
    start_at: string;
    /** The end, RFC 3339 with its offset. */
    end_at: string;
    /** Whether a visitor holds the time. */
    is_held: boolean;
};
export type ResourceReason = {
    /** A constant that programs can compare. */
    code: "step" | "past" | "notice" | "period" | "closed" | "other_services" | "service_hours" | "holiday" | "closure" | "elsewhere" | "class" | "taken" | "capacity" | "too_short" | "buffer" | "at_once" | "between_starts" | "resource" | "link" | "together";
    /** The label. */
    label?: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** Until when, RFC 3339. */
    until_at?: string;
    /** The appointments. */
    appointments?: AppointmentInTheWay[];
    /** The id of the service. */
    intervention_id?: number;
};
export type UnavailableResource = {
    /** The id. */
    id: number;
    /** The name. */
    name: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** Why no time is offered; empty: all starts are. */
    reasons: ResourceReason[];
};
export type ExplanationReason = {
    /** A constant that programs can compare. */
    code: "step" | "past" | "notice" | "period" | "closed" | "other_services" | "service_hours" | "holiday" | "closure" | "elsewhere" | "class" | "taken" | "capacity" | "too_short" | "buffer" | "at_once" | "between_starts" | "resource" | "link" | "together";
    /** The name of a public holiday, a closure or a class. */
    label?: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** Until when, RFC 3339. */
    until_at?: string;
    /** The appointments. */
    appointments?: AppointmentInTheWay[];
    /** The id of the service. */
    intervention_id?: number;
    /** Rooms and equipment. */
    resources?: UnavailableResource[];
};
export type ExplainedRange = {
    /** The start, RFC 3339 with its offset. */
    start_at: string;
    /** The end, RFC 3339 with its offset. */
    end_at: string;
    /** The starts. */
    starts: string[];
    /** Why no time is offered; empty: all starts are. */
    reasons: ExplanationReason[];
};
export type CalendarExplanation = {
    /** The calendar. */
    calendar: NamedRecord;
    /** Minutes from one start to the next, counted from the opening time. */
    slot_step: number;
    /** The day in ranges; in each, every minute has the same reasons. */
    ranges: ExplainedRange[];
};
export type CalendarNeverFree = {
    /** The calendar. */
    calendar: NamedRecord;
    /** A constant that programs can compare. */
    code: "not_here" | "unnamed";
};
export type ListExplanationsReply = {
    /** The day, `YYYY-MM-DD`. */
    day: string;
    /** The length in minutes. */
    length: number;
    /** The records. */
    records: CalendarExplanation[];
    /** Calendars that cannot take the booking at any time, each with the reason. */
    others: CalendarNeverFree[];
};
export type RequestedItem = {
    /** 0 or null: no preference */
    intervention_id?: number | null;
    /** 0 or null: no preference */
    pack_id?: number | null;
    /** 0 or null: no preference */
    calendar_id?: number | null;
    /** The ids of the accepted calendars; empty: any. */
    calendar_ids?: number[] | null;
    /** Of a pack: a calendar for each of its services. */
    calendars?: ((number | null)[] | {
        [key: string]: number | null;
    }) | null;
    /** 0 or null: no preference */
    resource_id?: number | null;
    /** The number of class places that it takes; omitted: one. */
    places?: number | null;
};
export type NewHold = {
    /** The items, each a service or a pack, in their order. */
    appointments?: (RequestedItem[] | {
        [key: string]: RequestedItem;
    }) | null;
    /** The ids of the services, in their order. */
    intervention_ids?: (string | number | (string | number)[] | {
        [key: string]: string | number;
    }) | null;
    /** 0 or null: no preference */
    pack_id?: number | null;
    /** The id of the calendar: the person or place that gives the appointment. */
    calendar_id?: number | null;
    /** The ids of the accepted calendars; empty: any. */
    calendar_ids?: number[] | null;
    /** Only calendars of these places or teams. */
    calendarset_ids?: number[] | null;
    /** The id of the room or equipment; null or 0: none, or any. */
    resource_id?: number | null;
    /** The most services and packs in one booking. */
    max_multirdvs?: number | null;
    /** The start on the group's clock, `YYYY-MM-DD HH:MM:SS`; better send `start_at`. */
    date?: string;
    /** The start, RFC 3339 with its offset. */
    start_at?: string;
    /** The visitor's secret: at least 32 random characters. A new hold with the same token replaces the earlier one. */
    token?: string;
};
export type HoldSlotBody = {
    /** The time to be kept. */
    hold: NewHold;
};
export type Hold = {
    /** The visitor's secret, to be sent with the booking. */
    hold: string | null;
    /** Until when it is valid, RFC 3339; null: without end. */
    expires_at: string | null;
    /** The seconds left. */
    seconds: number;
};
export type AppointmentList = {
    /** The records. */
    records: Appointment[];
    /** How many records there are. */
    totalRecords: number;
    /** The number of records in this answer. */
    recordsReturned: number;
    /** How many records come before the first one of this answer. */
    startIndex: number;
    /** The most records in one answer. */
    pageSize: number;
    /** The field that orders the records. */
    sort: string | null;
    /** The direction of `sort`. */
    dir: "asc" | "desc";
    /** Send it as `after` to get the next records; null: this is the last answer. */
    next: string | null;
};
export type ShownTerms = {
    /** The id of the service. */
    intervention_id?: number;
    /** The id of the pack. */
    pack_id?: number;
    /** The price, in minor units (2500 is 25.00); null: none is given. */
    price: number | null;
    /** The length in minutes. */
    length: number;
};
export type NewAppointment = {
    /** The items, each a service or a pack, in their order; takes precedence over `intervention_ids`. */
    appointments?: (RequestedItem[] | {
        [key: string]: RequestedItem;
    }) | null;
    /** The ids of the services, in their order. */
    intervention_ids?: (string | number | (string | number)[] | {
        [key: string]: string | number;
    }) | null;
    /** 0 or null: no preference */
    pack_id?: number | null;
    /** A preferred calendar for every item without its own; 0: any. */
    calendar_id?: number | null;
    /** The ids of the accepted calendars; empty: any. */
    calendar_ids?: number[] | null;
    /** Only calendars of these places or teams. */
    calendarset_ids?: number[] | null;
    /** The id of the room or equipment; null or 0: none, or any. */
    resource_id?: number | null;
    /** The most services and packs in one booking. */
    max_multirdvs?: number | null;
    /** The start on the group's clock, `YYYY-MM-DD HH:MM:SS`; better send `start_at`. */
    date?: string;
    /** The start, RFC 3339 with its offset. */
    start_at?: string;
    /** The group's id. */
    group_id?: number;
    /** The token of the hold, which the booking replaces. */
    hold?: string | null;
    /** The prices and lengths that the client was shown: the booking is refused if they have changed since. */
    seen?: ShownTerms[];
    /** The discount that the client was shown, in whole per cent: the booking is refused if it is lower now. */
    seen_promotion?: number;
    /** The names of the people on the other places of a class. */
    guests?: string[] | null;
    /** The client's message. By default `""`. */
    comments?: string;
    /** Where the booking comes from, for the group's statistics. By default `"new_user"`. */
    websource?: string;
    /** Whether a client books on a page. */
    from_web?: boolean;
    /** The language, a code like `fr`. */
    locale?: string;
    /** The client: `id`, or the fields of the group's form (`firstname`, `lastname`, `email`). */
    fiche?: NewFicheOrId;
    /** The answers to the group's questions about the appointment, by field. By default `{}`. */
    vevent?: {
        [key: string]: string | number | boolean | null;
    };
    /** Whether the client is logged in. */
    logged?: boolean;
    /** Always 1: an appointment takes one place. */
    capacity?: number | null;
    /** Books although the person has an appointment for the same application number elsewhere. */
    beside_elsewhere?: boolean;
    /** Other programs' own values, by key, for each appointment of the booking. */
    metadata?: {
        [key: string]: string | null;
    };
    /** The same for appointments of one person that one mail confirms. */
    series?: string;
    /** For professionals: whether the client gets a mail or SMS about it; omitted: yes. */
    tell?: boolean;
    /** For professionals: allows times outside opening hours and rules, but no taken place. */
    outside_rules?: boolean;
    /** For professionals, with `outside_rules`: allows a taken place, if the group permits it. */
    overbook?: boolean;
    /** For professionals: the length in minutes instead of the service's. */
    length?: number;
};
export type CreateAppointmentBody = {
    /** The appointment. */
    appointment: NewAppointment;
};
export type CreatedAppointments = {
    /** The records. */
    records: Appointment[];
    /** The client's token, for their own appointments; null: unchanged. */
    fiche_token: string;
    /** The address, if all appointments have the same. */
    consecutive_location: string | null;
};
export type AppointmentMove = {
    /** The new start on the group's clock; better send `start_at`. */
    date?: string;
    /** The start, RFC 3339 with its offset. */
    start_at?: string;
    /** 0 or null: no preference */
    calendar_id?: number | null;
    /** 0 or null: no preference */
    resource_id?: number | null;
    /** The token of the hold, which the booking replaces. */
    hold?: string | null;
    /** Moves it without its neighbours of the same booking. */
    alone?: boolean;
    /** For professionals: whether the client gets a mail or SMS about it; omitted: yes. */
    tell?: boolean;
    /** For professionals: allows times outside opening hours and rules, but no taken place. */
    outside_rules?: boolean;
    /** For professionals, with `outside_rules`: allows a taken place, if the group permits it. */
    overbook?: boolean;
    /** For professionals: the length in minutes instead of the service's. */
    length?: number;
};
export type MoveAppointmentBody = {
    /** The appointment. */
    appointment: AppointmentMove;
};
export type Appointments = {
    /** The records. */
    records: Appointment[];
};
export type AppointmentChange = {
    /** Its colour, 0 to 3; the group's labels say its meaning. */
    state?: number;
    /** The team's internal note. */
    note?: string;
    /** Whether the person will come, waits, or came. */
    presence?: ("confirmed" | "arrived" | "in_progress" | "done" | "no_show") | null;
    /** Whether it is marked as paid. */
    paid?: boolean;
    /** The keys to change; an empty text or null removes its key. */
    metadata?: {
        [key: string]: string | null;
    };
    /** The id of the pass that pays; null: none. */
    pass_id?: number | null;
};
export type UpdateAppointmentBody = {
    /** The appointment. */
    appointment: AppointmentChange;
};
export type RecordId = {
    /** The id. */
    id: number;
};
export type CancelAppointmentsBody = {
    /** The appointments. */
    appointments: RecordId[];
    /** For professionals: whether the client gets a mail or SMS about it; omitted: yes. */
    tell?: boolean;
    /** The reason, in words. */
    reason?: string;
};
export type DeletedRecords = {
    /** The records. */
    records: DeletedRecord[];
};
export type ConfirmAppointmentsBody = {
    /** The appointments. */
    appointments: RecordId[];
};
export type AppointmentHistoryEntry = {
    /** When, RFC 3339. */
    at: string;
    /** Who did it; null: unknown. */
    by: Actor;
    /** The names of the fields that changed. */
    fields: string[];
    /** The old and the new value of each field. */
    values: {
        [key: string]: any[];
    } | null;
    /** The reason, in words. */
    reason: string;
    /** What happened. */
    what: "booked" | "moved" | "cancelled" | "restored" | "changed";
    /** Whether the client gets a mail about it; null: no mail is sent for such a change. */
    told: boolean | null;
};
export type GetAppointmentHistoryReply = {
    /** The records. */
    records: AppointmentHistoryEntry[];
};
export type AnnounceArrivalArrival = {
    /** The key in the address of the page at the door. */
    key: string;
    /** The appointment's code, in capitals or not. */
    code?: string;
    /** Last name. */
    lastname?: string;
    /** The date of birth. */
    birthdate?: string;
};
export type AnnounceArrivalBody = {
    /** The person's details. */
    arrival: AnnounceArrivalArrival;
};
export type Arrival = {
    /** The id. */
    id: number;
    /** First name. */
    firstname: string;
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start: string;
    /** The calendar's name. */
    calendar_name: string;
    /** The name of the room or equipment; "": none. */
    resource_name: string;
};
export type AnnounceArrivalReply = {
    /** The records. */
    records: Arrival[];
};
export type GetArrivalPageReply = {
    /** The address of the page at the door; null: there is none. */
    url: string | null;
};
export type GoneAppointment = {
    /** The id. */
    id: number;
    /** Grows with every change. */
    version: number;
    /** When it last changed, RFC 3339. */
    changed_at: string;
};
export type AppointmentChanges = {
    /** The records. */
    records: Appointment[];
    /** The records that your copy must delete. */
    gone: GoneAppointment[];
    /** Send it as `after` in the next call; each answer has one. */
    next: string;
    /** Whether more follows at once. */
    has_more: boolean;
};
export type GoneFiche = {
    /** The id. */
    id: number;
    /** Grows with every change. */
    version: number;
    /** When it last changed, RFC 3339. */
    changed_at: string;
    /** The client it was merged into; null: none. */
    merged_into: number | null;
    /** Whether it was erased. */
    erased: boolean;
};
export type FicheChanges = {
    /** The records. */
    records: Fiche[];
    /** The records that your copy must delete. */
    gone: GoneFiche[];
    /** Send it as `after` in the next call; each answer has one. */
    next: string;
    /** Whether more follows at once. */
    has_more: boolean;
};
export type TimeSpan = {
    /** The start, `HH:MM`. */
    "from": string;
    /** The end, `HH:MM`. */
    to: string;
};
export type NewWishFiche = {
    /** The id. */
    id?: number;
    [key: string]: any;
};
export type NewWish = {
    /** The items, each a service or a pack, in their order. */
    appointments?: (RequestedItem[] | {
        [key: string]: RequestedItem;
    }) | null;
    /** The ids of the services, in their order. */
    intervention_ids?: (string | number | (string | number)[] | {
        [key: string]: string | number;
    }) | null;
    /** 0 or null: no preference */
    pack_id?: number | null;
    /** The id of the calendar: the person or place that gives the appointment. */
    calendar_id?: number | null;
    /** The ids of the accepted calendars; empty: any. */
    calendar_ids?: number[] | null;
    /** Only calendars of these places or teams. */
    calendarset_ids?: number[] | null;
    /** The id of the room or equipment; null or 0: none, or any. */
    resource_id?: number | null;
    /** The client's appointment that an earlier time shall replace. */
    appointment_id?: number;
    /** The first day that suits. */
    first_day?: string;
    /** The last day that suits. */
    last_day?: string;
    /** The weekdays that suit; empty: all. By default `[]`. */
    days?: ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
    /** The times of day that suit; empty: all. By default `[]`. */
    times?: TimeSpan[];
    /** Whether the person wants an SMS besides the mail. */
    sms?: boolean;
    /** The language, a code like `fr`. */
    locale?: string;
    /** The client. */
    fiche?: NewWishFiche;
};
export type CreateWishBody = {
    /** The entry on the waiting list. */
    wish: NewWish;
};
export type WishAppointment = {
    /** The id. */
    id: number;
    /** The start, RFC 3339 with its offset. */
    start_at: string;
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start: string;
};
export type WishOffer = {
    /** The id. */
    id: number;
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start: string;
    /** The start, RFC 3339 with its offset. */
    start_at: string;
    /** The end, RFC 3339 with its offset. */
    end_at: string;
    /** The calendar. */
    calendar: NamedRecord;
    /** Until when it is valid, RFC 3339; null: without end. */
    expires_at: string;
};
export type Wish = {
    /** The id. */
    id: number;
    /** The client's id. */
    fiche_id: number;
    /** First name. */
    firstname: string;
    /** Last name. */
    lastname: string;
    /** Phone number. */
    firstphone: string;
    /** The ids of the packs, in their order. */
    pack_ids: number[];
    /** The ids of the services, in their order. */
    intervention_ids: number[];
    /** The services. */
    interventions: NamedRecord[];
    /** The calendars; empty: any. */
    calendars: NamedRecord[];
    /** The appointment. */
    appointment: WishAppointment | null;
    /** The first day that suits. */
    first_day: string;
    /** The last day that suits. */
    last_day: string;
    /** The weekdays that suit; empty: all. */
    days: ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
    /** The times of day that suit; empty: all. */
    times: WebsiteOpeninghours[];
    /** The state. */
    state: "waiting" | "offered" | "fulfilled" | "withdrawn";
    /** Whether the team lets this person go first. */
    first: boolean;
    /** When it was created, RFC 3339. */
    created_at: string;
    /** The free time that is kept for the person now; null: none. */
    offer: WishOffer | null;
};
export type ListWishesReply = {
    /** The records. */
    records: Wish[];
    /** How many there are. */
    count: number;
};
export type UpdateWishWish = {
    /** Whether the team lets this person go first. */
    first: boolean;
};
export type UpdateWishBody = {
    /** The entry on the waiting list. */
    wish: UpdateWishWish;
};
export type FillGapGap = {
    /** The start, RFC 3339 with its offset. */
    start_at: string;
    /** 0 or null: no preference */
    calendar_id?: number | null;
    /** 0 or null: no preference */
    offered_to?: number | null;
};
export type FillGapBody = {
    /** The free time. */
    gap: FillGapGap;
};
export type FulfilledWish = {
    /** The entry on the waiting list. */
    wish: Wish;
    /** The records. */
    records: Appointment[];
    /** The client's token, for their own appointments; null: unchanged. */
    fiche_token: string | null;
};
export type OfferAnswer = {
    /** Whether the offer is accepted or declined. */
    what: "accept" | "decline";
    /** The secret key of the link in a mail. */
    key: string;
    /** The id of the offer. */
    offer_id: number;
};
export type WishWithdrawal = {
    /** Ends the entry. */
    what: "withdraw";
    /** The secret key of the link in a mail. */
    key: string;
};
export type AnswerWishBody = {
    /** The answer. */
    answer: OfferAnswer | WishWithdrawal;
};
export type ListPassesRecords = {
    /** The id. */
    id: number;
    /** The client's id. */
    fiche_id: number;
    /** The name. */
    name: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** How many visits the client has had. */
    visits: number;
    /** Clients that stay after an undo, because they were changed or have booked since. */
    left: number;
    /** The day of the sale, `YYYY-MM-DD`. */
    sold_on: string;
    /** The last day on which it applies; null: without end. */
    valid_until: string | null;
    /** The services. */
    interventions: number[];
};
export type ListPassesOffers = {
    /** The id. */
    id: number;
    /** The name. */
    name: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** How many visits the client has had. */
    visits: number;
    /** The price, in minor units (2500 is 25.00); null: none is given. */
    price: number | null;
};
export type ListPassesReply = {
    /** The records. */
    records: ListPassesRecords[];
    /** The pass offers that may be given. */
    offers: ListPassesOffers[];
};
export type CreatePassPass = {
    /** The client's id. */
    fiche_id: number;
    /** The id of the offer. */
    offer_id: number;
    /** The day of the sale, `YYYY-MM-DD`. */
    sold_on?: string;
};
export type CreatePassBody = {
    /** The pass. */
    pass: CreatePassPass;
};
export type UpdatePassPass = {
    /** Clients that stay after an undo, because they were changed or have booked since. */
    left?: number;
    /** The last day on which it applies; null: without end. */
    valid_until?: string | null;
};
export type UpdatePassBody = {
    /** The pass. */
    pass: UpdatePassPass;
};
export type PersonalDataGroup = {
    /** The id. */
    id: number;
    /** The name. */
    name: string;
    /** The time zone, such as `Europe/Paris`. */
    timezone: string;
};
export type PersonalDataAccountOptIns = {
    /** The name. */
    name: string;
    /** Whether the person agreed. */
    given: boolean;
    /** When, RFC 3339. */
    at: string | null;
};
export type PersonalDataAccountIdentities = {
    /** The provider's address. */
    issuer: string;
    /** The person's id at the provider. */
    subject: string;
};
export type PersonalDataAccountSessions = {
    /** The last use, RFC 3339. */
    last_signed_at: string;
    /** Until when it is valid, RFC 3339; null: without end. */
    expires_at: string;
};
export type PersonalDataAccount = {
    /** The id. */
    id: number;
    /** E-mail address. */
    email: string | null;
    /** The language, a code like `fr`. */
    locale: string | null;
    /** When it was created, RFC 3339. */
    created_at: string;
    /** When it was activated, RFC 3339; null: it was not. */
    activated_at: string | null;
    /** The last login, RFC 3339; null: none. */
    last_login_at: string | null;
    /** What the person agreed to. */
    opt_ins: PersonalDataAccountOptIns[];
    /** The person's identities at login providers. */
    identities: PersonalDataAccountIdentities[];
    /** The person's unfinished appointment; null: none. */
    pendingRdv: {
        [key: string]: any;
    } | null;
    /** The sessions that are open. */
    sessions: PersonalDataAccountSessions[];
};
export type StoredAnswer = {
    /** The name. */
    name: string;
    /** The label. */
    label: string;
    /** The value. */
    value: any;
};
export type PersonalDataFichesAppointments = {
    /** The id. */
    id: number;
    /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    start: string;
    /** The end, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
    end: string;
    /** The start, RFC 3339 with its offset. */
    start_at: string;
    /** The end, RFC 3339 with its offset. */
    end_at: string;
    /** The length in minutes. */
    duration: number;
    /** How many appointments may take place at the same time. */
    capacity: number;
    /** The kind. */
    "type": "free" | "first" | "included";
    /** The first appointment of its pack; null: it is of no pack, or is the first one itself. */
    parent_id: number | null;
    /** Its position among the consecutive appointments of one booking, counted from 0. */
    consecutive_value: number;
    /** The pack it was booked in; null: none. */
    pack: AppointmentPack | null;
    /** The id of the pack. */
    pack_id: number | null;
    /** The id of the service. */
    intervention_id: number;
    /** The service's name. */
    intervention_name: string;
    /** The service's length in minutes. */
    intervention_length: number;
    /** The service's price, in minor units. */
    intervention_price: number;
    /** The services. */
    interventions: AppointmentService[];
    /** The id of the calendar: the person or place that gives the appointment. */
    calendar_id: number;
    /** The calendar's name. */
    calendar_name: string;
    /** The calendar. */
    calendar: NamedRecord;
    /** The room or equipment; null: none. */
    resource: NamedRecord | null;
    /** Street and number. */
    address: MapPlace | null;
    /** The group's id. */
    group_id: number;
    /** The group's name. */
    group_name: string;
    /** The address, in one line. */
    location: string;
    /** The price after the promotion, in minor units. */
    price_amount: number;
    /** The price, in minor units (2500 is 25.00); null: none is given. */
    price: number;
    /** The discount in whole per cent; null: none. */
    promotion: number | null;
    /** Whether a promotion lowers the price. */
    is_promoted: boolean;
    /** The client's message. */
    comments: string;
    /** The client's message, as stored. */
    vevent_comments: string;
    /** The answers to the group's questions about the appointment, by field. */
    vevent_fields: {
        [key: string]: any;
    };
    /** Whether it takes place by video. */
    videoconference: boolean;
    /** The room of the video meeting; null: it takes place on site. */
    video_credentials: VideoRoom | null;
    /** The state. */
    state: number;
    /** Whether it is deleted, cancelled or archived. */
    deleted: boolean;
    /** When it was created, RFC 3339. */
    created_at: string;
    /** When it last changed, RFC 3339. */
    changed_at: string;
    /** Grows with every change. */
    version: number;
    /** The client types it at the group's door. */
    arrival_code?: string;
    /** When a mail about it was last refused for good: call the client. */
    mail_failed_at?: string | null;
    /** The same for all appointments booked in one call. */
    booking_id?: number | null;
    /** The minutes kept free before it. */
    buffer_before?: number;
    /** The minutes kept free after it. */
    buffer_after?: number;
    /** Whether it is the client's first appointment. */
    is_first?: boolean;
    /** The number of class places that it takes; omitted: one. */
    places?: number;
    /** The names of the people on the other places of a class. */
    guests?: string[];
    /** The pass. */
    pass?: AppointmentPass;
    /** From when a cancellation counts as late, RFC 3339; null: never. */
    late_from?: string;
    /** Whether the client cancelled late, by the rule of the group or the service. */
    cancelled_late?: boolean;
    /** Whether it is marked as paid. */
    paid?: boolean;
    /** Whether the person will come, waits, or came. */
    presence?: ("confirmed" | "arrived" | "in_progress" | "done" | "no_show") | null;
    /** Since when the person waits or has been there, RFC 3339. */
    arrived_at?: string | null;
    /** The team's internal note. */
    note?: string;
    /** Whether it was booked over a taken place. */
    overbooked?: boolean;
    /** Other programs' own values, by key. */
    metadata?: {
        [key: string]: string;
    };
    /** Who cancelled it, when and why. */
    cancellation?: Cancellation;
    /** When it was booked, RFC 3339; null: unknown. */
    booked_at: string;
    /** When it was cancelled, RFC 3339; null: it was not. */
    cancelled_at: string | null;
    /** The answers. */
    answers: StoredAnswer[];
    /** The history. */
    history: AppointmentHistoryEntry[];
};
export type PersonalDataFichesPasses = {
    /** The name. */
    name: string;
    /** How many visits the client has had. */
    visits: number;
    /** Clients that stay after an undo, because they were changed or have booked since. */
    left: number;
    /** The day of the sale, `YYYY-MM-DD`. */
    sold_on: string;
    /** The last day on which it applies; null: without end. */
    valid_until: string | null;
};
export type PersonalDataFichesComments = {
    /** When, RFC 3339. */
    at: string;
    /** Who did it; null: unknown. */
    by: Actor;
    /** The text. */
    text: string;
};
export type PersonalDataFiches = {
    /** The id. */
    id: number;
    /** The record's name in your system. */
    externid: string | null;
    /** First name. */
    firstname: string;
    /** Last name. */
    lastname: string;
    /** E-mail address. */
    email: string;
    /** Phone number. */
    firstphone: string;
    /** The answers. */
    answers: StoredAnswer[];
    /** Other programs' own values, by key. */
    metadata: {
        [key: string]: string;
    };
    /** Whether the client is blocked from booking online. */
    blacklisted: boolean;
    /** Whether it is deleted, cancelled or archived. */
    deleted: boolean;
    /** When it was created, RFC 3339. */
    created_at: string;
    /** When it last changed, RFC 3339. */
    updated_at: string;
    /** The appointments. */
    appointments: PersonalDataFichesAppointments[];
    /** The client's passes. */
    passes: PersonalDataFichesPasses[];
    /** The changes. */
    changes: FicheHistoryEntry[];
    /** Who has read it. */
    reads: FicheRead[];
    /** The team's comments on the person. */
    comments: PersonalDataFichesComments[];
};
export type PersonalDataMails = {
    /** When it was sent, RFC 3339. */
    sent_at: string;
    /** The address it was sent to. */
    to: string;
    /** The kind. */
    kind: string;
};
export type PersonalDataWishes = {
    /** When it was created, RFC 3339. */
    created_at: string;
    /** The first day that suits. */
    first_day: string;
    /** The last day that suits. */
    last_day: string;
    /** The weekdays. */
    days: string[];
    /** The times of day that suit; empty: all. */
    times: string[];
    /** The state. */
    state: string;
};
export type PersonalDataFeeds = {
    /** The content. */
    content: string;
    /** When it was created, RFC 3339. */
    created_at: string;
    /** When it was last used, RFC 3339; null: never. */
    last_used_at: string | null;
};
export type PersonalDataDeletionRequests = {
    /** When it was created, RFC 3339. */
    requested_at: string;
    /** When the mailed link was used, RFC 3339; null: not yet. */
    confirmed_at: string | null;
    /** When it was withdrawn, RFC 3339; null: it was not. */
    withdrawn_at: string | null;
    /** When it was carried out, RFC 3339; null: not yet. */
    carried_out_at: string | null;
};
export type PersonalData = {
    /** When this answer was written, RFC 3339. */
    made_at: string;
    /** The group. */
    group: PersonalDataGroup;
    /** When the person registered, RFC 3339. */
    registered_at: string;
    /** Until when nothing is deleted, `YYYY-MM-DD`. */
    kept_until: string;
    /** The account. */
    account: PersonalDataAccount | null;
    /** The clients. */
    fiches: PersonalDataFiches[];
    /** The daily limit of mails, and its use. */
    mails: PersonalDataMails[];
    /** The entries on the waiting list. */
    wishes: PersonalDataWishes[];
    /** The calendar feeds. */
    feeds: PersonalDataFeeds[];
    /** The requests to delete the person's data. */
    deletion_requests: PersonalDataDeletionRequests[];
};
export type DeletionStateDeletionRequest = {
    /** When it was created, RFC 3339. */
    requested_at: string;
    /** When the mailed link was used, RFC 3339; null: not yet. */
    confirmed_at: string | null;
};
export type DeletionState = {
    /** When the person registered, RFC 3339. */
    registered_at: string;
    /** Until when nothing is deleted, `YYYY-MM-DD`. */
    kept_until: string;
    /** The day on which a confirmed request is carried out. */
    deleted_from: string;
    /** The request to delete the person's data; null: none. */
    deletion_request: DeletionStateDeletionRequest | null;
    /** E-mail address. */
    email: string;
    /** How many upcoming appointments the person has. */
    upcoming_appointments: number;
};
export type DeletionRequest = {
    /** The id. */
    id: number;
    /** The account's id; null: none. */
    account_id: number | null;
    /** The ids of the clients. */
    fiche_ids: number[];
    /** The name. */
    name: string;
    /** E-mail address. */
    email: string;
    /** When it was created, RFC 3339. */
    requested_at: string;
    /** When the mailed link was used, RFC 3339; null: not yet. */
    confirmed_at: string | null;
    /** The day on which a confirmed request is carried out. */
    deleted_from: string;
};
export type ListDeletionRequestsReply = {
    /** The records. */
    records: DeletionRequest[];
    /** How many records there are. */
    totalRecords: number;
    /** The number of records in this answer. */
    recordsReturned: number;
    /** How many records come before the first one of this answer. */
    startIndex: number;
    /** The most records in one answer. */
    pageSize: number;
    /** The position in lists; the record with the lowest comes first. */
    sort: string | null;
    /** The direction of `sort`. */
    dir: "asc" | "desc";
};
export type ConfirmDeletionRequestBody = {
    /** The request to delete the person's data; null: none. */
    deletion_request: ProveNoticeAddressNoticeAddress;
};
export type ConfirmDeletionRequestReply = {
    /** When the mailed link was used, RFC 3339; null: not yet. */
    confirmed_at: string;
    /** The day on which a confirmed request is carried out. */
    deleted_from: string;
};
export type Period = {
    /** The first day. */
    "from": string;
    /** The last day. */
    until: string;
};
export type StatisticsTotals = {
    /** Appointments, cancelled ones too. */
    booked: number;
    /** Cancelled appointments. */
    cancelled: number;
    /** Missed appointments. */
    no_show: number;
    /** First appointments of a client. */
    first: number;
    /** The minutes of appointments that were not cancelled. */
    minutes: number;
    /** The minutes that were open. */
    open_minutes: number;
};
export type StatisticsSeries = {
    /** The first day of the part. */
    start: string;
    /** Appointments, cancelled ones too. */
    booked: number;
    /** Cancelled appointments. */
    cancelled: number;
    /** Missed appointments. */
    no_show: number;
    /** First appointments of a client. */
    first: number;
    /** The minutes of appointments that were not cancelled. */
    minutes: number;
    /** Appointments in the previous period. */
    booked_before: number;
};
export type StatisticsLine = {
    /** An id, a source, a language, an hour, a weekday from 1 for Monday, or days. */
    value: string;
    /** The name. */
    name?: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** Appointments, cancelled ones too. */
    booked: number;
    /** Cancelled appointments. */
    cancelled: number;
    /** Missed appointments. */
    no_show: number;
    /** First appointments of a client. */
    first: number;
    /** The minutes of appointments that were not cancelled. */
    minutes: number;
    /** The minutes that were open. */
    open_minutes?: number;
    /** Appointments in the previous period. */
    booked_before: number;
};
export type StatisticsBy = {
    /** The figures by service. */
    service: StatisticsLine[];
    /** The figures by calendar. */
    calendar: StatisticsLine[];
    /** The figures by source of the booking. */
    source: StatisticsLine[];
    /** The figures by language. */
    language: StatisticsLine[];
    /** The figures by days from booking to appointment. */
    lead: StatisticsLine[];
    /** The figures by weekday. */
    weekday: StatisticsLine[];
    /** The figures by hour. */
    hour: StatisticsLine[];
};
export type StatisticsDelays = {
    /** The id of the service. */
    intervention_id: number;
    /** The name. */
    name: string;
    /** The language of the texts beside it, if it is another than the answer's. */
    lang?: string;
    /** The average minutes until the third free time. */
    minutes: number | null;
    /** The same in the previous period. */
    minutes_before: number | null;
};
export type Statistics = {
    /** The first day. */
    "from": string;
    /** The last day. */
    until: string;
    /** The previous period of the same length. */
    before: Period;
    /** When they were last counted, RFC 3339; null: not yet. */
    counted_at: string | null;
    /** The totals of the period. */
    totals: StatisticsTotals;
    /** The totals of the previous period. */
    totals_before: StatisticsTotals;
    /** Whether the series has days or months. */
    grain: "day" | "month";
    /** The days or months of the period, in their order. */
    series: StatisticsSeries[];
    /** The same figures by service, calendar and so on. */
    by: StatisticsBy;
    /** How long clients wait for a time, by service. */
    delays: StatisticsDelays[];
};
export type MakeCallsCalls = {
    /** The method of the call. */
    method: "POST" | "PUT" | "PATCH" | "DELETE";
    /** The path of v3, with its query: `/groups/4/fiches?upsert=1`. */
    path: string;
    /** The body of the call. */
    body?: {
        [key: string]: any;
    };
    /** The call's `Idempotency-Key`. */
    idempotency_key?: string;
    /** The call's `If-Match`. */
    if_match?: string;
};
export type MakeCallsBody = {
    /** The calls, in their order. */
    calls: MakeCallsCalls[];
};
export type MakeCallsAnswers = {
    /** The HTTP status. */
    status: number;
    /** The body of the answer. */
    body: any;
};
export type MakeCallsReply = {
    /** The answers, in the order of the calls. */
    answers: MakeCallsAnswers[];
};
export type LegacyError = {
    /** The refusal in words. */
    error: string;
    /** The number of the code. */
    code: number;
    /** The key of the words for people. */
    translate_key: "MaxRdvNumber" | "MintimeBetween" | "MaxRdvPeriod" | "MintimeRdv" | "SameTimeRdv" | "NotOpenGroup" | "NotOpenGroupHealth" | "UserBlacklisted" | "MissedTooOften" | "PassNeeded" | "FicheNotAuthorized" | "SeeYourMail" | "AvailableTimeSlots" | "Vevent" | "CreateVeventFailed" | "ApplicationConsumed" | "ApplicationDeclared" | "ApplicationUnknown" | "ApplicationExpired" | "ApplicationCount" | "ApplicationUnchecked" | "ApplicationElsewhere" | "CreateFicheFailed" | "TooManyItems" | "InvalidCalendar" | "TooLateToCancel" | "AlreadyCancelled" | "UnknownAppointment" | "OtherCalendar" | "OfferOver" | "CannotRestore" | "UnknownPass" | "NoVisitsLeft" | "EmailAlreadyExists" | "EmailNotFound" | "emailError" | "passwordError" | "blockedUser" | "DeadKey" | "SsoLoginOnly" | "needPasswordChange" | "NeedFactor" | "FactorError" | "pwd.wrongPwd" | "emailValidator" | "emailUsing" | "MaxFiches" | "UpcomingAppointments" | "CannotMerge" | "InvalidRecord" | "AppointmentsConcerned" | "CannotUndo" | "DraftPreview" | "Full" | "LastOwner" | "WorksHereAlready" | "BadRequest" | "InvalidApiKey" | "ExpiredConnection" | "Forbidden" | "GroupDoesNotExist" | "InactiveGroup" | "NotFound" | "NotAcceptable" | "MethodNotAllowed" | "PayloadTooLarge" | "UnsupportedMediaType" | "ChangedMeanwhile" | "PreconditionFailed" | "StaleCursor" | "IdempotencyKeyReused" | "TooManyRequests" | "InternalError" | "Unavailable" | "NewerVersion";
    /** The wrong fields, each with its fault. */
    fields?: {
        [key: string]: string;
    };
    /** `missing_key`: The query has no `apikey`.
    `unknown_key`: The site key or access key is none, or was revoked.
    `key_in_address`: An access key stands in the header `Authorization: Bearer`, never in the address, where logs keep it.
    `login_in_address`: User name and password have fields of their own, and never stand in the address.
    `expired_key`: The access key has come to its end; an owner makes another one.
    `missing_scope`: The access key was not given this; `details.scope` names what it lacks, `none` what no key is given.
    `missing_token`: The call needs somebody who is logged in, and came without a token.
    `dead_token`: The token has expired, was logged out, or never was one.
    `unknown_parameter`: The call does not take a parameter that looks as if it chose among the records; `fields` names it.
    `unknown_field`: A field of the body is spelt almost like one that the call takes; `fields` names it, and which is expected.
    `malformed_json`: The body is no JSON; `fields.body` says where it stops being it.
    `closed`: Nobody who could do it is open for all of that time.
    `off_the_grid`: Open, but bookings do not start at that minute.
    `not_on_this_calendar`: The calendar or resource that was named does not do this service.
    `not_by_the_client`: Only a professional may do this; clients ask for their data to be deleted.
    `in_a_sandbox`: Calendars elsewhere are not told of a sandbox's appointments.
    `taken`: It could be booked, had nobody else done so.
    `buffer`: Nobody else is booked then; minutes that are kept free before or after an appointment are in the way. */
    detail?: "missing_key" | "unknown_key" | "key_in_address" | "login_in_address" | "expired_key" | "missing_scope" | "missing_token" | "dead_token" | "unknown_parameter" | "unknown_field" | "malformed_json" | "closed" | "off_the_grid" | "not_on_this_calendar" | "not_by_the_client" | "in_a_sandbox" | "taken" | "buffer";
}[];
export type GetShardByUrlnameReply = {
    /** The cell that has the group. */
    shard_name: string;
};
export type ResolveGroupFromWebsiteReply = {
    /** The group's name in its address. */
    urlname: string;
    /** The cell that has the group. */
    shard_name: string;
};
/**
 * The groups of the logged-in professional
 */
export function listProGroupsV3({ results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, groupId }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "name" | "urlname";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "name" | "urlname";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "name" | "urlname";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "name" | "urlname";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    groupId?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListProGroupsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value,
        group_id: groupId
    }))}`, {
        ...opts
    });
}
/**
 * Create a group, which is inactive until its owner publishes it; on installations where anybody may (SIGN_UP=on)
 */
export function createGroupV3(createGroupBody: CreateGroupBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: CreateGroupReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createGroupBody
    }));
}
/**
 * The template of each trade for new groups, on installations where anybody may create one (SIGN_UP=on)
 */
export function listTradesV3({ locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListTradesReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/trades${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * The tasks before a group can be published
 */
export function getChecklistV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Checklist;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/checklist${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * A group by its url name
 */
export function getGroupByUrlnameV3(urlname: string, { field, value, locale, ifNoneMatch }: {
    field?: "urlname";
    value?: string;
    locale?: string;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Group | GetGroupByUrlnameReply;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/services/groups/${encodeURIComponent(urlname)}${QS.query(QS.explode({
        field,
        value,
        locale
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * The published data of the group as a group file, without people
 */
export function getGroupFileV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            [key: string]: any;
        };
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/file${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Import a group file, as its preview showed it
 */
export function importGroupFileV3(id: number, importGroupFileBody: ImportGroupFileBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PreviewGroupFileReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/file${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: importGroupFileBody
    }));
}
/**
 * Preview the changes that the import of a group file would make
 */
export function previewGroupFileV3(id: number, previewGroupFileBody: PreviewGroupFileBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PreviewGroupFileReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/file.preview${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: previewGroupFileBody
    }));
}
/**
 * The session of the caller
 */
export function getCurrentSessionV3({ groupId, cancelApt, exportApt, locale }: {
    groupId?: number;
    cancelApt?: number;
    exportApt?: number;
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Session;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/sessions/current${QS.query(QS.explode({
        group_id: groupId,
        cancel_apt: cancelApt,
        export_apt: exportApt,
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Log in a customer or a professional
 */
export function loginV3(body: LoginBody | ProLoginBody | LoginAccount, { locale, groupId }: {
    locale?: string;
    groupId?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Login;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/sessions/login${QS.query(QS.explode({
        locale,
        group_id: groupId
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * End the session
 */
export function logoutV3(logoutBody: LogoutBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LogoutReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/sessions/logout${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: logoutBody
    }));
}
/**
 * Register by e-mail
 */
export function createAccountV3(createAccountBody: CreateAccountBody, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: CreateAccountReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/accounts${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createAccountBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * The account of the session
 */
export function getAccountV3(accountId: number, { locale, ifNoneMatch }: {
    locale?: string;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Account;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/accounts/${encodeURIComponent(accountId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Change the password or the e-mail address
 */
export function updateAccountV3(accountId: number, updateAccountBody: UpdateAccountBody, { locale, ifMatch }: {
    locale?: string;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: UpdateAccountReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 412;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: TakenEmail | Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/accounts/${encodeURIComponent(accountId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updateAccountBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * Ask for a link to set a new password
 */
export function forgotPasswordV3(forgotPasswordBody: ForgotPasswordBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ForgotPasswordReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: OneError | Error;
    } | {
        status: 404;
        data: OneError | Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: OneError | Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/accounts/forgotPassword${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: forgotPasswordBody
    }));
}
/**
 * Give the second factor that a login asks for
 */
export function giveFactorV3(giveFactorBody: GiveFactorBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Login;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/sessions/factor${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: giveFactorBody
    }));
}
/**
 * The challenge with which a browser proves a passkey
 */
export function askForPasskeyV3(askForPasskeyBody: AskForPasskeyBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AskForPasskeyReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/sessions/passkey${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: askForPasskeyBody
    }));
}
/**
 * The second factors of the logged-in professional
 */
export function listFactorsV3({ locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListFactorsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/factors${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Complete the setup of a second factor by proving it once
 */
export function createFactorV3(giveFactorBody: GiveFactorBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreateFactorReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/factors${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: giveFactorBody
    }));
}
/**
 * Begin to set up an authenticator app or a passkey
 */
export function startFactorV3(startFactorBody: StartFactorBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: StartFactorReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/factors/start${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: startFactorBody
    }));
}
/**
 * Turn the second factor off
 */
export function removeFactorsV3(removeFactorsBody: RemoveFactorsBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: RemoveFactorsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/factors/remove${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: removeFactorsBody
    }));
}
/**
 * Turn off the second factor of a colleague who has lost it
 */
export function resetFactorsV3(id: number, proId: number, askForPasskeyBody: AskForPasskeyBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: RemoveFactorsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/pros/${encodeURIComponent(proId)}/reset_factors${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: askForPasskeyBody
    }));
}
/**
 * Whether the professionals of a group must log in with a second factor
 */
export function updateFactorRuleV3(id: number, updateFactorRuleBody: UpdateFactorRuleBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: UpdateFactorRuleReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/factor_rule${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updateFactorRuleBody
    }));
}
/**
 * The professionals of a group, for its owners
 */
export function listProsV3(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "email" | "lastname";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "email" | "lastname";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "email" | "lastname";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "email" | "lastname";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListProsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/pros${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }))}`, {
        ...opts
    });
}
/**
 * Change the role and the calendars of a professional in the group; takes effect at once
 */
export function updateProV3(id: number, proId: number, updateProBody: UpdateProBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: UpdateProReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/pros/${encodeURIComponent(proId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updateProBody
    }));
}
/**
 * Remove a professional from the group; their sessions there end at once
 */
export function deleteProV3(id: number, proId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeleteProReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/pros/${encodeURIComponent(proId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * The open invitations to work in the group, the newest first
 */
export function listInvitationsV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListInvitationsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/pros/invitations${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Mail somebody a link to work in the group; a second one for an address takes the place of the first
 */
export function createInvitationV3(id: number, createInvitationBody: CreateInvitationBody, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: CreateInvitationReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/pros/invitations${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createInvitationBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Withdraw an invitation; its link stops working
 */
export function deleteInvitationV3(id: number, invitationId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeleteInvitationReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/pros/invitations/${encodeURIComponent(invitationId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * The fiches of the session, or a professional's search
 */
export function listFichesV3(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, externid }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "externid" | "firstname" | "lastname" | "email" | "created_at" | "updated_at";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "externid" | "firstname" | "lastname" | "email" | "created_at" | "updated_at";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "externid" | "firstname" | "lastname" | "email" | "created_at" | "updated_at";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "externid" | "firstname" | "lastname" | "email" | "created_at" | "updated_at";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    externid?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: FicheList;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiches${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value,
        externid
    }))}`, {
        ...opts
    });
}
/**
 * A new fiche; with `upsert=1` the one that has its externid is changed instead
 */
export function createFicheV3(id: number, createFicheBody: CreateFicheBody, { locale, upsert, idempotencyKey }: {
    locale?: string;
    upsert?: boolean;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Fiche;
    } | {
        status: 201;
        data: Fiche;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiches${QS.query(QS.explode({
        locale,
        upsert
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createFicheBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * All fiches of the group, page by page, with filters
 */
export function listFicheTableV3(id: number, { locale, neverCame, notSince, missed, blacklisted, bornIn, field, answer, metadataKey, metadataValue, order, dir, after, limit }: {
    locale?: string;
    neverCame?: boolean;
    notSince?: string;
    missed?: boolean;
    blacklisted?: boolean;
    bornIn?: string;
    field?: string;
    answer?: string;
    metadataKey?: string;
    metadataValue?: string;
    order?: "name" | "created_at" | "last_visit";
    dir?: "asc" | "desc";
    after?: string;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListFicheTableReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiches.table${QS.query(QS.explode({
        locale,
        never_came: neverCame,
        not_since: notSince,
        missed,
        blacklisted,
        born_in: bornIn,
        field,
        answer,
        metadata_key: metadataKey,
        metadata_value: metadataValue,
        order,
        dir,
        after,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * The fiches of the table as a file, CSV or XLSX
 */
export function downloadFichesV3(id: number, { locale, neverCame, notSince, missed, blacklisted, bornIn, field, answer, metadataKey, metadataValue, order, dir, columns, format }: {
    locale?: string;
    neverCame?: boolean;
    notSince?: string;
    missed?: boolean;
    blacklisted?: boolean;
    bornIn?: string;
    field?: string;
    answer?: string;
    metadataKey?: string;
    metadataValue?: string;
    order?: "name" | "created_at" | "last_visit";
    dir?: "asc" | "desc";
    columns?: string;
    format?: "csv" | "xlsx";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiches.download${QS.query(QS.explode({
        locale,
        never_came: neverCame,
        not_since: notSince,
        missed,
        blacklisted,
        born_in: bornIn,
        field,
        answer,
        metadata_key: metadataKey,
        metadata_value: metadataValue,
        order,
        dir,
        columns,
        format
    }))}`, {
        ...opts
    });
}
/**
 * One fiche
 */
export function getFicheV3(id: number, ficheId: number, { locale, ifNoneMatch }: {
    locale?: string;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Fiche;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiches/${encodeURIComponent(ficheId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Change fields of a fiche
 */
export function updateFicheV3(id: number, ficheId: number, updateFicheBody: UpdateFicheBody, { locale, ifMatch }: {
    locale?: string;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Fiche;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 412;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiches/${encodeURIComponent(ficheId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updateFicheBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * Fiches that may belong to the same person: at most five
 */
export function listFicheDuplicatesV3(id: number, listFicheDuplicatesBody: ListFicheDuplicatesBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListFicheDuplicatesReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiches/duplicates${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: listFicheDuplicatesBody
    }));
}
/**
 * Merge two fiches into one
 */
export function mergeFichesV3(id: number, ficheId: number, mergeFichesBody: MergeFichesBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Fiche;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiches/${encodeURIComponent(ficheId)}/merge${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: mergeFichesBody
    }));
}
/**
 * Undo the last merge: both fiches get back their own appointments and values
 */
export function undoFicheMergeV3(id: number, ficheId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: UndoFicheMergeReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiches/${encodeURIComponent(ficheId)}/unmerge${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "POST"
    });
}
/**
 * The history of a fiche: changes, reads and comments, the newest first, at most 200 of each
 */
export function getFicheHistoryV3(id: number, ficheId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: FicheHistory;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiches/${encodeURIComponent(ficheId)}/history${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Write a comment about a person, for the other professionals
 */
export function createFicheCommentV3(id: number, ficheId: number, createFicheCommentBody: CreateFicheCommentBody, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: FicheComment;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiches/${encodeURIComponent(ficheId)}/comments${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createFicheCommentBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * The imports of the group, the newest first, at most twenty
 */
export function listFicheImportsV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListFicheImportsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiche_imports${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Upload a CSV or XLSX file with clients or appointments, up to 50,000 rows; nothing is imported yet
 */
export function createFicheImportV3(id: number, createFicheImportBody: CreateFicheImportBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreateFicheImportReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiche_imports${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createFicheImportBody
    }));
}
/**
 * An import, with its progress
 */
export function getFicheImportV3(id: number, importId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreateFicheImportReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiche_imports/${encodeURIComponent(importId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Change the meaning of columns, services and calendars before the import; the rows are checked again
 */
export function updateFicheImportV3(id: number, importId: number, updateFicheImportBody: UpdateFicheImportBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreateFicheImportReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiche_imports/${encodeURIComponent(importId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updateFicheImportBody
    }));
}
/**
 * The rows of a file that waits to be imported, with what is wrong and the clients who exist already; after an import of appointments its `refused` ones, for a week
 */
export function listFicheImportRowsV3(id: number, importId: number, { locale, kind, after, limit }: {
    locale?: string;
    kind?: "all" | "new" | "duplicate" | "unusable" | "faulty" | "refused";
    after?: number;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListFicheImportRowsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiche_imports/${encodeURIComponent(importId)}/rows${QS.query(QS.explode({
        locale,
        kind,
        after,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * Import the clients or appointments of a checked file, in the background; no mail is sent
 */
export function startFicheImportV3(id: number, importId: number, startFicheImportBody: StartFicheImportBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreateFicheImportReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiche_imports/${encodeURIComponent(importId)}/start${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: startFicheImportBody
    }));
}
/**
 * Stop importing: what is imported stays, and can be undone. A file that is not imported yet is deleted
 */
export function stopFicheImportV3(id: number, importId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreateFicheImportReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiche_imports/${encodeURIComponent(importId)}/stop${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Undo an import of the last seven days: new appointments are cancelled without a mail, new clients are erased, changed ones get their former values, unless changed or booked since
 */
export function undoFicheImportV3(id: number, importId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreateFicheImportReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiche_imports/${encodeURIComponent(importId)}/undo${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "POST"
    });
}
/**
 * The field definitions of fiches and vevents
 */
export function getFormsV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Forms;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/forms${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * The minisite
 */
export function listWebsitesV3(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "title" | "domain";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "title" | "domain";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "title" | "domain";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "title" | "domain";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListWebsitesReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/websites${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }))}`, {
        ...opts
    });
}
/**
 * The minisite of the group that the query names
 */
export function listWebsitesByQueryV3({ results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, groupId }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "title" | "domain";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "title" | "domain";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "title" | "domain";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "title" | "domain";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    groupId?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListWebsitesReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/websites${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value,
        group_id: groupId
    }))}`, {
        ...opts
    });
}
/**
 * Calendar sets
 */
export function listCalendarsetsV3(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, calendarId, calendarIds, calendarsetIds }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "externid" | "name" | "publicname" | "sort";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "externid" | "name" | "publicname" | "sort";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "externid" | "name" | "publicname" | "sort";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "externid" | "name" | "publicname" | "sort";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    calendarId?: number[];
    calendarIds?: number[];
    calendarsetIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListCalendarsetsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendarsets${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }), QS.form({
        calendar_id: calendarId,
        calendar_ids: calendarIds,
        calendarset_ids: calendarsetIds
    }))}`, {
        ...opts
    });
}
/**
 * A new calendarset; with `upsert=1` the one that has its externid is changed instead
 */
export function createCalendarsetV3(id: number, createCalendarsetBody: CreateCalendarsetBody, { locale, draftId, upsert, idempotencyKey }: {
    locale?: string;
    draftId?: number;
    upsert?: boolean;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetCalendarsetReply;
    } | {
        status: 201;
        data: GetCalendarsetReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendarsets${QS.query(QS.explode({
        locale,
        draft_id: draftId,
        upsert
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createCalendarsetBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Calendars, and resources among them
 */
export function listCalendarsV3(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, calendarId, calendarIds, calendarsetIds, interventionIds }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "externid" | "name" | "publicname" | "sort" | "resource" | "calendarset_id";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "externid" | "name" | "publicname" | "sort" | "resource" | "calendarset_id";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "externid" | "name" | "publicname" | "sort" | "resource" | "calendarset_id";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "externid" | "name" | "publicname" | "sort" | "resource" | "calendarset_id";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    calendarId?: number[];
    calendarIds?: number[];
    calendarsetIds?: number[];
    interventionIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListCalendarsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendars${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }), QS.form({
        calendar_id: calendarId,
        calendar_ids: calendarIds,
        calendarset_ids: calendarsetIds,
        intervention_ids: interventionIds
    }))}`, {
        ...opts
    });
}
/**
 * A new calendar; with `upsert=1` the one that has its externid is changed instead
 */
export function createCalendarV3(id: number, createCalendarBody: CreateCalendarBody, { locale, draftId, upsert, idempotencyKey }: {
    locale?: string;
    draftId?: number;
    upsert?: boolean;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetCalendarReply;
    } | {
        status: 201;
        data: GetCalendarReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendars${QS.query(QS.explode({
        locale,
        draft_id: draftId,
        upsert
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createCalendarBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Classes, which are booked like calendars
 */
export function listClassesV3(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, interventionIds }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "externid" | "name" | "publicname" | "sort" | "intervention_id" | "teacher_id";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "externid" | "name" | "publicname" | "sort" | "intervention_id" | "teacher_id";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "externid" | "name" | "publicname" | "sort" | "intervention_id" | "teacher_id";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "externid" | "name" | "publicname" | "sort" | "intervention_id" | "teacher_id";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    interventionIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListClassesReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/classes${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }), QS.form({
        intervention_ids: interventionIds
    }))}`, {
        ...opts
    });
}
/**
 * A new class; with `upsert=1` the one that has its externid is changed instead
 */
export function createClassV3(id: number, createClassBody: CreateClassBody, { locale, draftId, upsert, idempotencyKey }: {
    locale?: string;
    draftId?: number;
    upsert?: boolean;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetClassReply;
    } | {
        status: 201;
        data: GetClassReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/classes${QS.query(QS.explode({
        locale,
        draft_id: draftId,
        upsert
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createClassBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * The days and calendars on which appointments change, as server-sent events
 */
export function watchCalendarsV3(id: number, { groupId, locale, seconds }: {
    groupId?: number;
    locale?: string;
    seconds?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendars.events${QS.query(QS.explode({
        group_id: groupId,
        locale,
        seconds
    }))}`, {
        ...opts
    });
}
/**
 * Categories of services
 */
export function listInterventionsetsV3(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, calendarId, calendarIds, calendarsetIds, interventionIds, interventionsetId, interventionsetIds }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "externid" | "name" | "publicname" | "sort" | "price";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    calendarId?: number[];
    calendarIds?: number[];
    calendarsetIds?: number[];
    interventionIds?: number[];
    interventionsetId?: number[];
    interventionsetIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListInterventionsetsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/interventionsets${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }), QS.form({
        calendar_id: calendarId,
        calendar_ids: calendarIds,
        calendarset_ids: calendarsetIds,
        intervention_ids: interventionIds,
        interventionset_id: interventionsetId,
        interventionset_ids: interventionsetIds
    }))}`, {
        ...opts
    });
}
/**
 * A new interventionset; with `upsert=1` the one that has its externid is changed instead
 */
export function createInterventionsetV3(id: number, createInterventionsetBody: CreateInterventionsetBody, { locale, draftId, upsert, idempotencyKey }: {
    locale?: string;
    draftId?: number;
    upsert?: boolean;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetInterventionsetReply;
    } | {
        status: 201;
        data: GetInterventionsetReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/interventionsets${QS.query(QS.explode({
        locale,
        draft_id: draftId,
        upsert
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createInterventionsetBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Services
 */
export function listInterventionsV3(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, calendarId, calendarIds, calendarsetIds, interventionIds, interventionsetId, interventionsetIds }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    calendarId?: number[];
    calendarIds?: number[];
    calendarsetIds?: number[];
    interventionIds?: number[];
    interventionsetId?: number[];
    interventionsetIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListInterventionsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/interventions${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }), QS.form({
        calendar_id: calendarId,
        calendar_ids: calendarIds,
        calendarset_ids: calendarsetIds,
        intervention_ids: interventionIds,
        interventionset_id: interventionsetId,
        interventionset_ids: interventionsetIds
    }))}`, {
        ...opts
    });
}
/**
 * A new intervention; with `upsert=1` the one that has its externid is changed instead
 */
export function createInterventionV3(id: number, createInterventionBody: CreateInterventionBody, { locale, draftId, upsert, idempotencyKey }: {
    locale?: string;
    draftId?: number;
    upsert?: boolean;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetInterventionReply;
    } | {
        status: 201;
        data: GetInterventionReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/interventions${QS.query(QS.explode({
        locale,
        draft_id: draftId,
        upsert
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createInterventionBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Packs
 */
export function listPackInterventionsV3(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, interventionIds, interventionsetId, interventionsetIds }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    interventionIds?: number[];
    interventionsetId?: number[];
    interventionsetIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListPackInterventionsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/pack_interventions${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }), QS.form({
        intervention_ids: interventionIds,
        interventionset_id: interventionsetId,
        interventionset_ids: interventionsetIds
    }))}`, {
        ...opts
    });
}
/**
 * The calendarsets as they are stored, by sort
 */
export function listCalendarsetRecordsV3(id: number, { locale, draftId, search, externid, archived, after, limit }: {
    locale?: string;
    draftId?: number;
    search?: string;
    externid?: string;
    archived?: "0" | "1" | "both";
    after?: string;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListCalendarsetRecordsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendarsets.records${QS.query(QS.explode({
        locale,
        draft_id: draftId,
        search,
        externid,
        archived,
        after,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * One calendarset as it is stored
 */
export function getCalendarsetV3(id: number, recordId: number, { locale, draftId, ifNoneMatch }: {
    locale?: string;
    draftId?: number;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetCalendarsetReply;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendarsets/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Change fields of a calendarset; `deleted` archives it and brings it back
 */
export function updateCalendarsetV3(id: number, recordId: number, createCalendarsetBody: CreateCalendarsetBody, { locale, draftId, ifMatch }: {
    locale?: string;
    draftId?: number;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetCalendarsetReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 412;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendarsets/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: createCalendarsetBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * Puts calendarsets in this order, before those that are not named
 */
export function orderCalendarsetRecordsV3(id: number, orderedIds: OrderedIds, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Ids;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendarsets.order${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: orderedIds
    }));
}
/**
 * The calendars as they are stored, by sort
 */
export function listCalendarRecordsV3(id: number, { locale, draftId, search, externid, archived, after, limit }: {
    locale?: string;
    draftId?: number;
    search?: string;
    externid?: string;
    archived?: "0" | "1" | "both";
    after?: string;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListCalendarRecordsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendars.records${QS.query(QS.explode({
        locale,
        draft_id: draftId,
        search,
        externid,
        archived,
        after,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * One calendar as it is stored
 */
export function getCalendarV3(id: number, recordId: number, { locale, draftId, ifNoneMatch }: {
    locale?: string;
    draftId?: number;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetCalendarReply;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendars/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Change fields of a calendar; `deleted` archives it and brings it back
 */
export function updateCalendarV3(id: number, recordId: number, createCalendarBody: CreateCalendarBody, { locale, draftId, ifMatch }: {
    locale?: string;
    draftId?: number;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetCalendarReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 412;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendars/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: createCalendarBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * Puts calendars in this order, before those that are not named
 */
export function orderCalendarRecordsV3(id: number, orderedIds: OrderedIds, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Ids;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendars.order${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: orderedIds
    }));
}
/**
 * The resources as they are stored, by sort
 */
export function listResourceRecordsV3(id: number, { locale, draftId, search, externid, archived, after, limit }: {
    locale?: string;
    draftId?: number;
    search?: string;
    externid?: string;
    archived?: "0" | "1" | "both";
    after?: string;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListResourceRecordsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/resources.records${QS.query(QS.explode({
        locale,
        draft_id: draftId,
        search,
        externid,
        archived,
        after,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * One resource as it is stored
 */
export function getResourceV3(id: number, recordId: number, { locale, draftId, ifNoneMatch }: {
    locale?: string;
    draftId?: number;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetResourceReply;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/resources/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Change fields of a resource; `deleted` archives it and brings it back
 */
export function updateResourceV3(id: number, recordId: number, createResourceBody: CreateResourceBody, { locale, draftId, ifMatch }: {
    locale?: string;
    draftId?: number;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetResourceReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 412;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/resources/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: createResourceBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * A new resource; with `upsert=1` the one that has its externid is changed instead
 */
export function createResourceV3(id: number, createResourceBody: CreateResourceBody, { locale, draftId, upsert, idempotencyKey }: {
    locale?: string;
    draftId?: number;
    upsert?: boolean;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetResourceReply;
    } | {
        status: 201;
        data: GetResourceReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/resources${QS.query(QS.explode({
        locale,
        draft_id: draftId,
        upsert
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createResourceBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Puts resources in this order, before those that are not named
 */
export function orderResourceRecordsV3(id: number, orderedIds: OrderedIds, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Ids;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/resources.order${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: orderedIds
    }));
}
/**
 * The classes as they are stored, by sort
 */
export function listClassRecordsV3(id: number, { locale, draftId, search, externid, archived, after, limit }: {
    locale?: string;
    draftId?: number;
    search?: string;
    externid?: string;
    archived?: "0" | "1" | "both";
    after?: string;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListClassRecordsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/classes.records${QS.query(QS.explode({
        locale,
        draft_id: draftId,
        search,
        externid,
        archived,
        after,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * One class as it is stored
 */
export function getClassV3(id: number, recordId: number, { locale, draftId, ifNoneMatch }: {
    locale?: string;
    draftId?: number;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetClassReply;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/classes/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Change fields of a class; `deleted` archives it and brings it back
 */
export function updateClassV3(id: number, recordId: number, createClassBody: CreateClassBody, { locale, draftId, ifMatch }: {
    locale?: string;
    draftId?: number;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetClassReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 412;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/classes/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: createClassBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * Puts classes in this order, before those that are not named
 */
export function orderClassRecordsV3(id: number, orderedIds: OrderedIds, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Ids;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/classes.order${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: orderedIds
    }));
}
/**
 * The interventionsets as they are stored, by sort
 */
export function listInterventionsetRecordsV3(id: number, { locale, draftId, search, externid, archived, after, limit }: {
    locale?: string;
    draftId?: number;
    search?: string;
    externid?: string;
    archived?: "0" | "1" | "both";
    after?: string;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListInterventionsetRecordsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/interventionsets.records${QS.query(QS.explode({
        locale,
        draft_id: draftId,
        search,
        externid,
        archived,
        after,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * One interventionset as it is stored
 */
export function getInterventionsetV3(id: number, recordId: number, { locale, draftId, ifNoneMatch }: {
    locale?: string;
    draftId?: number;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetInterventionsetReply;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/interventionsets/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Change fields of a interventionset; `deleted` archives it and brings it back
 */
export function updateInterventionsetV3(id: number, recordId: number, createInterventionsetBody: CreateInterventionsetBody, { locale, draftId, ifMatch }: {
    locale?: string;
    draftId?: number;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetInterventionsetReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 412;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/interventionsets/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: createInterventionsetBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * Puts interventionsets in this order, before those that are not named
 */
export function orderInterventionsetRecordsV3(id: number, orderedIds: OrderedIds, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Ids;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/interventionsets.order${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: orderedIds
    }));
}
/**
 * The interventions as they are stored, by sort
 */
export function listInterventionRecordsV3(id: number, { locale, draftId, search, externid, archived, after, limit }: {
    locale?: string;
    draftId?: number;
    search?: string;
    externid?: string;
    archived?: "0" | "1" | "both";
    after?: string;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListInterventionRecordsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/interventions.records${QS.query(QS.explode({
        locale,
        draft_id: draftId,
        search,
        externid,
        archived,
        after,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * One intervention as it is stored
 */
export function getInterventionV3(id: number, recordId: number, { locale, draftId, ifNoneMatch }: {
    locale?: string;
    draftId?: number;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetInterventionReply;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/interventions/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Change fields of a intervention; `deleted` archives it and brings it back
 */
export function updateInterventionV3(id: number, recordId: number, createInterventionBody: CreateInterventionBody, { locale, draftId, ifMatch }: {
    locale?: string;
    draftId?: number;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetInterventionReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 412;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/interventions/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: createInterventionBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * Puts interventions in this order, before those that are not named
 */
export function orderInterventionRecordsV3(id: number, orderedIds: OrderedIds, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Ids;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/interventions.order${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: orderedIds
    }));
}
/**
 * The packs as they are stored, by sort
 */
export function listPackRecordsV3(id: number, { locale, draftId, search, externid, archived, after, limit }: {
    locale?: string;
    draftId?: number;
    search?: string;
    externid?: string;
    archived?: "0" | "1" | "both";
    after?: string;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListPackRecordsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/packs.records${QS.query(QS.explode({
        locale,
        draft_id: draftId,
        search,
        externid,
        archived,
        after,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * One pack as it is stored
 */
export function getPackV3(id: number, recordId: number, { locale, draftId, ifNoneMatch }: {
    locale?: string;
    draftId?: number;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetPackReply;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/packs/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Change fields of a pack; `deleted` archives it and brings it back
 */
export function updatePackV3(id: number, recordId: number, updatePackBody: UpdatePackBody, { locale, draftId, ifMatch }: {
    locale?: string;
    draftId?: number;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetPackReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 412;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/packs/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updatePackBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * A new pack; with `upsert=1` the one that has its externid is changed instead
 */
export function createPackV3(id: number, createPackBody: CreatePackBody, { locale, draftId, upsert, idempotencyKey }: {
    locale?: string;
    draftId?: number;
    upsert?: boolean;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetPackReply;
    } | {
        status: 201;
        data: GetPackReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/packs${QS.query(QS.explode({
        locale,
        draft_id: draftId,
        upsert
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createPackBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Puts packs in this order, before those that are not named
 */
export function orderPackRecordsV3(id: number, orderedIds: OrderedIds, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Ids;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/packs.order${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: orderedIds
    }));
}
/**
 * The promotions as they are stored, by sort
 */
export function listPromotionRecordsV3(id: number, { locale, draftId, search, externid, archived, after, limit }: {
    locale?: string;
    draftId?: number;
    search?: string;
    externid?: string;
    archived?: "0" | "1" | "both";
    after?: string;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListPromotionRecordsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/promotions.records${QS.query(QS.explode({
        locale,
        draft_id: draftId,
        search,
        externid,
        archived,
        after,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * One promotion as it is stored
 */
export function getPromotionV3(id: number, recordId: number, { locale, draftId, ifNoneMatch }: {
    locale?: string;
    draftId?: number;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetPromotionReply;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/promotions/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Change fields of a promotion; `deleted` archives it and brings it back
 */
export function updatePromotionV3(id: number, recordId: number, updatePromotionBody: UpdatePromotionBody, { locale, draftId, ifMatch }: {
    locale?: string;
    draftId?: number;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetPromotionReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 412;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/promotions/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updatePromotionBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * A new promotion; with `upsert=1` the one that has its externid is changed instead
 */
export function createPromotionV3(id: number, createPromotionBody: CreatePromotionBody, { locale, draftId, upsert, idempotencyKey }: {
    locale?: string;
    draftId?: number;
    upsert?: boolean;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetPromotionReply;
    } | {
        status: 201;
        data: GetPromotionReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/promotions${QS.query(QS.explode({
        locale,
        draft_id: draftId,
        upsert
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createPromotionBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * The passoffers as they are stored, by sort
 */
export function listPassofferRecordsV3(id: number, { locale, draftId, search, externid, archived, after, limit }: {
    locale?: string;
    draftId?: number;
    search?: string;
    externid?: string;
    archived?: "0" | "1" | "both";
    after?: string;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListPassofferRecordsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/passoffers.records${QS.query(QS.explode({
        locale,
        draft_id: draftId,
        search,
        externid,
        archived,
        after,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * One passoffer as it is stored
 */
export function getPassofferV3(id: number, recordId: number, { locale, draftId, ifNoneMatch }: {
    locale?: string;
    draftId?: number;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetPassofferReply;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/passoffers/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Change fields of a passoffer; `deleted` archives it and brings it back
 */
export function updatePassofferV3(id: number, recordId: number, createPassofferBody: CreatePassofferBody, { locale, draftId, ifMatch }: {
    locale?: string;
    draftId?: number;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetPassofferReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 412;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/passoffers/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: createPassofferBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * A new passoffer; with `upsert=1` the one that has its externid is changed instead
 */
export function createPassofferV3(id: number, createPassofferBody: CreatePassofferBody, { locale, draftId, upsert, idempotencyKey }: {
    locale?: string;
    draftId?: number;
    upsert?: boolean;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetPassofferReply;
    } | {
        status: 201;
        data: GetPassofferReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/passoffers${QS.query(QS.explode({
        locale,
        draft_id: draftId,
        upsert
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createPassofferBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Puts passoffers in this order, before those that are not named
 */
export function orderPassofferRecordsV3(id: number, orderedIds: OrderedIds, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Ids;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/passoffers.order${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: orderedIds
    }));
}
/**
 * When calendars and resources are open on some days, with closures and public holidays
 */
export function listOpeningHoursV3(id: number, start: string, { groupId, locale, calendarIds, nDays }: {
    groupId?: number;
    locale?: string;
    calendarIds?: number[];
    nDays?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListOpeningHoursReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/openinghours${QS.query(QS.explode({
        group_id: groupId,
        locale,
        start,
        nDays
    }), QS.form({
        calendar_ids: calendarIds
    }))}`, {
        ...opts
    });
}
/**
 * The calendars and resources that the professional has chosen as columns of the day, in their order
 */
export function getColumnsV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Columns;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendar_columns${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Store the professional's choice of columns in this group
 */
export function updateColumnsV3(id: number, updateColumnsBody: UpdateColumnsBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Columns;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendar_columns${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updateColumnsBody
    }));
}
/**
 * Block a time of a calendar, once or weekly; appointments in it stay and are listed in the answer
 */
export function createClosuresV3(id: number, calendarId: number, createClosuresBody: CreateClosuresBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ClosuresWithAppointments;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendars/${encodeURIComponent(calendarId)}/closures${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createClosuresBody
    }));
}
/**
 * Change one closure; it stays part of its series
 */
export function updateClosureV3(id: number, calendarId: number, updateClosureBody: UpdateClosureBody, { locale, start, end, series, calendarIds }: {
    locale?: string;
    start?: string;
    end?: string;
    series?: string;
    calendarIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ClosuresWithAppointments;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendars/${encodeURIComponent(calendarId)}/closures${QS.query(QS.explode({
        locale,
        start,
        end,
        series
    }), QS.form({
        calendar_ids: calendarIds
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updateClosureBody
    }));
}
/**
 * Delete a closure, or all closures of a series
 */
export function deleteClosuresV3(id: number, calendarId: number, { locale, start, end, series, calendarIds }: {
    locale?: string;
    start?: string;
    end?: string;
    series?: string;
    calendarIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeleteClosuresReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendars/${encodeURIComponent(calendarId)}/closures${QS.query(QS.explode({
        locale,
        start,
        end,
        series
    }), QS.form({
        calendar_ids: calendarIds
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Cancel one date of a class with everything that is booked there, and mail all clients
 */
export function cancelClassDateV3(id: number, calendarId: number, cancelClassDateBody: CancelClassDateBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CancelClassDateReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/classes/${encodeURIComponent(calendarId)}/cancelled_dates${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: cancelClassDateBody
    }));
}
/**
 * Move all participants of one date of a class to another date: all or nothing
 */
export function moveClassDateV3(id: number, calendarId: number, moveClassDateBody: MoveClassDateBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Ids;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/classes/${encodeURIComponent(calendarId)}/moved_dates${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: moveClassDateBody
    }));
}
/**
 * Open extra time of a calendar on one day
 */
export function createOpeningV3(id: number, calendarId: number, createOpeningBody: CreateOpeningBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreateOpeningReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendars/${encodeURIComponent(calendarId)}/openings${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createOpeningBody
    }));
}
/**
 * Delete an extra opening
 */
export function deleteOpeningV3(id: number, calendarId: number, date: string, $from: string, to: string, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreateOpeningReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendars/${encodeURIComponent(calendarId)}/openings${QS.query(QS.explode({
        locale,
        date,
        "from": $from,
        to
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Countries and regions with public holidays
 */
export function listHolidayRegionsV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListHolidayRegionsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/holidays.regions${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * The public holidays of a country or region by name
 */
export function listHolidaysV3(id: number, code: string, $from: string, until: string, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListHolidaysReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/holidays${QS.query(QS.explode({
        locale,
        code,
        "from": $from,
        until
    }))}`, {
        ...opts
    });
}
/**
 * Change hours, holidays or exceptions of several calendars and resources at once, all or none
 */
export function updateHoursV3(id: number, updateHoursBody: UpdateHoursBody, { locale, draftId }: {
    locale?: string;
    draftId?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Ids;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendars.hours${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updateHoursBody
    }));
}
/**
 * The group's settings as they are stored
 */
export function getSettingsV3(id: number, { locale, draftId, ifNoneMatch }: {
    locale?: string;
    draftId?: number;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetSettingsReply;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/settings${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Change fields of the group's settings
 */
export function updateSettingsV3(id: number, updateSettingsBody: UpdateSettingsBody, { locale, draftId, ifMatch }: {
    locale?: string;
    draftId?: number;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetSettingsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 412;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/settings${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updateSettingsBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * Tries a login provider, step by step, without logging anybody in; nothing is saved
 */
export function testSsoV3(id: number, testSsoBody: TestSsoBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: TestSsoReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/sso.test${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: testSsoBody
    }));
}
/**
 * The group's forms as they are stored
 */
export function getFormRecordsV3(id: number, { locale, draftId, ifNoneMatch }: {
    locale?: string;
    draftId?: number;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetFormRecordsReply;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/forms.records${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Change fields of the group's forms
 */
export function updateFormRecordsV3(id: number, updateFormRecordsBody: UpdateFormRecordsBody, { locale, draftId, ifMatch }: {
    locale?: string;
    draftId?: number;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetFormRecordsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 412;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/forms.records${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updateFormRecordsBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * The group's website as they are stored
 */
export function getWebsiteV3(id: number, { locale, draftId, ifNoneMatch }: {
    locale?: string;
    draftId?: number;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetWebsiteReply;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/website${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Change fields of the group's website
 */
export function updateWebsiteV3(id: number, updateWebsiteBody: UpdateWebsiteBody, { locale, draftId, ifMatch }: {
    locale?: string;
    draftId?: number;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetWebsiteReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 412;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/website${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updateWebsiteBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * Store a picture; records refer to it by its key
 */
export function createImageV3(id: number, createImageBody: CreateImageBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreateImageReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/images${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createImageBody
    }));
}
/**
 * Preview the visitors' page with unsaved changes; nothing is stored
 */
export function previewChangesV3(id: number, previewChangesBody: PreviewChangesBody, { locale, draftId }: {
    locale?: string;
    draftId?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PreviewChangesReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/preview${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: previewChangesBody
    }));
}
/**
 * The history of changes of the catalogue and of the team, the newest first
 */
export function listChangesV3(id: number, { locale, kind, recordId, after, limit }: {
    locale?: string;
    kind?: string;
    recordId?: number;
    after?: number;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListChangesReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/changes${QS.query(QS.explode({
        locale,
        kind,
        record_id: recordId,
        after,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * Undo a change; the undo is a new change in the history
 */
export function undoChangeV3(id: number, changeId: number, undoChangeBody: UndoChangeBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: UndoChangeReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/changes/${encodeURIComponent(changeId)}/undo${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: undoChangeBody
    }));
}
/**
 * The mails and SMS that clients get, with the product's words and what an organisation's own may name
 */
export function listMessagesV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListMessagesReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/messages${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Sends one of them as a mail, with an appointment that is made up, to whoever asks and nobody else
 */
export function sendMessagePreviewV3(id: number, sendMessagePreviewBody: SendMessagePreviewBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SendMessagePreviewReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/messages.preview${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: sendMessagePreviewBody
    }));
}
/**
 * Mail the link that proves an address of `notices` once more
 */
export function askNoticeAddressV3(id: number, askNoticeAddressBody: AskNoticeAddressBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SendMessagePreviewReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/notice_addresses.ask${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: askNoticeAddressBody
    }));
}
/**
 * Proves an address for notices by the key of its mail
 */
export function proveNoticeAddressV3(id: number, proveNoticeAddressBody: ProveNoticeAddressBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SendMessagePreviewReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/notice_addresses.prove${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: proveNoticeAddressBody
    }));
}
/**
 * Every text that clients read, with its translations and those that are older than their original
 */
export function listTextsV3(id: number, { locale, draftId }: {
    locale?: string;
    draftId?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListTextsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/texts${QS.query(QS.explode({
        locale,
        draft_id: draftId
    }))}`, {
        ...opts
    });
}
/**
 * Confirm that a translation still fits its changed original
 */
export function confirmTextV3(id: number, confirmTextBody: ConfirmTextBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ConfirmTextReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/texts.confirmed${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: confirmTextBody
    }));
}
/**
 * The drafts that are not published yet, the newest first
 */
export function listDraftsV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListDraftsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/drafts${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Create a draft; changes with its id as `draft_id` in the query go into it
 */
export function createDraftV3(id: number, createDraftBody: CreateDraftBody, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: CreateDraftReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/drafts${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createDraftBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * A draft with its changes, the appointments it concerns and the key of its preview
 */
export function getDraftV3(id: number, draftId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetDraftReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/drafts/${encodeURIComponent(draftId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Change a draft's name, its date, or the decisions about the appointments that it affects
 */
export function updateDraftV3(id: number, draftId: number, updateDraftBody: UpdateDraftBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreateDraftReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/drafts/${encodeURIComponent(draftId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updateDraftBody
    }));
}
/**
 * Delete a draft
 */
export function deleteDraftV3(id: number, draftId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeleteDraftReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/drafts/${encodeURIComponent(draftId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Remove one change from a draft, unless others depend on it
 */
export function deleteDraftChangeV3(id: number, draftId: number, changeId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeleteDraftChangeReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/drafts/${encodeURIComponent(draftId)}/changes/${encodeURIComponent(changeId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Publish all changes of a draft now, in one transaction
 */
export function publishDraftV3(id: number, draftId: number, undoChangeBody: UndoChangeBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreateDraftReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/drafts/${encodeURIComponent(draftId)}/publish${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: undoChangeBody
    }));
}
/**
 * The group's access keys, the newest first, revoked ones too
 */
export function listAccessKeysV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListAccessKeysReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/access_keys${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * A new access key for a program of the group's own, with the scopes it may use
 */
export function createAccessKeyV3(id: number, createAccessKeyBody: CreateAccessKeyBody, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: CreateAccessKeyReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/access_keys${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createAccessKeyBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Revokes an access key: its next call is refused
 */
export function revokeAccessKeyV3(id: number, keyId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: RevokeAccessKeyReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/access_keys/${encodeURIComponent(keyId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * One's own calendar feeds, the newest first; for owners those of all professionals
 */
export function listFeedsV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListFeedsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/feeds${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * A new private address of a calendar file: of a calendar, or of a client's appointments
 */
export function createFeedV3(id: number, createFeedBody: CreateFeedBody, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: CreateFeedReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/feeds${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createFeedBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Delete a feed; its address stops working at once
 */
export function deleteFeedV3(id: number, feedId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeleteFeedReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/feeds/${encodeURIComponent(feedId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * The other calendars whose busy times close the professional's calendars and the resources
 */
export function listBusySourcesV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListBusySourcesReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/busy_sources${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Connect another calendar, which is read soon afterwards; at most three for each calendar
 */
export function createBusySourceV3(id: number, calendarId: number, createBusySourceBody: CreateBusySourceBody, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: CreateBusySourceReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendars/${encodeURIComponent(calendarId)}/busy_sources${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createBusySourceBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Read a connected calendar now; `tried_at` changes when it has been read
 */
export function readBusySourceV3(id: number, sourceId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreateBusySourceReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/busy_sources/${encodeURIComponent(sourceId)}/read${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Disconnect a calendar; its busy times can be booked again
 */
export function deleteBusySourceV3(id: number, sourceId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreateBusySourceReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/busy_sources/${encodeURIComponent(sourceId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * The address of a provider's login page, which leads back to the day
 */
export function startCalendarLoginV3(id: number, startCalendarLoginBody: StartCalendarLoginBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: StartCalendarLoginReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendar_logins${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: startCalendarLoginBody
    }));
}
/**
 * Log in at a calendar server, and list its calendars
 */
export function listRemoteCalendarsV3(id: number, listRemoteCalendarsBody: ListRemoteCalendarsBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListRemoteCalendarsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/remote_calendars${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: listRemoteCalendarsBody
    }));
}
/**
 * Connect a calendar of `listRemoteCalendars`; it is synchronised soon afterwards, and every three minutes
 */
export function createConnectedCalendarV3(id: number, calendarId: number, createConnectedCalendarBody: CreateConnectedCalendarBody, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: CreateBusySourceReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/calendars/${encodeURIComponent(calendarId)}/connected_calendars${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createConnectedCalendarBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Settle a conflict: an event of an appointment was moved or deleted in the connected calendar
 */
export function settleCalendarConflictV3(id: number, sourceId: number, appointmentId: number, settleCalendarConflictBody: SettleCalendarConflictBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreateBusySourceReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/busy_sources/${encodeURIComponent(sourceId)}/conflicts/${encodeURIComponent(appointmentId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: settleCalendarConflictBody
    }));
}
/**
 * The group's webhooks, the newest first
 */
export function listWebhooksV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListWebhooksReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/webhooks${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * A new webhook; only this answer has its secret
 */
export function createWebhookV3(id: number, createWebhookBody: CreateWebhookBody, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: CreateWebhookReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/webhooks${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createWebhookBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Change a webhook, or switch it off or on
 */
export function updateWebhookV3(id: number, webhookId: number, updateWebhookBody: UpdateWebhookBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: UpdateWebhookReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/webhooks/${encodeURIComponent(webhookId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updateWebhookBody
    }));
}
/**
 * Delete a webhook, with its undelivered events
 */
export function deleteWebhookV3(id: number, webhookId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: UpdateWebhookReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/webhooks/${encodeURIComponent(webhookId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Create a new secret for a webhook; for 24 hours the previous one signs as well
 */
export function renewWebhookSecretV3(id: number, webhookId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreateWebhookReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/webhooks/${encodeURIComponent(webhookId)}/secret${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Send a test event
 */
export function testWebhookV3(id: number, webhookId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: TestWebhookReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/webhooks/${encodeURIComponent(webhookId)}/test${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "POST"
    });
}
/**
 * The deliveries of the last 30 days, sent or waiting, the newest first
 */
export function listWebhookDeliveriesV3(id: number, webhookId: number, { before, limit }: {
    before?: number;
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListWebhookDeliveriesReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/webhooks/${encodeURIComponent(webhookId)}/deliveries${QS.query(QS.explode({
        before,
        limit
    }))}`, {
        ...opts
    });
}
/**
 * Send one delivery again, or all since an instant, in their order
 */
export function sendWebhookDeliveriesV3(id: number, webhookId: number, sendWebhookDeliveriesBody: SendWebhookDeliveriesBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SendWebhookDeliveriesReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/webhooks/${encodeURIComponent(webhookId)}/deliveries${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: sendWebhookDeliveriesBody
    }));
}
/**
 * One delivery with its body and the receiver's answer
 */
export function getWebhookDeliveryV3(id: number, webhookId: number, deliveryId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetWebhookDeliveryReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/webhooks/${encodeURIComponent(webhookId)}/deliveries/${encodeURIComponent(deliveryId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * The group's sandbox; null: it has none
 */
export function getSandboxV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetSandboxReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/sandbox${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Create a sandbox from the group's published data, or reset it: its bookings and clients are deleted
 */
export function createSandboxV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: CreateSandboxReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/sandbox${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Delete the group's sandbox
 */
export function deleteSandboxV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeleteSandboxReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/sandbox${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * The national networks that the group is on, and whether they work
 */
export function getNetworksV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetNetworksReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/networks${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * The free slots of a span of days
 */
export function listAvailableTimeSlotsV3(id: number, { appointments0InterventionId, appointments0PackId, appointments0CalendarId, appointments0ResourceId, appointments1InterventionId, appointments1PackId, appointments1CalendarId, appointments1ResourceId, appointments2InterventionId, appointments2PackId, appointments2CalendarId, appointments2ResourceId, interventionIds, packId, calendarId, calendarIds, calendarsetIds, resourceId, groupId, start, $from, end, nDays, locale, length, minCapacity, promotions, hold, timeFormat }: {
    appointments0InterventionId?: number;
    appointments0PackId?: number;
    appointments0CalendarId?: number;
    appointments0ResourceId?: number;
    appointments1InterventionId?: number;
    appointments1PackId?: number;
    appointments1CalendarId?: number;
    appointments1ResourceId?: number;
    appointments2InterventionId?: number;
    appointments2PackId?: number;
    appointments2CalendarId?: number;
    appointments2ResourceId?: number;
    interventionIds?: number[];
    packId?: number | null;
    calendarId?: number | null;
    calendarIds?: number[];
    calendarsetIds?: number[];
    resourceId?: number | null;
    groupId?: number;
    start?: string;
    $from?: string;
    end?: string;
    nDays?: number;
    locale?: string;
    length?: number;
    minCapacity?: number;
    promotions?: boolean;
    hold?: string;
    timeFormat?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AvailableTimeSlots;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/availabletimeslots${QS.query(QS.explode({
        "appointments[0][intervention_id]": appointments0InterventionId,
        "appointments[0][pack_id]": appointments0PackId,
        "appointments[0][calendar_id]": appointments0CalendarId,
        "appointments[0][resource_id]": appointments0ResourceId,
        "appointments[1][intervention_id]": appointments1InterventionId,
        "appointments[1][pack_id]": appointments1PackId,
        "appointments[1][calendar_id]": appointments1CalendarId,
        "appointments[1][resource_id]": appointments1ResourceId,
        "appointments[2][intervention_id]": appointments2InterventionId,
        "appointments[2][pack_id]": appointments2PackId,
        "appointments[2][calendar_id]": appointments2CalendarId,
        "appointments[2][resource_id]": appointments2ResourceId,
        pack_id: packId,
        calendar_id: calendarId,
        resource_id: resourceId,
        group_id: groupId,
        start,
        "from": $from,
        end,
        nDays,
        locale,
        length,
        min_capacity: minCapacity,
        promotions,
        hold,
        time_format: timeFormat
    }), QS.form({
        intervention_ids: interventionIds,
        calendar_ids: calendarIds,
        calendarset_ids: calendarsetIds
    }))}`, {
        ...opts
    });
}
/**
 * The dates of classes on some days, full ones too, with their free places
 */
export function listClassDatesV3(id: number, start: string, { groupId, locale, interventionIds, classIds, nDays, hold }: {
    groupId?: number;
    locale?: string;
    interventionIds?: number[];
    classIds?: number[];
    nDays?: number;
    hold?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListClassDatesReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/classes.dates${QS.query(QS.explode({
        group_id: groupId,
        locale,
        start,
        nDays,
        hold
    }), QS.form({
        intervention_ids: interventionIds,
        class_ids: classIds
    }))}`, {
        ...opts
    });
}
/**
 * The next free times of each service, or of each calendar of one service
 */
export function listNextTimesV3(id: number, { interventionId, calendarIds, resourceId, locale }: {
    interventionId?: number;
    calendarIds?: number[];
    resourceId?: number | null;
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListNextTimesReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/next_times${QS.query(QS.explode({
        intervention_id: interventionId,
        resource_id: resourceId,
        locale
    }), QS.form({
        calendar_ids: calendarIds
    }))}`, {
        ...opts
    });
}
/**
 * Why clients are offered no slot: what of a day can be booked on each calendar, and what is in the way of the rest
 */
export function listExplanationsV3(id: number, day: string, { appointments0InterventionId, appointments0PackId, appointments0CalendarId, appointments0ResourceId, appointments1InterventionId, appointments1PackId, appointments1CalendarId, appointments1ResourceId, appointments2InterventionId, appointments2PackId, appointments2CalendarId, appointments2ResourceId, interventionIds, packId, calendarId, calendarIds, calendarsetIds, resourceId, groupId, locale }: {
    appointments0InterventionId?: number;
    appointments0PackId?: number;
    appointments0CalendarId?: number;
    appointments0ResourceId?: number;
    appointments1InterventionId?: number;
    appointments1PackId?: number;
    appointments1CalendarId?: number;
    appointments1ResourceId?: number;
    appointments2InterventionId?: number;
    appointments2PackId?: number;
    appointments2CalendarId?: number;
    appointments2ResourceId?: number;
    interventionIds?: number[];
    packId?: number | null;
    calendarId?: number | null;
    calendarIds?: number[];
    calendarsetIds?: number[];
    resourceId?: number | null;
    groupId?: number;
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListExplanationsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/explanations${QS.query(QS.explode({
        "appointments[0][intervention_id]": appointments0InterventionId,
        "appointments[0][pack_id]": appointments0PackId,
        "appointments[0][calendar_id]": appointments0CalendarId,
        "appointments[0][resource_id]": appointments0ResourceId,
        "appointments[1][intervention_id]": appointments1InterventionId,
        "appointments[1][pack_id]": appointments1PackId,
        "appointments[1][calendar_id]": appointments1CalendarId,
        "appointments[1][resource_id]": appointments1ResourceId,
        "appointments[2][intervention_id]": appointments2InterventionId,
        "appointments[2][pack_id]": appointments2PackId,
        "appointments[2][calendar_id]": appointments2CalendarId,
        "appointments[2][resource_id]": appointments2ResourceId,
        pack_id: packId,
        calendar_id: calendarId,
        resource_id: resourceId,
        group_id: groupId,
        locale,
        day
    }), QS.form({
        intervention_ids: interventionIds,
        calendar_ids: calendarIds,
        calendarset_ids: calendarsetIds
    }))}`, {
        ...opts
    });
}
/**
 * Hold a slot while its form is filled in; replaces the visitor's earlier hold
 */
export function holdSlotV3(id: number, holdSlotBody: HoldSlotBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Hold;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/holds${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: holdSlotBody
    }));
}
/**
 * Hold the slot for longer
 */
export function renewHoldV3(id: number, hold: string, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Hold;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/holds${QS.query(QS.explode({
        locale,
        hold
    }))}`, {
        ...opts,
        method: "PUT"
    });
}
/**
 * Release the held slot, at once or after a delay
 */
export function releaseHoldV3(id: number, hold: string, { locale, seconds }: {
    locale?: string;
    seconds?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Hold;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/holds/release${QS.query(QS.explode({
        locale,
        hold,
        seconds
    }))}`, {
        ...opts,
        method: "POST"
    });
}
/**
 * The appointments the session may see
 */
export function listAppointmentsV3({ results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, groupId, ficheId, includePast, limitPast, calendarIds, calendarId, after }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    groupId?: number;
    ficheId?: number;
    includePast?: boolean;
    limitPast?: number;
    calendarIds?: number[];
    calendarId?: number[];
    after?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AppointmentList;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/appointments${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value,
        group_id: groupId,
        fiche_id: ficheId,
        include_past: includePast,
        limit_past: limitPast,
        after
    }), QS.form({
        calendar_ids: calendarIds,
        calendar_id: calendarId
    }))}`, {
        ...opts
    });
}
/**
 * Book one appointment, several, or a pack: all or nothing
 */
export function createAppointmentV3(createAppointmentBody: CreateAppointmentBody, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: CreatedAppointments;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: 503;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/appointments${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createAppointmentBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * One appointment
 */
export function getAppointmentV3(id: number, appointmentId: number, { locale, ifNoneMatch }: {
    locale?: string;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Appointment;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/appointments/${encodeURIComponent(appointmentId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Move an appointment to another time: the old place is given up only when the new one is taken
 */
export function moveAppointmentV3(id: number, appointmentId: number, moveAppointmentBody: MoveAppointmentBody, { locale, ifMatch }: {
    locale?: string;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Appointments;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 412;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/appointments/${encodeURIComponent(appointmentId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: moveAppointmentBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * Change state, note, presence and payment of an appointment
 */
export function updateAppointmentV3(id: number, appointmentId: number, updateAppointmentBody: UpdateAppointmentBody, { locale, ifMatch }: {
    locale?: string;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Appointment;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 412;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/appointments/${encodeURIComponent(appointmentId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body: updateAppointmentBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * Cancel appointments: all or nothing
 */
export function cancelAppointmentsV3(id: number, cancelAppointmentsBody: CancelAppointmentsBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeletedRecords;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/appointments/batch_delete${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: cancelAppointmentsBody
    }));
}
/**
 * Confirm that the client will come
 */
export function confirmAppointmentsV3(id: number, confirmAppointmentsBody: ConfirmAppointmentsBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Appointments;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/appointments/confirm${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: confirmAppointmentsBody
    }));
}
/**
 * Restore appointments that a professional cancelled within the last minute
 */
export function restoreAppointmentV3(id: number, appointmentId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Appointments;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/appointments/${encodeURIComponent(appointmentId)}/restore${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Who booked, moved, cancelled and changed an appointment: the newest first
 */
export function getAppointmentHistoryV3(id: number, appointmentId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetAppointmentHistoryReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/appointments/${encodeURIComponent(appointmentId)}/history${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Appointments of some days as a table, CSV or XLSX, cancelled ones among them; one's own calendars alone
 */
export function downloadAppointmentsV3(id: number, $from: string, until: string, { locale, calendarIds, columns, format }: {
    locale?: string;
    calendarIds?: number[];
    columns?: string;
    format?: "csv" | "xlsx";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/appointments.download${QS.query(QS.explode({
        locale,
        "from": $from,
        until,
        columns,
        format
    }), QS.form({
        calendar_ids: calendarIds
    }))}`, {
        ...opts
    });
}
/**
 * The appointment as a calendar file; of a cancelled one METHOD:CANCEL
 */
export function exportAppointmentV3(id: number, appointmentId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/appointments/${encodeURIComponent(appointmentId)}.ics${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Announce on a page at the organisation's door that the client has arrived
 */
export function announceArrivalV3(id: number, announceArrivalBody: AnnounceArrivalBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AnnounceArrivalReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/arrivals${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: announceArrivalBody
    }));
}
/**
 * The address of the page on which clients announce that they have arrived
 */
export function getArrivalPageV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetArrivalPageReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/arrival_page${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * The appointments in the order in which they were changed, from a cursor on
 */
export function listAppointmentChangesV3(id: number, { after, limit, locale }: {
    after?: string;
    limit?: number;
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AppointmentChanges;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 410;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/appointments.changes${QS.query(QS.explode({
        after,
        limit,
        locale
    }))}`, {
        ...opts
    });
}
/**
 * The fiches in the order in which they were changed, from a cursor on
 */
export function listFicheChangesV3(id: number, { after, limit, locale }: {
    after?: string;
    limit?: number;
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: FicheChanges;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 410;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/fiches.changes${QS.query(QS.explode({
        after,
        limit,
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Join the waiting list, for a new appointment or for an earlier time of an existing one
 */
export function createWishV3(id: number, createWishBody: CreateWishBody, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: Wish;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/wishes${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createWishBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * The waiting list, in the order in which freed times are offered; for a client, their own wishes
 */
export function listWishesV3(id: number, { locale, day }: {
    locale?: string;
    day?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListWishesReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/wishes${QS.query(QS.explode({
        locale,
        day
    }))}`, {
        ...opts
    });
}
/**
 * Move a person to the front of the waiting list, or back to their turn
 */
export function updateWishV3(id: number, wishId: number, updateWishBody: UpdateWishBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Wish;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/wishes/${encodeURIComponent(wishId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body: updateWishBody
    }));
}
/**
 * Withdraw a wish; a time that is offered for it goes to the next person
 */
export function deleteWishV3(id: number, wishId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Wish;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/wishes/${encodeURIComponent(wishId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Give a free time to a person on the waiting list: book it, or move their appointment there
 */
export function fillGapV3(id: number, wishId: number, fillGapBody: FillGapBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: FulfilledWish;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/wishes/${encodeURIComponent(wishId)}/fill${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: fillGapBody
    }));
}
/**
 * The wish that the key in a mail belongs to, with the offered time
 */
export function getWishV3(id: number, key: string, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Wish;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/wishes.mine${QS.query(QS.explode({
        locale,
        key
    }))}`, {
        ...opts
    });
}
/**
 * Accept or decline the offered time, or withdraw the wish, by the key in the mail
 */
export function answerWishV3(id: number, answerWishBody: AnswerWishBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: FulfilledWish;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/wishes.answer${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: answerWishBody
    }));
}
/**
 * The passes of a client, the newest first, with the visits left
 */
export function listPassesV3(id: number, { locale, ficheId }: {
    locale?: string;
    ficheId?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListPassesReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/passes${QS.query(QS.explode({
        locale,
        fiche_id: ficheId
    }))}`, {
        ...opts
    });
}
/**
 * Give a client a pass
 */
export function createPassV3(id: number, createPassBody: CreatePassBody, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: ListPassesRecords;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/passes${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createPassBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Change the number of visits left of a pass, or its last day
 */
export function updatePassV3(id: number, passId: number, updatePassBody: UpdatePassBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListPassesRecords;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/passes/${encodeURIComponent(passId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updatePassBody
    }));
}
/**
 * All data stored about the person of the session
 */
export function getPersonalDataV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PersonalData;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/personal_data${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * All data stored about the person of the session, as a readable document
 */
export function exportPersonalDataV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/personal_data.html${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * How long the person's data is stored, and their open deletion request
 */
export function getDeletionRequestV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeletionState;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/deletion_requests/current${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Withdraw the deletion request
 */
export function withdrawDeletionRequestV3(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeletionState;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/deletion_requests/current${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Ask that the person's data be deleted; a mailed link confirms it. Asked again, mails the link again
 */
export function createDeletionRequestV3(id: number, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: DeletionState;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/deletion_requests${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    });
}
/**
 * The open deletion requests of a group's clients
 */
export function listDeletionRequestsV3(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "account_id" | "name" | "email" | "requested_at" | "confirmed_at" | "deleted_from";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "account_id" | "name" | "email" | "requested_at" | "confirmed_at" | "deleted_from";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "account_id" | "name" | "email" | "requested_at" | "confirmed_at" | "deleted_from";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "account_id" | "name" | "email" | "requested_at" | "confirmed_at" | "deleted_from";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListDeletionRequestsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/deletion_requests${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }))}`, {
        ...opts
    });
}
/**
 * Confirm a deletion request by the key in its mail
 */
export function confirmDeletionRequestV3(id: number, confirmDeletionRequestBody: ConfirmDeletionRequestBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ConfirmDeletionRequestReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/deletion_requests/confirm${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: confirmDeletionRequestBody
    }));
}
/**
 * Statistics of bookings, cancellations and no-shows of a period and of the one before; counted every night
 */
export function getStatisticsV3(id: number, $from: string, until: string, { groupId, locale, calendarIds }: {
    groupId?: number;
    locale?: string;
    calendarIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Statistics;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/statistics${QS.query(QS.explode({
        group_id: groupId,
        locale,
        "from": $from,
        until
    }), QS.form({
        calendar_ids: calendarIds
    }))}`, {
        ...opts
    });
}
/**
 * The statistics as a workbook (XLSX), with a sheet for each table
 */
export function downloadStatisticsV3(id: number, $from: string, until: string, { groupId, locale, calendarIds }: {
    groupId?: number;
    locale?: string;
    calendarIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 403;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}/statistics.download${QS.query(QS.explode({
        group_id: groupId,
        locale,
        "from": $from,
        until
    }), QS.form({
        calendar_ids: calendarIds
    }))}`, {
        ...opts
    });
}
/**
 * Up to 100 changes, one after the other, each with its own answer; one that is refused stops no other
 */
export function makeCallsV3(makeCallsBody: MakeCallsBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: MakeCallsReply;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/bulk${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: makeCallsBody
    }));
}
/**
 * A group by its url name
 */
export function getGroupByUrlnameV2({ field, value, locale, ifNoneMatch }: {
    field?: "urlname";
    value?: string;
    locale?: string;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Group | GetGroupByUrlnameReply;
    } | {
        status: 304;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v2/urlname${QS.query(QS.explode({
        field,
        value,
        locale
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * The cell that stores a group's data
 */
export function getShardByUrlnameV2(field: "urlname", value: string, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: GetShardByUrlnameReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v2/shard${QS.query(QS.explode({
        field,
        value,
        locale
    }))}`, {
        ...opts
    });
}
/**
 * The group behind the host name of an organisation's own site
 */
export function resolveGroupFromWebsiteV2(website: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ResolveGroupFromWebsiteReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v2/websites/resolve${QS.query(QS.explode({
        website
    }))}`, {
        ...opts
    });
}
/**
 * The free slots of a span of days
 */
export function listAvailableTimeSlotsV2({ appointments0InterventionId, appointments0PackId, appointments0CalendarId, appointments0ResourceId, appointments1InterventionId, appointments1PackId, appointments1CalendarId, appointments1ResourceId, appointments2InterventionId, appointments2PackId, appointments2CalendarId, appointments2ResourceId, interventionIds, packId, calendarId, calendarIds, calendarsetIds, resourceId, groupId, start, $from, end, nDays, locale, length, minCapacity, promotions, hold, timeFormat }: {
    appointments0InterventionId?: number;
    appointments0PackId?: number;
    appointments0CalendarId?: number;
    appointments0ResourceId?: number;
    appointments1InterventionId?: number;
    appointments1PackId?: number;
    appointments1CalendarId?: number;
    appointments1ResourceId?: number;
    appointments2InterventionId?: number;
    appointments2PackId?: number;
    appointments2CalendarId?: number;
    appointments2ResourceId?: number;
    interventionIds?: number[];
    packId?: number | null;
    calendarId?: number | null;
    calendarIds?: number[];
    calendarsetIds?: number[];
    resourceId?: number | null;
    groupId?: number;
    start?: string;
    $from?: string;
    end?: string;
    nDays?: number;
    locale?: string;
    length?: number;
    minCapacity?: number;
    promotions?: boolean;
    hold?: string;
    timeFormat?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AvailableTimeSlots;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v2/availabletimeslots${QS.query(QS.explode({
        "appointments[0][intervention_id]": appointments0InterventionId,
        "appointments[0][pack_id]": appointments0PackId,
        "appointments[0][calendar_id]": appointments0CalendarId,
        "appointments[0][resource_id]": appointments0ResourceId,
        "appointments[1][intervention_id]": appointments1InterventionId,
        "appointments[1][pack_id]": appointments1PackId,
        "appointments[1][calendar_id]": appointments1CalendarId,
        "appointments[1][resource_id]": appointments1ResourceId,
        "appointments[2][intervention_id]": appointments2InterventionId,
        "appointments[2][pack_id]": appointments2PackId,
        "appointments[2][calendar_id]": appointments2CalendarId,
        "appointments[2][resource_id]": appointments2ResourceId,
        pack_id: packId,
        calendar_id: calendarId,
        resource_id: resourceId,
        group_id: groupId,
        start,
        "from": $from,
        end,
        nDays,
        locale,
        length,
        min_capacity: minCapacity,
        promotions,
        hold,
        time_format: timeFormat
    }), QS.form({
        intervention_ids: interventionIds,
        calendar_ids: calendarIds,
        calendarset_ids: calendarsetIds
    }))}`, {
        ...opts
    });
}
/**
 * The appointments of the logged-in account
 */
export function listAccountAppointmentsV2({ results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, groupId, ficheId, includePast, limitPast, calendarIds, calendarId, after }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    groupId?: number;
    ficheId?: number;
    includePast?: boolean;
    limitPast?: number;
    calendarIds?: number[];
    calendarId?: number[];
    after?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AppointmentList;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v2/account/appointments${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value,
        group_id: groupId,
        fiche_id: ficheId,
        include_past: includePast,
        limit_past: limitPast,
        after
    }), QS.form({
        calendar_ids: calendarIds,
        calendar_id: calendarId
    }))}`, {
        ...opts
    });
}
/**
 * The appointments of one fiche
 */
export function listFicheAppointmentsV2({ results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, groupId, ficheId, includePast, limitPast, calendarIds, calendarId, after }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    groupId?: number;
    ficheId?: number;
    includePast?: boolean;
    limitPast?: number;
    calendarIds?: number[];
    calendarId?: number[];
    after?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AppointmentList;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v2/fiche/appointments${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value,
        group_id: groupId,
        fiche_id: ficheId,
        include_past: includePast,
        limit_past: limitPast,
        after
    }), QS.form({
        calendar_ids: calendarIds,
        calendar_id: calendarId
    }))}`, {
        ...opts
    });
}
/**
 * Book one appointment, several, or a pack: all or nothing
 */
export function createAppointmentV2(createAppointmentBody: CreateAppointmentBody, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: CreatedAppointments;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: 503;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v2/appointments${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createAppointmentBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Cancel appointments: all or nothing
 */
export function cancelAppointmentsV2(id: number, cancelAppointmentsBody: CancelAppointmentsBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeletedRecords;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v2/groups/${encodeURIComponent(id)}/appointments/batch_delete${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: cancelAppointmentsBody
    }));
}
/**
 * The groups of the logged-in professional
 */
export function listProGroupsV1({ results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, groupId }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "name" | "urlname";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "name" | "urlname";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "name" | "urlname";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "name" | "urlname";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    groupId?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListProGroupsReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value,
        group_id: groupId
    }))}`, {
        ...opts
    });
}
/**
 * The session of the caller
 */
export function getCurrentSessionV1({ groupId, cancelApt, exportApt, locale }: {
    groupId?: number;
    cancelApt?: number;
    exportApt?: number;
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Session;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/sessions/current${QS.query(QS.explode({
        group_id: groupId,
        cancel_apt: cancelApt,
        export_apt: exportApt,
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Log in a customer or a professional
 */
export function loginV1(body: LoginBody | ProLoginBody | LoginAccount, { locale, groupId }: {
    locale?: string;
    groupId?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Login;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/sessions/login${QS.query(QS.explode({
        locale,
        group_id: groupId
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * End the session
 */
export function logoutV1(logoutBody: LogoutBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LogoutReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/sessions/logout${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: logoutBody
    }));
}
/**
 * Register by e-mail
 */
export function createAccountV1(createAccountBody: CreateAccountBody, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: CreateAccountReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/accounts${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createAccountBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * The account of the session
 */
export function getAccountV1(accountId: number, { locale, ifNoneMatch }: {
    locale?: string;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Account;
    } | {
        status: 304;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/accounts/${encodeURIComponent(accountId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Change the password or the e-mail address
 */
export function updateAccountV1(accountId: number, updateAccountBody: UpdateAccountBody, { locale, ifMatch }: {
    locale?: string;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: UpdateAccountReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 412;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: TakenEmail | LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/accounts/${encodeURIComponent(accountId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updateAccountBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * Ask for a link to set a new password
 */
export function forgotPasswordV1(forgotPasswordBody: ForgotPasswordBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ForgotPasswordReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: OneError | LegacyError;
    } | {
        status: 404;
        data: OneError | LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 429;
        data: OneError | LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/accounts/forgotPassword${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: forgotPasswordBody
    }));
}
/**
 * The fiches of the session, or a professional's search
 */
export function listFichesV1(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, externid }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "externid" | "firstname" | "lastname" | "email" | "created_at" | "updated_at";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "externid" | "firstname" | "lastname" | "email" | "created_at" | "updated_at";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "externid" | "firstname" | "lastname" | "email" | "created_at" | "updated_at";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "externid" | "firstname" | "lastname" | "email" | "created_at" | "updated_at";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    externid?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: FicheList;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/fiches${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value,
        externid
    }))}`, {
        ...opts
    });
}
/**
 * A new fiche; with `upsert=1` the one that has its externid is changed instead
 */
export function createFicheV1(id: number, createFicheBody: CreateFicheBody, { locale, upsert, idempotencyKey }: {
    locale?: string;
    upsert?: boolean;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Fiche;
    } | {
        status: 201;
        data: Fiche;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/fiches${QS.query(QS.explode({
        locale,
        upsert
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createFicheBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * One fiche
 */
export function getFicheV1(id: number, ficheId: number, { locale, ifNoneMatch }: {
    locale?: string;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Fiche;
    } | {
        status: 304;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/fiches/${encodeURIComponent(ficheId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Change fields of a fiche
 */
export function updateFicheV1(id: number, ficheId: number, updateFicheBody: UpdateFicheBody, { locale, ifMatch }: {
    locale?: string;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Fiche;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 412;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/fiches/${encodeURIComponent(ficheId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updateFicheBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * Delete a fiche that has no appointment to come
 */
export function oldDeleteV1GroupsIdFichesFicheId(id: number, ficheId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/fiches/${encodeURIComponent(ficheId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * The field definitions of fiches and vevents
 */
export function getFormsV1(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Forms;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/forms${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * The minisite
 */
export function listWebsitesV1(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "title" | "domain";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "title" | "domain";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "title" | "domain";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "title" | "domain";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListWebsitesReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/websites${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }))}`, {
        ...opts
    });
}
/**
 * Calendar sets
 */
export function listCalendarsetsV1(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, calendarId, calendarIds, calendarsetIds }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "externid" | "name" | "publicname" | "sort";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "externid" | "name" | "publicname" | "sort";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "externid" | "name" | "publicname" | "sort";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "externid" | "name" | "publicname" | "sort";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    calendarId?: number[];
    calendarIds?: number[];
    calendarsetIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListCalendarsetsReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/calendarsets${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }), QS.form({
        calendar_id: calendarId,
        calendar_ids: calendarIds,
        calendarset_ids: calendarsetIds
    }))}`, {
        ...opts
    });
}
/**
 * A new calendarset
 */
export function oldPostV1GroupsIdCalendarsets(id: number, body: object, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/calendarsets${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Calendars, and resources among them
 */
export function listCalendarsV1(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, calendarId, calendarIds, calendarsetIds, interventionIds }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "externid" | "name" | "publicname" | "sort" | "resource" | "calendarset_id";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "externid" | "name" | "publicname" | "sort" | "resource" | "calendarset_id";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "externid" | "name" | "publicname" | "sort" | "resource" | "calendarset_id";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "externid" | "name" | "publicname" | "sort" | "resource" | "calendarset_id";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    calendarId?: number[];
    calendarIds?: number[];
    calendarsetIds?: number[];
    interventionIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListCalendarsReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/calendars${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }), QS.form({
        calendar_id: calendarId,
        calendar_ids: calendarIds,
        calendarset_ids: calendarsetIds,
        intervention_ids: interventionIds
    }))}`, {
        ...opts
    });
}
/**
 * A new calendar
 */
export function oldPostV1GroupsIdCalendars(id: number, body: object, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/calendars${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Categories of services
 */
export function listInterventionsetsV1(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, calendarId, calendarIds, calendarsetIds, interventionIds, interventionsetId, interventionsetIds }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "externid" | "name" | "publicname" | "sort" | "price";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    calendarId?: number[];
    calendarIds?: number[];
    calendarsetIds?: number[];
    interventionIds?: number[];
    interventionsetId?: number[];
    interventionsetIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListInterventionsetsReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/interventionsets${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }), QS.form({
        calendar_id: calendarId,
        calendar_ids: calendarIds,
        calendarset_ids: calendarsetIds,
        intervention_ids: interventionIds,
        interventionset_id: interventionsetId,
        interventionset_ids: interventionsetIds
    }))}`, {
        ...opts
    });
}
/**
 * A new interventionset
 */
export function oldPostV1GroupsIdInterventionsets(id: number, body: object, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/interventionsets${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Services
 */
export function listInterventionsV1(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, calendarId, calendarIds, calendarsetIds, interventionIds, interventionsetId, interventionsetIds }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    calendarId?: number[];
    calendarIds?: number[];
    calendarsetIds?: number[];
    interventionIds?: number[];
    interventionsetId?: number[];
    interventionsetIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListInterventionsReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/interventions${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }), QS.form({
        calendar_id: calendarId,
        calendar_ids: calendarIds,
        calendarset_ids: calendarsetIds,
        intervention_ids: interventionIds,
        interventionset_id: interventionsetId,
        interventionset_ids: interventionsetIds
    }))}`, {
        ...opts
    });
}
/**
 * A new intervention
 */
export function oldPostV1GroupsIdInterventions(id: number, body: object, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/interventions${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Packs
 */
export function listPackInterventionsV1(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, interventionIds, interventionsetId, interventionsetIds }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    interventionIds?: number[];
    interventionsetId?: number[];
    interventionsetIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListPackInterventionsReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/pack_interventions${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }), QS.form({
        intervention_ids: interventionIds,
        interventionset_id: interventionsetId,
        interventionset_ids: interventionsetIds
    }))}`, {
        ...opts
    });
}
/**
 * The free slots of a span of days
 */
export function listAvailableTimeSlotsV1(id: number, { appointments0InterventionId, appointments0PackId, appointments0CalendarId, appointments0ResourceId, appointments1InterventionId, appointments1PackId, appointments1CalendarId, appointments1ResourceId, appointments2InterventionId, appointments2PackId, appointments2CalendarId, appointments2ResourceId, interventionIds, packId, calendarId, calendarIds, calendarsetIds, resourceId, groupId, start, $from, end, nDays, locale, length, minCapacity, promotions, hold, timeFormat }: {
    appointments0InterventionId?: number;
    appointments0PackId?: number;
    appointments0CalendarId?: number;
    appointments0ResourceId?: number;
    appointments1InterventionId?: number;
    appointments1PackId?: number;
    appointments1CalendarId?: number;
    appointments1ResourceId?: number;
    appointments2InterventionId?: number;
    appointments2PackId?: number;
    appointments2CalendarId?: number;
    appointments2ResourceId?: number;
    interventionIds?: number[];
    packId?: number | null;
    calendarId?: number | null;
    calendarIds?: number[];
    calendarsetIds?: number[];
    resourceId?: number | null;
    groupId?: number;
    start?: string;
    $from?: string;
    end?: string;
    nDays?: number;
    locale?: string;
    length?: number;
    minCapacity?: number;
    promotions?: boolean;
    hold?: string;
    timeFormat?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AvailableTimeSlots;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/availabletimeslots${QS.query(QS.explode({
        "appointments[0][intervention_id]": appointments0InterventionId,
        "appointments[0][pack_id]": appointments0PackId,
        "appointments[0][calendar_id]": appointments0CalendarId,
        "appointments[0][resource_id]": appointments0ResourceId,
        "appointments[1][intervention_id]": appointments1InterventionId,
        "appointments[1][pack_id]": appointments1PackId,
        "appointments[1][calendar_id]": appointments1CalendarId,
        "appointments[1][resource_id]": appointments1ResourceId,
        "appointments[2][intervention_id]": appointments2InterventionId,
        "appointments[2][pack_id]": appointments2PackId,
        "appointments[2][calendar_id]": appointments2CalendarId,
        "appointments[2][resource_id]": appointments2ResourceId,
        pack_id: packId,
        calendar_id: calendarId,
        resource_id: resourceId,
        group_id: groupId,
        start,
        "from": $from,
        end,
        nDays,
        locale,
        length,
        min_capacity: minCapacity,
        promotions,
        hold,
        time_format: timeFormat
    }), QS.form({
        intervention_ids: interventionIds,
        calendar_ids: calendarIds,
        calendarset_ids: calendarsetIds
    }))}`, {
        ...opts
    });
}
/**
 * Hold a slot while its form is filled in; replaces the visitor's earlier hold
 */
export function holdSlotV1(id: number, holdSlotBody: HoldSlotBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Hold;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/holds${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: holdSlotBody
    }));
}
/**
 * Hold the slot for longer
 */
export function renewHoldV1(id: number, hold: string, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Hold;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/holds${QS.query(QS.explode({
        locale,
        hold
    }))}`, {
        ...opts,
        method: "PUT"
    });
}
/**
 * Release the held slot, at once or after a delay
 */
export function releaseHoldV1(id: number, hold: string, { locale, seconds }: {
    locale?: string;
    seconds?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Hold;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/holds/release${QS.query(QS.explode({
        locale,
        hold,
        seconds
    }))}`, {
        ...opts,
        method: "POST"
    });
}
/**
 * The appointments the session may see
 */
export function listAppointmentsV1(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, groupId, ficheId, includePast, limitPast, calendarIds, calendarId, after }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    groupId?: number;
    ficheId?: number;
    includePast?: boolean;
    limitPast?: number;
    calendarIds?: number[];
    calendarId?: number[];
    after?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AppointmentList;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/appointments${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value,
        group_id: groupId,
        fiche_id: ficheId,
        include_past: includePast,
        limit_past: limitPast,
        after
    }), QS.form({
        calendar_ids: calendarIds,
        calendar_id: calendarId
    }))}`, {
        ...opts
    });
}
/**
 * Book one appointment, several, or a pack: all or nothing
 */
export function createAppointmentV1(id: number, createAppointmentBody: CreateAppointmentBody, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: CreatedAppointments;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: 503;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/appointments${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createAppointmentBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * One appointment
 */
export function getAppointmentV1(id: number, appointmentId: number, { locale, ifNoneMatch }: {
    locale?: string;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Appointment;
    } | {
        status: 304;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/appointments/${encodeURIComponent(appointmentId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Cancel one appointment
 */
export function cancelAppointmentV1(id: number, appointmentId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeletedRecords;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/appointments/${encodeURIComponent(appointmentId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Move an appointment to another time: the old place is given up only when the new one is taken
 */
export function moveAppointmentV1(id: number, appointmentId: number, moveAppointmentBody: MoveAppointmentBody, { locale, ifMatch }: {
    locale?: string;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Appointments;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 412;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/appointments/${encodeURIComponent(appointmentId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: moveAppointmentBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * Cancel appointments: all or nothing
 */
export function cancelAppointmentsV1(id: number, cancelAppointmentsBody: CancelAppointmentsBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeletedRecords;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/appointments/batch_delete${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: cancelAppointmentsBody
    }));
}
/**
 * The appointment as a calendar file; of a cancelled one METHOD:CANCEL
 */
export function exportAppointmentV1(id: number, appointmentId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/appointments/${encodeURIComponent(appointmentId)}.ics${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * All data stored about the person of the session
 */
export function getPersonalDataV1(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PersonalData;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/personal_data${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * All data stored about the person of the session, as a readable document
 */
export function exportPersonalDataV1(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/personal_data.html${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * How long the person's data is stored, and their open deletion request
 */
export function getDeletionRequestV1(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeletionState;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/deletion_requests/current${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Withdraw the deletion request
 */
export function withdrawDeletionRequestV1(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeletionState;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/deletion_requests/current${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Ask that the person's data be deleted; a mailed link confirms it. Asked again, mails the link again
 */
export function createDeletionRequestV1(id: number, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: DeletionState;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/deletion_requests${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    });
}
/**
 * The open deletion requests of a group's clients
 */
export function listDeletionRequestsV1(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "account_id" | "name" | "email" | "requested_at" | "confirmed_at" | "deleted_from";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "account_id" | "name" | "email" | "requested_at" | "confirmed_at" | "deleted_from";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "account_id" | "name" | "email" | "requested_at" | "confirmed_at" | "deleted_from";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "account_id" | "name" | "email" | "requested_at" | "confirmed_at" | "deleted_from";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListDeletionRequestsReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/deletion_requests${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }))}`, {
        ...opts
    });
}
/**
 * Confirm a deletion request by the key in its mail
 */
export function confirmDeletionRequestV1(id: number, confirmDeletionRequestBody: ConfirmDeletionRequestBody, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ConfirmDeletionRequestReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/deletion_requests/confirm${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: confirmDeletionRequestBody
    }));
}
/**
 * A group by its id
 */
export function oldGetV1GroupsId(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Change the settings of a group
 */
export function oldPutV1GroupsId(id: number, body: object, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * A group by its id
 */
export function oldGetV3GroupsId(id: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 406;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: number;
        data: Error;
    }>(`/api/v3/groups/${encodeURIComponent(id)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * One calendarset
 */
export function oldGetV1GroupsIdCalendarsetsRecordId(id: number, recordId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/calendarsets/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Change fields of a calendarset
 */
export function oldPutV1GroupsIdCalendarsetsRecordId(id: number, recordId: number, body: object, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/calendarsets/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Archive a calendarset
 */
export function oldDeleteV1GroupsIdCalendarsetsRecordId(id: number, recordId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/calendarsets/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * One calendar
 */
export function oldGetV1GroupsIdCalendarsRecordId(id: number, recordId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/calendars/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Change fields of a calendar
 */
export function oldPutV1GroupsIdCalendarsRecordId(id: number, recordId: number, body: object, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/calendars/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Archive a calendar
 */
export function oldDeleteV1GroupsIdCalendarsRecordId(id: number, recordId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/calendars/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * One interventionset
 */
export function oldGetV1GroupsIdInterventionsetsRecordId(id: number, recordId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/interventionsets/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Change fields of a interventionset
 */
export function oldPutV1GroupsIdInterventionsetsRecordId(id: number, recordId: number, body: object, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/interventionsets/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Archive a interventionset
 */
export function oldDeleteV1GroupsIdInterventionsetsRecordId(id: number, recordId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/interventionsets/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * One intervention
 */
export function oldGetV1GroupsIdInterventionsRecordId(id: number, recordId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/interventions/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Change fields of a intervention
 */
export function oldPutV1GroupsIdInterventionsRecordId(id: number, recordId: number, body: object, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/interventions/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Archive a intervention
 */
export function oldDeleteV1GroupsIdInterventionsRecordId(id: number, recordId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/interventions/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * One pack
 */
export function oldGetV1GroupsIdPackInterventionsRecordId(id: number, recordId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/pack_interventions/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * The field definitions of both forms, in one list
 */
export function oldGetV1GroupsIdCustomfields(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "name" | "label" | "type" | "model";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "name" | "label" | "type" | "model";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "name" | "label" | "type" | "model";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "name" | "label" | "type" | "model";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/customfields${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }))}`, {
        ...opts
    });
}
/**
 * The professionals of a group, for its owners
 */
export function oldGetV1GroupsIdPros(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "email" | "lastname";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "email" | "lastname";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "email" | "lastname";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "email" | "lastname";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListProsReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/pros${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }))}`, {
        ...opts
    });
}
/**
 * Appointments and closures, for professionals
 */
export function oldGetV1GroupsIdVevents(id: number, { results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, groupId, ficheId, includePast, limitPast, calendarIds, calendarId, after }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "type" | "calendar_id" | "fiche_id" | "intervention_id" | "start" | "end" | "text" | "taker" | "deleted" | "updated_at";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "type" | "calendar_id" | "fiche_id" | "intervention_id" | "start" | "end" | "text" | "taker" | "deleted" | "updated_at";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "type" | "calendar_id" | "fiche_id" | "intervention_id" | "start" | "end" | "text" | "taker" | "deleted" | "updated_at";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "type" | "calendar_id" | "fiche_id" | "intervention_id" | "start" | "end" | "text" | "taker" | "deleted" | "updated_at";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    groupId?: number;
    ficheId?: number;
    includePast?: boolean;
    limitPast?: number;
    calendarIds?: number[];
    calendarId?: number[];
    after?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/vevents${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value,
        group_id: groupId,
        fiche_id: ficheId,
        include_past: includePast,
        limit_past: limitPast,
        after
    }), QS.form({
        calendar_ids: calendarIds,
        calendar_id: calendarId
    }))}`, {
        ...opts
    });
}
/**
 * Book an appointment; without a service or without a client, close the time
 */
export function oldPostV1GroupsIdVevents(id: number, body: object, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: 503;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/vevents${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * One appointment or closure
 */
export function oldGetV1GroupsIdVeventsVeventId(id: number, veventId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/vevents/${encodeURIComponent(veventId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Move an appointment or closure; `deleted` cancels it or takes it back
 */
export function oldPutV1GroupsIdVeventsVeventId(id: number, veventId: number, body: object, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/vevents/${encodeURIComponent(veventId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Cancel an appointment, or take a closure back
 */
export function oldDeleteV1GroupsIdVeventsVeventId(id: number, veventId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/groups/${encodeURIComponent(id)}/vevents/${encodeURIComponent(veventId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * One calendarset
 */
export function oldGetV1CalendarsetsRecordId(recordId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/calendarsets/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Change fields of a calendarset
 */
export function oldPutV1CalendarsetsRecordId(recordId: number, body: object, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/calendarsets/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Archive a calendarset
 */
export function oldDeleteV1CalendarsetsRecordId(recordId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/calendarsets/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * A new calendarset
 */
export function oldPostV1Calendarsets(body: object, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/calendarsets${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Calendar sets
 */
export function oldGetV1Calendarsets({ results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, calendarId, calendarIds, calendarsetIds }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "externid" | "name" | "publicname" | "sort";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "externid" | "name" | "publicname" | "sort";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "externid" | "name" | "publicname" | "sort";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "externid" | "name" | "publicname" | "sort";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    calendarId?: number[];
    calendarIds?: number[];
    calendarsetIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListCalendarsetsReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/calendarsets${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }), QS.form({
        calendar_id: calendarId,
        calendar_ids: calendarIds,
        calendarset_ids: calendarsetIds
    }))}`, {
        ...opts
    });
}
/**
 * One calendar
 */
export function oldGetV1CalendarsRecordId(recordId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/calendars/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Change fields of a calendar
 */
export function oldPutV1CalendarsRecordId(recordId: number, body: object, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/calendars/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Archive a calendar
 */
export function oldDeleteV1CalendarsRecordId(recordId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/calendars/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * A new calendar
 */
export function oldPostV1Calendars(body: object, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/calendars${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Calendars, and resources among them
 */
export function oldGetV1Calendars({ results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, calendarId, calendarIds, calendarsetIds, interventionIds }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "externid" | "name" | "publicname" | "sort" | "resource" | "calendarset_id";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "externid" | "name" | "publicname" | "sort" | "resource" | "calendarset_id";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "externid" | "name" | "publicname" | "sort" | "resource" | "calendarset_id";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "externid" | "name" | "publicname" | "sort" | "resource" | "calendarset_id";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    calendarId?: number[];
    calendarIds?: number[];
    calendarsetIds?: number[];
    interventionIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListCalendarsReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/calendars${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }), QS.form({
        calendar_id: calendarId,
        calendar_ids: calendarIds,
        calendarset_ids: calendarsetIds,
        intervention_ids: interventionIds
    }))}`, {
        ...opts
    });
}
/**
 * One interventionset
 */
export function oldGetV1InterventionsetsRecordId(recordId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/interventionsets/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Change fields of a interventionset
 */
export function oldPutV1InterventionsetsRecordId(recordId: number, body: object, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/interventionsets/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Archive a interventionset
 */
export function oldDeleteV1InterventionsetsRecordId(recordId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/interventionsets/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * A new interventionset
 */
export function oldPostV1Interventionsets(body: object, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/interventionsets${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Categories of services
 */
export function oldGetV1Interventionsets({ results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, calendarId, calendarIds, calendarsetIds, interventionIds, interventionsetId, interventionsetIds }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "externid" | "name" | "publicname" | "sort" | "price";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    calendarId?: number[];
    calendarIds?: number[];
    calendarsetIds?: number[];
    interventionIds?: number[];
    interventionsetId?: number[];
    interventionsetIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListInterventionsetsReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/interventionsets${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }), QS.form({
        calendar_id: calendarId,
        calendar_ids: calendarIds,
        calendarset_ids: calendarsetIds,
        intervention_ids: interventionIds,
        interventionset_id: interventionsetId,
        interventionset_ids: interventionsetIds
    }))}`, {
        ...opts
    });
}
/**
 * One intervention
 */
export function oldGetV1InterventionsRecordId(recordId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/interventions/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Change fields of a intervention
 */
export function oldPutV1InterventionsRecordId(recordId: number, body: object, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/interventions/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Archive a intervention
 */
export function oldDeleteV1InterventionsRecordId(recordId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/interventions/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * A new intervention
 */
export function oldPostV1Interventions(body: object, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/interventions${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Services
 */
export function oldGetV1Interventions({ results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, calendarId, calendarIds, calendarsetIds, interventionIds, interventionsetId, interventionsetIds }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    calendarId?: number[];
    calendarIds?: number[];
    calendarsetIds?: number[];
    interventionIds?: number[];
    interventionsetId?: number[];
    interventionsetIds?: number[];
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListInterventionsReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/interventions${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }), QS.form({
        calendar_id: calendarId,
        calendar_ids: calendarIds,
        calendarset_ids: calendarsetIds,
        intervention_ids: interventionIds,
        interventionset_id: interventionsetId,
        interventionset_ids: interventionsetIds
    }))}`, {
        ...opts
    });
}
/**
 * One pack
 */
export function oldGetV1PackInterventionsRecordId(recordId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/pack_interventions/${encodeURIComponent(recordId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Delete a fiche that has no appointment to come
 */
export function oldDeleteV1FichesFicheId(ficheId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/fiches/${encodeURIComponent(ficheId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * One fiche
 */
export function oldGetV1FichesFicheId(ficheId: number, { locale, ifNoneMatch }: {
    locale?: string;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Fiche;
    } | {
        status: 304;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/fiches/${encodeURIComponent(ficheId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Change fields of a fiche
 */
export function oldPutV1FichesFicheId(ficheId: number, updateFicheBody: UpdateFicheBody, { locale, ifMatch }: {
    locale?: string;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Fiche;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 412;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/fiches/${encodeURIComponent(ficheId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: updateFicheBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * The field definitions of both forms, in one list
 */
export function oldGetV1Customfields({ results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "name" | "label" | "type" | "model";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "name" | "label" | "type" | "model";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "name" | "label" | "type" | "model";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "name" | "label" | "type" | "model";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/customfields${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }))}`, {
        ...opts
    });
}
/**
 * The professionals of a group, for its owners
 */
export function oldGetV1Pros({ results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "email" | "lastname";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "email" | "lastname";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "email" | "lastname";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "email" | "lastname";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListProsReply;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/pros${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value
    }))}`, {
        ...opts
    });
}
/**
 * Appointments and closures, for professionals
 */
export function oldGetV1Vevents({ results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, groupId, ficheId, includePast, limitPast, calendarIds, calendarId, after }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "type" | "calendar_id" | "fiche_id" | "intervention_id" | "start" | "end" | "text" | "taker" | "deleted" | "updated_at";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "type" | "calendar_id" | "fiche_id" | "intervention_id" | "start" | "end" | "text" | "taker" | "deleted" | "updated_at";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "type" | "calendar_id" | "fiche_id" | "intervention_id" | "start" | "end" | "text" | "taker" | "deleted" | "updated_at";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "type" | "calendar_id" | "fiche_id" | "intervention_id" | "start" | "end" | "text" | "taker" | "deleted" | "updated_at";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    groupId?: number;
    ficheId?: number;
    includePast?: boolean;
    limitPast?: number;
    calendarIds?: number[];
    calendarId?: number[];
    after?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/vevents${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value,
        group_id: groupId,
        fiche_id: ficheId,
        include_past: includePast,
        limit_past: limitPast,
        after
    }), QS.form({
        calendar_ids: calendarIds,
        calendar_id: calendarId
    }))}`, {
        ...opts
    });
}
/**
 * Book an appointment; without a service or without a client, close the time
 */
export function oldPostV1Vevents(body: object, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: 503;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/vevents${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * One appointment or closure
 */
export function oldGetV1VeventsVeventId(veventId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/vevents/${encodeURIComponent(veventId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts
    });
}
/**
 * Move an appointment or closure; `deleted` cancels it or takes it back
 */
export function oldPutV1VeventsVeventId(veventId: number, body: object, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/vevents/${encodeURIComponent(veventId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Cancel an appointment, or take a closure back
 */
export function oldDeleteV1VeventsVeventId(veventId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: object;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/vevents/${encodeURIComponent(veventId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * The fiches of the session, or a professional's search
 */
export function oldGetV1Fiches({ results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, externid }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "externid" | "firstname" | "lastname" | "email" | "created_at" | "updated_at";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "externid" | "firstname" | "lastname" | "email" | "created_at" | "updated_at";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "externid" | "firstname" | "lastname" | "email" | "created_at" | "updated_at";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "externid" | "firstname" | "lastname" | "email" | "created_at" | "updated_at";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    externid?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: FicheList;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/fiches${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value,
        externid
    }))}`, {
        ...opts
    });
}
/**
 * A new fiche; with `upsert=1` the one that has its externid is changed instead
 */
export function oldPostV1Fiches(createFicheBody: CreateFicheBody, { locale, upsert, idempotencyKey }: {
    locale?: string;
    upsert?: boolean;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Fiche;
    } | {
        status: 201;
        data: Fiche;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/fiches${QS.query(QS.explode({
        locale,
        upsert
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createFicheBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * The appointments the session may see
 */
export function oldGetV1Appointments({ results, startIndex, sort, dir, search, locale, conditions0Field, conditions0Op, conditions0Value, conditions1Field, conditions1Op, conditions1Value, conditions2Field, conditions2Op, conditions2Value, groupId, ficheId, includePast, limitPast, calendarIds, calendarId, after }: {
    results?: "all" | number;
    startIndex?: number;
    sort?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    dir?: "asc" | "desc";
    search?: string;
    locale?: string;
    conditions0Field?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    conditions0Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions0Value?: string;
    conditions1Field?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    conditions1Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions1Value?: string;
    conditions2Field?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted";
    conditions2Op?: "=" | ">" | ">=" | "<" | "<=" | "!=" | "like" | "not like" | "in" | "not in";
    conditions2Value?: string;
    groupId?: number;
    ficheId?: number;
    includePast?: boolean;
    limitPast?: number;
    calendarIds?: number[];
    calendarId?: number[];
    after?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AppointmentList;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/appointments${QS.query(QS.explode({
        results,
        startIndex,
        sort,
        dir,
        search,
        locale,
        "conditions[0][field]": conditions0Field,
        "conditions[0][op]": conditions0Op,
        "conditions[0][value]": conditions0Value,
        "conditions[1][field]": conditions1Field,
        "conditions[1][op]": conditions1Op,
        "conditions[1][value]": conditions1Value,
        "conditions[2][field]": conditions2Field,
        "conditions[2][op]": conditions2Op,
        "conditions[2][value]": conditions2Value,
        group_id: groupId,
        fiche_id: ficheId,
        include_past: includePast,
        limit_past: limitPast,
        after
    }), QS.form({
        calendar_ids: calendarIds,
        calendar_id: calendarId
    }))}`, {
        ...opts
    });
}
/**
 * Book one appointment, several, or a pack: all or nothing
 */
export function oldPostV1Appointments(createAppointmentBody: CreateAppointmentBody, { locale, idempotencyKey }: {
    locale?: string;
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: CreatedAppointments;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: 503;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/appointments${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: createAppointmentBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * One appointment
 */
export function oldGetV1AppointmentsAppointmentId(appointmentId: number, { locale, ifNoneMatch }: {
    locale?: string;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Appointment;
    } | {
        status: 304;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/appointments/${encodeURIComponent(appointmentId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Move an appointment to another time: the old place is given up only when the new one is taken
 */
export function oldPutV1AppointmentsAppointmentId(appointmentId: number, moveAppointmentBody: MoveAppointmentBody, { locale, ifMatch }: {
    locale?: string;
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Appointments;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 412;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/appointments/${encodeURIComponent(appointmentId)}${QS.query(QS.explode({
        locale
    }))}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: moveAppointmentBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * Cancel one appointment
 */
export function oldDeleteV1AppointmentsAppointmentId(appointmentId: number, { locale }: {
    locale?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeletedRecords;
    } | {
        status: 400;
        data: LegacyError;
    } | {
        status: 401;
        data: LegacyError;
    } | {
        status: 403;
        data: LegacyError;
    } | {
        status: 404;
        data: LegacyError;
    } | {
        status: 406;
        data: LegacyError;
    } | {
        status: 409;
        data: LegacyError;
    } | {
        status: 413;
        data: LegacyError;
    } | {
        status: 415;
        data: LegacyError;
    } | {
        status: 422;
        data: LegacyError;
    } | {
        status: 429;
        data: LegacyError;
    } | {
        status: number;
        data: LegacyError;
    }>(`/api/v1/appointments/${encodeURIComponent(appointmentId)}${QS.query(QS.explode({
        locale
    }))}`, {
        ...opts,
        method: "DELETE"
    });
}
