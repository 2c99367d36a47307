import { classDates, classDatesQuerySchema } from "./class-date.ts";
import { explanations, listExplanationsQuerySchema } from "./explanation.ts";
import {
  availableTimeSlots,
  availableTimeSlotsQuerySchema,
  nextTimes,
  nextTimesQuerySchema,
} from "./slot.ts";
import { defineEndpoint } from "../ground/define-endpoint.ts";

export const slotEndpoints = {
  listAvailableTimeSlots: defineEndpoint({
    method: "GET",
    paths: {
      v1: "/groups/{id}/availabletimeslots",
      v2: "/availabletimeslots",
      v3: "/groups/{id}/availabletimeslots",
    },
    right: "browse",
    query: availableTimeSlotsQuerySchema,
    reply: availableTimeSlots,
    summary: "The free slots of a span of days",
    refusals: ["invalid_calendar", "vevent", "too_many_items"],
  }),
  listClassDates: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/classes.dates" },
    right: "browse",
    query: classDatesQuerySchema,
    reply: classDates,
    summary: "The dates of classes on some days, full ones too, with their free places",
  }),
  listNextTimes: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/next_times" },
    right: "browse",
    query: nextTimesQuerySchema,
    reply: nextTimes,
    summary: "The next free times of each service, or of each calendar of one service",
    refusals: ["invalid_calendar", "vevent"],
  }),
  listExplanations: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/explanations" },
    right: "see_day_calendar",
    query: listExplanationsQuerySchema,
    reply: explanations,
    summary:
      "Why clients are offered no slot: what of a day can be booked on each calendar, and what is in the way of the rest",
    refusals: ["invalid_calendar", "vevent", "too_many_items"],
  }),
};
