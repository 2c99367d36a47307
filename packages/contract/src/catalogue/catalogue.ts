import { z } from "zod";
import { forms } from "./form.ts";
import { lang } from "../ground/wire-values.ts";

/** The published catalogue of a group in the API's form; texts are in the requested locale. */

const listed = {
  id: z.number().int(),
  externid: z.string(),
  name: z.string(),
  publicname: z.string(),
  lang,
  description: z.string(),
  thumbnail: z.string().nullable(),
  sort: z.number().int(),
  deleted: z.boolean(),
};

export const calendarset = z.object(listed);
export type Calendarset = z.infer<typeof calendarset>;

/**
 * Only present when true: the service has no free time however far ahead, and the group hides such services from visitors' lists.
 */
const withoutTimes = z.boolean().optional();

/** A resource is a calendar with `resource: true`. */
export const calendar = z.object({
  ...listed,
  resource: z.boolean(),
  calendarset_id: z.number().int().nullable(),
  maxrdv_period: z.number().int().nullable(),
  address: z
    .object({ address: z.string(), lat: z.number().nullable(), lng: z.number().nullable() })
    .nullable(),
});
export type Calendar = z.infer<typeof calendar>;

/** A class: it is booked like a calendar, by its id, but is not in the lists of calendars. */
const classFields = {
  intervention_id: z.number().int(),
  teacher_id: z.number().int(),
  room_id: z.number().int().nullable(),
  places: z.number().int(),
  /** How many places one booking may take. */
  max_places: z.number().int(),
};
export const classSchema = calendar.extend(classFields);
export type Class = z.infer<typeof classSchema>;

export const interventionset = z.object({ ...listed, price: z.number().int().nullable() });
export type Interventionset = z.infer<typeof interventionset>;

/** `promotions`: the highest percentage that any promotion can give on this service, or null. */
export const intervention = z.object({
  ...listed,
  /** null: no price is given; 0: it is free. */
  price: z.number().int().nullable(),
  length: z.number().int(),
  type: z.enum(["free", "pack"]),
  interventionset_id: z.number().int().nullable(),
  /** The calendars that can do it; null = every calendar. */
  calendar_ids: z.array(z.number().int()).nullable(),
  resource_ids: z.array(z.number().int()).nullable(),
  need_resource: z.boolean(),
  merged: z.boolean(),
  skippable_agenda: z.boolean(),
  videoconference: z.boolean(),
  only_package: z.boolean(),
  /** Only present when true: it is given in classes only, and booked with the id of a class as its calendar. */
  in_classes: z.boolean().optional(),
  /** Its own notice and booking period, in minutes from now; null: the group's, or the calendar's. */
  min_notice: z.number().int().nullable(),
  maxrdv_period: z.number().int().nullable(),
  promotions: z.number().int().nullable(),
  /** Clients book it only with a pass that pays for it; omitted: without one. */
  needs_pass: z.boolean().optional(),
  /** Replaces the group's, if it has hours of its own. */
  late_cancellation_hours: z.number().int().optional(),
  /**
   * The price and length with these calendars, otherwise with these resources, if they differ; null: as usual. The first that fits.
   * Left out if there are none.
   */
  by_place: z
    .array(
      z.object({
        calendar_ids: z.array(z.number().int()),
        resource_ids: z.array(z.number().int()),
        price: z.number().int().nullable(),
        length: z.number().int().nullable(),
      }),
    )
    .optional(),
  without_times: withoutTimes,
});
export type Intervention = z.infer<typeof intervention>;

const packService = z.object({
  intervention_id: z.number().int(),
  publicname: z.string(),
  lang,
  selectedCalendar: z.object({ id: z.number().int(), publicname: z.string(), lang }).nullable(),
});
const packBreak = z.object({ break_time: z.number().int() });

export const pack = z.object({
  ...listed,
  type: z.literal("pack"),
  status: z.string(),
  price: z.number().int().nullable(),
  total_price: z.number().int().nullable(),
  length: z.number().int(),
  interventionset_id: z.number().int().nullable(),
  config: z.array(z.union([packService, packBreak])),
  promotions: z.number().int().nullable(),
  without_times: withoutTimes,
});
export type Pack = z.infer<typeof pack>;

const hoursOfDay = z.array(z.object({ from: z.string(), to: z.string() }));

/** The minisite; texts are in the requested locale. */
export const website = z.object({
  title: z.string(),
  /** The language of the title. */
  lang,
  quick_desc: z.string(),
  keywords: z.string(),
  domain: z.string(),
  image: z.string().nullable(),
  /** `alt`: the description for screen readers; "" if the group has written none. */
  file_upload: z.array(z.object({ url: z.string(), alt: z.string(), lang })),
  show: z.boolean(),
  highlight: z.boolean(),
  highlight_service: z.number().int().nullable(),
  highlight_package: z.number().int().nullable(),
  offer_text: z.string(),
  offer_type: z.enum(["service", "package"]),
  listing: z.enum(["category", "intervention", "package"]),
  listset_ids: z.array(z.number().int()),
  listing_ids: z.array(z.number().int()),
  package_ids: z.array(z.number().int()),
  /** The regular week, Monday first. */
  openinghours: z.array(hoursOfDay),
  /** The days of the next two weeks with other hours; no hours: closed. */
  special_days: z.array(z.object({ day: z.string(), hours: hoursOfDay })),
  map: z.boolean(),
  contact_info: z.boolean(),
  website_link: z.string(),
  social_link: z.boolean(),
  facebook: z.string(),
  twitter: z.string(),
  instagram: z.string(),
  snapchat: z.string(),
  mail: z.string(),
  complement_text: z.string(),
  otherbox: z.string(),
});
export type Website = z.infer<typeof website>;

/** The catalogue that a page contains when it loads. */
export const pageCatalogue = z.object({
  calendars: z.array(calendar),
  classes: z.array(classSchema),
  calendarsets: z.array(calendarset),
  interventions: z.array(intervention),
  interventionsets: z.array(interventionset),
  packs: z.array(pack),
  forms,
  website: website.nullable(),
});
