import type { Detail } from "@rendezvous/contract/ground/details";
import type { ApiVersion } from "@rendezvous/contract/ground/define-endpoint";
import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import { expect } from "vitest";
import type { Answer } from "./start-app.ts";

/**
 * Status, number and key of each code as documented for clients; written out here, so that a change of the product's own table
 * fails the tests.
 */
export const DOCUMENTED: Readonly<Record<ErrorCode, readonly [status: number, code: number, key: string]>> = {
  max_rdv_number: [422, 6, "MaxRdvNumber"],
  mintime_between: [422, 7, "MintimeBetween"],
  max_rdv_period: [422, 8, "MaxRdvPeriod"],
  mintime_rdv: [422, 9, "MintimeRdv"],
  too_late_to_cancel: [422, 10, "TooLateToCancel"],
  email_already_exists: [422, 11, "EmailAlreadyExists"],
  same_time_rdv: [422, 12, "SameTimeRdv"],
  email_not_found: [404, 13, "EmailNotFound"],
  not_open_group: [403, 100, "NotOpenGroup"],
  not_open_group_health: [403, 101, "NotOpenGroupHealth"],
  user_blacklisted: [403, 102, "UserBlacklisted"],
  offer_over: [409, 178, "OfferOver"],
  missed_too_often: [403, 177, "MissedTooOften"],
  pass_needed: [403, 190, "PassNeeded"],
  unknown_pass: [404, 191, "UnknownPass"],
  no_visits_left: [409, 192, "NoVisitsLeft"],
  fiche_not_authorized: [403, 103, "FicheNotAuthorized"],
  availabletimeslots: [409, 104, "AvailableTimeSlots"],
  vevent: [422, 105, "Vevent"],
  create_vevent_failed: [422, 106, "CreateVeventFailed"],
  application_consumed: [422, 180, "ApplicationConsumed"],
  application_declared: [422, 181, "ApplicationDeclared"],
  application_unknown: [422, 182, "ApplicationUnknown"],
  application_expired: [422, 183, "ApplicationExpired"],
  application_count: [422, 184, "ApplicationCount"],
  application_unchecked: [503, 185, "ApplicationUnchecked"],
  application_elsewhere: [409, 186, "ApplicationElsewhere"],
  create_fiche_failed: [422, 107, "CreateFicheFailed"],
  invalid_calendar: [400, 108, "InvalidCalendar"],
  too_many_items: [422, 109, "TooManyItems"],
  already_cancelled: [409, 110, "AlreadyCancelled"],
  unknown_appointment: [404, 111, "UnknownAppointment"],
  see_your_mail: [403, 112, "SeeYourMail"],
  other_calendar: [403, 113, "OtherCalendar"],
  bad_request: [400, 120, "BadRequest"],
  invalid_api_key: [401, 121, "InvalidApiKey"],
  expired_connection: [401, 122, "ExpiredConnection"],
  forbidden: [403, 123, "Forbidden"],
  group_does_not_exist: [404, 124, "GroupDoesNotExist"],
  inactive_group: [403, 125, "InactiveGroup"],
  not_found: [404, 126, "NotFound"],
  method_not_allowed: [405, 127, "MethodNotAllowed"],
  payload_too_large: [413, 128, "PayloadTooLarge"],
  unsupported_media_type: [415, 129, "UnsupportedMediaType"],
  idempotency_key_reused: [422, 130, "IdempotencyKeyReused"],
  too_many_requests: [429, 131, "TooManyRequests"],
  internal_error: [500, 132, "InternalError"],
  unavailable: [503, 133, "Unavailable"],
  newer_version: [503, 137, "NewerVersion"],
  not_acceptable: [406, 134, "NotAcceptable"],
  changed_meanwhile: [409, 135, "ChangedMeanwhile"],
  precondition_failed: [412, 136, "PreconditionFailed"],
  emailError: [401, 140, "emailError"],
  passwordError: [401, 141, "passwordError"],
  blockedUser: [401, 142, "blockedUser"],
  dead_key: [401, 143, "DeadKey"],
  sso_login_only: [403, 144, "SsoLoginOnly"],
  needPasswordChange: [403, 145, "needPasswordChange"],
  needFactor: [403, 160, "NeedFactor"],
  factorError: [422, 161, "FactorError"],
  wrongPwd: [422, 146, "pwd.wrongPwd"],
  emailValidator: [422, 147, "emailValidator"],
  emailUsing: [422, 148, "emailUsing"],
  max_fiches: [422, 149, "MaxFiches"],
  upcoming_appointments: [409, 150, "UpcomingAppointments"],
  cannot_restore: [409, 114, "CannotRestore"],
  cannot_merge: [409, 151, "CannotMerge"],
  invalid_record: [422, 170, "InvalidRecord"],
  appointments_concerned: [409, 171, "AppointmentsConcerned"],
  last_owner: [409, 174, "LastOwner"],
  works_here_already: [409, 175, "WorksHereAlready"],
  cannot_undo: [409, 172, "CannotUndo"],
  draft_preview: [403, 173, "DraftPreview"],
  stale_cursor: [410, 138, "StaleCursor"],
  full: [422, 176, "Full"],
};

/** Expects a refusal in the format of a version: its code with the documented numbers, and its `detail` or none. */
export function expectRefusal(
  { status, text, body }: Answer,
  version: ApiVersion,
  code: ErrorCode,
  { fields, detail }: { readonly fields?: Record<string, string>; readonly detail?: Detail } = {},
): void {
  const [documentedStatus, number, translate_key] = DOCUMENTED[code];
  expect(status, text).toBe(documentedStatus);
  const why = detail && { detail };
  const named = fields && { fields };
  if (version === "v3") {
    const { fields: sentFields, ...messages } = body.messages;
    expect({ ...body, messages }).toEqual({
      message: code === "invalid_calendar" ? "Invalid calendar" : code,
      messages: { errors: [code] },
      ...why,
    });
    if (named) expect({ fields: sentFields }).toEqual(named);
    return;
  }
  expect(body).toHaveLength(1);
  const { fields: sentFields, ...first } = body[0];
  expect(first).toEqual({ error: expect.any(String), code: number, translate_key, ...why });
  if (named) expect({ fields: sentFields }).toEqual(named);
}
