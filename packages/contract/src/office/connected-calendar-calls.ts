import { FEED_CONTENTS } from "@rendezvous/domain/feed/feed-contents";
import { z } from "zod";
import { defineEndpoint } from "../ground/define-endpoint.ts";
import { BUSY_FAILURES, busySource, CALENDAR_PROVIDERS } from "./busy-source-calls.ts";

/** The login at a calendar server (CalDAV). No answer contains the password. */
const login = {
  /** The address of the server, or of one calendar: `https:`. */
  address: z.string().trim().min(1).max(2000),
  username: z.string().trim().min(1).max(200),
  /** Most providers ask for an app password. */
  password: z.string().min(1).max(500),
};

/** The answer of a provider's login page, as it is in the address of the day. */
const providerAnswer = { code: z.string().min(1).max(4000), state: z.string().min(1).max(4000) };

const remoteCalendar = z.object({
  /** Identifies the calendar when it is connected. */
  address: z.string(),
  name: z.string(),
});
export type RemoteCalendarName = z.infer<typeof remoteCalendar>;

const LOGIN = { address: "https://dav.example.org", username: "anna", password: "abcd-efgh-ijkl" };
const refusals = ["invalid_calendar"] as const;

/** Calendars connected by a login: busy times are read, and appointments written. They are also busy sources. */
export const connectedCalendarEndpoints = {
  startCalendarLogin: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/calendar_logins" },
    right: "manage_hours",
    limit: "test",
    body: z.object({ login: z.object({ provider: z.enum(CALENDAR_PROVIDERS) }) }),
    reply: z.object({ url: z.string() }),
    summary: "The address of a provider's login page, which leads back to the day",
    example: { login: { provider: "google" } },
  }),
  listRemoteCalendars: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/remote_calendars" },
    right: "manage_hours",
    limit: "test",
    body: z.object({ login: z.union([z.object(login), z.object(providerAnswer)]) }),
    /** `failure`: why no calendars are listed; null: they are. */
    reply: z.object({
      failure: z.enum(BUSY_FAILURES).nullable(),
      remote_calendars: z.array(remoteCalendar),
      /** For `createConnectedCalendar`, after a login on a provider's page; valid for 15 minutes. */
      grant: z.string().nullable(),
    }),
    summary: "Log in at a calendar server, and list its calendars",
    example: { login: LOGIN },
  }),
  createConnectedCalendar: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/calendars/{calendarId}/connected_calendars" },
    right: "manage_hours",
    creates: true,
    limit: "test",
    body: z.object({
      connected_calendar: z.object({
        address: login.address,
        username: login.username.or(z.literal("")).default(""),
        password: login.password.or(z.literal("")).default(""),
        /** Instead of a user name and a password, after a login on a provider's page. */
        grant: z.string().max(10_000).optional(),
        name: z.string().trim().min(1).max(200),
        /** The content of the appointments that are written there; null: none are. */
        writes: z.enum(FEED_CONTENTS).nullable(),
        /** Whether an event that is moved there moves its appointment; otherwise it is shown as a conflict. */
        follows_moves: z.boolean(),
      }),
    }),
    reply: z.object({ busy_source: busySource }),
    summary:
      "Connect a calendar of `listRemoteCalendars`; it is synchronised soon afterwards, and every three minutes",
    example: {
      connected_calendar: {
        ...LOGIN,
        address: "https://dav.example.org/anna/private/",
        name: "Private",
        writes: "busy",
        follows_moves: false,
      },
    },
    refusals: [...refusals, "full"],
  }),
  settleCalendarConflict: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/busy_sources/{sourceId}/conflicts/{appointmentId}" },
    right: "manage_appointments",
    limit: "move",
    /**
     * `there` accepts the change in the other calendar: the appointment moves to that time, or stays without an event. `here`
     * writes the event again.
     */
    body: z.object({ conflict: z.object({ take: z.enum(["here", "there"]) }) }),
    reply: z.object({ busy_source: busySource }),
    summary: "Settle a conflict: an event of an appointment was moved or deleted in the connected calendar",
    example: { conflict: { take: "here" } },
    refusals: [...refusals, "availabletimeslots", "vevent", "max_rdv_period", "mintime_rdv"],
  }),
};
