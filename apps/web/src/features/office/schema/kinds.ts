import type { Editable, RecordName } from "@rendezvous/contract/office/record";
import type { FieldGroup, FieldSpec, RecordKind, SettingsPage } from "./field-spec.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";

/** A form: of a kind of record, or of a page of the settings, which are a singleton. */
export type FormName = RecordKind | SettingsPage;

export function isSettingsForm(form: FormName): form is SettingsPage {
  return Object.hasOwn(SETTINGS_FORMS, form);
}

/** A stored record of any kind, with its fields as in group files. */
export interface StoredRecord {
  readonly id: number;
  readonly version: number;
  readonly deleted: boolean;
  readonly [field: string]: unknown;
}

export const KINDS = {
  interventions: "intervention",
  interventionsets: "interventionset",
  packs: "pack",
  promotions: "promotion",
  passoffers: "passoffer",
  calendars: "calendar",
  calendarsets: "calendarset",
  resources: "resource",
  classes: "class",
} as const satisfies Record<RecordKind, RecordName>;

export function isRecordKind(kind: string): kind is RecordKind {
  return Object.hasOwn(KINDS, kind);
}

/** Returns the contract's name for the data of a form. */
export function contractNameOfForm(form: FormName): Editable {
  if (form === "website") return "website";
  return isSettingsForm(form) ? "settings" : KINDS[form];
}

const NAMES: readonly FieldSpec[] = [
  { control: "localized", name: "publicname" },
  { control: "text", name: "name" },
];
const DESCRIPTION: FieldSpec = { control: "longLocalized", name: "description" };
/** Cards show the picture as a square of 510 pixels, or smaller; twice that size is sharp on every screen. */
const THUMBNAIL: FieldSpec = { control: "picture", name: "thumbnail", format: { widest: 1020, ratio: 1 } };
/** Most owners need no reference. */
const REFERENCE: FieldGroup = {
  title: "links",
  fields: [{ control: "text", name: "externid" }],
  isFolded: true,
};

const OFFERED: FieldGroup = {
  title: "what",
  fields: [
    ...NAMES,
    { control: "reference", name: "interventionset_id", kind: "interventionsets" },
    DESCRIPTION,
    THUMBNAIL,
  ],
};

const EXCEPTIONS: FieldGroup = {
  title: "exceptions",
  fields: [
    { control: "holidays", name: "holidays" },
    { control: "closures", name: "closures" },
    { control: "openings", name: "openings" },
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
    ],
  },
  { title: "hours", fields: [{ control: "hours", name: "openinghours" }] },
  EXCEPTIONS,
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

/** The fields of each form, in their order. */
export const FORM_FIELDS: Readonly<Record<FormName, readonly FieldGroup[]>> = {
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
      title: "when",
      fields: [
        { control: "serviceHours", name: "openinghours", words: "service_hours" },
        { control: "span", name: "min_notice", words: "service_notice" },
        { control: "days", name: "maxrdv_period" },
      ],
    },
    {
      title: "limits",
      fields: [
        { control: "number", name: "max_upcoming" },
        { control: "span", name: "mintime_between" },
        { control: "number", name: "max_at_once" },
        { control: "minutes", name: "min_between_starts" },
        { control: "number", name: "late_cancellation_hours", words: "service_late_cancellation" },
        { control: "flag", name: "needs_pass" },
      ],
    },
    {
      title: "where",
      fields: [
        { control: "references", name: "calendars", kind: "calendars" },
        { control: "flag", name: "need_resource" },
        { control: "references", name: "resources", kind: "resources" },
        { control: "placeTerms", name: "by_place" },
      ],
    },
    {
      title: "how",
      fields: [
        { control: "longLocalized", name: "instructions" },
        { control: "flag", name: "skippable_agenda" },
        { control: "flag", name: "videoconference" },
        { control: "flag", name: "only_package" },
      ],
    },
    {
      title: "sas",
      fields: [
        { control: "text", name: "sas_specialty" },
        { control: "choice", name: "sas_kind", choices: ["AMB", "HH", "VR"] },
        { control: "choice", name: "sas_slots", choices: ["PUBLIC", "PRO", "SNP"] },
      ],
    },
    REFERENCE,
  ],
  interventionsets: [
    {
      title: "what",
      fields: [...NAMES, DESCRIPTION, THUMBNAIL, { control: "price", name: "price" }],
    },
    REFERENCE,
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
    REFERENCE,
  ],
  promotions: [
    {
      title: "what",
      fields: [
        // Only clients read this name.
        { control: "localized", name: "name", words: "publicname" },
        { control: "percentage", name: "percentage" },
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
    REFERENCE,
  ],
  passoffers: [
    {
      title: "what",
      fields: [
        ...NAMES,
        { control: "price", name: "price" },
        { control: "number", name: "visits", words: "pass_visits" },
        { control: "references", name: "interventions", kind: "interventions" },
      ],
    },
    {
      title: "when",
      fields: [
        { control: "number", name: "valid_months" },
        { control: "number", name: "valid_days" },
        { control: "flag", name: "from_first_visit" },
      ],
    },
    REFERENCE,
  ],
  calendars: [...PLACE, { title: "sas", fields: [{ control: "text", name: "rpps" }] }, REFERENCE],
  resources: [...PLACE, REFERENCE],
  classes: [
    {
      title: "what",
      fields: [
        ...NAMES,
        { control: "reference", name: "intervention_id", kind: "interventions" },
        { control: "reference", name: "teacher_id", kind: "calendars" },
        { control: "reference", name: "room_id", kind: "resources" },
        { control: "number", name: "capacity", words: "class_places" },
        { control: "number", name: "max_places" },
      ],
    },
    {
      title: "when",
      fields: [{ control: "classHours", name: "openinghours", words: "class_hours" }],
    },
    EXCEPTIONS,
    {
      title: "more",
      fields: [
        { control: "reference", name: "calendarset_id", kind: "calendarsets" },
        DESCRIPTION,
        THUMBNAIL,
        { control: "days", name: "maxrdv_period" },
      ],
    },
    { title: "place", fields: [{ control: "place", name: "address" }] },
    REFERENCE,
  ],
  calendarsets: [{ title: "what", fields: [...NAMES, DESCRIPTION, THUMBNAIL] }, REFERENCE],
};

/**
 * Returns all fields of a kind of record; for the settings those of every page. The home page is stored separately, with fields
 * of the same names.
 */
export function specsOfKind(kind: string): readonly FieldSpec[] {
  const pages = Object.keys(SETTINGS_FORMS).filter(
    (page) => contractNameOfForm(page as SettingsPage) === "settings",
  );
  return kind === "settings" ? pages.flatMap(specsOfForm) : specsOfForm(kind);
}

/** Returns the fields of one form; none for a page of the back office without a form. */
export function specsOfForm(name: string): readonly FieldSpec[] {
  return Object.hasOwn(FORM_FIELDS, name)
    ? FORM_FIELDS[name as FormName].flatMap(({ fields }) => fields)
    : [];
}
