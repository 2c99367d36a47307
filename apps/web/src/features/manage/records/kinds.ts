import type { RECORDS, Singular } from "@rendezvous/contract/record";

export type RecordKind = (typeof RECORDS)[Singular]["kind"];

/** A stored record of any kind, with its fields as group files have them. */
export interface StoredRecord {
  readonly id: number;
  readonly version: number;
  readonly deleted: boolean;
  readonly [field: string]: unknown;
}

/** How a field is typed in, and which one of the record it is. */
export type FieldSpec =
  | { readonly control: "reference" | "references"; readonly name: string; readonly kind: RecordKind }
  | {
      readonly control:
        | "text"
        | "localized"
        | "longLocalized"
        | "number"
        | "percentage"
        | "minutes"
        | "days"
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
    };

export interface FieldGroup {
  /** A name of `groups` of the phrases. */
  readonly title: "what" | "time" | "where" | "how" | "when" | "hours" | "exceptions" | "place";
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

const NAMES: readonly FieldSpec[] = [
  { control: "localized", name: "publicname" },
  { control: "text", name: "name" },
];
const DESCRIPTION: FieldSpec = { control: "longLocalized", name: "description" };
const EXTERNID: FieldSpec = { control: "text", name: "externid" };

const PLACE: readonly FieldGroup[] = [
  {
    title: "what",
    fields: [
      ...NAMES,
      { control: "reference", name: "calendarset_id", kind: "calendarsets" },
      DESCRIPTION,
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

/** The form of each kind: what is asked, in which order. */
export const FORMS: Readonly<Record<RecordKind, readonly FieldGroup[]>> = {
  interventions: [
    {
      title: "what",
      fields: [
        ...NAMES,
        { control: "reference", name: "interventionset_id", kind: "interventionsets" },
        DESCRIPTION,
        EXTERNID,
      ],
    },
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
    { title: "what", fields: [...NAMES, DESCRIPTION, { control: "price", name: "price" }, EXTERNID] },
  ],
  packs: [
    {
      title: "what",
      fields: [
        ...NAMES,
        { control: "reference", name: "interventionset_id", kind: "interventionsets" },
        DESCRIPTION,
        EXTERNID,
      ],
    },
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
  calendarsets: [{ title: "what", fields: [...NAMES, DESCRIPTION, EXTERNID] }],
};
