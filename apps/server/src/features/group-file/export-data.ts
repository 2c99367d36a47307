import type { Queryable } from "../../lib/database.ts";

type Json = Record<string, unknown>;

/** Everything of a group that a file may say, as the tables hold it. */
export interface ExportedRows {
  readonly group: Json & { id: number; fields: Json; rules: Json; forms: Json };
  readonly website: { domain: string | null; fields: Json } | null;
  readonly calendarsets: readonly Json[];
  readonly calendars: readonly Json[];
  readonly interventionsets: readonly Json[];
  readonly interventions: readonly Json[];
  readonly packs: readonly Json[];
  readonly promotions: readonly Json[];
  readonly fiches: readonly Json[];
}

const LISTS = [
  "calendarsets",
  "calendars",
  "interventionsets",
  "interventions",
  "packs",
  "promotions",
  "fiches",
] as const;

const NO_FICHES = "'[]'::jsonb as fiches";

const toExport = (withPeople: boolean): string => `select
  (select to_jsonb(g) from groups g where g.id = $1) as group,
  (select to_jsonb(w) from websites w where w.group_id = $1) as website,
  ${LISTS.map((table) =>
    table === "fiches" && !withPeople
      ? NO_FICHES
      : `(select coalesce(jsonb_agg(to_jsonb(t) order by t.id), '[]') from ${table} t
      where t.group_id = $1 and t.externid is not null) as ${table}`,
  ).join(", ")}`;

/** Records that no file named (fiches that clients made) have no externid and stay out. */
export async function loadExportedRows(
  database: Queryable,
  groupId: number,
  withPeople: boolean,
): Promise<ExportedRows> {
  const { rows } = await database.query<ExportedRows>(toExport(withPeople), [groupId]);
  return rows[0]!;
}
