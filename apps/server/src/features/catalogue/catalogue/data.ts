import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import type { StoredCatalogue } from "./stored-catalogue.ts";

const LISTS = ["calendarsets", "calendars", "interventionsets", "interventions", "packs"] as const;

/** SQL for the length of a pack: the sum of the lengths of its services and breaks. */
export function packLengthSql(pack: string): string {
  return `(select sum(coalesce((entry->>'break_time')::integer, i.length)) from jsonb_array_elements(${pack}.config) as entry
    left join interventions i on i.group_id = ${pack}.group_id and i.id = (entry->>'intervention_id')::integer)`;
}

/** SQL for the organisation's own hours, of the group `$1`, without empty fields of the rules. */
export const GROUP_HOURS_SQL = `(select coalesce(jsonb_strip_nulls(fields->'openinghours'), '[]') from groups where id = $1)`;

/** SQL for the weekly hours of a calendar: the calendar's hours, or if it has none, the hours of the group `$1`. */
export function calendarHoursSql(calendar: string): string {
  return `coalesce(${calendar}.openinghours, ${GROUP_HOURS_SQL})`;
}

const BUSY_TIMES = "from busy_times b where b.group_id = t.group_id and b.calendar_id = t.id";

const BESIDE: Readonly<Record<string, string>> = {
  calendars: ` || jsonb_build_object('openinghours', ${calendarHoursSql("t")})`,
  interventions: ` || jsonb_build_object('in_classes', exists (select from calendars c
    where c.group_id = t.group_id and c.class and c.intervention_id = t.id))`,
  packs: ` || jsonb_build_object('length', ${packLengthSql("t")})`,
};

/** Long values, each with a short version of its own that stands for it in the stamp. */
const VERSIONED: Readonly<Record<string, { readonly version: string; readonly value: string }>> = {
  calendars: {
    version: `(select string_agg(concat(b.source_id, ':', b.version), ' ' order by b.source_id) ${BUSY_TIMES})`,
    // Text that is parsed only when the calendar is searched: parsing jsonb would take seconds for a large group.
    value: ` || jsonb_build_object('busy', (select string_agg(array_to_string(b.ranges, ','), ',')
      ${BUSY_TIMES} and cardinality(b.ranges) > 0))`,
  },
};

function jsonListSql(table: string, order: string): string {
  const beside = BESIDE[table] ?? "";
  const { version, value } = VERSIONED[table] ?? { version: "null", value: "" };
  // The stamp includes the values that a record takes from other tables. The transaction id distinguishes a change that was
  // undone from the next one.
  const stamp = `concat_ws(' ', '${table}', t.id, t.version, t.xmin, md5(('{}'::jsonb${beside})::text), ${version})`;
  return `(select coalesce(jsonb_agg(case when $2::jsonb ? stamp then jsonb_build_array(stamp)
      else jsonb_build_array(stamp, to_jsonb(t) - 'group_id'${beside}${value}) end order by ${order}), '[]')
    from ${table} t, lateral (select ${stamp} as stamp) stamped where t.group_id = $1 and not t.deleted) as ${table}`;
}

/** Reads all lists in one statement, so that they show the same moment. */
const LOAD = `select ${LISTS.map((table) => jsonListSql(table, "t.sort, t.id")).join(", ")},
  ${jsonListSql("promotions", "t.id")},
  exists (select from passoffers where group_id = $1) as sells_passes,
  exists (select from calendars where group_id = $1 and class) as gives_classes,
  (select jsonb_build_object('domain', w.domain, 'fields', w.fields) from websites w where w.group_id = $1) as website`;

type Single = "website" | "sells_passes" | "gives_classes";
type LoadedLists = Record<Exclude<keyof StoredCatalogue, Single>, [stamp: string, record?: object][]>;

/** Records by their stamp, which identifies one version of one record. */
export type RecordsByStamp = ReadonlyMap<string, object>;

/** Records in `cached` are not read again: the same objects are returned. */
export async function loadStoredCatalogue(
  database: Queryable,
  groupId: AuthorizedGroupId,
  cached: RecordsByStamp = new Map(),
): Promise<{ readonly stored: StoredCatalogue; readonly records: RecordsByStamp }> {
  const { rows } = await database.query<LoadedLists & Pick<StoredCatalogue, Single>>({
    name: "load-catalogue",
    text: LOAD,
    values: [groupId, JSON.stringify(Object.fromEntries([...cached.keys()].map((stamp) => [stamp, 0])))],
  });
  const { website, sells_passes, gives_classes, ...lists } = rows[0]!;
  const records = new Map<string, object>();
  const read = Object.entries(lists).map(([name, list]) => [
    name,
    list.map(([stamp, record = cached.get(stamp)!]) => {
      records.set(stamp, record);
      return record;
    }),
  ]);
  return {
    stored: { ...Object.fromEntries(read), website, sells_passes, gives_classes } as StoredCatalogue,
    records,
  };
}
