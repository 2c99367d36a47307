/**
 * The fault of one field in a professional's record, as a code that every screen translates. The other members of a fault are
 * parameters of the text: a bound, the compared field, the kind of record.
 */
export const FAULT_CODES = [
  "required",
  "unknown_field",
  /** A list, a map or a number where something else is expected; no screen can send it. */
  "wrong_type",
  "whole_number",
  /** `min`, `max` */
  "too_small",
  "too_large",
  "too_few",
  "too_many",
  "text_length",
  /** `values`: the allowed values. */
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
  /** A number with digits that are missing or wrong. */
  "digits",
  "specialty",
  "scope",
  /** `name`: the unknown placeholder. */
  "placeholder",

  /** `kind`: the kind of the record that does not exist here. */
  "unknown_record",
  /**
   * The value is already in the list, or another record has it. For an externid, `id` is that record's, and `archived` says
   * whether it is archived.
   */
  "taken",
  /** Only the operator of the installation may set this value for a signed-up group. */
  "operator_only",
  /** `than`: the field whose value must come before, or must not be greater. */
  "not_later",
  "less_than",
  /** `language` */
  "missing_language",
  "contradiction",
  "coordinates",
  "pack_entry",
  "pack_ends_with_break",
  "cannot_be_done_there",
  /** `name`: a pack that places the service on a calendar which would no longer do it. */
  "needed_by_pack",
  /** `name`: a class that this calendar gives, or that is in this room. */
  "needed_by_class",
  /** `name`: the service that the class gave until now, which no other class gives. */
  "last_class",

  /** The condition of a form field must refer to an earlier field with choices or a checkbox. */
  "condition_field",
  "condition_later",
  "condition_archived",
  /** The condition refers to a choice that the field does not have. */
  "condition_value",
  /** Name and address are always asked, so they cannot have a condition. */
  "always_asked",
] as const;

export type FaultCode = (typeof FAULT_CODES)[number];

export interface Fault {
  /** The path as in group files: `openinghours[0].to`; empty for the whole record. */
  readonly path: string;
  readonly code: FaultCode;
  readonly [parameter: string]: unknown;
}
