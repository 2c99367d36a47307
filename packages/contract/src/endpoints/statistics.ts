import { getStatisticsQuery, statistics } from "../statistics.ts";
import { defineEndpoint } from "./define-endpoint.ts";

export const statisticsEndpoints = {
  getStatistics: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/statistics" },
    right: "see_statistics",
    query: getStatisticsQuery,
    reply: statistics,
    summary: "What was booked, cancelled and missed in some days, and in as many before; counted every night",
    refusals: ["invalid_calendar"],
  }),
};
