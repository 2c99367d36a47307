import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Queryable } from "../../lib/database.ts";
import type { StoredCatalogue } from "./stored-catalogue.ts";

const LISTS = ["calendarsets", "calendars", "interventionsets", "interventions", "packs"] as const;

function listed(table: string, order: string): string {
  return `(select coalesce(jsonb_agg(to_jsonb(t) - 'group_id' order by ${order}), '[]')
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
