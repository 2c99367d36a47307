import { IMPORT_KINDS } from "@rendezvous/domain/fiche-import/match-columns";
import { DUPLICATE_CHOICES } from "@rendezvous/domain/fiche-import/merge-person";
import { ROW_PROBLEMS } from "@rendezvous/domain/fiche-import/read-appointment";
import { z } from "zod";
import { defineEndpoint } from "../ground/define-endpoint.ts";
import { MAX_INTEGER, locale, wholeNumber } from "../ground/wire-values.ts";
import { fiche } from "../booking/fiche.ts";

/** In bytes; a file of ten megabytes as base64. */
const LARGEST_FILE = 14 * 1024 * 1024;
export const MAX_IMPORTED_ROWS = 50_000;
/** The most different names of services or calendars of a file. Rows with further, rarer names are not imported. */
export const MAX_IMPORTED_NAMES = 300;
/** How long an import can be undone. */
export const UNDO_DAYS = 7;

export const IMPORT_STATES = [
  "checking",
  "ready",
  "importing",
  "stopped",
  "done",
  "undoing",
  "undone",
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** The fault of a file: `details.fault` of a `bad_request`. */
export const FILE_FAULTS = ["unreadable", "no_rows", "too_many_rows"] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

const count = z.number().int();

/** A service or calendar that a file of appointments names (`""`: rows without a name), and the id of the group's own; null: none. */
const importedName = z.object({ name: z.string(), rows: count, id: z.number().int().nullable() });
const chosenName = z.object({ name: z.string().max(2000), id: z.number().int().nullable() });

const ficheImport = z.object({
  id: z.number().int(),
  /** The content of the file. */
  kind: z.enum(IMPORT_KINDS),
  /** Of the file. */
  name: z.string(),
  /** The name of the professional; "" for one who has left. */
  by: z.string(),
  state: z.enum(IMPORT_STATES),
  rows: count,
  /** How many rows are done in the present state. */
  position: count,
  /** `target`: a field of a fiche (`lastname`, `firstname`, `fullname`, `email`, `firstphone`, `externid`) or a question of the form; with appointments also `appointment_id`, `start` (a date, or date and time), `time`, `end`, `length`, `service`, `calendar`, `status`, `comments`. */
  columns: z.array(z.object({ heading: z.string(), target: z.string().nullable() })),
  date_order: z.enum(["dmy", "mdy"]),
  /** How the import treats existing clients. */
  duplicates: z.enum(DUPLICATE_CHOICES),
  services: z.array(importedName),
  calendars: z.array(importedName),
  counts: z.object({
    /** After the check: rows that are new, that exist already, that cannot be imported, and rows with values that are left out. */
    new: count,
    duplicate: count,
    unusable: count,
    faulty: count,
    /** How many of the new appointments lie ahead. */
    coming: count,
    /** After the import. `refused`: appointments that could not be imported; `clients`: how many clients came with appointments. */
    created: count,
    changed: count,
    skipped: count,
    refused: count,
    clients: count,
    /** After undoing: clients and appointments that were changed since, and clients who were booked since, stay. */
    undone: count,
    left: count,
  }),
  /** An instant, RFC 3339. */
  created_at: z.string(),
  finished_at: z.string().nullable(),
  /** Until when it can be undone; null: not (any more). */
  undo_until: z.string().nullable(),
});
export type FicheImport = z.output<typeof ficheImport>;

const IMPORT_ROW_KINDS = ["all", "new", "duplicate", "unusable", "faulty", "refused"] as const;

const importRow = z.object({
  /** The line of the table, the first one below the headings is 1. */
  number: z.number().int(),
  /** The values of the row, by target; of an appointment `start` as `YYYY-MM-DD HH:MM:SS`, `service` and `calendar` as in the file. */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** The values that are left out, as they are in the file. */
  faults: z.record(z.string(), z.string()),
  /** The reason why the row is not imported; null: it is imported, or names nobody. */
  problem: z.enum(ROW_PROBLEMS).nullable(),
  /** The client who exists already. */
  duplicate: fiche.nullable(),
});

const all = "/groups/{id}/fiche_imports";
const one = `${all}/{importId}`;
const reply = z.object({ fiche_import: ficheImport });

/**
 * Clients and appointments of another program. A file is checked first, then imported in the background; both take seconds. One import of a group
 * runs at a time.
 */
export const ficheImportEndpoints = {
  listFicheImports: defineEndpoint({
    method: "GET",
    paths: { v3: all },
    right: "import_group_file",
    reply: z.object({ fiche_imports: z.array(ficheImport) }),
    summary: "The imports of the group, the newest first, at most twenty",
  }),
  createFicheImport: defineEndpoint({
    method: "POST",
    paths: { v3: all },
    right: "import_group_file",
    limit: "upload",
    /** `content`: the file as base64. */
    body: z.object({
      fiche_import: z.object({
        name: z.string().trim().min(1).max(200),
        content: z.base64(),
        kind: z.enum(IMPORT_KINDS).default("clients"),
      }),
    }),
    largestBody: LARGEST_FILE,
    keepsRawBody: true,
    reply,
    summary:
      "Upload a CSV or XLSX file with clients or appointments, up to 50,000 rows; nothing is imported yet",
    example: { fiche_import: { name: "clients.csv", content: "Tm9tO1Byw6lub20KUm91eDtBbm5hCg==" } },
    refusals: ["full"],
  }),
  getFicheImport: defineEndpoint({
    method: "GET",
    paths: { v3: one },
    right: "import_group_file",
    reply,
    summary: "An import, with its progress",
  }),
  updateFicheImport: defineEndpoint({
    method: "PUT",
    paths: { v3: one },
    right: "import_group_file",
    /** The target of each column, in order; `services` and `calendars` change the meaning of the names that they contain. */
    body: z.object({
      fiche_import: z.object({
        columns: z.array(z.string().max(64).nullable()).max(200),
        date_order: z.enum(["dmy", "mdy"]).optional(),
        services: z.array(chosenName).max(MAX_IMPORTED_NAMES).optional(),
        calendars: z.array(chosenName).max(MAX_IMPORTED_NAMES).optional(),
      }),
    }),
    reply,
    summary:
      "Change the meaning of columns, services and calendars before the import; the rows are checked again",
    example: { fiche_import: { columns: ["lastname", "firstname"] } },
    refusals: ["changed_meanwhile"],
  }),
  listFicheImportRows: defineEndpoint({
    method: "GET",
    paths: { v3: `${one}/rows` },
    right: "import_group_file",
    query: z.object({
      locale,
      kind: z.enum(IMPORT_ROW_KINDS).default("all"),
      /** The `number` of the last row of the page before. */
      after: wholeNumber(0, MAX_INTEGER).default(0),
      limit: wholeNumber(1, 100).default(20),
    }),
    reply: z.object({ records: z.array(importRow), next: z.number().int().nullable() }),
    summary:
      "The rows of a file that waits to be imported, with what is wrong and the clients who exist already; after an import of appointments its `refused` ones, for a week",
    refusals: ["changed_meanwhile"],
  }),
  startFicheImport: defineEndpoint({
    method: "POST",
    paths: { v3: `${one}/start` },
    right: "import_group_file",
    /** `skip` leaves existing clients as they are, `fill` adds what they lack, `replace` takes the values of the file. */
    body: z.object({ duplicates: z.enum(DUPLICATE_CHOICES) }),
    reply,
    summary: "Import the clients or appointments of a checked file, in the background; no mail is sent",
    example: { duplicates: "fill" },
    refusals: ["changed_meanwhile"],
  }),
  stopFicheImport: defineEndpoint({
    method: "POST",
    paths: { v3: `${one}/stop` },
    right: "import_group_file",
    reply,
    summary:
      "Stop importing: what is imported stays, and can be undone. A file that is not imported yet is deleted",
    refusals: ["changed_meanwhile"],
  }),
  undoFicheImport: defineEndpoint({
    method: "POST",
    paths: { v3: `${one}/undo` },
    right: "import_group_file",
    reply,
    summary:
      "Undo an import of the last seven days: new appointments are cancelled without a mail, new clients are erased, changed ones get their former values, unless changed or booked since",
    refusals: ["changed_meanwhile"],
  }),
};
