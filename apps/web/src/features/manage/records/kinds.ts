import type { Editable, RECORDS, Singular } from "@rendezvous/contract/record";
import type { ManageFieldsPhrases } from "@rendezvous/phrases/catalogues";
import type { Format } from "../pictures/picture-chooser.tsx";

export type RecordKind = (typeof RECORDS)[Singular]["kind"];

/** The pages of the settings. */
export type SettingsPage = "settings" | "rules" | "texts";

/** A form: that of a kind of record, or a page of what the group has once, its settings. */
export type FormName = RecordKind | SettingsPage;

export function isSettings(form: FormName): form is SettingsPage {
  return Object.hasOwn(SETTINGS_FORMS, form);
}

/** A stored record of any kind, with its fields as group files have them. */
export interface StoredRecord {
  readonly id: number;
  readonly version: number;
  readonly deleted: boolean;
  readonly [field: string]: unknown;
}

/** How a field is typed in, and which one of the record it is. `words`: its name in the phrases, where that is another. */
export type FieldSpec = { readonly words?: keyof ManageFieldsPhrases["fields"] } & (
  | { readonly control: "reference" | "references"; readonly name: string; readonly kind: RecordKind }
  | { readonly control: "picture"; readonly name: string; readonly format: Format }
  | {
      readonly control:
        | "text"
        | "localized"
        | "longLocalized"
        | "number"
        | "percentage"
        | "minutes"
        | "days"
        | "span"
        | "period"
        | "degrees"
        | "languages"
        | "shown"
        | "price"
        | "flag"
        | "opened"
        | "place"
        | "weekdays"
        | "time"
        | "day"
        | "pack"
        | "hours"
        | "closures"
        | "openings";
      readonly name: string;
    }
);

export interface FieldGroup {
  /** A name of `groups` of the phrases. */
  readonly title: keyof ManageFieldsPhrases["groups"];
  readonly fields: readonly FieldSpec[];
}

export const KINDS = {
  interventions: "intervention",
  interventionsets: "interventionset",
  packs: "pack",
  promotions: "promotion",
  calendars: "calendar",
  calendarsets: "calendarset",
  resources: "resource",
} as const satisfies Record<RecordKind, Singular>;

/** As the contract calls what a form writes. */
export function editableOf(form: FormName): Editable {
  return isSettings(form) ? "settings" : KINDS[form];
}

const NAMES: readonly FieldSpec[] = [
  { control: "localized", name: "publicname" },
  { control: "text", name: "name" },
];
const DESCRIPTION: FieldSpec = { control: "longLocalized", name: "description" };
/** Cards show it as a square of 510 pixels, or as a small one; twice that is sharp on every screen. */
const THUMBNAIL: FieldSpec = { control: "picture", name: "thumbnail", format: { widest: 1020, ratio: 1 } };
const EXTERNID: FieldSpec = { control: "text", name: "externid" };

const OFFERED: FieldGroup = {
  title: "what",
  fields: [
    ...NAMES,
    { control: "reference", name: "interventionset_id", kind: "interventionsets" },
    DESCRIPTION,
    THUMBNAIL,
    EXTERNID,
  ],
};

const PLACE: readonly FieldGroup[] = [
  {
    title: "what",
    fields: [
      ...NAMES,
      { control: "reference", name: "calendarset_id", kind: "calendarsets" },
      DESCRIPTION,
      THUMBNAIL,
      EXTERNID,
    ],
  },
  { title: "hours", fields: [{ control: "hours", name: "openinghours" }] },
  {
    title: "exceptions",
    fields: [
      { control: "closures", name: "closures" },
      { control: "openings", name: "openings" },
      { control: "text", name: "holidays" },
    ],
  },
  {
    title: "how",
    fields: [
      { control: "number", name: "capacity" },
      { control: "minutes", name: "slot_step" },
      { control: "days", name: "maxrdv_period" },
    ],
  },
  { title: "place", fields: [{ control: "place", name: "address" }] },
];

