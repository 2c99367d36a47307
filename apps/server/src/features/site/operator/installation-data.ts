import { isSandboxSql } from "../../ground/cells/group-sql.ts";
import type { Queryable } from "../../../lib/database/database.ts";

/** Tables with up to this many rows are counted; of larger ones PostgreSQL's estimate is enough. */
const MAX_COUNTED_ROWS = 10_000;

export interface RowCount {
  readonly count: number;
  readonly isEstimate: boolean;
}

/** Returns the number of rows of a table without reading all of a large one. */
export async function countOrEstimateRows(
  database: Queryable,
  table: "fiches" | "appointments",
): Promise<RowCount> {
  const { rows } = await database.query<{ count: number; estimate: number }>({
    name: `size-of-${table}`,
    text: `select (select count(*)::integer from (select from ${table} limit ${MAX_COUNTED_ROWS + 1}) as counted) as count,
        (select reltuples::float8 from pg_class where oid = '${table}'::regclass) as estimate`,
  });
  const { count, estimate } = rows[0]!;
  if (count <= MAX_COUNTED_ROWS) return { count, isEstimate: false };
  // Before the first ANALYZE there is no estimate.
  return { count: Math.max(Math.round(estimate), count), isEstimate: true };
}

export interface InstallationRow {
  readonly schema: string;
  readonly postgresql: string;
  readonly database_bytes: number;
  readonly processes: number;
  readonly all: number;
  readonly inactive: number;
  readonly deactivated: number;
}

export async function readInstallation(database: Queryable): Promise<InstallationRow> {
  const { rows } = await database.query<InstallationRow>({
    name: "read-installation",
    text: `select (select max(name)::text from kysely_migration) as schema,
        current_setting('server_version') as postgresql,
        pg_database_size(current_database()) as database_bytes,
        (select count(*)::integer from job_workers) as processes,
        count(*)::integer as "all",
        count(*) filter (where g.inactive and d.group_id is null)::integer as inactive,
        count(d.group_id)::integer as deactivated
      from groups g left join deactivations d on d.group_id = g.id where not ${isSandboxSql("g")}`,
  });
  return rows[0]!;
}

export interface GivenUpJobRow {
  readonly id: number;
  readonly queue: string;
  readonly attempts: number;
  readonly failed_at: Date;
  readonly reason: string;
  readonly group_id: number | null;
  readonly group_name: string | null;
}

/** The group of a job, whose data may be a list of parts. */
const GROUP_OF_JOB = "coalesce(j.data->>'group_id', j.data->0->>'group_id')";

/** Returns the newest jobs that failed for good. */
export async function listGivenUpJobRows(database: Queryable, limit: number): Promise<GivenUpJobRow[]> {
  const { rows } = await database.query<GivenUpJobRow>({
    name: "list-given-up-jobs",
    text: `select j.id, j.queue, j.attempts, j.failed_at, j.reason, g.id as group_id, g.name as group_name
      from given_up_jobs j left join groups g on g.id::text = ${GROUP_OF_JOB} order by j.id desc limit $1`,
    values: [limit],
  });
  return rows;
}
