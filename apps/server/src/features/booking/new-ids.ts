import type { Parameter } from "../../lib/binary-parameter.ts";
import type { PreparedStatement } from "../../lib/prepared-batch.ts";

/** Of what a booking makes new rows. */
const TABLES = ["fiches", "fiche_tokens", "bookings", "appointments"] as const;
type Table = (typeof TABLES)[number];

/** What a batch of bookings needs at most. */
export type IdNeeds = Readonly<Record<Table, number>>;

/** Ids known before the rows are written, so that the answer can be kept along with them. */
export interface NewIds {
  /** How many of each table the database has to give, as `TAKE_IDS` takes them; nothing while the stock lasts. */
  readonly missing: readonly Parameter[][];
  fill(rows: readonly IdRow[]): void;
  take(table: Table): number;
  /** What was not taken is for the next ones: refused bookings use up no ids. */
  giveBack(): void;
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

/** So many are asked for beyond what is needed: most batches then need not ask at all. */
const IN_STOCK = 64;

/** Keeps the ids that nobody took after all. */
export function createIdPool(): (needs: IdNeeds) => NewIds {
  const spare: Record<Table, number[]> = { fiches: [], fiche_tokens: [], bookings: [], appointments: [] };
  return (needs) => {
    const own = Object.fromEntries(
      TABLES.map((table) => [table, spare[table].splice(0, needs[table])]),
    ) as Record<Table, number[]>;
    return {
      missing: TABLES.filter((table) => own[table].length < needs[table]).map((table) => [
        table,
        needs[table] - own[table].length + IN_STOCK,
      ]),
      fill(rows) {
        for (const { name, id } of rows) own[name].push(id);
      },
      take(table) {
        const id = own[table].shift();
        if (id === undefined) throw new Error(`more new ${table} than were asked for`);
        return id;
      },
      giveBack() {
        for (const table of TABLES) spare[table].push(...own[table].splice(0));
      },
    };
  };
}
