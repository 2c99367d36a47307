/**
 * Every call of SPEC.md section 7 with its path in each version that has it. `{name}` is a path parameter; `.json` is
 * accepted at the end of every path. The same name is the call's file in the server and in the web client.
 */
export type Version = "v1" | "v2" | "v3";

/**
 * Who may make a call. "anyone": the API key is enough. "group": the group must be open data, or the token belong to one of
 * its people. "customer": a fiche token, an account or a professional; "pro": a professional of the group.
 * "token": the token in the URL is enough, no API key.
 */
export type Access = "anyone" | "group" | "customer" | "pro" | "token";

export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly paths: Partial<Readonly<Record<Version, string>>>;
  readonly access: Access;
  readonly summary: string;
}

export const ENDPOINTS = {
  listProGroups: {
    method: "GET",
    paths: { v1: "/groups", v3: "/groups" },
    access: "pro",
    summary: "The groups of the logged professional",
  },
  getGroupByUrlname: {
    method: "GET",
    paths: { v2: "/urlname", v3: "/services/groups/{urlname}" },
    access: "anyone",
    summary: "A group by its url name",
  },
  getShardByUrlname: {
    method: "GET",
    paths: { v2: "/shard" },
    access: "anyone",
    summary: "Where a group's data lives",
  },
  resolveGroupFromWebsite: {
    method: "GET",
    paths: { v2: "/websites/resolve" },
    access: "anyone",
    summary: "The group behind the host name of an organisation's own site",
  },
  getCurrentSession: {
    method: "GET",
    paths: { v1: "/sessions/current", v3: "/sessions/current" },
    access: "anyone",
    summary: "Who is asking",
  },
  listFiches: {
    method: "GET",
    paths: { v1: "/groups/{id}/fiches", v3: "/groups/{id}/fiches" },
    access: "customer",
    summary: "The fiches of the session, or a professional's search",
  },
  createFiche: {
    method: "POST",
    paths: { v1: "/groups/{id}/fiches", v3: "/groups/{id}/fiches" },
    access: "customer",
    summary: "A new fiche",
  },
  updateFiche: {
    method: "PUT",
    paths: { v1: "/groups/{id}/fiches/{ficheId}", v3: "/groups/{id}/fiches/{ficheId}" },
    access: "customer",
    summary: "Change fields of a fiche",
  },
  getForms: {
    method: "GET",
    paths: { v1: "/groups/{id}/forms", v3: "/groups/{id}/forms" },
    access: "group",
    summary: "The field definitions of fiches and vevents",
  },
  listWebsites: {
    method: "GET",
    paths: { v1: "/groups/{id}/websites", v3: "/websites" },
    access: "group",
    summary: "The minisite",
  },
  listCalendarsets: {
    method: "GET",
    paths: { v1: "/groups/{id}/calendarsets", v3: "/groups/{id}/calendarsets" },
    access: "group",
    summary: "Calendar sets",
  },
  listCalendars: {
    method: "GET",
    paths: { v1: "/groups/{id}/calendars", v3: "/groups/{id}/calendars" },
    access: "group",
    summary: "Calendars, and resources among them",
  },
  listInterventionsets: {
    method: "GET",
    paths: { v1: "/groups/{id}/interventionsets", v3: "/groups/{id}/interventionsets" },
    access: "group",
    summary: "Categories of services",
  },
  listInterventions: {
    method: "GET",
    paths: { v1: "/groups/{id}/interventions", v3: "/groups/{id}/interventions" },
    access: "group",
    summary: "Services",
  },
  listPackInterventions: {
    method: "GET",
    paths: { v1: "/groups/{id}/pack_interventions", v3: "/groups/{id}/pack_interventions" },
    access: "group",
    summary: "Packs",
  },
  listAvailableTimeSlots: {
    method: "GET",
    paths: {
      v1: "/groups/{id}/availabletimeslots",
      v2: "/availabletimeslots",
      v3: "/groups/{id}/availabletimeslots",
    },
    access: "group",
    summary: "The free slots of a span of days",
  },
  listAccountAppointments: {
    method: "GET",
    paths: { v2: "/account/appointments" },
    access: "customer",
    summary: "The appointments of the logged account",
  },
  listFicheAppointments: {
    method: "GET",
    paths: { v2: "/fiche/appointments" },
    access: "customer",
    summary: "The appointments of one fiche",
  },
  listAppointments: {
    method: "GET",
    paths: { v1: "/groups/{id}/appointments", v3: "/appointments" },
    access: "customer",
    summary: "The appointments the session may see",
  },
  createAppointment: {
    method: "POST",
    paths: { v1: "/groups/{id}/appointments", v2: "/appointments", v3: "/appointments" },
    access: "group",
    summary: "Book one appointment, several, or a pack: all or nothing",
  },
  cancelAppointments: {
    method: "POST",
    paths: {
      v1: "/groups/{id}/appointments/batch_delete",
      v2: "/groups/{id}/appointments/batch_delete",
      v3: "/groups/{id}/appointments/batch_delete",
    },
    access: "customer",
    summary: "Cancel appointments: all or nothing",
  },
  cancelAppointment: {
    method: "DELETE",
    paths: { v1: "/groups/{id}/appointments/{appointmentId}" },
    access: "customer",
    summary: "Cancel one appointment",
  },
  exportAppointment: {
    method: "GET",
    paths: {
      v1: "/groups/{id}/appointments/{appointmentId}.ics",
      v3: "/groups/{id}/appointments/{appointmentId}.ics",
    },
    access: "token",
    summary: "The appointment as a calendar file",
  },
  login: {
    method: "POST",
    paths: { v1: "/sessions/login", v3: "/sessions/login" },
    access: "anyone",
    summary: "Log in a customer or a professional",
  },
  logout: {
    method: "POST",
    paths: { v1: "/sessions/logout", v3: "/sessions/logout" },
    access: "anyone",
    summary: "End the session",
  },
  createAccount: {
    method: "POST",
    paths: { v1: "/accounts", v3: "/accounts" },
    access: "anyone",
    summary: "Register by e-mail",
  },
  updateAccount: {
    method: "PUT",
    paths: { v1: "/accounts/{id}", v3: "/accounts/{id}" },
    access: "customer",
    summary: "Change the password or the e-mail address",
  },
  forgotPassword: {
    method: "POST",
    paths: { v1: "/accounts/forgotPassword", v3: "/accounts/forgotPassword" },
    access: "anyone",
    summary: "Ask for a link to set a new password",
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
