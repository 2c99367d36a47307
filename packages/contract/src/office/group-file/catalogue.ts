import { z } from "zod";
import {
  externid,
  type LocalizedText,
  localizedLine,
  localizedLineOrEmpty,
  localizedTextOrEmpty,
  minutes,
  minutesOrZero,
  falseByDefault,
  optionalImage,
  optionalExternid,
  textMatching,
  price,
  externidList,
  shortText,
  sortPosition,
  wholeNumber,
} from "./fields.ts";
import { MAX_PLACES } from "../../booking/requested-chain.ts";
import { place } from "./place.ts";
import { classDate, closure, openingSchema, openingRuleSchema, weeklyRule } from "./opening-hours.ts";
import { daySchema, endTimeSchema, wallTimeSchema, weekdaySchema } from "./times.ts";

const listed = {
  name: shortText.optional(),
  publicname: localizedLine.nullish(),
  description: localizedTextOrEmpty,
  thumbnail: optionalImage,
  sort: sortPosition,
  deleted: falseByDefault,
};

interface Named {
  externid: string;
  name?: string | undefined;
  publicname?: LocalizedText | null | undefined;
}

/**
 * Copies the one given name to the other if only one of the two is given. An empty public name hides a record, so it counts as
 * given and is never overwritten.
 */
export function withBothNames<T extends Named>(record: T): T & { name: string; publicname: LocalizedText } {
  const { publicname } = record;
  const readable = typeof publicname === "object" && publicname ? Object.values(publicname)[0] : publicname;
  const name = record.name || readable?.slice(0, 255) || record.externid;
  return { ...record, name, publicname: publicname ?? name };
}

/** A professional's number in the French register of health professionals. */
const rpps = textMatching(/^(\d{11})?$/, "an RPPS number of 11 digits", "digits").default("");
/** A code of the nomenclature TRE_R38-SpecialiteOrdinale; empty: the service is not offered to regulators. */
const specialty = textMatching(/^([A-Z]{1,4}\d{1,3})?$/, "a code like SM54", "specialty").default("");

const { description: _text, thumbnail: _picture, ...named } = listed;

/** At the practice, at the patient's home, by video: codes of HL7's v3-ActCode. */
export const SAS_KINDS = ["AMB", "HH", "VR"] as const;
/** For everybody, for health professionals, for emergency regulators: codes of TRE_R314-TypeCreneau. */
export const SAS_SLOTS = ["PUBLIC", "PRO", "SNP"] as const;

/**
 * Returns the fields of records, for files and calls alike. `references` is the schema of a list of other records: externids in a
 * file, ids in a call. The caller adds single references, whose names differ.
 */
