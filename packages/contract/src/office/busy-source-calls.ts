import { FEED_CONTENTS } from "@rendezvous/domain/feed/feed-contents";
import { z } from "zod";
import { defineEndpoint } from "../ground/define-endpoint.ts";

/** Why a calendar could not be read. */
export const BUSY_FAILURES = [
  /** No answer within ten seconds, no such host, no safe connection, or a server that is out of order. */
  "unreachable",
  /** Its server refuses the address: it is wrong, or no longer valid. */
  "refused",
  /** The address is not public. */
  "not_public",
  /** Larger than a megabyte. */
  "too_long",
  /** More than 5000 events, or rules that recur too often. */
  "too_many",
  /** The answer is no calendar file. */
  "not_a_calendar",
  /** Its server refuses the login. */
  "login",
  /** Its server refuses to write appointments. */
  "read_only",
] as const;
export type BusyFailure = (typeof BUSY_FAILURES)[number];

/** After so many failures in a row the owners get a mail. */
export const FAILURES_UNTIL_MAIL = 3;

/** `address`: a calendar file; the others are connected by a login. */
export const SOURCE_KINDS = ["address", "caldav", "google", "microsoft"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** The providers with a login page of their own (OAuth 2.0). */
export const CALENDAR_PROVIDERS = ["google", "microsoft"] as const;

const conflict = z.object({
  /** The appointment; of a pack, its first one. */
  appointment_id: z.number().int(),
  start_at: z.string(),
  /** The time of its event in the other calendar; null: the event was deleted there. */
  there_start_at: z.string().nullable(),
  there_end_at: z.string().nullable(),
});
export type CalendarConflict = z.infer<typeof conflict>;

export const busySource = z.object({
  id: z.number().int(),
  kind: z.enum(SOURCE_KINDS),
  /** The calendar or resource that its busy times close. */
  calendar_id: z.number().int(),
  /** The host of the address and its last letters. The address itself is secret: no answer contains it. */
  host: z.string(),
  ending: z.string(),
  /** RFC 3339, like the other times below. */
  created_at: z.string(),
  /** The last attempt to read it, and the last one that succeeded; null: none yet. */
  tried_at: z.string().nullable(),
  read_at: z.string().nullable(),
  /** Why the last attempt failed; the busy times of `read_at` stay. */
  failure: z.enum(BUSY_FAILURES).nullable(),
  /** The failed attempts in a row. */
  failures: z.number().int(),
  /** The number of busy times from now on. */
  busy_times: z.number().int(),
  /** null: it is not connected by a login. */
  connection: z
    .object({
      name: z.string(),
      /** The content of the appointments that are written there; null: none are. */
      writes: z.enum(FEED_CONTENTS).nullable(),
      follows_moves: z.boolean(),
      conflicts: z.array(conflict),
    })
    .nullable(),
});
export type BusySource = z.infer<typeof busySource>;

const all = "/groups/{id}/busy_sources";
const refusals = ["invalid_calendar"] as const;

/** Other calendars, whose busy times close a calendar or resource. They are read every 15 minutes. */
export const busySourceEndpoints = {
  listBusySources: defineEndpoint({
    method: "GET",
    paths: { v3: all },
    right: "see_day_calendar",
    /** `providers`: those with which the installation is registered. */
    reply: z.object({
      busy_sources: z.array(busySource),
      providers: z.array(z.enum(CALENDAR_PROVIDERS)),
    }),
    summary: "The other calendars whose busy times close the professional's calendars and the resources",
  }),
  createBusySource: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/calendars/{calendarId}/busy_sources" },
    right: "manage_hours",
    creates: true,
    limit: "test",
    /** `address`: of a calendar file (iCalendar), `https:` or `webcal:`. */
    body: z.object({ busy_source: z.object({ address: z.string().trim().min(1).max(2000) }) }),
    reply: z.object({ busy_source: busySource }),
    summary: "Connect another calendar, which is read soon afterwards; at most three for each calendar",
    example: { busy_source: { address: "https://calendar.example.org/private-4f1b/basic.ics" } },
    refusals: [...refusals, "full"],
  }),
  readBusySource: defineEndpoint({
    method: "POST",
    paths: { v3: `${all}/{sourceId}/read` },
    right: "manage_hours",
    limit: "test",
    reply: z.object({ busy_source: busySource }),
    summary: "Read a connected calendar now; `tried_at` changes when it has been read",
    refusals,
  }),
  deleteBusySource: defineEndpoint({
    method: "DELETE",
    paths: { v3: `${all}/{sourceId}` },
    right: "manage_hours",
    reply: z.object({ busy_source: busySource }),
    summary: "Disconnect a calendar; its busy times can be booked again",
    refusals,
  }),
};
