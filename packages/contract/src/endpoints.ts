import type { Right } from "@rendezvous/domain/permission/permissions";

/**
 * Every call of SPEC.md section 7 with its path in each version that has it. `{name}` is a path parameter; `.json` is
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
  readonly summary: string;
}

export const ENDPOINTS = {
  listProGroups: {
    method: "GET",
    paths: { v1: "/groups", v3: "/groups" },
    right: "list_groups",
    summary: "The groups of the logged professional",
  },
  getGroupByUrlname: {
    method: "GET",
    paths: { v2: "/urlname", v3: "/services/groups/{urlname}" },
    right: "find_group",
    summary: "A group by its url name",
  },
  getShardByUrlname: {
    method: "GET",
    paths: { v2: "/shard" },
    right: "find_group",
    summary: "Where a group's data lives",
  },
  resolveGroupFromWebsite: {
    method: "GET",
    paths: { v2: "/websites/resolve" },
    right: "find_group",
    summary: "The group behind the host name of an organisation's own site",
  },
  getCurrentSession: {
    method: "GET",
    paths: { v1: "/sessions/current", v3: "/sessions/current" },
    right: "sign_in",
    summary: "Who is asking",
  },
  listFiches: {
    method: "GET",
    paths: { v1: "/groups/{id}/fiches", v3: "/groups/{id}/fiches" },
    right: "see_fiches",
    summary: "The fiches of the session, or a professional's search",
  },
  createFiche: {
    method: "POST",
    paths: { v1: "/groups/{id}/fiches", v3: "/groups/{id}/fiches" },
    right: "edit_fiches",
    summary: "A new fiche",
  },
  updateFiche: {
    method: "PUT",
    paths: { v1: "/groups/{id}/fiches/{ficheId}", v3: "/groups/{id}/fiches/{ficheId}" },
    right: "edit_fiches",
    summary: "Change fields of a fiche",
  },
  getForms: {
    method: "GET",
    paths: { v1: "/groups/{id}/forms", v3: "/groups/{id}/forms" },
    right: "browse",
    summary: "The field definitions of fiches and vevents",
  },
  listWebsites: {
    method: "GET",
    paths: { v1: "/groups/{id}/websites", v3: "/groups/{id}/websites" },
    right: "browse",
    summary: "The minisite",
  },
  listWebsitesByQuery: {
    method: "GET",
    paths: { v3: "/websites" },
    right: "browse",
    summary: "The minisite of the group that the query names",
  },
  listCalendarsets: {
    method: "GET",
    paths: { v1: "/groups/{id}/calendarsets", v3: "/groups/{id}/calendarsets" },
    right: "browse",
    summary: "Calendar sets",
  },
  listCalendars: {
    method: "GET",
    paths: { v1: "/groups/{id}/calendars", v3: "/groups/{id}/calendars" },
    right: "browse",
    summary: "Calendars, and resources among them",
  },
  listInterventionsets: {
    method: "GET",
    paths: { v1: "/groups/{id}/interventionsets", v3: "/groups/{id}/interventionsets" },
    right: "browse",
    summary: "Categories of services",
  },
  listInterventions: {
    method: "GET",
    paths: { v1: "/groups/{id}/interventions", v3: "/groups/{id}/interventions" },
    right: "browse",
    summary: "Services",
  },
  listPackInterventions: {
    method: "GET",
    paths: { v1: "/groups/{id}/pack_interventions", v3: "/groups/{id}/pack_interventions" },
    right: "browse",
    summary: "Packs",
  },
  listAvailableTimeSlots: {
    method: "GET",
    paths: {
      v1: "/groups/{id}/availabletimeslots",
      v2: "/availabletimeslots",
      v3: "/groups/{id}/availabletimeslots",
    },
    right: "browse",
    summary: "The free slots of a span of days",
  },
  holdSlot: {
    method: "POST",
    paths: { v1: "/groups/{id}/holds", v3: "/groups/{id}/holds" },
    right: "book",
    summary: "Hold a slot while its form is filled, in place of what was held before",
  },
  renewHold: {
    method: "PUT",
    paths: { v1: "/groups/{id}/holds", v3: "/groups/{id}/holds" },
    right: "book",
    summary: "Hold the slot for longer",
  },
  releaseHold: {
    method: "POST",
    paths: { v1: "/groups/{id}/holds/release", v3: "/groups/{id}/holds/release" },
    right: "book",
    summary: "Let the held slot go, at once or in a moment",
  },
  listAccountAppointments: {
    method: "GET",
    paths: { v2: "/account/appointments" },
    right: "see_appointments",
    summary: "The appointments of the logged account",
  },
  listFicheAppointments: {
    method: "GET",
    paths: { v2: "/fiche/appointments" },
    right: "see_appointments",
    summary: "The appointments of one fiche",
  },
  listAppointments: {
    method: "GET",
    paths: { v1: "/groups/{id}/appointments", v3: "/appointments" },
    right: "see_appointments",
    summary: "The appointments the session may see",
  },
  createAppointment: {
    method: "POST",
    paths: { v1: "/groups/{id}/appointments", v2: "/appointments", v3: "/appointments" },
    right: "book",
    summary: "Book one appointment, several, or a pack: all or nothing",
  },
  cancelAppointments: {
    method: "POST",
    paths: {
      v1: "/groups/{id}/appointments/batch_delete",
      v2: "/groups/{id}/appointments/batch_delete",
      v3: "/groups/{id}/appointments/batch_delete",
    },
    right: "cancel_appointments",
    summary: "Cancel appointments: all or nothing",
  },
  cancelAppointment: {
    method: "DELETE",
    paths: { v1: "/groups/{id}/appointments/{appointmentId}" },
    right: "cancel_appointments",
    summary: "Cancel one appointment",
  },
  moveAppointment: {
    method: "PUT",
    paths: {
      v1: "/groups/{id}/appointments/{appointmentId}",
      v3: "/groups/{id}/appointments/{appointmentId}",
    },
    right: "move_appointments",
    summary: "Move an appointment to another time: the old place is given up only when the new one is taken",
  },
  exportAppointment: {
    method: "GET",
    paths: {
      v1: "/groups/{id}/appointments/{appointmentId}.ics",
      v3: "/groups/{id}/appointments/{appointmentId}.ics",
    },
    right: "export_appointments",
    needsNoKey: true,
    summary: "The appointment as a calendar file",
  },
  login: {
    method: "POST",
    paths: { v1: "/sessions/login", v3: "/sessions/login" },
    right: "sign_in",
    takesForm: true,
    summary: "Log in a customer or a professional",
  },
  logout: {
    method: "POST",
    paths: { v1: "/sessions/logout", v3: "/sessions/logout" },
    right: "sign_in",
    summary: "End the session",
  },
  createAccount: {
    method: "POST",
    paths: { v1: "/accounts", v3: "/accounts" },
    right: "sign_up",
    summary: "Register by e-mail",
  },
  updateAccount: {
    method: "PUT",
    paths: { v1: "/accounts/{accountId}", v3: "/accounts/{accountId}" },
    right: "change_account",
    summary: "Change the password or the e-mail address",
  },
  forgotPassword: {
    method: "POST",
    paths: { v1: "/accounts/forgotPassword", v3: "/accounts/forgotPassword" },
    right: "sign_up",
    summary: "Ask for a link to set a new password",
  },
  getPersonalData: {
    method: "GET",
    paths: { v1: "/groups/{id}/personal_data", v3: "/groups/{id}/personal_data" },
    right: "see_personal_data",
    summary: "Everything held about the person of the session",
  },
  exportPersonalData: {
    method: "GET",
    paths: { v1: "/groups/{id}/personal_data.html", v3: "/groups/{id}/personal_data.html" },
    right: "see_personal_data",
    summary: "The same as a document to be read",
  },
  getDeletionRequest: {
    method: "GET",
    paths: { v1: "/groups/{id}/deletion_requests/current", v3: "/groups/{id}/deletion_requests/current" },
    right: "request_deletion",
    summary: "Until when the person's data is kept, and their open request to delete it",
  },
  createDeletionRequest: {
    method: "POST",
    paths: { v1: "/groups/{id}/deletion_requests", v3: "/groups/{id}/deletion_requests" },
    right: "request_deletion",
    summary:
      "Ask that the person's data be deleted; a mailed link confirms it. Asked again, mails the link again",
  },
  withdrawDeletionRequest: {
    method: "DELETE",
    paths: { v1: "/groups/{id}/deletion_requests/current", v3: "/groups/{id}/deletion_requests/current" },
    right: "request_deletion",
    summary: "Take the request back",
  },
  confirmDeletionRequest: {
    method: "POST",
    paths: { v1: "/groups/{id}/deletion_requests/confirm", v3: "/groups/{id}/deletion_requests/confirm" },
    right: "confirm_deletion",
    summary: "Confirm a request by the key of its mail",
  },
  listDeletionRequests: {
    method: "GET",
    paths: { v1: "/groups/{id}/deletion_requests", v3: "/groups/{id}/deletion_requests" },
    right: "see_deletion_requests",
    summary: "The open requests of a group's clients",
  },
} as const satisfies Record<string, Endpoint>;

/** What the path of a call answers with. */
export function mediaTypeOf(path: string): string {
  if (path.endsWith(".ics")) return "text/calendar";
  return path.endsWith(".html") ? "text/html" : "application/json";
}

export type EndpointName = keyof typeof ENDPOINTS;
