import { ACCOUNT_MAILS, APPOINTMENT_MAILS, type MessageKind } from "@rendezvous/domain/message/kinds";
import { LOOK_FORM, WEBSITE_FORM } from "./look-forms.ts";
import type { FieldGroup, FieldSpec, SettingsPage } from "./field-spec.ts";

/**
 * The pages of the settings. Each value inside `rules` or `apptemplates` is a separate field here, so that two owners may each
 * change one.
 */
export const SETTINGS_FORMS: Readonly<Record<SettingsPage, readonly FieldGroup[]>> = {
  settings: [
    {
      title: "contact",
      fields: [
        { control: "text", name: "name", words: "groupname" },
        { control: "localized", name: "preposition" },
        { control: "text", name: "phone" },
        { control: "text", name: "website" },
        { control: "address", name: "urlname" },
      ],
    },
    {
      title: "place",
      fields: [
        { control: "text", name: "address", words: "street" },
        { control: "text", name: "zipcode" },
        { control: "text", name: "city" },
        { control: "position", name: "lat" },
        // The control of the latitude edits this field too.
        { control: "beside", name: "lng" },
        { control: "country", name: "country" },
        { control: "currency", name: "currency" },
        { control: "shown", name: "timezone" },
      ],
    },
    { title: "sas", fields: [{ control: "text", name: "finess_or_siret" }] },
  ],
  languages: [
    {
      title: "languages",
      fields: [
        { control: "locale", name: "locale" },
        { control: "languages", name: "enabled_locales" },
      ],
    },
  ],
  rules: [
    {
      title: "when",
      fields: [
        { control: "span", name: "rules.min_notice", words: "min_notice" },
        { control: "period", name: "rules.maxrdv_period", words: "period" },
      ],
    },
    {
      title: "cancel",
      fields: [
        { control: "span", name: "rules.min_cancel_notice", words: "min_cancel_notice" },
        { control: "span", name: "rules.waiting_minutes", words: "waiting_minutes" },
      ],
    },
    {
      title: "limits",
      fields: [
        { control: "number", name: "rules.max_upcoming", words: "max_upcoming" },
        { control: "number", name: "rules.missed_limit", words: "missed_limit" },
        { control: "number", name: "rules.late_cancellation_hours", words: "late_cancellation_hours" },
        { control: "span", name: "rules.mintime_between", words: "mintime_between" },
        { control: "number", name: "rules.max_bookings_per_person_per_day", words: "max_per_person" },
        { control: "number", name: "rules.max_bookings_per_address_per_day", words: "max_per_address" },
        { control: "number", name: "rules.hold_limit_per_address", words: "hold_limit_per_address" },
        { control: "number", name: "rules.hold_limit_per_calendar", words: "hold_limit_per_calendar" },
      ],
    },
    { title: "arrival", fields: [{ control: "arrival", name: "rules.arrival", words: "arrival" }] },
    {
      title: "who",
      fields: [
        { control: "flag", name: "open" },
        { control: "flag", name: "rules.reserved", words: "reserved" },
        { control: "flag", name: "openData" },
        { control: "choice", name: "user_login_profile", choices: ["Account", "Fiche"] },
        { control: "flag", name: "rules.hide_account_existence", words: "hide_account_existence" },
        { control: "flag", name: "rules.health", words: "health" },
        { control: "flag", name: "rules.blacklist_email", words: "blacklist_email" },
        { control: "flag", name: "rules.blacklist_phone", words: "blacklist_phone" },
      ],
    },
    {
      title: "seen",
      fields: [
        { control: "flag", name: "display_intervention_price" },
        { control: "flag", name: "display_intervention_length" },
        { control: "flag", name: "display_intervention_info" },
        { control: "flag", name: "capacity_display_user" },
        { control: "flag", name: "next_times" },
        { control: "flag", name: "hide_without_times" },
        { control: "flag", name: "public_interventionsets" },
        { control: "flag", name: "public_calendarsets" },
        { control: "choice", name: "slots_view", choices: [["auto", "byWidth"], "columns", "day"] },
        { control: "flag", name: "user_allow_comment" },
        { control: "flag", name: "hide_marketing_sms" },
        { control: "flag", name: "check_sms_from_web" },
        { control: "flagUnlessOff", name: "has_promotions" },
        { control: "flagUnlessOff", name: "pack_interventions" },
      ],
    },
    {
      title: "team",
      fields: [
        { control: "flag", name: "allow_overbooking" },
        { control: "text", name: "blue_label" },
        { control: "text", name: "green_label" },
        { control: "text", name: "orange_label" },
        { control: "text", name: "yellow_label" },
      ],
    },
    {
      title: "data",
      fields: [{ control: "number", name: "rules.retention_years", words: "retention_years" }],
    },
  ],
  notifications: [
    {
      title: "reminders",
      fields: [
        { control: "span", name: "rules.reminder_minutes", words: "reminder_minutes" },
        { control: "spans", name: "rules.further_reminders", words: "further_reminders" },
        { control: "reminderWay", name: "rules.reminder_by", words: "reminder_by" },
        { control: "flag", name: "rules.reminder_asks", words: "reminder_asks" },
        { control: "time", name: "rules.quiet_from", words: "quiet_from" },
        { control: "time", name: "rules.quiet_until", words: "quiet_until" },
        { control: "flag", name: "rules.confirmation_sms", words: "confirmation_sms" },
        { control: "lines", name: "sms_countries" },
      ],
    },
    { title: "notices", fields: [{ control: "notices", name: "notices" }] },
    { title: "messages", fields: [...APPOINTMENT_MAILS, "reminderSms" as const].map(message) },
    { title: "accountMessages", fields: ACCOUNT_MAILS.map(message) },
  ],
  embedding: [
    { title: "hosts", fields: [{ control: "lines", name: "embed_hosts" }] },
    {
      title: "tracking",
      fields: [
        { control: "tags", name: "tracking_tags" },
        { control: "text", name: "facebook_pixel_id" },
      ],
    },
    { title: "video", fields: [{ control: "text", name: "meeting_host" }] },
  ],
  steps: [
    {
      title: "how",
      fields: [
        { control: "flag", name: "has_interventions_tab" },
        { control: "flag", name: "has_calendars_tab" },
        { control: "flag", name: "merge_interventions" },
        { control: "steps", name: "user_sequence_config" },
      ],
    },
  ],
  sso: [
    {
      title: "login",
      fields: [
        { control: "sso", name: "sso" },
        { control: "flag", name: "sso_login_only" },
        { control: "flag", name: "store_chain" },
      ],
    },
  ],
  look: LOOK_FORM,
  website: WEBSITE_FORM,
  hours: [{ title: "hours", fields: [{ control: "organisationHours", name: "openinghours" }] }],
  texts: [
    {
      title: "texts",
      fields: [
        { control: "longLocalized", name: "apptemplates.takerdv_text", words: "takerdv_text" },
        { control: "longLocalized", name: "apptemplates.health_disclaimer", words: "health_disclaimer" },
        { control: "longLocalized", name: "apptemplates.confirm_text", words: "confirm_text" },
        { control: "longLocalized", name: "apptemplates.alltab_text", words: "alltab_text" },
      ],
    },
  ],
};

function message(kind: MessageKind): FieldSpec {
  return { control: "message", name: `messages.${kind}`, words: kind };
}
