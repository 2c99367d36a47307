import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Queryable } from "../../lib/database.ts";
import type { StoredCatalogue } from "./stored-catalogue.ts";

const LISTS = ["calendarsets", "calendars", "interventionsets", "interventions", "packs"] as const;

/** A pack lasts as long as its services and the breaks between them. */
export function packLengthSql(pack: string): string {
  return `(select sum(coalesce((entry->>'break_time')::integer, i.length)) from jsonb_array_elements(${pack}.config) as entry
    left join interventions i on i.group_id = ${pack}.group_id and i.id = (entry->>'intervention_id')::integer)`;
}

/** The organisation's own hours, of the group `$1`, without what is left open in a rule. */
export const GROUP_HOURS = `(select coalesce(jsonb_strip_nulls(fields->'openinghours'), '[]') from groups where id = $1)`;

/** The weekly hours that a calendar goes by: its own, else those of the group `$1`. */
export function hoursSql(calendar: string): string {
  return `coalesce(${calendar}.openinghours, ${GROUP_HOURS})`;
}

const BESIDE: Readonly<Record<string, string>> = {
  calendars: ` || jsonb_build_object('openinghours', ${hoursSql("t")})`,
  packs: ` || jsonb_build_object('length', ${packLengthSql("t")})`,
};

function listed(table: string, order: string): string {
  return `(select coalesce(jsonb_agg(to_jsonb(t) - 'group_id'${BESIDE[table] ?? ""} order by ${order}), '[]')
    from ${table} t where t.group_id = $1 and not t.deleted) as ${table}`;
}

/** One statement, so that all lists are of one moment. */
const LOAD = `select ${LISTS.map((table) => listed(table, "t.sort, t.id")).join(", ")},
  ${listed("promotions", "t.id")},
  (select jsonb_build_object('domain', w.domain, 'fields', w.fields) from websites w where w.group_id = $1) as website`;

export async function loadStoredCatalogue(
  database: Queryable,
  groupId: AuthorizedGroupId,
): Promise<StoredCatalogue> {
  const { rows } = await database.query<StoredCatalogue>({
    name: "load-catalogue",
    text: LOAD,
    values: [groupId],
  });
  return rows[0]!;
}
