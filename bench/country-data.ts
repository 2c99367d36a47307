import type { Client } from "pg";
import { hashPassword } from "../apps/server/src/lib/password.ts";
import { PASSWORD } from "../apps/server/src/testing/people.ts";

/** A hundred groups in a row have a thousand calendars and 100,000 appointments; any number of such hundreds has the same shape. */
export const GROUPS_OF_A_PATTERN = 100;

/** The number of calendars of the groups 1 to 100 of a pattern, as SQL on `n`. */
const CALENDARS_OF_GROUP = `case when n % 100 = 0 then 200 when n % 100 < 5 then 50 when n % 100 < 15 then 20
  when n % 100 < 40 then 8 when n % 100 < 80 then 3 else 4 end`;
/** One calendar in ten is busy. */
const APPOINTMENTS_OF_CALENDAR = `case c.id % 10 when 0 then 400 when 1 then 100 when 2 then 100 when 3 then 100 else 50 end`;
const FICHES_OF_CALENDAR = 25;
const PAST_DAYS = 730;
const COMING_DAYS = 61;

const LARGE_TABLES = ["fiches", "bookings", "appointments", "seats", "fiche_changes", "fiche_reads"];

/**
 * Fills a migrated database with groups of three to two hundred calendars, their services, hours, people, and appointments of the
 * last two years and of the next two months, some older than the retention period. The client is a superuser, because the
 * foreign keys are not checked.
 */
export async function fillCountry(client: Client, groups: number): Promise<void> {
  await client.query(
    "set session_replication_role = replica; set synchronous_commit = off; set work_mem = '512MB'; set maintenance_work_mem = '1GB'",
  );
  await addCatalogues(client, groups);
  await withoutIndexes(client, async () => {
    await planAppointments(client);
    await addHistory(client);
  });
  await addReminders(client);
  await client.query("drop table planned, sizes");
  await setSequences(client);
  await client.query("vacuum analyze");
}

async function addCatalogues(client: Client, groups: number): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  await client.query(`
    create unlogged table sizes as
      select n as id, calendars, services, sum(calendars) over (order by n) - calendars as calendars_before,
        sum(services) over (order by n) - services as services_before
      from (select n, ${CALENDARS_OF_GROUP} as calendars from generate_series(1, ${groups}) n) as g,
        lateral (select greatest(6, least(60, calendars / 2)) as services) as s;
    alter table sizes add primary key (id);
    insert into groups (id, urlname, name, fields, rules) overriding system value
      select n, 'country-' || n, (array['Cabinet', 'Maison', 'Atelier', 'Clinique', 'Mairie'])[1 + n % 5] || ' ' || n,
        jsonb_build_object('steps_init', '[{"name": "intervention_ids", "max_multirdvs": 20}]'::jsonb, 'has_minisite', true,
          'city', 'Town ' || n % 500, 'address', n || ' rue du Parc', 'zipcode', to_char(n % 95000, 'FM00000'),
          'phone', '01' || to_char(n, 'FM00000000'), 'website', 'https://www.g' || n || '.example/'),
        '{"mintime_between": 30, "max_upcoming": 20, "reminder_minutes": 1440}'
      from generate_series(1, ${groups}) n;
    insert into websites (group_id, domain, fields)
      select n, 'g' || n || '.example', jsonb_build_object('title', 'Group ' || n, 'description', repeat('About us. ', 80))
      from generate_series(1, ${groups}) n;
    insert into calendarsets (group_id, externid, name, publicname)
      select id, 's' || n, 'Place ' || n, to_jsonb('Place ' || n) from sizes, generate_series(1, 1 + calendars / 20) n;
    insert into calendars (group_id, id, externid, name, publicname, slot_step, openinghours, closures) overriding system value
      select s.id, calendars_before + n, 'c' || n, 'Calendar ' || n, to_jsonb('Calendar ' || n), 30,
        '[{"days": ["mo","tu","we","th","fr"], "from": "09:00", "to": "12:30"}, {"days": ["mo","tu","we","th","fr"], "from": "13:30", "to": "18:00"}]',
        jsonb_build_array(jsonb_build_object('start', (current_date + 70)::text, 'end', (current_date + 84)::text, 'label', 'Leave'))
      from sizes s, generate_series(1, calendars) n order by 2;
    insert into interventions (group_id, id, externid, name, publicname, description, length, price) overriding system value
      select s.id, services_before + n, 's' || n, 'Service ' || n, to_jsonb('Service ' || n), to_jsonb(repeat('What it is. ', 20)), 30, 2500
      from sizes s, generate_series(1, services) n order by 2;
    insert into catalogue_changes (group_id, at, kind, record_id, record_name, action, before, after)
      select id, now() - n * interval '30 days', 'interventions', services_before + 1, 'Service 1', 'changed', '{"price": 2400}', '{"price": 2500}'
      from sizes, generate_series(1, 20) n;`);
  await client.query(
    `insert into pros (id, email, password_hash, firstname, lastname) overriding system value
       select n, 'worker.' || n || '@example.org', $2, 'Paul', 'Martin' from generate_series(1, 3 * $1::integer) n`,
    [groups, passwordHash],
  );
  await client.query(
    `insert into pro_groups (group_id, pro_id, role)
       select 1 + (n - 1) / 3, n, case n % 3 when 1 then 'owner' else 'pro' end from generate_series(1, 3 * $1::integer) n`,
    [groups],
  );
}