export function catalogueFields<References extends z.ZodType>(references: References) {
  const schedule = {
    ...listed,
    capacity: wholeNumber(1, 10_000).default(1),
    maxrdv_period: minutes.nullable().default(null),
    /** null: the calendar is at the group's address. */
    address: place.nullable().default(null),
    closures: z.array(closure).default([]),
    holidays: shortText.nullable().default(null),
  };
  const resource = {
    ...schedule,
    slot_step: wholeNumber(1, 1440).default(15),
    /** null: the organisation's hours; an empty list: never open. */
    openinghours: z.array(openingRuleSchema(references)).nullable().default(null),
    openings: z.array(openingSchema(references)).default([]),
  };
  return {
    calendarset: listed,
    calendar: { ...resource, rpps },
    resource,
    /** `capacity` is the number of places. */
    class: {
      ...schedule,
      /** How many places one booking may take. */
      max_places: wholeNumber(1, MAX_PLACES).default(1),
      /** The weekly dates. A date lasts as long as the service: longer hours hold several, one after another. */
      openinghours: z.array(weeklyRule).default([]),
      /** The single dates. */
      openings: z.array(classDate).default([]),
    },
    interventionset: { ...listed, price: price.nullable().default(null) },
    intervention: {
      ...listed,
      type: z.literal("free", { error: 'expected "free"' }).default("free"),
      /** Missing: no price is given; 0: it is free. */
      price: price.nullable().default(null),
      length: wholeNumber(1, 10_080).default(30),
      /** An empty list of calendars or resources means all of them. */
      calendars: references,
      need_resource: falseByDefault,
      resources: references,
      /** The price and the length with these calendars or with these resources; null: as usual. The first entry that fits counts. */
      by_place: z
        .array(
          z.strictObject({
            calendars: references,
            resources: references,
            price: price.nullable().default(null),
            length: wholeNumber(1, 10_080).nullable().default(null),
          }),
        )
        .max(100)
        .default([]),
      buffer_before: minutesOrZero,
      buffer_after: minutesOrZero,
      /** A text about what to bring or prepare: in the confirmation, the calendar entry and the reminder. */
      instructions: localizedTextOrEmpty,
      /** When it is offered, within the hours of the calendars; null: whenever they are open. */
      openinghours: z.array(weeklyRule).nullable().default(null),
      /** null: the group's rule applies. */
      min_notice: minutes.nullable().default(null),
      /**
       * How far ahead it may be booked, unless the calendar has a shorter period; null: the rule of the calendar or the group
       * applies.
       */
      maxrdv_period: minutes.nullable().default(null),
      /** How many upcoming appointments for it a person may hold; 0: no limit. */
      max_upcoming: wholeNumber(0, 10_000).default(0),
      /** The time between two appointments of a person for it; 0: any. */
      mintime_between: minutesOrZero,
      /** The most simultaneous appointments for it, over all calendars; 0: no limit. */
      max_at_once: wholeNumber(0, 1000).default(0),
      /** The least time between the starts of two appointments for it on one calendar, in minutes; 0: any. */
      min_between_starts: wholeNumber(0, 1440).default(0),
      /** Clients book it only with a pass that pays for it. */
      needs_pass: falseByDefault,
      /** A client who cancels less than this many hours before the start cancels late; null: as the group says. */
      late_cancellation_hours: wholeNumber(0, 720).nullable().default(null),
      merged: falseByDefault,
      skippable_agenda: falseByDefault,
      videoconference: falseByDefault,
      only_package: falseByDefault,
      /** How emergency regulators find it (SAS): its specialty, where it takes place, and for whom its times are. */
      sas_specialty: specialty,
      sas_kind: z.enum(SAS_KINDS, { error: 'expected "AMB", "HH" or "VR"' }).default("AMB"),
      sas_slots: z.enum(SAS_SLOTS, { error: 'expected "PUBLIC", "PRO" or "SNP"' }).default("PUBLIC"),
    },
    pack: {
      ...listed,
      status: z.enum(["opened", "closed"], { error: 'expected "opened" or "closed"' }).default("opened"),
      /** null: the sum of the prices of the pack's services, if at least one has a price. */
      total_price: price.nullish(),
    },
    promotion: {
      name: localizedLineOrEmpty,
      percentage: wholeNumber(1, 100),
      interventions: references,
      packs: references,
      calendars: references,
      days: z.array(weekdaySchema).default([]),
      from: wallTimeSchema.nullable().default(null),
      to: endTimeSchema.nullable().default(null),
      valid_from: daySchema.nullable().default(null),
      valid_until: daySchema.nullable().default(null),
      deleted: falseByDefault,
    },
    /** A pass that clients buy. */
    passoffer: {
      ...named,
      price: price.nullable().default(null),
      visits: wholeNumber(1, 1000).default(10),
      /** How long it is valid: these months and days together; 0 and 0: without end. */
      valid_months: wholeNumber(0, 120).default(0),
      valid_days: wholeNumber(0, 3650).default(0),
      /** Counted from the first visit; false: from the sale. */
      from_first_visit: falseByDefault,
      /** The services that it pays for; an empty list means all. */
      interventions: references,
    },
  };
}

const fields = catalogueFields(externidList);

/** Returns the schema of a pack's services in order, with the breaks between them. */
export function packItemsSchema<Entry extends z.ZodRawShape>(entry: Entry) {
  return z
    .array(z.strictObject({ ...entry, break_time: wholeNumber(1, 1440).optional() }))
    .min(1, { error: "expected at least one intervention" });
}

export const calendarset = z.strictObject({ externid, ...fields.calendarset }).transform(withBothNames);
export const interventionset = z
  .strictObject({ externid, ...fields.interventionset })
  .transform(withBothNames);

const inSet = { externid, calendarset: optionalExternid };
/** A file may contain the resource flag, but only the value that matches its list. */
export const calendar = z
  .strictObject({
    ...inSet,
    ...fields.calendar,
    resource: z.literal(false, { error: "expected false" }).default(false),
  })
  .transform(withBothNames);
export const resource = z
  .strictObject({
    ...inSet,
    ...fields.resource,
    resource: z.literal(true, { error: "expected true" }).default(true),
  })
  .transform(withBothNames);

/** A service that a class gives, archived or not, is booked in its classes only. */
export const classRecord = z
  .strictObject({
    externid,
    ...fields.class,
    calendarset: optionalExternid,
    intervention: externid,
    /** The calendar of the teacher, and the room: the dates of the class close both. */
    teacher: externid,
    room: optionalExternid,
  })
  .transform(withBothNames);

export const intervention = z
  .strictObject({ externid, ...fields.intervention, interventionset: optionalExternid })
  .transform(withBothNames);

export const pack = z
  .strictObject({
    externid,
    ...fields.pack,
    interventionset: optionalExternid,
    config: packItemsSchema({ intervention: externid.optional(), calendar: externid.nullish() }),
  })
  .transform(withBothNames);

export const promotion = z.strictObject({ externid, ...fields.promotion });

export const passoffer = z.strictObject({ externid, ...fields.passoffer }).transform(withBothNames);

/** The addresses are secret: only a file of the terminal has them. */
export const busySource = z
  .strictObject({
    calendar: optionalExternid,
    resource: optionalExternid,
    addresses: z
      .array(textMatching(/^(https?|webcals?):\/\/[^\s]{1,1990}$/i, "a web address", "web_address"))
      .min(1)
      .max(3),
  })
  .refine(
    ({ calendar: one, resource: other }) => Boolean(one) !== Boolean(other),
    "expected calendar or resource",
  );
