import type { Parameter } from "../../lib/binary-parameter.ts";
import type { PreparedStatement } from "../../lib/prepared-batch.ts";

/** Of what a booking makes new rows. */
const TABLES = ["fiches", "fiche_tokens", "bookings", "appointments"] as const;
type Table = (typeof TABLES)[number];

/** What a batch of bookings needs at most. */
export type IdNeeds = Readonly<Record<Table, number>>;

/**
 * Ids known before the rows are written, so that the answer can be kept along with them. They are good in their own transaction
 * alone: what a database gave out before it crashed, and nobody committed, it gives out again.
 */
export interface NewIds {
  /** How many of each table the database has to give, as `TAKE_IDS` takes them. */
  readonly wanted: readonly Parameter[][];
  fill(rows: readonly IdRow[]): void;
  take(table: Table): number;
}

export interface IdRow {
  readonly name: Table;
  readonly id: number;
}

export const TAKE_IDS: PreparedStatement = {
  name: "take_ids",
  types: "text[], integer[]",
  text: `select asked.name, nextval((asked.name || '_id_seq')::regclass) as id
    from unnest($1, $2) as asked (name, count) cross join generate_series(1, asked.count)`,
};

export function newIds(needs: IdNeeds): NewIds {
  const own: Record<Table, number[]> = { fiches: [], fiche_tokens: [], bookings: [], appointments: [] };
  return {
    wanted: TABLES.filter((table) => needs[table] > 0).map((table) => [table, needs[table]]),
    fill(rows) {
      for (const { name, id } of rows) own[name].push(id);
    },
    take(table) {
      const id = own[table].shift();
      if (id === undefined) throw new Error(`more new ${table} than were asked for`);
      return id;
    },
  };
}
