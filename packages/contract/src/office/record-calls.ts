import { z } from "zod";
import { acceptConcernedSchema } from "./concerned.ts";
import { RECORDS, type RecordName, commonRecordFields } from "./record.ts";
import { id, localeQuerySchema, wholeNumber, booleanSchema } from "../ground/wire-values.ts";
import { defineEndpoint } from "../ground/define-endpoint.ts";

/**
 * The calls by which professionals change their group's catalogue, the same five for each kind of record. Texts are in every
 * language, as in group files.
 */

type Kind<One extends RecordName> = (typeof RECORDS)[One]["kind"];
type Fields<One extends RecordName> = (typeof RECORDS)[One]["fields"];

/** The kinds whose change may leave appointments without their place. */
const CONCERNING: ReadonlySet<RecordName> = new Set(["calendar", "resource", "class", "intervention"]);

function concernedRefusals(singular: RecordName) {
  return CONCERNING.has(singular) ? (["appointments_concerned"] as const) : [];
}

/** In bytes: a calendar may have thousands of closures and openings; other records are much smaller. */
const LARGEST_CALENDAR = 4_000_000;

function largestOf(singular: RecordName) {
  return singular === "calendar" || singular === "resource" || singular === "class"
    ? { largestBody: LARGEST_CALENDAR }
    : {};
}

/** For each kind, the body of a create call and of an update. */
export const RECORD_EXAMPLES: Readonly<
  Record<RecordName, { readonly newRecord: Readonly<Record<string, unknown>>; readonly change: object }>
> = {
  calendarset: { newRecord: { externid: "hygienists", name: "Hygienists" }, change: { sort: 1 } },
  calendar: {
    newRecord: { externid: "roux", name: "Dr Roux" },
    change: { openinghours: [{ days: ["mo", "tu"], from: "09:00", to: "12:30" }], holidays: "FR" },
  },
  resource: { newRecord: { externid: "room", name: "Treatment room" }, change: { capacity: 2 } },
  class: {
    newRecord: {
      externid: "evening-yoga",
      name: "Evening yoga",
      intervention_id: 21,
      teacher_id: 15,
      capacity: 12,
      openinghours: [{ days: ["tu"], from: "18:00", to: "19:15" }],
    },
    change: { openings: [{ date: "2026-12-05", from: "10:00", to: "11:15" }] },
  },
  interventionset: { newRecord: { externid: "cleaning", name: "Cleaning" }, change: { price: 4000 } },
  intervention: {
    newRecord: { externid: "scaling", name: "Scaling", length: 45 },
    change: { buffer_after: 15 },
  },
  pack: {
    newRecord: {
      externid: "twice",
      name: "Two visits",
      config: [{ intervention_id: 21 }, { intervention_id: 22 }],
    },
    change: { total_price: 4500 },
  },
  promotion: {
    newRecord: { externid: "quiet", name: "Quiet hours", percentage: 10 },
    change: { days: ["tu"], from: "14:00", to: "16:00" },
  },
  passoffer: {
    newRecord: { externid: "ten", name: "Pass of ten", visits: 10, valid_months: 6, price: 12000 },
    change: { from_first_visit: true },
  },
};

/** With a draft's id a change goes into the draft, and nothing is published; reads apply the draft to the catalogue. */
export const draftQuerySchema = localeQuerySchema.extend({ draft_id: id.optional() });

const listQuery = draftQuerySchema.extend({
  /** Searches names and externids, ignoring accents and case. */
  search: z.string().max(200).optional(),
  /** The record with this externid, archived or not. */
  externid: z.string().max(200).optional(),
  /** 0, the default without an externid: no archived records; 1: only archived ones. */
  archived: z.enum(["0", "1", "both"]).optional(),
  /** The cursor: `next` of the previous page. */
  after: z.string().max(64).optional(),
  limit: wholeNumber(1, 500).default(100),
});

/** With `upsert` an existing record with the externid is updated, like PUT, and the call answers 200. */
const createQuery = draftQuerySchema.extend({ upsert: booleanSchema.optional() });

function recordOf<One extends RecordName>(singular: One) {
  return z.object({ ...RECORDS[singular].fields, ...commonRecordFields } as unknown as Omit<
    Fields<One>,
    "externid"
  > &
    typeof commonRecordFields);
}

function wrapIn<One extends RecordName, Inner extends z.ZodType>(
  singular: One,
  inner: Inner,
): z.ZodObject<Record<One, Inner>> {
  return z.object({ [singular]: inner } as Record<One, Inner>);
}

function inKind<One extends RecordName>(singular: One) {
  return `/groups/{id}/${RECORDS[singular].kind as Kind<One>}` as const;
}