/** The pages of the settings. What stands in `rules` or `apptemplates` is a field of its own here, so that two owners may each change one. */
export const SETTINGS_FORMS: Readonly<Record<SettingsPage, readonly FieldGroup[]>> = {
  settings: [
    {
      title: "contact",
      fields: [
        { control: "text", name: "name", words: "groupname" },
        { control: "text", name: "phone" },
        { control: "text", name: "website" },
      ],
    },
    {
      title: "place",
      fields: [
        { control: "text", name: "address", words: "street" },
        { control: "text", name: "zipcode" },
        { control: "text", name: "city" },
        { control: "degrees", name: "lat" },
        { control: "degrees", name: "lng" },
        { control: "shown", name: "timezone" },
      ],
    },
    { title: "languages", fields: [{ control: "languages", name: "enabled_locales" }] },
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
        { control: "span", name: "rules.reminder_minutes", words: "reminder_minutes" },
      ],
    },
    {
      title: "limits",
      fields: [
        { control: "number", name: "rules.max_upcoming", words: "max_upcoming" },
        { control: "span", name: "rules.mintime_between", words: "mintime_between" },
        { control: "number", name: "rules.max_bookings_per_person_per_day", words: "max_per_person" },
        { control: "number", name: "rules.max_bookings_per_address_per_day", words: "max_per_address" },
        { control: "number", name: "rules.hold_limit_per_address", words: "hold_limit_per_address" },
        { control: "number", name: "rules.hold_limit_per_calendar", words: "hold_limit_per_calendar" },
      ],
    },
    {
      title: "who",
      fields: [
        { control: "flag", name: "open" },
        { control: "flag", name: "rules.reserved", words: "reserved" },
        { control: "flag", name: "openData" },
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
        { control: "flag", name: "user_allow_comment" },
      ],
    },
    { title: "team", fields: [{ control: "flag", name: "allow_overbooking" }] },
  ],
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

/** What each form asks, in which order. */
export const FORMS: Readonly<Record<FormName, readonly FieldGroup[]>> = {
  ...SETTINGS_FORMS,
  interventions: [
    OFFERED,
    {
      title: "time",
      fields: [
        { control: "minutes", name: "length" },
        { control: "price", name: "price" },
        { control: "minutes", name: "buffer_before" },
        { control: "minutes", name: "buffer_after" },
      ],
    },
    {
      title: "where",
      fields: [
        { control: "references", name: "calendars", kind: "calendars" },
        { control: "flag", name: "need_resource" },
        { control: "references", name: "resources", kind: "resources" },
      ],
    },
    {
      title: "how",
      fields: [
        { control: "flag", name: "skippable_agenda" },
        { control: "flag", name: "videoconference" },
        { control: "flag", name: "only_package" },
      ],
    },
  ],
  interventionsets: [
    {
      title: "what",
      fields: [...NAMES, DESCRIPTION, THUMBNAIL, { control: "price", name: "price" }, EXTERNID],
    },
  ],
  packs: [
    OFFERED,
    {
      title: "time",
      fields: [
        { control: "pack", name: "config" },
        { control: "price", name: "total_price" },
      ],
    },
    { title: "how", fields: [{ control: "opened", name: "status" }] },
  ],
  promotions: [
    {
      title: "what",
      fields: [
        { control: "localized", name: "name" },
        { control: "percentage", name: "percentage" },
        EXTERNID,
      ],
    },
    {
      title: "when",
      fields: [
        { control: "weekdays", name: "days" },
        { control: "time", name: "from" },
        { control: "time", name: "to" },
        { control: "day", name: "valid_from" },
        { control: "day", name: "valid_until" },
      ],
    },
    {
      title: "where",
      fields: [
        { control: "references", name: "interventions", kind: "interventions" },
        { control: "references", name: "packs", kind: "packs" },
        { control: "references", name: "calendars", kind: "calendars" },
      ],
    },
  ],
  calendars: PLACE,
  resources: PLACE,
  calendarsets: [{ title: "what", fields: [...NAMES, DESCRIPTION, THUMBNAIL, EXTERNID] }],
};
