import { z } from "zod";
import {
  account,
  createAccountBody,
  createdAccount,
  forgotPasswordBody,
  passwordForgotten,
  updateAccountBody,
  updatedAccount,
} from "./account.ts";
import {
  cancelAppointmentsBody,
  cancelledAppointments,
  createAppointmentBody,
  createdAppointments,
  listAppointmentsQuery,
  appointment,
  moveAppointmentBody,
  movedAppointments,
} from "./appointment.ts";
import {
  calendar,
  calendarset,
  calendarsetsQuery,
  calendarsQuery,
  interventionsQuery,
  packsQuery,
  intervention,
  interventionset,
  pack,
  website,
} from "./catalogue.ts";
import type { EndpointName } from "./endpoints.ts";
import { fiche, ficheBody } from "./fiche.ts";
import { forms } from "./form.ts";
import {
  group,
  inactiveGroup,
  proGroup,
  resolvedWebsite,
  shard,
  urlnameQuery,
  websiteHostQuery,
} from "./group.ts";
import { collectionOf, pagingQuery } from "./paging.ts";
import {
  confirmDeletionBody,
  confirmedDeletion,
  deletionState,
  listedDeletionRequest,
  personalData,
} from "./personal-data.ts";
import {
  currentSession,
  currentSessionQuery,
  loggedOut,
  loginBody,
  logoutBody,
  signedIn,
} from "./session.ts";
import { holdSlotBody, releaseHoldQuery, renewHoldQuery, slotHold } from "./hold.ts";
import { availableTimeSlots, availableTimeSlotsQuery } from "./slot.ts";
import { id } from "./wire-values.ts";

interface CallSchemas {
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
}

const localeQuery = z.object({ locale: z.string().max(10).optional() });

/** What each call takes and answers; the server validates by it and the OpenAPI document is made from it. */
export const SCHEMAS = {
  getGroupByUrlname: {
    query: urlnameQuery.partial({ field: true, value: true }),
    reply: z.union([group, inactiveGroup]),
  },
  getShardByUrlname: { query: urlnameQuery, reply: shard },
  resolveGroupFromWebsite: { query: websiteHostQuery, reply: resolvedWebsite },
  listProGroups: { query: pagingQuery, reply: collectionOf(proGroup) },
  getCurrentSession: { query: currentSessionQuery, reply: currentSession },
  listFiches: { query: pagingQuery, reply: collectionOf(fiche) },
  getFiche: { query: localeQuery, reply: fiche },
  createFiche: { query: localeQuery, body: ficheBody, reply: fiche },
  updateFiche: { query: localeQuery, body: ficheBody, reply: fiche },
  getForms: { query: localeQuery, reply: forms },
  listWebsites: { query: pagingQuery, reply: collectionOf(website) },
  listWebsitesByQuery: {
    query: pagingQuery.extend({ group_id: id.optional() }),
    reply: collectionOf(website),
  },
  listCalendarsets: { query: calendarsetsQuery, reply: collectionOf(calendarset) },
  listCalendars: { query: calendarsQuery, reply: collectionOf(calendar) },
  listInterventionsets: { query: interventionsQuery, reply: collectionOf(interventionset) },
  listInterventions: { query: interventionsQuery, reply: collectionOf(intervention) },
  listPackInterventions: { query: packsQuery, reply: collectionOf(pack) },
  listAvailableTimeSlots: { query: availableTimeSlotsQuery, reply: availableTimeSlots },
  listAccountAppointments: { query: listAppointmentsQuery, reply: collectionOf(appointment) },
  holdSlot: { query: localeQuery, body: holdSlotBody, reply: slotHold },
  renewHold: { query: renewHoldQuery, reply: slotHold },
  releaseHold: { query: releaseHoldQuery, reply: slotHold },
  listFicheAppointments: { query: listAppointmentsQuery, reply: collectionOf(appointment) },
  listAppointments: { query: listAppointmentsQuery, reply: collectionOf(appointment) },
  getAppointment: { query: localeQuery, reply: appointment },
  createAppointment: {
    // A booking made with a fiche token adds to what that token shows.
    query: localeQuery.extend({ token: z.string().max(200).optional() }),
    body: createAppointmentBody,
    reply: createdAppointments,
  },
  cancelAppointments: { query: localeQuery, body: cancelAppointmentsBody, reply: cancelledAppointments },
  cancelAppointment: { query: localeQuery, reply: cancelledAppointments },
  moveAppointment: { query: localeQuery, body: moveAppointmentBody, reply: movedAppointments },
  exportAppointment: { query: localeQuery, reply: z.string() },
  login: {
    query: localeQuery.extend({ group_id: id.optional() }),
    body: loginBody,
    reply: signedIn,
  },
  logout: {
    query: localeQuery.extend({ token: z.string().max(200).optional() }),
    body: logoutBody,
    reply: loggedOut,
  },
  createAccount: { query: localeQuery, body: createAccountBody, reply: createdAccount },
  getAccount: { query: localeQuery, reply: account },
  updateAccount: {
    query: localeQuery.extend({ token: z.string().max(200).optional() }),
    body: updateAccountBody,
    reply: updatedAccount,
  },
  getPersonalData: { query: localeQuery, reply: personalData },
  exportPersonalData: { query: localeQuery, reply: z.string() },
  getDeletionRequest: { query: localeQuery, reply: deletionState },
  createDeletionRequest: { query: localeQuery, reply: deletionState },
  withdrawDeletionRequest: { query: localeQuery, reply: deletionState },
  confirmDeletionRequest: { query: localeQuery, body: confirmDeletionBody, reply: confirmedDeletion },
  listDeletionRequests: { query: pagingQuery, reply: collectionOf(listedDeletionRequest) },
  forgotPassword: { query: localeQuery, body: forgotPasswordBody, reply: passwordForgotten },
} as const satisfies Record<EndpointName, CallSchemas>;
