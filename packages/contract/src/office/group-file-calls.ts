import { z } from "zod";
import { FAULT_CODES } from "../ground/fault.ts";
import { CHANGE_PLACES } from "./group-file/compare.ts";
import { tokenQuerySchema } from "../ground/wire-values.ts";
import { defineEndpoint } from "../ground/define-endpoint.ts";
import { LARGEST_GROUP_FILE } from "./largest-group-file.ts";

/** The format of docs/group-file.md; errors inside the file are returned with their paths. */
const file = z.record(z.string(), z.unknown());

const preview = z.object({
  /** The errors that prevent the import. */
  problems: z.array(
    z.object({
      path: z.string(),
      message: z.string(),
      /** The error code for screens; null for an error between records, which only `message` describes. */
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
  /** Future appointments that the import would leave outside the hours, or without a record they were booked with. */
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
  /** Lists of the file that are ignored: this call imports no logins and no people. */
  ignored: z.array(z.string()),
  /** The import must send this value to prove that it does what the preview showed. */
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
    query: tokenQuerySchema,
    reply: file,
    summary: "The published data of the group as a group file, without people",
  }),
  previewGroupFile: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/file.preview" },
    right: "import_group_file",
    query: tokenQuerySchema,
    body: z.object({ file }),
    largestBody: LARGEST_GROUP_FILE,
    keepsRawBody: true,
    reply: preview,
    summary: "Preview the changes that the import of a group file would make",
    example: { file: EXAMPLE },
  }),
  importGroupFile: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/file" },
    right: "import_group_file",
    query: tokenQuerySchema,
    /** `seen` of the preview: the import is refused if it would change anything else. */
    body: z.object({ file, seen: z.string().max(100) }),
    largestBody: LARGEST_GROUP_FILE,
    keepsRawBody: true,
    reply: preview,
    summary: "Import a group file, as its preview showed it",
    example: { file: EXAMPLE, seen: "kZ3wq0" },
    refusals: ["changed_meanwhile"],
  }),
};
