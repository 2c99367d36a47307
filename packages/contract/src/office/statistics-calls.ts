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
    summary: "What was booked, cancelled and missed in some days, and in as many before; counted every night",
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
    summary: "The same as a workbook (XLSX), a sheet for each table",
    refusals: ["invalid_calendar"],
  }),
};
