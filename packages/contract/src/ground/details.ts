/**
 * The exact reason of a refusal, for developers of clients: `detail` accompanies the code, whose text is for people. Not every
 * refusal has one.
 */
export const REFUSAL_DETAILS = {
  missing_key: "The query has no `apikey`.",
  unknown_key: "The site key or access key is none, or was revoked.",
  key_in_address:
    "An access key stands in the header `Authorization: Bearer`, never in the address, where logs keep it.",
  login_in_address: "User name and password have fields of their own, and never stand in the address.",
  expired_key: "The access key has come to its end; an owner makes another one.",
  missing_scope:
    "The access key was not given this; `details.scope` names what it lacks, `none` what no key is given.",
  missing_token: "The call needs somebody who is logged in, and came without a token.",
  dead_token: "The token has expired, was logged out, or never was one.",
  unknown_parameter:
    "The call does not take a parameter that looks as if it chose among the records; `fields` names it.",
  unknown_field:
    "A field of the body is spelt almost like one that the call takes; `fields` names it, and which is expected.",
  malformed_json: "The body is no JSON; `fields.body` says where it stops being it.",
  closed: "Nobody who could do it is open for all of that time.",
  off_the_grid: "Open, but bookings do not start at that minute.",
  not_on_this_calendar: "The calendar or resource that was named does not do this service.",
  not_by_the_client: "Only a professional may do this; clients ask for their data to be deleted.",
  in_a_sandbox: "Calendars elsewhere are not told of a sandbox's appointments.",
  taken: "It could be booked, had nobody else done so.",
  buffer:
    "Nobody else is booked then; minutes that are kept free before or after an appointment are in the way.",
} as const satisfies Record<string, string>;

export type Detail = keyof typeof REFUSAL_DETAILS;
