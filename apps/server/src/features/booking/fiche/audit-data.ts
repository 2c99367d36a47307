import type { Session } from "@rendezvous/domain/permission/session";
import type { Queryable } from "../../../lib/database/database.ts";

/** Who changes a fiche and why, as the history stores it. */
export interface ChangedBy {
  readonly kind: "client" | "pro";
  readonly proId: number | null;
  readonly reason?: string | undefined;
}

export function toChangedBy(session: Session): ChangedBy {
  return session.kind === "pro" ? { kind: "pro", proId: session.proId } : { kind: "client", proId: null };
}

const COLUMNS = [
  "firstname",
  "lastname",
  "email",
  "firstphone",
  "blacklisted",
  "account_id",
  "externid",
  "deleted",
  "missed_forgiven_at",
];

/**
 * SQL for the difference between the fiches `before` and `after`: `names`, and for each name the old and the new value. Both are
 * null when nothing differs.
 */
export function changedFieldsSql(
  before: string,
  after: string,
  columns: readonly string[] = COLUMNS,
): string {
  const both = columns.map((name) => `('${name}', to_jsonb(${before}.${name}), to_jsonb(${after}.${name}))`);
  return `(select array_agg(name), jsonb_object_agg(name, jsonb_build_array(was, becomes)) from (
      select name, was, becomes from (values ${both.join(", ")}) as one (name, was, becomes)
      where was is distinct from becomes
      union all
      select key, ${before}.fields -> key, ${after}.fields -> key
      from jsonb_object_keys(${before}.fields || ${after}.fields) as key
      where ${before}.fields -> key is distinct from ${after}.fields -> key
      union all
      select 'metadata.' || key, ${before}.metadata -> key, ${after}.metadata -> key
      from jsonb_object_keys(${before}.metadata || ${after}.metadata) as key
      where ${before}.metadata -> key is distinct from ${after}.metadata -> key
    ) as changed)`;
}

/** Records the fields of existing fiches that an import will change; to be called before the import. */
export async function noteImportedChanges(
  database: Queryable,
  groupId: number,
  rows: readonly object[],
  now: Date,
): Promise<void> {
  await database.query(
    `insert into fiche_changes (group_id, fiche_id, changed_at, changed_by, fields, changes)
     select $1, f.id, $3, 'import', names, changes
     from jsonb_to_recordset($2::jsonb) as r (externid text, firstname text, lastname text, email text,
       firstphone text, blacklisted boolean, fields jsonb, metadata jsonb)
     join fiches f on f.group_id = $1 and f.externid = r.externid
     cross join lateral ${changedFieldsSql("f", "r", ["firstname", "lastname", "email", "firstphone", "blacklisted"])}
       as changed (names, changes)
     where names is not null`,
    [groupId, JSON.stringify(rows), now],
  );
}

/** How often one professional read one fiche in one day. */
export interface FicheReadCount {
  readonly groupId: number;
  readonly ficheId: number;
  readonly proId: number;
  readonly what: "fiche" | "appointments";
  /** In the form YYYY-MM-DD. */
  readonly day: string;
  readonly times: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** Adds the counts to one row for each fiche, professional and day. A fiche may have been deleted since, with its sandbox. */
export async function addFicheReads(database: Queryable, reads: readonly FicheReadCount[]): Promise<void> {
  await database.query({
    name: "add-fiche-reads",
    text: `insert into fiche_reads as had (group_id, fiche_id, day, pro_id, what, times, first_at, last_at)
      select * from unnest($1::integer[], $2::integer[], $3::date[], $4::integer[], $5::text[], $6::integer[],
        $7::timestamptz[], $8::timestamptz[]) as read (group_id, fiche_id, day, pro_id, what, times, first_at, last_at)
      where exists (select from fiches f where f.group_id = read.group_id and f.id = read.fiche_id)
      on conflict (group_id, fiche_id, day, pro_id, what) do update
        set times = had.times + excluded.times, last_at = greatest(had.last_at, excluded.last_at)`,
    values: [
      reads.map(({ groupId }) => groupId),
      reads.map(({ ficheId }) => ficheId),
      reads.map(({ day }) => day),
      reads.map(({ proId }) => proId),
      reads.map(({ what }) => what),
      reads.map(({ times }) => times),
      reads.map(({ firstAt }) => firstAt),
      reads.map(({ lastAt }) => lastAt),
    ],
  });
}
