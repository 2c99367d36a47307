/**
 * What is wrong with one field of a record that professionals change, as a code that every screen words in its language. The
 * other members of a fault are what the words need: a bound, the field it is compared with, the kind of record.
 */
export const FAULT_CODES = [
  "required",
  "unknown_field",
  /** A list, a map or a number where something else is expected: no screen can send it. */
  "wrong_type",
  "whole_number",
  /** `min`, `max` */
  "too_small",
  "too_large",
  "too_few",
  "too_many",
  "text_length",
  /** `values`: one of these. */
  "not_allowed",

  "email",
  "phone",
  "password",
  "web_address",
  "host_name",
  "url_name",
  "image",
  "colour",
  "time",
  "day",
  "moment",
  "time_zone",
  "languages",
  "country",
  "currency",
  "holidays",
  "field_name",
  "pattern",
  "tracking_tag",
  "pixel",
  "provider",
  "scope",
  /** `name`: what stands in braces and means nothing. */
  "placeholder",

  /** `kind`: no such record here. */
  "unknown_record",
  /** It stands there already, or another record has it. Of an externid `id` is that record's, `archived` whether it is archived. */
  "taken",
  /** The operator of the installation enters it: owners of groups that were signed up may not. */
  "operator_only",
  /** `than`: the value that must lie before it, or be no greater. */
  "not_later",
  "less_than",
  /** `language` */
  "missing_language",
  "contradiction",
  "coordinates",
  "pack_entry",
  "pack_ends_with_break",
  "cannot_be_done_there",
  /** `name`: a pack that has the service on a calendar which would not do it any more. */
  "needed_by_pack",

  /** Of the condition of a form's field: what it names is no earlier field with choices or a box. */
  "condition_field",
  "condition_later",
  "condition_archived",
  /** It names no choice of that field. */
  "condition_value",
  /** A name and an address are asked of everybody. */
  "always_asked",
] as const;

export type FaultCode = (typeof FAULT_CODES)[number];

export interface Fault {
  /** As in group files: `openinghours[0].to`; empty for the whole record. */
  readonly path: string;
  readonly code: FaultCode;
  readonly [parameter: string]: unknown;
}
