import type { Queryable } from "../../../lib/database/database.ts";

type Json = Record<string, unknown>;

/** All rows of a group that a file may contain, as the tables store them. */
export interface ExportedRows {
  readonly group: Json & { id: number; fields: Json; rules: Json; forms: Json };
  readonly website: { domain: string | null; fields: Json } | null;
  readonly calendarsets: readonly Json[];
  readonly calendars: readonly Json[];
  readonly interventionsets: readonly Json[];
  readonly interventions: readonly Json[];
  readonly packs: readonly Json[];
  readonly promotions: readonly Json[];
  readonly passoffers: readonly Json[];
  readonly fiches: readonly Json[];
}

const LISTS = [
  "calendarsets",
  "calendars",
  "interventionsets",
  "interventions",
  "packs",
  "promotions",
  "passoffers",
  "fiches",
] as const;

/** The people in the file: none, those imported from files, or also those without an externid, who registered themselves. */
export type PeopleToExport = "nobody" | "from_files" | "everybody";

const NO_FICHES = "'[]'::jsonb as fiches";

const toExport = (people: PeopleToExport): string => `select
  (select to_jsonb(g) from groups g where g.id = $1) as group,
  (select to_jsonb(w) from websites w where w.group_id = $1) as website,
  ${LISTS.map((table) =>
    table === "fiches" && people === "nobody"
      ? NO_FICHES
      : `(select coalesce(jsonb_agg(to_jsonb(t) order by t.id), '[]') from ${table} t
      where t.group_id = $1 ${table === "fiches" && people === "everybody" ? "" : "and t.externid is not null"}) as ${table}`,
  ).join(", ")}`;

export async function loadExportedRows(
  database: Queryable,
  groupId: number,
  people: PeopleToExport,
): Promise<ExportedRows> {
  const { rows } = await database.query<ExportedRows>(toExport(people), [groupId]);
  return rows[0]!;
}

/** The number of records of each kind in a group, including kinds that a group file cannot contain. */
export interface GroupRecordCounts {
  readonly clients: number;
  readonly accounts: number;
  readonly appointments: number;
  /** Appointments that were booked together or have several services: a group file has those of one service only. */
  readonly linked: number;
  readonly history: number;
  readonly notes: number;
}

export async function countGroupRecords(database: Queryable, groupId: number): Promise<GroupRecordCounts> {
  const { rows } = await database.query<GroupRecordCounts>(
    `select (select count(*) from fiches where group_id = $1) as clients,
       (select count(*) from accounts where group_id = $1) as accounts,
       (select count(*) from appointments where group_id = $1) as appointments,
       (select count(*) from appointments where group_id = $1
          and (type <> 'free' or pack_id is not null or intervention_ids is not null)) as linked,
       (select count(*) from fiche_changes where group_id = $1) as history,
       (select count(*) from fiche_comments where group_id = $1) as notes`,
    [groupId],
  );
  return rows[0]!;
}
