import type { Right } from "@rendezvous/domain/permission/permissions";

/**
 * Every call with its path in each version that has it. `{name}` is a path parameter; `.json` is
 * accepted at the end of every path. The same name is the call's file in the server and in the web client.
 */
export type Version = "v1" | "v2" | "v3";

export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly paths: Partial<Readonly<Record<Version, string>>>;
  /** Who may make it: the domain's table of permissions says for each right. */
  readonly right: Right;
  /** The token in the URL is enough, no API key. */
  readonly needsNoKey?: boolean;
  /** Takes its body form-encoded too. */
  readonly takesForm?: boolean;
}

export const ENDPOINTS = {
  listProGroups: {
    method: "GET",
    paths: { v1: "/groups", v3: "/groups" },
    right: "list_groups",
  },
  getGroupByUrlname: {
    method: "GET",
    paths: { v2: "/urlname", v3: "/services/groups/{urlname}" },
    right: "find_group",
  },
  getShardByUrlname: {
    method: "GET",
    paths: { v2: "/shard" },
    right: "find_group",
  },
  resolveGroupFromWebsite: {
    method: "GET",
    paths: { v2: "/websites/resolve" },
    right: "find_group",
  },
  getCurrentSession: {
    method: "GET",
    paths: { v1: "/sessions/current", v3: "/sessions/current" },
    right: "sign_in",
  },
  listFiches: {
    method: "GET",
    paths: { v1: "/groups/{id}/fiches", v3: "/groups/{id}/fiches" },
    right: "see_fiches",
  },
  getFiche: {
    method: "GET",
    paths: { v1: "/groups/{id}/fiches/{ficheId}", v3: "/groups/{id}/fiches/{ficheId}" },
    right: "see_fiches",
  },
  createFiche: {
    method: "POST",
    paths: { v1: "/groups/{id}/fiches", v3: "/groups/{id}/fiches" },
    right: "edit_fiches",
  },
  updateFiche: {
    method: "PUT",
    paths: { v1: "/groups/{id}/fiches/{ficheId}", v3: "/groups/{id}/fiches/{ficheId}" },
    right: "edit_fiches",
  },
  getForms: {
    method: "GET",
    paths: { v1: "/groups/{id}/forms", v3: "/groups/{id}/forms" },
    right: "browse",
  },
  listWebsites: {
    method: "GET",
    paths: { v1: "/groups/{id}/websites", v3: "/groups/{id}/websites" },
    right: "browse",
  },
  listWebsitesByQuery: {
    method: "GET",
    paths: { v3: "/websites" },
    right: "browse",
  },
  listCalendarsets: {
    method: "GET",
    paths: { v1: "/groups/{id}/calendarsets", v3: "/groups/{id}/calendarsets" },
    right: "browse",
  },
  listCalendars: {
    method: "GET",
    paths: { v1: "/groups/{id}/calendars", v3: "/groups/{id}/calendars" },
    right: "browse",
  },
  listInterventionsets: {
    method: "GET",
    paths: { v1: "/groups/{id}/interventionsets", v3: "/groups/{id}/interventionsets" },
    right: "browse",
  },
  listInterventions: {
    method: "GET",
    paths: { v1: "/groups/{id}/interventions", v3: "/groups/{id}/interventions" },
    right: "browse",
  },
  listPackInterventions: {
    method: "GET",
    paths: { v1: "/groups/{id}/pack_interventions", v3: "/groups/{id}/pack_interventions" },
    right: "browse",
  },
  listAvailableTimeSlots: {
    method: "GET",
    paths: {
      v1: "/groups/{id}/availabletimeslots",
      v2: "/availabletimeslots",
      v3: "/groups/{id}/availabletimeslots",
    },
    right: "browse",
  },
  holdSlot: {
    method: "POST",
    paths: { v1: "/groups/{id}/holds", v3: "/groups/{id}/holds" },
    right: "book",
  },
  renewHold: {
    method: "PUT",
    paths: { v1: "/groups/{id}/holds", v3: "/groups/{id}/holds" },
    right: "book",
  },
  releaseHold: {
    method: "POST",
    paths: { v1: "/groups/{id}/holds/release", v3: "/groups/{id}/holds/release" },
    right: "book",
  },
  listAccountAppointments: {
    method: "GET",
    paths: { v2: "/account/appointments" },
    right: "see_appointments",
  },
  listFicheAppointments: {
    method: "GET",
    paths: { v2: "/fiche/appointments" },
    right: "see_appointments",
  },
  listAppointments: {
    method: "GET",
    paths: { v1: "/groups/{id}/appointments", v3: "/appointments" },
    right: "see_appointments",
  },
  getAppointment: {
    method: "GET",
    paths: {
      v1: "/groups/{id}/appointments/{appointmentId}",
      v3: "/groups/{id}/appointments/{appointmentId}",
    },
    right: "see_appointments",
  },
  createAppointment: {
    method: "POST",
    paths: { v1: "/groups/{id}/appointments", v2: "/appointments", v3: "/appointments" },
    right: "book",
  },
  cancelAppointments: {
    method: "POST",
    paths: {
      v1: "/groups/{id}/appointments/batch_delete",
      v2: "/groups/{id}/appointments/batch_delete",
      v3: "/groups/{id}/appointments/batch_delete",
    },
    right: "cancel_appointments",
  },
  cancelAppointment: {
    method: "DELETE",
    paths: { v1: "/groups/{id}/appointments/{appointmentId}" },
    right: "cancel_appointments",
  },
  moveAppointment: {
    method: "PUT",
    paths: {
      v1: "/groups/{id}/appointments/{appointmentId}",
      v3: "/groups/{id}/appointments/{appointmentId}",
    },
    right: "move_appointments",
  },
  exportAppointment: {
    method: "GET",
    paths: {
      v1: "/groups/{id}/appointments/{appointmentId}.ics",
      v3: "/groups/{id}/appointments/{appointmentId}.ics",
    },
    right: "export_appointments",
    needsNoKey: true,
  },
  login: {
    method: "POST",
    paths: { v1: "/sessions/login", v3: "/sessions/login" },
    right: "sign_in",
    takesForm: true,
  },
  logout: {
    method: "POST",
    paths: { v1: "/sessions/logout", v3: "/sessions/logout" },
    right: "sign_in",
  },
  createAccount: {
    method: "POST",
    paths: { v1: "/accounts", v3: "/accounts" },
    right: "sign_up",
  },
  getAccount: {
    method: "GET",
    paths: { v1: "/accounts/{accountId}", v3: "/accounts/{accountId}" },
    right: "change_account",
  },
  updateAccount: {
    method: "PUT",
    paths: { v1: "/accounts/{accountId}", v3: "/accounts/{accountId}" },
    right: "change_account",
  },
  forgotPassword: {
    method: "POST",
    paths: { v1: "/accounts/forgotPassword", v3: "/accounts/forgotPassword" },
    right: "sign_up",
  },
  getPersonalData: {
    method: "GET",
    paths: { v1: "/groups/{id}/personal_data", v3: "/groups/{id}/personal_data" },
    right: "see_personal_data",
  },
  exportPersonalData: {
    method: "GET",
    paths: { v1: "/groups/{id}/personal_data.html", v3: "/groups/{id}/personal_data.html" },
    right: "see_personal_data",
  },
  getDeletionRequest: {
    method: "GET",
    paths: { v1: "/groups/{id}/deletion_requests/current", v3: "/groups/{id}/deletion_requests/current" },
    right: "request_deletion",
  },
  createDeletionRequest: {
    method: "POST",
    paths: { v1: "/groups/{id}/deletion_requests", v3: "/groups/{id}/deletion_requests" },
    right: "request_deletion",
  },
  withdrawDeletionRequest: {
    method: "DELETE",
    paths: { v1: "/groups/{id}/deletion_requests/current", v3: "/groups/{id}/deletion_requests/current" },
    right: "request_deletion",
  },
  confirmDeletionRequest: {
    method: "POST",
    paths: { v1: "/groups/{id}/deletion_requests/confirm", v3: "/groups/{id}/deletion_requests/confirm" },
    right: "confirm_deletion",
  },
  listDeletionRequests: {
    method: "GET",
    paths: { v1: "/groups/{id}/deletion_requests", v3: "/groups/{id}/deletion_requests" },
    right: "see_deletion_requests",
  },
} as const satisfies Record<string, Endpoint>;

/** What the path of a call answers with. */
export function mediaTypeOf(path: string): string {
  if (path.endsWith(".ics")) return "text/calendar";
  return path.endsWith(".html") ? "text/html" : "application/json";
}

export type EndpointName = keyof typeof ENDPOINTS;
