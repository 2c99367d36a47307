import { z } from "zod";
import {
  closuresWithAppointments,
  closureQuerySchema,
  cancelClassDateBodySchema,
  cancelledClassDate,
  createClosuresBodySchema,
  createOpeningBodySchema,
  deletedClosures,
  storedColumns,
  listOpeningHoursQuerySchema,
  createdOpening,
  openingHours,
  openingQuerySchema,
  updateClosureBodySchema,
  holidayRegions,
  listHolidaysQuerySchema,
  moveClassDateBodySchema,
  movedClassDate,
  publicHolidays,
  updateColumnsBodySchema,
  updatedHours,
  updateHoursBodySchema,
} from "./opening-hours.ts";
import { draftQuerySchema } from "./record-calls.ts";
import { defineEndpoint } from "../ground/define-endpoint.ts";

const columns = "/groups/{id}/calendar_columns";
const closures = "/groups/{id}/calendars/{calendarId}/closures";
const openings = "/groups/{id}/calendars/{calendarId}/openings";

/** The calendar is unknown, or not one of the professional's. */
const refusals = ["invalid_calendar"] as const;

/** `{calendarId}` may be a resource's, for professionals who work on all calendars. */
export const openingHoursEndpoints = {
  listOpeningHours: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/openinghours" },
    right: "see_day_calendar",
    query: listOpeningHoursQuerySchema,
    reply: z.object({ records: z.array(openingHours) }),
    summary: "When calendars and resources are open on some days, with closures and public holidays",
  }),
  getColumns: defineEndpoint({
    method: "GET",
    paths: { v3: columns },
    right: "see_day_calendar",
    reply: storedColumns,
    summary:
      "The calendars and resources that the professional has chosen as columns of the day, in their order",
  }),
  updateColumns: defineEndpoint({
    method: "PUT",
    paths: { v3: columns },
    right: "see_day_calendar",
    body: updateColumnsBodySchema,
    reply: storedColumns,
    summary: "Store the professional's choice of columns in this group",
    example: { columns: [15] },
  }),
  createClosures: defineEndpoint({
    method: "POST",
    paths: { v3: closures },
    right: "manage_hours",
    body: createClosuresBodySchema,
    reply: closuresWithAppointments,
    summary:
      "Block a time of a calendar, once or weekly; appointments in it stay and are listed in the answer",
    example: {
      closures: [{ start: "2026-12-24 12:00", end: "2026-12-24 14:00", label: "Training" }],
      until: "2027-01-14",
    },
    refusals,
  }),
  updateClosure: defineEndpoint({
    method: "PUT",
    paths: { v3: closures },
    right: "manage_hours",
    query: closureQuerySchema,
    body: updateClosureBodySchema,
    reply: closuresWithAppointments,
    summary: "Change one closure; it stays part of its series",
    example: { closure: { start: "2026-12-24 12:00", end: "2026-12-24 15:00", label: "Training" } },
    refusals,
  }),
  deleteClosures: defineEndpoint({
    method: "DELETE",
    paths: { v3: closures },
    right: "manage_hours",
    query: closureQuerySchema,
    reply: deletedClosures,
    summary: "Delete a closure, or all closures of a series",
    refusals,
  }),
  cancelClassDate: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/classes/{calendarId}/cancelled_dates" },
    right: "manage_hours",
    body: cancelClassDateBodySchema,
    reply: cancelledClassDate,
    summary: "Cancel one date of a class with everything that is booked there, and mail all clients",
    example: { class_date: { start: "2026-12-08 18:00", reason: "The teacher is ill." } },
    refusals: ["other_calendar"],
  }),
  moveClassDate: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/classes/{calendarId}/moved_dates" },
    right: "manage_appointments",
    body: moveClassDateBodySchema,
    reply: movedClassDate,
    summary: "Move all participants of one date of a class to another date: all or nothing",
    example: { class_date: { start: "2026-12-08 18:00", to: "2026-12-15 18:00" } },
    refusals: ["availabletimeslots"],
  }),
  createOpening: defineEndpoint({
    method: "POST",
    paths: { v3: openings },
    right: "manage_hours",
    body: createOpeningBodySchema,
    reply: createdOpening,
    summary: "Open extra time of a calendar on one day",
    example: { opening: { date: "2026-12-24", from: "18:00", to: "20:00" } },
    refusals,
  }),
  deleteOpening: defineEndpoint({
    method: "DELETE",
    paths: { v3: openings },
    right: "manage_hours",
    query: openingQuerySchema,
    reply: createdOpening,
    summary: "Delete an extra opening",
    refusals,
  }),
  listHolidayRegions: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/holidays.regions" },
    right: "see_catalogue",
    reply: holidayRegions,
    summary: "Countries and regions with public holidays",
  }),
  listHolidays: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/holidays" },
    right: "see_catalogue",
    query: listHolidaysQuerySchema,
    reply: publicHolidays,
    summary: "The public holidays of a country or region by name",
  }),
  updateHours: defineEndpoint({
    method: "PUT",
    paths: { v3: "/groups/{id}/calendars.hours" },
    right: "manage_catalogue",
    query: draftQuerySchema,
    body: updateHoursBodySchema,
    reply: updatedHours,
    summary: "Change hours, holidays or exceptions of several calendars and resources at once, all or none",
    example: {
      ids: [15],
      add: { closures: [{ start: "2026-12-24 12:00", end: "2026-12-27 00:00", label: "Christmas" }] },
    },
    refusals: ["invalid_record", "full", "appointments_concerned"],
  }),
};
