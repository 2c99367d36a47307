import type { PictureFormat, FieldGroup, FieldSpec } from "./field-spec.ts";

/** As wide as the widest window needs. */
const HOME_PICTURE: PictureFormat = { widest: 1920, ratio: 8 / 5 };

/** The form of the look of a group's pages. */
export const LOOK_FORM: readonly FieldGroup[] = [
  {
    title: "colours",
    fields: [
      {
        control: "choice",
        name: "color_scheme",
        choices: ["auto", "light", "dark"],
      },
      { control: "colours", name: "theme" },
    ],
  },
  {
    title: "brand",
    fields: [
      { control: "picture", name: "logo_key", format: { widest: 1000, ratio: null } },
      { control: "flag", name: "has_minisite" },
    ],
  },
  { title: "lists", fields: [{ control: "lists", name: "grid_list_mode" }] },
];

/** The form of a group's home page. */
export const WEBSITE_FORM: readonly FieldGroup[] = [
  {
    title: "intro",
    fields: [
      { control: "flag", name: "show", words: "website_show" },
      { control: "localized", name: "title", words: "home_title" },
      { control: "longLocalized", name: "quick_desc" },
      { control: "text", name: "keywords" },
      { control: "text", name: "domain" },
    ],
  },
  {
    title: "pictures",
    fields: [
      { control: "pictures", name: "file_upload", format: HOME_PICTURE },
      { control: "picture", name: "image", words: "home_image", format: HOME_PICTURE },
    ],
  },
  {
    title: "highlight",
    fields: [
      { control: "flag", name: "highlight" },
      {
        control: "choice",
        name: "offer_type",
        choices: ["service", "package"],
        when: { highlight: true },
      },
      {
        control: "reference",
        name: "highlight_service",
        kind: "interventions",
        when: { highlight: true, offer_type: "service" },
      },
      {
        control: "reference",
        name: "highlight_package",
        kind: "packs",
        when: { highlight: true, offer_type: "package" },
      },
      { control: "longLocalized", name: "offer_text", when: { highlight: true } },
    ],
  },
  {
    title: "listing",
    fields: [
      {
        control: "choice",
        name: "listing",
        choices: ["category", "intervention", "package"],
      },
      {
        control: "orderedReferences",
        name: "listset_ids",
        kind: "interventionsets",
        when: { listing: "category" },
      },
      {
        control: "orderedReferences",
        name: "listing_ids",
        kind: "interventions",
        when: { listing: "intervention" },
      },
      {
        control: "orderedReferences",
        name: "package_ids",
        kind: "packs",
        when: { listing: "package" },
      },
    ],
  },
  { title: "hours", fields: [{ control: "homeHours", name: "openinghours", words: "home_hours" }] },
  {
    title: "reach",
    fields: [
      { control: "flag", name: "contact_info" },
      { control: "flag", name: "map", when: { contact_info: true } },
      { control: "text", name: "website_link", when: { contact_info: true } },
      { control: "text", name: "mail", when: { contact_info: true } },
    ],
  },
  {
    title: "social",
    fields: [
      { control: "flag", name: "social_link" },
      ...(["facebook", "twitter", "instagram", "snapchat"] as const).map(
        (name): FieldSpec => ({ control: "text", name, when: { social_link: true } }),
      ),
    ],
  },
  {
    title: "more",
    fields: [
      { control: "longLocalized", name: "complement_text" },
      { control: "longLocalized", name: "otherbox" },
    ],
  },
];
