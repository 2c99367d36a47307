import { z } from "zod";
import { catalogueChange } from "./catalogue-change.ts";
import { acceptConcernedSchema } from "./concerned.ts";
import { pageCatalogue } from "../catalogue/catalogue.ts";
import { group } from "../catalogue/group.ts";
import { EDITABLES, kindOfEditable, SINGLETONS, type SingletonName } from "./record.ts";
import { provider } from "./group-file/sso.ts";
import { ssoStep } from "../people/sso-test.ts";
import { id, localeQuerySchema, wholeNumber } from "../ground/wire-values.ts";
import { defineEndpoint } from "../ground/define-endpoint.ts";
import { draftQuerySchema } from "./record-calls.ts";

/** The owners' changes of their group besides its records, and the history of changes. */

type Shape<One extends SingletonName> = (typeof SINGLETONS)[One]["shape"];

/** The stored form, with texts in every language. */
function replyOf<One extends SingletonName>(single: One) {
  const shape = SINGLETONS[single].shape as Shape<One>;
  const stored = z.object({ ...shape, version: z.number().int() });
  return z.object({ [single]: stored } as Record<One, typeof stored>);
}

function getSingle<const Path extends string, const One extends SingletonName>(path: Path, single: One) {
  return defineEndpoint({
    method: "GET",
    paths: { v3: path },
    right: "see_catalogue",
    query: draftQuerySchema,
    reply: replyOf(single),
    hasEtag: true,
    summary: `The group's ${single} as they are stored`,
  });
}

const SINGLE_EXAMPLES: Readonly<Record<SingletonName, object>> = {
  settings: { phone: "01 23 45 67 89", rules: { min_notice: 120 } },
  forms: { Fiche: [{ name: "lastname", type: "string", label: "Last name", required: true }] },
  website: { title: "Dental practice in the park" },
};

function updateSingle<const Path extends string, const One extends SingletonName>(path: Path, single: One) {
  const shape = SINGLETONS[single].shape as Shape<One>;
  const some = z.strictObject(shape).partial();
  const body = z.object({ [single]: some } as Record<One, typeof some>);
  return defineEndpoint({
    method: "PUT",
    paths: { v3: path },
    right: single === "settings" ? "manage_settings" : "manage_catalogue",
    takesIfMatch: true,
    query: draftQuerySchema,
    // The organisation's hours apply to its calendars, so changing them may affect appointments.
    body: body.extend({ accept: acceptConcernedSchema.optional() }),
    checksOwnBody: true,
    reply: replyOf(single),
    summary: `Change fields of the group's ${single}`,
    example: { [single]: SINGLE_EXAMPLES[single] },
    refusals:
      single === "settings"
        ? ["invalid_record", "full", "appointments_concerned"]
        : ["invalid_record", "full"],
  });
}

const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export const manageEndpoints = {
  getSettings: getSingle("/groups/{id}/settings", "settings"),
  updateSettings: updateSingle("/groups/{id}/settings", "settings"),
  testSso: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/sso.test" },
    // Needs the right of every setting that decides who may log in.
    right: "manage_pros",
    limit: "test",
    body: z.object({ sso: provider }),
    reply: z.object({ steps: z.array(ssoStep) }),
    summary: "Tries a login provider, step by step, without logging anybody in; nothing is saved",
    example: { sso: { issuer: "https://login.example.org", client_id: "town", client_secret: "kZ3wq0" } },
    refusals: ["invalid_record"],
  }),
  // The path is `forms.records`, because `forms` returns the questions for clients, in one language.
  getFormRecords: getSingle("/groups/{id}/forms.records", "forms"),
  updateFormRecords: updateSingle("/groups/{id}/forms.records", "forms"),
  getWebsite: getSingle("/groups/{id}/website", "website"),
  updateWebsite: updateSingle("/groups/{id}/website", "website"),
  createImage: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/images" },
    right: "manage_catalogue",
    limit: "upload",
    /** A picture of three megabytes as base64. */
    largestBody: 4_200_000,
    body: z.object({ image: z.object({ data: z.string() }) }),
    reply: z.object({ image: z.object({ key: z.string() }) }),
    summary: "Store a picture; records refer to it by its key",
    example: { image: { data: `data:image/png;base64,${PIXEL}` } },
    refusals: ["invalid_record", "full"],
  }),
  previewChanges: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/preview" },
    right: "manage_catalogue",
    query: draftQuerySchema,
    body: z.object({
      changes: z
        .array(
          z.object({
            kind: z.enum(EDITABLES.map(kindOfEditable)),
            /** null: a singleton, such as the settings. */
            record_id: id.nullable().default(null),
            fields: z.record(z.string(), z.unknown()),
          }),
        )
        .max(20),
    }),
    reply: z.object({ group, catalogue: pageCatalogue, style: z.string() }),
    summary: "Preview the visitors' page with unsaved changes; nothing is stored",
    example: { changes: [{ kind: "settings", fields: { color_scheme: "dark" } }] },
    refusals: ["invalid_record"],
  }),
  listChanges: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/changes" },
    right: "see_catalogue",
    query: localeQuerySchema.extend({
      kind: z.string().max(64).optional(),
      record_id: id.optional(),
      /** The cursor: `next` of the previous page. */
      after: id.optional(),
      limit: wholeNumber(1, 200).default(50),
    }),
    reply: z.object({ changes: z.array(catalogueChange), next: z.number().int().nullable() }),
    summary: "The history of changes of the catalogue and of the team, the newest first",
  }),
  undoChange: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/changes/{changeId}/undo" },
    right: "manage_catalogue",
    body: z.object({ accept: acceptConcernedSchema.optional() }),
    reply: z.object({ change: catalogueChange }),
    summary: "Undo a change; the undo is a new change in the history",
    example: {},
    refusals: ["cannot_undo", "invalid_record", "appointments_concerned", "last_owner"],
  }),
};