/** Plans all appointments in the order in which they were booked, and adds the clients. */
async function planAppointments(client: Client): Promise<void> {
  await client.query(`
    insert into fiches (group_id, id, account_id, firstname, lastname, email, firstphone, fields, confirmed, created_at, updated_at)
      overriding system value
      select s.id, f.id, case when f.id % 10 = 0 then f.id / 10 end,
        (array['Camille', 'Marie', 'Jean', 'Sophie', 'Léa', 'Hugo', 'Anaïs', 'Paul'])[1 + f.id % 8],
        initcap((array['mar', 'ber', 'du', 'le', 'ro', 'gar', 'lam', 'mor', 'fon', 'per'])[1 + f.id / 8 % 10]
          || (array['tin', 'nard', 'pont', 'roy', 'bert', 'nier', 'cel', 'vet', 'taine', 'van', 'ment'])[1 + f.id / 7 % 11]
          || (array['', '', 'ier', 'eau', 'et', 'ine', 'on'])[1 + f.id / 3 % 7]),
        'p' || f.id || '@example.org', '06' || to_char(f.id, 'FM00000000'), jsonb_build_object('str0', md5(f.id::text)), true, at, at
      from sizes s, generate_series(0, calendars * ${FICHES_OF_CALENDAR} - 1) place,
        lateral (select (calendars_before * ${FICHES_OF_CALENDAR} + place + 1)::integer as id, place::float / (calendars * ${FICHES_OF_CALENDAR}) as age) as f,
        lateral (select now() - case when age < 0.03 then 1430 else ${PAST_DAYS} * (1 - age) end * interval '1 day' as at) as made
      order by at;
    insert into accounts (group_id, id, email, activated_at, created_at, seen_at) overriding system value
      select group_id, account_id, email, created_at, created_at, now() - interval '1 day' from fiches where account_id is not null;
    create unlogged table planned as
      select row_number() over (order by created_at, calendar_id) as id, p.* from (
        select c.group_id, c.id as calendar_id, s.services_before + 1 + k % s.services as intervention_id,
          s.calendars_before * ${FICHES_OF_CALENDAR} + 1 + case when k < old then (c.id + k * 7) % (early)
            else early + (c.id::bigint * 7919 + k * 104729) % greatest(1, ((clients - early) * (day + ${PAST_DAYS + 1.0}) / ${PAST_DAYS + COMING_DAYS + 1.0})::integer) end as fiche_id,
          start_at, least(start_at - interval '1 day' * (1 + (c.id + k * 13) % 20), now() - interval '1 hour' * (1 + (c.id + k) % 48)) as created_at,
          (c.id + k) % 11 = 0 as deleted, (c.id + k) % 5 = 0 as is_moved
        from calendars c join sizes s on s.id = c.group_id, lateral (select ${APPOINTMENTS_OF_CALENDAR} as many) as m,
          lateral (select many * 2 / 100 as old, many - many * 8 / 100 as past, many * 8 / 100 as coming,
            s.calendars * ${FICHES_OF_CALENDAR} as clients, ceil(s.calendars * ${FICHES_OF_CALENDAR} * 0.03)::integer as early) as part,
          generate_series(0, many - 1) k,
          lateral (select case when k < old then -1100 - k * 40 - c.id % 40
            when k < past then -((past - k) * ${PAST_DAYS} / (past - old))
            else 1 + floor(${COMING_DAYS - 1} * power((k - past + 1)::float / coming, 1.5))::integer end as day) as d,
          lateral (select current_date::timestamp at time zone 'UTC' + day * interval '1 day' + interval '9 hours' + (c.id * 3 + k * 5) % 14 * interval '30 minutes' as start_at) as t
      ) as p;
    insert into bookings (group_id, id, fiche_id, locale, created_at, firstname, lastname, email) overriding system value
      select p.group_id, p.id, p.fiche_id, 'fr', p.created_at, f.firstname, f.lastname, f.email
      from planned p join fiches f on f.id = p.fiche_id order by p.id;
    insert into appointments (group_id, id, booking_id, fiche_id, calendar_id, intervention_id, start_at, end_at, price, price_amount, deleted, presence, created_at)
      overriding system value
      select group_id, id, id, fiche_id, calendar_id, intervention_id, start_at, start_at + interval '30 minutes', 2500, 2500, deleted,
        case when start_at < now() and id % 17 = 0 then 'no_show' end, created_at from planned order by id;
    insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
      select group_id, calendar_id, 0, extract(epoch from start_at) / 60, extract(epoch from start_at) / 60 + 30, id
      from planned where not deleted order by id;`);
}

