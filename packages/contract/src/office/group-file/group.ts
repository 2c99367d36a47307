import { readTrackingTag } from "@rendezvous/domain/tracking/tracker";
import { isFinessOrSiret } from "@rendezvous/domain/group/finess-or-siret";
import { STEP_NAMES } from "@rendezvous/domain/sequence/model";
import { DEPLOYMENTS } from "@rendezvous/domain/deployment/profile";
import { SLOTS_VIEWS } from "@rendezvous/domain/slots/columns";
import { COLOR_SCHEMES } from "@rendezvous/domain/theme/palette";
import { z } from "zod";
import {
  colour,
  locale,
  localizedLineOrEmpty,
  localizedTextOrEmpty,
  minutesOrZero,
  nonEmptyText,
  falseByDefault,
  trueByDefault,
  optionalFlag,
  optionalImage,
  phone,
  textUpTo,
  shortText,
  textMatching,
  textWithCheck,
  webAddressOrEmpty,
  wholeNumber,
  LOCALES,
} from "./fields.ts";
import { RESERVED_SEGMENTS } from "../../catalogue/own-segments.ts";
import { messages, notices } from "./messages.ts";
import { weeklyRule } from "./opening-hours.ts";
import { placeFields } from "./place.ts";
import { sso } from "./sso.ts";
import { wallTimeSchema } from "./times.ts";
import { toZoneName } from "@rendezvous/domain/time/zone-name";

const urlname = textMatching(
  /^[a-z0-9][a-z0-9_-]{0,63}$/,
  "lower-case letters, digits, - and _",
  "url_name",
).refine((text) => !RESERVED_SEGMENTS.includes(text), {
  error: "expected a url name that is not reserved",
  params: { code: "taken" },
});

const timezone = textWithCheck(
  (name) => toZoneName(name) !== null,
  "a time zone like Europe/Paris",
  "time_zone",
)
  .transform((name) => toZoneName(name) ?? name)
  .default("Europe/Paris");

const enabledLocales = textWithCheck(
  (list) => list.split(",").every((item) => (LOCALES as readonly string[]).includes(item.trim())),
  "languages separated by commas",
  "languages",
).transform((list) => [...new Set(list.split(",").map((item) => item.trim()))].join(","));

export const REMINDER_WAYS = ["mail_and_sms", "mail", "sms"] as const;

export const rules = z
  .strictObject({
    min_notice: minutesOrZero,
    maxrdv_period: wholeNumber(0, 5_256_000).optional(),
    min_cancel_notice: minutesOrZero,
    max_upcoming: wholeNumber(0, 10_000).default(0),
    mintime_between: minutesOrZero,
    /** Clients who missed this many appointments within a year book by phone only; 0: no limit. */
    missed_limit: wholeNumber(0, 100).default(0),
    late_cancellation_hours: wholeNumber(0, 720).default(0),
    /** For how long a freed time is kept for one person of the waiting list; 0: there is no waiting list. */
    waiting_minutes: wholeNumber(0, 1440).default(0),
    /**
     * The daily limits of appointments and of hours for one network address, shared by everybody behind it; 0: no limit.
     */
    max_bookings_per_address_per_day: wholeNumber(0, 1_000_000).default(20),
    /** The most that one account, fiche or e-mail address may book in a day, from anywhere; 0: no limit. */
    max_bookings_per_person_per_day: wholeNumber(0, 1_000_000).default(20),
    /** How long before an appointment its client gets a reminder; 0: no reminder. */
    reminder_minutes: minutesOrZero,
    /** How long before an appointment its client gets further reminders. */
    further_reminders: z.array(wholeNumber(1, 5_256_000)).max(3).default([]),
    /** A mail to everyone and an SMS to those who chose it; no SMS; or an SMS instead of the mail. */
    reminder_by: z
      .enum(REMINDER_WAYS, { error: `expected one of ${REMINDER_WAYS.join(", ")}` })
      .default("mail_and_sms"),
    /** Whether a reminder has the answers "I will come" and "I cannot come". */
    reminder_asks: trueByDefault,
    /** The daily hours in which no reminder is sent: those that fall into them are sent before. */
    quiet_from: wallTimeSchema.nullable().default(null),
    quiet_until: wallTimeSchema.nullable().default(null),
    /** Whether clients who chose SMS get one as soon as they have booked, besides the mail. */
    confirmation_sms: falseByDefault,
    /** Whether clients tell on a page at the door that they have come. */
    arrival: falseByDefault,
    hold_limit_per_address: wholeNumber(0, 10_000).default(20),
    retention_years: wholeNumber(3, 10).default(3),
    hold_limit_per_calendar: wholeNumber(0, 10_000).default(10),
    /** Whom a blacklisted fiche blocks besides its account: people with its proven address, or with its phone number. */
    blacklist_email: trueByDefault,
    blacklist_phone: trueByDefault,
    reserved: falseByDefault,
    health: falseByDefault,
    hide_account_existence: optionalFlag,
  })
  .prefault({});

