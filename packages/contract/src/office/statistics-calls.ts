import { z } from "zod";
import { getStatisticsQuerySchema, statistics } from "./statistics.ts";
import { defineEndpoint } from "../ground/define-endpoint.ts";

export const statisticsEndpoints = {
  getStatistics: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/statistics" },
    right: "see_statistics",
    query: getStatisticsQuerySchema,
    reply: statistics,
    summary:
      "Statistics of bookings, cancellations and no-shows of a period and of the one before; counted every night",
    refusals: ["invalid_calendar"],
  }),
  downloadStatistics: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/statistics.download" },
    right: "see_statistics",
    limit: "download",
    query: getStatisticsQuerySchema,
    reply: z.string(),
    files: ["xlsx"],
    summary: "The statistics as a workbook (XLSX), with a sheet for each table",
    refusals: ["invalid_calendar"],
  }),
};
