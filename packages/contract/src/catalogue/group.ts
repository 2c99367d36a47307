import { DEPLOYMENTS } from "@rendezvous/domain/deployment/profile";
import { SLOTS_VIEWS } from "@rendezvous/domain/slots/columns";
import { COLOR_SCHEMES } from "@rendezvous/domain/theme/palette";
import { z } from "zod";
import { forms } from "./form.ts";
import { lang } from "../ground/wire-values.ts";

/**
 * A group in the API's form, with texts in the requested locale. For an inactive group the API returns only name, urlname and
 * phone, with `inactive: true`.
 */
const look = z.object({
  description: z.boolean().optional(),
  image: z.boolean().optional(),
  grid_mode: z.boolean().optional(),
});

export const sequenceStepSchema = z.object({
  name: z.string(),
  label: z.string().optional(),
  lang,
  preposition: z.string().optional(),
  title: z.string().optional(),
  title_lang: lang,
  skip_uniq_choice: z.boolean().optional(),
  max_multirdvs: z.number().int().optional(),
  /** Whether a visitor may choose "no preference"; true unless set to false. */
  any: z.boolean().optional(),
});

export const group = z.object({
  id: z.number().int(),
  name: z.string(),
  urlname: z.string(),
  preposition: z.string(),
  phone: z.string(),
  website: z.string(),
  siteUrl: z.string(),
  logo_key: z.string().nullable(),
  shard: z.string(),
  /** The deployment whose switches apply. */
  deployment: z.enum(DEPLOYMENTS),
  active: z.boolean(),
  inactive: z.boolean(),
  open: z.boolean(),
  /** True: only existing clients may book, and the page says so before the first step. */
  reserved: z.boolean(),
  /** True: the group calls its clients patients. */
  health: z.boolean(),
  store_chain: z.boolean(),
  has_minisite: z.boolean(),
  /** Whether visitors may wait for a time that becomes free. */
  has_waiting_list: z.boolean(),
  /** Whether clients may have passes; omitted: no. */
  sells_passes: z.boolean().optional(),
  /** Whether there are classes, archived or not; omitted: no. */
  gives_classes: z.boolean().optional(),
  has_promotions: z.boolean(),
  has_calendars_tab: z.boolean(),
  has_interventions_tab: z.boolean(),
  locale: z.string(),
  enabled_locales: z.string(),
  country: z.string(),
  currency: z.string(),
  currency_code: z.string(),
  timezone: z.string(),
  address: z.string(),
  city: z.string(),
  zipcode: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  openData: z.boolean(),
  sso_login_only: z.boolean(),
  /** The text of the button that leads to the OpenID provider, "" = the default; null without a provider. */
  sso_label: z.string().nullable(),
  sso_lang: lang,
  user_login_profile: z.enum(["Account", "Fiche"]),
  loginProfile: z.enum(["Account", "Fiche"]),
  user_sequence_config: z.array(sequenceStepSchema),
  steps_init: z.array(sequenceStepSchema),
  resource_count: z.number().int(),
  check_sms_from_web: z.boolean(),
  /** Whether the installation has an SMS gateway. */
  sends_sms: z.boolean(),
  merge_interventions: z.boolean(),
  pack_interventions: z.boolean(),
  use_booking_service: z.boolean(),
  use_api_v3: z.boolean(),
  hide_marketing_sms: z.boolean(),
  user_allow_comment: z.boolean(),
  callCenter: z.boolean(),
  allow_overbooking: z.boolean(),
  capacity_display_user: z.boolean(),
  /** True: visitors' lists omit services without free time. */
  hide_without_times: z.boolean(),
  /** True: services and calendars are listed with their next free times. */
  next_times: z.boolean(),
  slots_view: z.enum(SLOTS_VIEWS),
  display_intervention_price: z.boolean(),
  display_intervention_length: z.boolean(),
  display_intervention_info: z.boolean(),
  maxrdv_period: z.number().int(),
  /** The minimum notice for a client's move or cancellation, in minutes before the start. */
  min_cancel_notice: z.number().int(),
  /** A cancellation by the client less than this many hours before the start counts as missed; 0: never. */
  late_cancellation_hours: z.number().int(),
  theme: z.object({
    usercolors: z.record(z.string(), z.string()),
    /** Light, dark, or as the visitor's system chooses. */
    scheme: z.enum(COLOR_SCHEMES),
  }),
  grid_list_mode: z.record(z.string(), look),
  apptemplates: z.record(z.string(), z.string()),
  tracking_tags: z.array(z.object({ content: z.string(), position: z.string() })),
  facebook_pixel_id: z.string().nullable(),
  public_calendarsets: z.boolean(),
  public_interventionsets: z.boolean(),
  calendars_interventions_links: z.record(z.string(), z.array(z.number().int())),
  /** Only in the answer for a single group; a page contains the forms in its catalogue. */
  forms: forms.optional(),
  /** The host of the group's own video meetings; null: the installation's. */
  meeting_host: z.string().nullable(),
});
export type Group = z.infer<typeof group>;

export const inactiveGroup = z.object({
  id: z.number().int(),
  name: z.string(),
  urlname: z.string(),
  phone: z.string(),
  inactive: z.literal(true),
  active: z.literal(false),
});
export type InactiveGroup = z.infer<typeof inactiveGroup>;

/** A group of the logged-in professional. */
export const proGroup = z.object({
  id: z.number().int(),
  name: z.string(),
  urlname: z.string(),
  shard: z.string(),
  inactive: z.boolean(),
  call_center: z.boolean(),
  role: z.enum(["owner", "pro", "call_centre"]),
  /** The calendars that the professional is limited to; null: every calendar. */
  calendars: z.array(z.number().int()).nullable(),
  /** The meaning of an appointment's colours (`state` 0 to 3) in the group; "": the default. */
  labels: z.object({ blue: z.string(), green: z.string(), orange: z.string(), yellow: z.string() }),
});

export type ProGroup = z.output<typeof proGroup>;
