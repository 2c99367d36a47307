import type { Detail } from "./details.ts";

/**
 * All errors of this product: HTTP status, and code and key in v1 and v2. v3 answers the name, which the client translates. The
 * codes 6 to 13 are documented for existing clients; this product's own codes start at 100.
 */
interface ErrorEntry {
  readonly status: number;
  /** The `code` in v1 and v2. */
  readonly code: number;
  /** The `translate_key` in v1 and v2, if it is not the name in capitals: `MaxRdvNumber`. */
  readonly translateKey?: string;
}

export const ERRORS = {
  // Booking refusals
  max_rdv_number: { status: 422, code: 6 },
  mintime_between: { status: 422, code: 7 },
  max_rdv_period: { status: 422, code: 8 },
  mintime_rdv: { status: 422, code: 9 },
  same_time_rdv: { status: 422, code: 12 },
  not_open_group: { status: 403, code: 100 },
  not_open_group_health: { status: 403, code: 101 },
  user_blacklisted: { status: 403, code: 102 },
  missed_too_often: { status: 403, code: 177 },
  /** The service is booked with a pass, and the person has none that pays for this time. */
  pass_needed: { status: 403, code: 190 },
  fiche_not_authorized: { status: 403, code: 103 },
  /** Only the person whose name and address were typed may learn the reason; a mail tells them. */
  see_your_mail: { status: 403, code: 112 },
  availabletimeslots: { status: 409, code: 104, translateKey: "AvailableTimeSlots" },
  /** The requested item is not offered: an unknown service, one sold only in packs, or a pack that is not opened. */
  vevent: { status: 422, code: 105 },
  /** The appointment was not saved because its form refuses a value. */
  create_vevent_failed: { status: 422, code: 106 },
  /** The national register of applications for identity documents refuses one of the numbers: `details.application_ids`. */
  application_consumed: { status: 422, code: 180 },
  application_declared: { status: 422, code: 181 },
  application_unknown: { status: 422, code: 182 },
  application_expired: { status: 422, code: 183 },
  /** The number of application numbers is not the number of applications (`details.expected`). */
  application_count: { status: 422, code: 184 },
  /** The register did not answer in time, or its answer is invalid. */
  application_unchecked: { status: 503, code: 185 },
  /** There are appointments elsewhere for the same application (`details.appointments`), and the person has not accepted that. */
  application_elsewhere: { status: 409, code: 186 },
  /** The fiche's form refuses a value. */
  create_fiche_failed: { status: 422, code: 107 },
  /** The search for places of so many services together would take too long. */
  too_many_items: { status: 422, code: 109 },
  invalid_calendar: { status: 400, code: 108 },

  // Cancelling
  too_late_to_cancel: { status: 422, code: 10 },
  already_cancelled: { status: 409, code: 110 },
  unknown_appointment: { status: 404, code: 111 },
  /** A linked appointment is on a calendar that is not the professional's, and a booking is not split. */
  other_calendar: { status: 403, code: 113 },

  /** The offered time was declined, has passed on, or is booked. */
  offer_over: { status: 409, code: 178 },

  /** The appointment is not cancelled, was not cancelled by a professional, or was cancelled too long ago. */
  cannot_restore: { status: 409, code: 114 },

  // Passes
  unknown_pass: { status: 404, code: 191 },
  /** The pass has fewer visits left than the appointment has places. */
  no_visits_left: { status: 409, code: 192 },

  // Accounts
  email_already_exists: { status: 422, code: 11 },
  email_not_found: { status: 404, code: 13 },
  /** No account has this address; in groups that hide who has an account, also for a wrong password. */
  emailError: { status: 401, code: 140, translateKey: "emailError" },
  passwordError: { status: 401, code: 141, translateKey: "passwordError" },
  blockedUser: { status: 401, code: 142, translateKey: "blockedUser" },
  /** The key of a mailed link is unknown, used or expired. */
  dead_key: { status: 401, code: 143 },
  sso_login_only: { status: 403, code: 144 },
  needPasswordChange: { status: 403, code: 145, translateKey: "needPasswordChange" },
  /** The password was correct; a second factor is needed first. */
  needFactor: { status: 403, code: 160 },
  /** The code is wrong, used or expired, or the passkey is not one of this professional's. */
  factorError: { status: 422, code: 161 },
  /** The new password breaks the rules. */
  wrongPwd: { status: 422, code: 146, translateKey: "pwd.wrongPwd" },
  emailValidator: { status: 422, code: 147, translateKey: "emailValidator" },
  /** The new address is the present one. */
  emailUsing: { status: 422, code: 148, translateKey: "emailUsing" },
  max_fiches: { status: 422, code: 149 },

  /** The person's data cannot be deleted yet, because they have a future appointment. */
  upcoming_appointments: { status: 409, code: 150 },

  /** The two fiches are the same one or belong to two accounts, or the merge is already undone. */
  cannot_merge: { status: 409, code: 151 },

  /** A professional's change of the catalogue is invalid: `details.faults` names every fault with its field. */
  invalid_record: { status: 422, code: 170 },
  /** The change would leave future appointments without their hours, calendar, resource or service: `details.appointments`. */
  appointments_concerned: { status: 409, code: 171 },
  /** The same fields of the record have changed since. */
  cannot_undo: { status: 409, code: 172 },
  /** An unpublished catalogue can be viewed, but not booked. */
  draft_preview: { status: 403, code: 173 },
  /**
   * The maximum number of records of a kind, drafts of a group, changes of a draft, pictures of a group or wishes of a person is reached:
   * `details.max`.
   */
  full: { status: 422, code: 176 },

  /** The change would leave the group without an owner. */
  last_owner: { status: 409, code: 174 },
  /** The invited person is already a member. */
  works_here_already: { status: 409, code: 175 },

  // Every call
  bad_request: { status: 400, code: 120 },
  invalid_api_key: { status: 401, code: 121 },
  expired_connection: { status: 401, code: 122 },
  forbidden: { status: 403, code: 123 },
  group_does_not_exist: { status: 404, code: 124 },
  inactive_group: { status: 403, code: 125 },
  not_found: { status: 404, code: 126 },
  /** The caller accepts no media type that the call offers. */
  not_acceptable: { status: 406, code: 134 },
  method_not_allowed: { status: 405, code: 127 },
  payload_too_large: { status: 413, code: 128 },
  unsupported_media_type: { status: 415, code: 129 },
  /** The `updated_at` sent is not that of the present record. */
  changed_meanwhile: { status: 409, code: 135 },
  /** The If-Match sent does not match the present record. */
  precondition_failed: { status: 412, code: 136 },
  /** The cursor belongs to another sequence of changes, for example from before a restore: begin anew. */
  stale_cursor: { status: 410, code: 138 },
  idempotency_key_reused: { status: 422, code: 130 },
  too_many_requests: { status: 429, code: 131 },
  internal_error: { status: 500, code: 132 },
  unavailable: { status: 503, code: 133 },
  /** A newer server has migrated the database, so this one answers no more calls. */
  newer_version: { status: 503, code: 137 },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;
/** Returns the `translate_key` of v1 and v2. */
export function translateKeyOf(code: ErrorCode): string {
  const { translateKey }: ErrorEntry = ERRORS[code];
  return translateKey ?? code.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

/** The body of errors in v1 and v2: a list whose first item counts. `error` is a text in the requested locale. */
export type LegacyErrorBody = [
  { error: string; code: number; translate_key: string; fields?: Record<string, string>; detail?: Detail },
];

/** Special bodies that two calls have for some refusals, in every version. */
export type ErrorShape = "one_error" | "temp_email";

/** `one_error`: the body of forgotPassword. */
export interface OneErrorBody {
  error: string;
  translate_key: string;
}

/** `temp_email`: the body for an e-mail change to an address that has an account. */
export interface TakenEmail {
  temp_email: string;
}

/** The body of errors in v3. `fields` names the refused form fields if the code is about a form. */
export interface ErrorBody {
  message: string;
  messages: { errors: string[]; fields?: Record<string, string> };
  detail?: Detail;
  /** Data with which a client can continue: the faults of a record, or the present record. */
  details?: Readonly<Record<string, unknown>>;
}
