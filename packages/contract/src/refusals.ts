import { type Endpoint, type EndpointName, ENDPOINTS } from "./endpoints.ts";
import type { ErrorCode } from "./errors.ts";

const SLOT: readonly ErrorCode[] = [
  "availabletimeslots",
  "invalid_calendar",
  "vevent",
  "too_many_items",
  "max_rdv_period",
  "mintime_rdv",
];
const PERSON: readonly ErrorCode[] = ["max_rdv_number", "mintime_between", "same_time_rdv"];
const NEW: readonly ErrorCode[] = ["idempotency_key_reused"];
const CLOSED: readonly ErrorCode[] = ["not_open_group", "not_open_group_health", "sso_login_only"];
const CANCELLED: readonly ErrorCode[] = [
  "unknown_appointment",
  "already_cancelled",
  "too_late_to_cancel",
  "other_calendar",
];
const FICHE: readonly ErrorCode[] = ["fiche_not_authorized", "create_fiche_failed"];
const PASSWORD: readonly ErrorCode[] = ["emailError", "passwordError", "blockedUser"];

/** What a call refuses besides what every call does. */
const OWN: Partial<Readonly<Record<EndpointName, readonly ErrorCode[]>>> = {
  getFiche: ["fiche_not_authorized"],
  createFiche: [...NEW, "create_fiche_failed", "max_fiches"],
  updateFiche: [...FICHE, "changed_meanwhile", "precondition_failed", "upcoming_appointments"],
  listAvailableTimeSlots: ["invalid_calendar", "vevent", "too_many_items"],
  holdSlot: SLOT,
  getAppointment: ["unknown_appointment"],
  createAppointment: [
    ...NEW,
    ...SLOT,
    ...PERSON,
    ...FICHE,
    "not_open_group",
    "not_open_group_health",
    "user_blacklisted",
    "see_your_mail",
    "create_vevent_failed",
    "max_fiches",
  ],
  moveAppointment: [...SLOT, ...PERSON, ...CANCELLED, "user_blacklisted", "precondition_failed"],
  cancelAppointments: CANCELLED,
  cancelAppointment: CANCELLED,
  exportAppointment: ["unknown_appointment", "already_cancelled"],
  login: [...PASSWORD, "dead_key", "expired_connection", "sso_login_only", "email_already_exists"],
  createAccount: [...NEW, ...CLOSED, "emailValidator", "email_already_exists"],
  updateAccount: [
    ...PASSWORD,
    "precondition_failed",
    "sso_login_only",
    "wrongPwd",
    "emailValidator",
    "emailUsing",
    "email_already_exists",
  ],
  forgotPassword: ["email_not_found", "sso_login_only"],
  createDeletionRequest: [...NEW, "upcoming_appointments"],
  confirmDeletionRequest: ["dead_key", "upcoming_appointments"],
};

/** Every code a call may answer, as far as the call itself is at fault. */
export function refusalsOf(name: EndpointName, takesBody: boolean): readonly ErrorCode[] {
  const { right }: Endpoint = ENDPOINTS[name];
  const known = new Set<ErrorCode>([
    "bad_request",
    "invalid_api_key",
    "not_acceptable",
    "too_many_requests",
    "group_does_not_exist",
    "inactive_group",
    ...(right === "find_group" || right === "sign_in"
      ? []
      : (["expired_connection", "forbidden", "needPasswordChange", "not_found"] as const)),
    ...(takesBody ? (["payload_too_large", "unsupported_media_type"] as const) : []),
    ...(OWN[name] ?? []),
  ]);
  return [...known];
}
