import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Pool } from "pg";
import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "./testing/database.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "./testing/test-groups.ts";
import { migrate, MIGRATIONS } from "./lib/database/migrations.ts";

const database = await createTestDatabase();
const pool = new Pool(database.connection);
afterAll(() => pool.end());

interface Refers {
  group: number;
  fiche: number;
  calendar: number;
  service: number;
  resource?: number | null;
}

async function addBooked({ group, fiche, calendar, service, resource = null }: Refers): Promise<number> {
  const { rows: tokens } = await pool.query<{ id: string }>(
    `insert into fiche_tokens (group_id, token_hash, fiche_id, expires_at)
     values ($1, gen_random_uuid()::text::bytea, $2, now()) returning id`,
    [group, fiche],
  );
  const { rows: bookings } = await pool.query<{ id: string }>(
    "insert into bookings (group_id, fiche_id, fiche_token_id, locale) values ($1, $2, $3, 'fr') returning id",
    [group, fiche, tokens[0]!.id],
  );
  const { rows } = await pool.query<{ id: string }>(
    `insert into appointments (group_id, booking_id, fiche_id, calendar_id, resource_id, intervention_id, start_at, end_at)
     values ($1, $2, $3, $4, $5, $6, now(), now() + interval '1 hour') returning id`,
    [group, bookings[0]!.id, fiche, calendar, resource, service],
  );
  await pool.query(
    `insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
     select $1, $2, coalesce(max(seat), 0) + 1, 1, 2, $3 from seats`,
    [group, calendar, rows[0]!.id],
  );
  return Number(rows[0]!.id);
}

async function addPractice(): Promise<Refers> {
  const group = await addGroup(pool);
  const calendar = await addCalendar(pool, group);
  return { group, calendar, fiche: await addFiche(pool, group), service: await addIntervention(pool, group) };
}

const NOBODY = 999_999;
// Without the calendar of a seat, to which 0022 adds a reference and 0068 removes it, and the pass of 0073, which 0022 does not add.
const REFERENCES = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
  from pg_constraint where contype = 'f'
  and conrelid in ('fiche_tokens'::regclass, 'bookings'::regclass, 'appointments'::regclass, 'seats'::regclass)
  and not conname in ('seats_group_id_calendar_id_fkey', 'appointments_pass_fkey')`;

test.each<Partial<Refers>>([
  { fiche: NOBODY },
  { calendar: NOBODY },
  { service: NOBODY },
  { resource: NOBODY },
])("nothing is booked for what is not there: %o", async (wrong) => {
  await expect(addBooked({ ...(await addPractice()), ...wrong })).rejects.toMatchObject({ code: "23503" });
});

test("an upgrade removes what refers to nothing, keeps the rest and checks it", async () => {
  const { rows: keys } = await pool.query<{ drop: string }>(REFERENCES);
  for (const { drop } of keys) await pool.query(drop);
  const right = await addPractice();
  const remaining = await addBooked(right);
  const withoutRoom = await addBooked({ ...right, resource: NOBODY });
  for (const wrong of [{ fiche: NOBODY }, { calendar: NOBODY }, { service: NOBODY }])
    await addBooked({ ...right, ...wrong });

  await pool.query(readFileSync(join(MIGRATIONS, "0022-references.sql"), "utf8"));
  await migrate(database.connection);

  const { rows } = await pool.query(
    `select a.id::integer, a.resource_id, count(s.*)::integer as seats from appointments a
     left join seats s on s.group_id = a.group_id and s.appointment_id = a.id
     where a.group_id = $1 group by a.group_id, a.id order by a.id`,
    [right.group],
  );
  expect(rows).toEqual([
    { id: remaining, resource_id: null, seats: 1 },
    { id: withoutRoom, resource_id: null, seats: 1 },
  ]);
  const count = async (sql: string) => (await pool.query(sql, [right.group])).rows.length;
  expect(await count("select from bookings where group_id = $1 and fiche_id = 999999")).toBe(0);
  expect(await count("select from fiche_tokens where group_id = $1 and fiche_id = 999999")).toBe(0);
  expect(await count("select from seats where group_id = $1")).toBe(2);
  const { rows: unchecked } = await pool.query("select conname from pg_constraint where not convalidated");
  expect(unchecked).toEqual([]);
  const { rows: made } = await pool.query(REFERENCES);
  expect(made).toHaveLength(keys.length);
});
