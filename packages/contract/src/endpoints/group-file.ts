import { z } from "zod";
import { FAULT_CODES } from "../fault.ts";
import { CHANGE_PLACES } from "../group-file/compare.ts";
import { tokenQuery } from "../wire-values.ts";
import { defineEndpoint } from "./define-endpoint.ts";

/** Bytes: with its pictures. */
const LARGEST_FILE = 16 * 1024 * 1024;

/** docs/group-file.md; its own faults are answered with their places. */
const file = z.record(z.string(), z.unknown());

const preview = z.object({
  /** Why nothing of it can be imported. */
  problems: z.array(
    z.object({
      path: z.string(),
      message: z.string(),
      /** For the screens; null between records, where only the message says it. */
      fault: z.looseObject({ code: z.enum(FAULT_CODES) }).nullable(),
    }),
  ),
  changes: z.array(
    z.object({
      place: z.enum(CHANGE_PLACES),
      id: z.string(),
      name: z.string(),
      action: z.enum(["added", "changed", "removed"]),
      fields: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
    }),
  ),
  /** Appointments to come that would be left outside the hours, or without what they were booked with. */
  appointments: z.array(
    z.object({
      id: z.number().int(),
      start: z.string(),
      name: z.string(),
      calendar_name: z.string(),
      intervention_name: z.string(),
      reason: z.enum(["calendar_removed", "resource_removed", "intervention_removed", "closed"]),
    }),
  ),
  /** Lists of the file that are left out: logins and records of people do not come with a file here. */
  ignored: z.array(z.string()),
  /** What an import names, to show that this is what was seen. */
  seen: z.string(),
});

const EXAMPLE = {
  format: 1,
  group: { name: "Cabinet du Parc", urlname: "cabinet-du-parc", locale: "en", phone: "01 23 45 67 89" },
  calendars: [
    {
      externid: "martin",
      name: "Dr Martin",
      openinghours: [{ days: ["we", "th"], from: "09:00", to: "10:30" }],
    },
  ],
};

export const groupFileEndpoints = {
  getGroupFile: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/file" },
    right: "see_catalogue",
    query: tokenQuery,
    reply: file,
    summary: "What the group publishes, as a group file; without people",
  }),
  previewGroupFile: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/file.preview" },
    right: "import_group_file",
    query: tokenQuery,
    body: z.object({ file }),
    largestBody: LARGEST_FILE,
    keepsRawBody: true,
    reply: preview,
    summary: "What the import of a group file would change; nothing is changed",
    example: { file: EXAMPLE },
  }),
  importGroupFile: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/file" },
    right: "import_group_file",
    query: tokenQuery,
    /** `seen` of the preview: what else would change meanwhile is refused. */
    body: z.object({ file, seen: z.string().max(100) }),
    largestBody: LARGEST_FILE,
    keepsRawBody: true,
    reply: preview,
    summary: "Import a group file, as its preview showed it",
    example: { file: EXAMPLE, seen: "kZ3wq0" },
    refusals: ["changed_meanwhile"],
  }),
};