function listRecords<const One extends RecordName>(singular: One) {
  return defineEndpoint({
    method: "GET",
    paths: { v3: `${inKind(singular)}.records` },
    right: "see_catalogue",
    query: listQuery,
    reply: z.object({ records: z.array(recordOf(singular)), next: z.string().nullable() }),
    summary: `The ${RECORDS[singular].kind} as they are stored, by sort`,
  });
}

function getRecord<const One extends RecordName>(singular: One) {
  return defineEndpoint({
    method: "GET",
    paths: { v3: `${inKind(singular)}/{recordId}` },
    right: "see_catalogue",
    query: draftQuerySchema,
    reply: wrapIn(singular, recordOf(singular)),
    hasEtag: true,
    summary: `One ${singular} as it is stored`,
  });
}

function createRecord<const One extends RecordName>(singular: One) {
  return defineEndpoint({
    method: "POST",
    paths: { v3: inKind(singular) },
    right: "manage_catalogue",
    creates: true,
    query: createQuery,
    body: wrapIn(singular, z.strictObject(RECORDS[singular].fields as Fields<One>)).extend({
      accept: acceptConcernedSchema.optional(),
    }),
    checksOwnBody: true,
    ...largestOf(singular),
    reply: wrapIn(singular, recordOf(singular)),
    summary: `A new ${singular}; with \`upsert=1\` the one that has its externid is changed instead`,
    example: { [singular]: RECORD_EXAMPLES[singular].newRecord },
    refusals: ["invalid_record", "full", ...concernedRefusals(singular)],
  });
}

function updateRecord<const One extends RecordName>(singular: One) {
  return defineEndpoint({
    method: "PUT",
    paths: { v3: `${inKind(singular)}/{recordId}` },
    right: "manage_catalogue",
    takesIfMatch: true,
    query: draftQuerySchema,
    body: wrapIn(singular, z.strictObject(RECORDS[singular].fields as Fields<One>).partial()).extend({
      accept: acceptConcernedSchema.optional(),
    }),
    checksOwnBody: true,
    ...largestOf(singular),
    reply: wrapIn(singular, recordOf(singular)),
    summary: `Change some fields of one ${singular}; \`deleted\` archives it and brings it back`,
    example: { [singular]: RECORD_EXAMPLES[singular].change },
    refusals: ["invalid_record", "full", ...concernedRefusals(singular)],
  });
}

function orderRecords<const One extends RecordName>(singular: One) {
  return defineEndpoint({
    method: "PUT",
    paths: { v3: `${inKind(singular)}.order` },
    right: "manage_catalogue",
    body: z.object({ ids: z.array(id).max(10_000) }),
    reply: z.object({ ids: z.array(z.number().int()) }),
    summary: `Puts ${RECORDS[singular].kind} in this order, before those that are not named`,
    example: { ids: [17, 15] },
    refusals: ["invalid_record"],
  });
}

/** Returns the names of a kind's calls, for example `updateCalendar`. */
export function recordCallNames<const One extends RecordName>(singular: One) {
  const title = `${singular[0]?.toUpperCase()}${singular.slice(1)}` as Capitalize<One>;
  return {
    list: `list${title}Records`,
    get: `get${title}`,
    create: `create${title}`,
    update: `update${title}`,
    order: `order${title}Records`,
  } as const;
}

type Names<One extends RecordName> = ReturnType<typeof recordCallNames<One>>;

type RecordEndpoints<One extends RecordName> = Record<
  Names<One>["list"],
  ReturnType<typeof listRecords<One>>
> &
  Record<Names<One>["get"], ReturnType<typeof getRecord<One>>> &
  Record<Names<One>["create"], ReturnType<typeof createRecord<One>>> &
  Record<Names<One>["update"], ReturnType<typeof updateRecord<One>>> &
  Record<Names<One>["order"], ReturnType<typeof orderRecords<One>>>;

function endpointsOf<const One extends RecordName>(singular: One): RecordEndpoints<One> {
  const names = recordCallNames(singular);
  return {
    [names.list]: listRecords(singular),
    [names.get]: getRecord(singular),
    [names.create]: createRecord(singular),
    [names.update]: updateRecord(singular),
    [names.order]: orderRecords(singular),
  } as RecordEndpoints<One>;
}

// Promotions have no order, because the highest percentage counts.
const { orderPromotionRecords: _none, ...promotionEndpoints } = endpointsOf("promotion");

export const recordEndpoints = {
  ...endpointsOf("calendarset"),
  ...endpointsOf("calendar"),
  ...endpointsOf("resource"),
  ...endpointsOf("class"),
  ...endpointsOf("interventionset"),
  ...endpointsOf("intervention"),
  ...endpointsOf("pack"),
  ...promotionEndpoints,
  ...endpointsOf("passoffer"),
};
