import type { Query } from "../query/bracket-query.ts";
import { type LinkedRecord, RECORD_KINDS, type RecordKind } from "./model.ts";
import { listParameter } from "./read-values.ts";

/** For each kind of record, the names of two parameters: one contains record ids, the other externids. */
const PARAMETERS: Record<
  RecordKind,
  { readonly ids: readonly string[]; readonly externids: readonly string[] }
> = {
  interventionsets: {
    ids: ["interventionset_ids", "interventionset_id"],
    externids: ["interventionset_externids", "interventionset_externid"],
  },
  interventions: {
    ids: ["intervention_ids", "intervention_id"],
    externids: ["intervention_externids", "intervention_externid"],
  },
  packs: { ids: ["pack_id"], externids: ["pack_externid"] },
  calendarsets: { ids: ["calendarset_id"], externids: ["calendarset_externid"] },
  calendars: {
    ids: ["calendar_ids", "calendar_id"],
    externids: ["calendar_externids", "calendar_externid"],
  },
  resources: { ids: ["resource_id", "resource"], externids: ["resource_externid"] },
};

/** For these kinds 0 means "any"; for others it is an empty value of a link template. */
const MAY_BE_ANY: ReadonlySet<RecordKind> = new Set(["calendars", "calendarsets", "resources"]);
const LARGEST_ID = 2_147_483_647;
/** The limit of an `externid`. */
const LONGEST_EXTERNID = 64;

export interface LinkedRecords {
  readonly records: Record<RecordKind, LinkedRecord[]>;
  readonly any: RecordKind[];
  readonly unreadable: string[];
}

/** Returns the catalogue records that a link names. Invalid ids and too long names are returned as unreadable. */
export function readLinkedRecords(query: Query): LinkedRecords {
  const preselected: LinkedRecords = { records: emptyRecords(), any: [], unreadable: [] };
  for (const kind of RECORD_KINDS) {
    const found = preselected.records[kind];
    let isAny = false;
    for (const parameter of PARAMETERS[kind].ids) {
      for (const text of listParameter(query, parameter)) {
        const id = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
        if (id === 0) isAny = true;
        else if (id <= LARGEST_ID) found.push({ parameter, id });
        else preselected.unreadable.push(parameter);
      }
    }
    for (const parameter of PARAMETERS[kind].externids) {
      for (const externid of listParameter(query, parameter, "single")) {
        if (externid.length <= LONGEST_EXTERNID) found.push({ parameter, externid });
        else preselected.unreadable.push(parameter);
      }
    }
    if (isAny && found.length === 0 && MAY_BE_ANY.has(kind)) preselected.any.push(kind);
  }
  return preselected;
}

/** True for a parameter that names records: only these are reported to the visitor when they cannot be read. */
export function isRecordParameter(name: string): boolean {
  return Object.values(PARAMETERS).some(({ ids, externids }) => [...ids, ...externids].includes(name));
}

function emptyRecords(): Record<RecordKind, LinkedRecord[]> {
  return {
    interventionsets: [],
    interventions: [],
    packs: [],
    calendarsets: [],
    calendars: [],
    resources: [],
  };
}