/** Adds who changed and who saw what: about as many rows as appointments. */
async function addHistory(client: Client): Promise<void> {
  await client.query(`
    insert into fiche_changes (group_id, fiche_id, appointment_id, what, told, changed_at, changed_by, fields, changes)
      select group_id, fiche_id, id, case when deleted then 'cancelled' else 'moved' end, true, created_at + interval '1 hour', 'client', '{start}',
        jsonb_build_object('start', jsonb_build_array(start_at - interval '1 day', start_at))
      from planned where deleted or is_moved order by id;
    insert into fiche_reads (group_id, fiche_id, day, pro_id, what, times, first_at, last_at)
      select group_id, fiche_id, start_at::date, 3 * group_id - 2, 'appointments', count(*), min(start_at), max(start_at)
      from planned where start_at < now() and start_at > now() - interval '3 years' group by 1, 2, 3 order by 3;
    insert into fiche_comments (group_id, fiche_id, pro_id, written_at, text)
      select group_id, id, 3 * group_id - 2, created_at, 'Prefers mornings.' from fiches where id % 20 = 0;`);
}

/** Adds the reminders that wait: one for each booking to come, a day before its start, but none within the next day. */
async function addReminders(client: Client): Promise<void> {
  await client.query(
    `insert into reminders (group_id, booking_id, due_at, appointment_ids, starts)
       select group_id, id, start_at - interval '1 day', array[id], array[(extract(epoch from start_at) / 60)::integer]
       from planned where start_at > now() + interval '2 days' and not deleted order by id`,
  );
}

/** Runs `fill` while the large tables have only their primary keys, because an index is built faster than it grows. */
async function withoutIndexes(client: Client, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ remove: string; build: string }>(
    `select format('drop index %I', indexname) as remove, indexdef as build from pg_indexes
       where tablename = any($1) and not exists (select from pg_constraint where conname = indexname)
     union all select format('alter table %s drop constraint %I', conrelid::regclass, conname),
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
     from pg_constraint where contype = 'x' and conrelid::regclass::text = any($1)`,
    [LARGE_TABLES],
  );
  for (const { remove } of rows) await client.query(remove);
  await fill();
  for (const { build } of rows) await client.query(build);
}

async function setSequences(client: Client): Promise<void> {
  for (const table of [
    "groups",
    "calendars",
    "interventions",
    "pros",
    "fiches",
    "accounts",
    "bookings",
    "appointments",
  ])
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
}
