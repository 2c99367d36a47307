import type { PageCatalogue } from "@rendezvous/contract/site/page-data";
import type { V3Route } from "@rendezvous/contract/v3-calls";
import type { RecordKind } from "@rendezvous/domain/embedding/model";
import { callApi } from "../../../lib/call-api.ts";

type RecordName = { readonly id: number } | { readonly externid: string };
type Unknown = Partial<Record<RecordKind, readonly RecordName[]>>;

/** The list call for each kind of record; resources are listed with the calendars. */
const CALLS = {
  interventionsets: { call: "GET /groups/{id}/interventionsets", list: "interventionsets" },
  interventions: { call: "GET /groups/{id}/interventions", list: "interventions" },
  packs: { call: "GET /groups/{id}/pack_interventions", list: "packs" },
  calendarsets: { call: "GET /groups/{id}/calendarsets", list: "calendarsets" },
  calendars: { call: "GET /groups/{id}/calendars", list: "calendars" },
  resources: { call: "GET /groups/{id}/calendars", list: "calendars" },
} as const satisfies Record<RecordKind, { call: V3Route; list: keyof PageCatalogue }>;

interface Condition {
  field: "id" | "externid";
  values: (string | number)[];
}

/**
 * Requests the records named by a link or an earlier appointment, with one call for each kind and field (`id` or `externid`).
 * Returns the catalogue with the existing ones.
 */
export async function verifyLinkedRecords(
  groupId: number,
  catalogue: PageCatalogue,
  unknown: Unknown,
  signal: AbortSignal,
): Promise<PageCatalogue> {
  const questions = Object.entries(unknown).flatMap(([kind, records]) =>
    conditionsFor(records).map((condition) => ({ ...CALLS[kind as RecordKind], condition })),
  );
  const answers = await Promise.all(
    questions.map(async ({ call, list, condition: { field, values } }) => {
      const op = values.length > 1 ? ("in" as const) : ("=" as const);
      const query = { conditions: [{ field, op, value: values.join(",") }] };
      const { records } = await callApi(call, { path: { id: groupId }, query, signal });
      return { list, records };
    }),
  );
  const extended = { ...catalogue };
  for (const { list, records } of answers) extended[list] = [...extended[list], ...records] as never;
  return extended;
}

/** The list is separated by commas, so a name with a comma gets a separate call. */
function conditionsFor(records: readonly RecordName[]): Condition[] {
  const ids = records.flatMap((one) => ("id" in one ? [one.id] : []));
  const externids = records.flatMap((one) => ("externid" in one ? [one.externid] : []));
  const plain = externids.filter((one) => !one.includes(","));
  const conditions: Condition[] = [
    { field: "id", values: ids },
    { field: "externid", values: plain },
    ...externids
      .filter((one) => one.includes(","))
      .map((one): Condition => ({ field: "externid", values: [one] })),
  ];
  return conditions.filter(({ values }) => values.length > 0);
}
