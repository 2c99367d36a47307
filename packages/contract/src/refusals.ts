import { PERMISSIONS, type Reach, type Right } from "@rendezvous/domain/permission/permissions";
import { type Endpoint, type EndpointName, ENDPOINTS, mediaTypeOf, type Version } from "./endpoints.ts";
import type { ErrorCode } from "./errors.ts";

const SLOT: readonly ErrorCode[] = [
  "availabletimeslots",
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
  resolveGroupFromWebsite: ["group_does_not_exist"],
  getShardByUrlname: ["group_does_not_exist"],
  getGroupByUrlname: ["group_does_not_exist"],
  getFiche: ["fiche_not_authorized"],
  createFiche: [...NEW, "create_fiche_failed", "max_fiches"],
  updateFiche: [...FICHE, "changed_meanwhile", "precondition_failed", "upcoming_appointments"],
  listAvailableTimeSlots: ["invalid_calendar", "vevent", "too_many_items"],
  holdSlot: [...SLOT, "invalid_calendar"],
  getAppointment: ["unknown_appointment"],
  createAppointment: [
    ...NEW,
    ...SLOT,
    "invalid_calendar",
    ...PERSON,
    ...FICHE,
    "not_open_group",
    "not_open_group_health",
    "user_blacklisted",
    "see_your_mail",
    "create_vevent_failed",
    "max_fiches",
  ],
  moveAppointment: [
    ...SLOT,
    ...PERSON,
    ...CANCELLED,
    "fiche_not_authorized",
    "user_blacklisted",
    "precondition_failed",
  ],
  cancelAppointments: CANCELLED,
  cancelAppointment: CANCELLED,
  exportAppointment: ["unknown_appointment", "already_cancelled"],
  login: [
    ...PASSWORD,
    "group_does_not_exist",
    "inactive_group",
    "dead_key",
    "expired_connection",
    "sso_login_only",
    "email_already_exists",
  ],
  createAccount: [...NEW, ...CLOSED, "forbidden", "emailValidator", "email_already_exists"],
  updateAccount: [
    "passwordError",
    "blockedUser",
    "needPasswordChange",
    "precondition_failed",
    "sso_login_only",
    "wrongPwd",
    "emailValidator",
    "emailUsing",
    "email_already_exists",
  ],
  forgotPassword: ["email_not_found", "sso_login_only"],
  createDeletionRequest: [...NEW, "upcoming_appointments"],
  withdrawDeletionRequest: ["not_found"],
  confirmDeletionRequest: ["dead_key"],
};

/** Every code a call may answer, as far as the call itself is at fault. */
export function refusalsOf(name: EndpointName, version: Version, takesBody: boolean): readonly ErrorCode[] {
  const { right, paths, needsNoKey }: Endpoint = ENDPOINTS[name];
  const path = paths[version] ?? "";
  const known = new Set<ErrorCode>([
    "bad_request",
    "too_many_requests",
    ...(needsNoKey ? [] : (["invalid_api_key"] as const)),
    ...(mediaTypeOf(path) === "application/json" ? (["not_acceptable"] as const) : []),
    ...gateRefusalsOf(right),
    // Whose password comes with every call.
    ...(version === "v1" ? ([...PASSWORD, "sso_login_only"] as const) : []),
    ...(/\{(appointment|fiche|account)Id\}/.test(path) ? (["not_found"] as const) : []),
    ...(takesBody ? (["payload_too_large", "unsupported_media_type"] as const) : []),
    ...(OWN[name] ?? []),
  ]);
  return [...known];
}

/** What the table of permissions makes the gate refuse. */
function gateRefusalsOf(right: Right): ErrorCode[] {
  const { visitor, ...others } = PERMISSIONS[right];
  const reaches: readonly Reach[] = [visitor, ...Object.values(others)];
  if (reaches.every((reach) => reach === "anywhere")) return [];
  const isForSome = visitor === "none" || visitor === "open";
  const mayLookAround = right === "browse" || right === "change_account";
  return [
    "group_does_not_exist",
    "inactive_group",
    ...(isForSome ? (["expired_connection", "forbidden"] as const) : []),
    ...(isForSome && !mayLookAround ? (["needPasswordChange"] as const) : []),
  ];
}