/** The label of a colour, shown on a button and below the day. */
const ownLabel = textUpTo(40).default("");

const stepName = z.enum(STEP_NAMES, { error: `expected one of ${STEP_NAMES.join(", ")}` });

const step = z.strictObject({
  name: stepName,
  label: localizedLineOrEmpty,
  preposition: localizedLineOrEmpty,
  title: localizedLineOrEmpty,
  skip_uniq_choice: falseByDefault,
  max_multirdvs: wholeNumber(0, 20).default(1),
  any: trueByDefault,
});

const listMode = z.strictObject({
  description: trueByDefault,
  image: trueByDefault,
  grid_mode: falseByDefault,
});

export const group = z.strictObject({
  // A single line, because mails contain it in their headers.
  name: nonEmptyText.overwrite((name) => name.replaceAll(/\s+/g, " ").trim()),
  urlname,
  preposition: localizedLineOrEmpty,
  phone,
  /** The organisation's own site; its minisite is the file's `website`. */
  website: webAddressOrEmpty,
  logo_key: optionalImage,
  shard: shortText.default("main"),

  inactive: optionalFlag,
  /** Always the opposite of `inactive`. */
  active: optionalFlag,
  open: trueByDefault,
  store_chain: falseByDefault,
  has_minisite: falseByDefault,
  has_promotions: optionalFlag,
  has_calendars_tab: trueByDefault,
  has_interventions_tab: trueByDefault,

  locale: locale.default("fr"),
  enabled_locales: enabledLocales.optional(),
  country: textMatching(/^[A-Z]{2}$/, "a country code like FR", "country").default("FR"),
  currency: textMatching(/^[A-Z]{3}$/, "a currency code like EUR", "currency").default("EUR"),
  timezone,
  ...placeFields,
  /** For every calendar and resource without hours of its own. */
  openinghours: z.array(weeklyRule).default([]),

  /** The number of the health organisation: FINESS (9 digits) or SIRET (14 digits). */
  finess_or_siret: textWithCheck(
    (text) => text === "" || isFinessOrSiret(text),
    "a FINESS number of 9 digits, or a SIRET number of 14",
    "digits",
  ).default(""),

  openData: trueByDefault,
  sso_login_only: falseByDefault,
  sso,
  user_login_profile: z
    .enum(["Account", "Fiche"], { error: 'expected "Account" or "Fiche"' })
    .default("Account"),
  /** The deployment whose switches apply. */
  deployment: z.enum(DEPLOYMENTS, { error: "expected default, hads, sncf, ants or sso" }).default("default"),
  /** The steps, their order and their content; empty: derived from the catalogue. */
  user_sequence_config: z.array(step).default([]),
  steps_init: z.array(step).default([]),
  /**
   * The system computes `resource_count` and `calendars_interventions_links`: a file may contain them, but an import ignores
   * them.
   */
  resource_count: z.unknown().optional(),
  calendars_interventions_links: z.unknown().optional(),
  check_sms_from_web: falseByDefault,
  merge_interventions: falseByDefault,
  /** false: clients can book no packs; unset: they can book all opened packs. */
  pack_interventions: optionalFlag,
  /** The host of the group's own video meetings; empty: the installation's. */
  meeting_host: textMatching(
    /^([a-z0-9.-]+(:\d+)?)?$/i,
    "a host name like meet.example.org",
    "host_name",
  ).default(""),
  /** The sites that may frame the booking, besides the group's own; empty: all. `*.` means all subdomains. */
  embed_hosts: z
    .array(
      textMatching(
        /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i,
        "a host name like www.example.org or *.example.org",
        "host_name",
      ),
    )
    .default([]),
  /**
   * Further countries whose numbers get SMS, besides the group's own. Limited, because SMS abroad cost more and are a target of
   * fraud.
   */
  sms_countries: z
    .array(textMatching(/^[A-Z]{2}$/, "a country code like FR", "country"))
    .max(50)
    .default([]),
  use_booking_service: falseByDefault,
  use_api_v3: falseByDefault,
  hide_marketing_sms: falseByDefault,
  user_allow_comment: trueByDefault,
  callCenter: falseByDefault,
  /** Professionals may overbook a taken place. */
  allow_overbooking: falseByDefault,
  /** The meaning of an appointment's four colours for professionals; "": the colour's own name. */
  blue_label: ownLabel,
  green_label: ownLabel,
  orange_label: ownLabel,
  yellow_label: ownLabel,
  /** Professionals must log in with a second factor. */
  second_factor_required: falseByDefault,
  /** Allows v1 clients that send their API key in the body and their session in a cookie. */
  legacy_clients: falseByDefault,
  capacity_display_user: falseByDefault,
  /**
   * True: lists for visitors omit services without any free time, and packs that contain such a service. Links to them still
   * work.
   */
  hide_without_times: falseByDefault,
  /** True: services and people are listed with their next free times, which book at once. */
  next_times: falseByDefault,
  /** The initial view of slots: several days side by side, or one day at a time. */
  slots_view: z.enum(SLOTS_VIEWS, { error: 'expected "columns", "day" or "auto"' }).default("columns"),
  display_intervention_price: trueByDefault,
  display_intervention_length: trueByDefault,
  display_intervention_info: trueByDefault,
  /** The same value as `rules.maxrdv_period`; a file may contain it in either place. */
  maxrdv_period: wholeNumber(0, 5_256_000).optional(),

  theme: z
    .record(textMatching(/^[a-z][a-z0-9_]{0,63}$/, "a colour's name", "unknown_field"), colour)
    .default({}),
  /** Light or dark pages, or as each visitor's system chooses. */
  color_scheme: z.enum(COLOR_SCHEMES).default("auto"),
  grid_list_mode: z
    .record(
      textMatching(/^has_[a-z_]{1,40}_tab$/, "a name like has_calendars_tab", "unknown_field"),
      listMode,
    )
    .default({}),
  apptemplates: z
    .strictObject({
      takerdv_text: localizedTextOrEmpty,
      alltab_text: localizedTextOrEmpty,
      confirm_text: localizedTextOrEmpty,
      health_disclaimer: localizedTextOrEmpty,
    })
    .prefault({}),
  messages,
  notices,

  tracking_tags: z
    .array(
      z.strictObject({
        /** The id of a Google tag, or the whole code that contains it; only the id is stored. */
        content: textWithCheck(
          (text) => text.length <= 20_000 && readTrackingTag(text) !== null,
          "the id of a Google container or tag, like GTM-AB12CD3 or G-AB12CD34EF, or the code that Google gives for it",
          "tracking_tag",
        ).transform((text) => readTrackingTag(text) ?? ""),
        position: z.enum(["head", "body"], { error: 'expected "head" or "body"' }).default("head"),
      }),
    )
    .prefault([]),
  facebook_pixel_id: textMatching(/^\d{0,32}$/, "digits", "pixel").default(""),
  public_calendarsets: trueByDefault,
  public_interventionsets: trueByDefault,
  rules,
});
