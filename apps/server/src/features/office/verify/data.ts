import type { Queryable } from "../../../lib/database/database.ts";

/** A rule about the stored data, with a statement that finds violations. */
export interface DataCheck {
  readonly name: string;
  /** Returns group_id and a short description of each violation. */
  readonly sql: string;
}

export interface Violation {
  readonly check: string;
  readonly group_id: number | null;
  readonly what: string;
}

/** The most findings of one kind that are listed; further ones are only counted. */
const MOST_LISTED = 20;

export interface CheckResult {
  readonly total: number;
  readonly findings: readonly Violation[];
}

export async function runCheck(database: Queryable, { name, sql }: DataCheck): Promise<CheckResult> {
  const { rows } = await database.query<{ group_id: number | null; what: string; total: number }>(
    `select group_id, what, count(*) over ()::integer as total from (${sql}) as finding limit ${MOST_LISTED}`,
  );
  return {
    total: rows[0]?.total ?? 0,
    findings: rows.map(({ group_id, what }) => ({ check: name, group_id, what })),
  };
}

/** The columns that refer to rows of each table in the same group; null refers to none. */
const REFERENCES = `
  accounts: feeds.account_id account_keys.account_id account_identities.account_id sessions.account_id fiches.account_id
  fiches: wishes.fiche_id feeds.fiche_id bookings.fiche_id appointments.fiche_id fiche_tokens.fiche_id fiche_changes.fiche_id fiche_reads.fiche_id fiche_comments.fiche_id fiche_merges.fiche_id fiche_merges.merged_id fiche_import_rows.fiche_id passes.fiche_id
  fiche_imports: fiche_import_rows.import_id
  bookings: appointments.booking_id reminders.booking_id
  appointments: wishes.appointment_id fiche_import_rows.appointment_id appointments.parent_id seats.appointment_id written_events.appointment_id
  holds: seats.hold_id
  calendars: wish_offers.calendar_id appointments.calendar_id appointments.resource_id feeds.calendar_id calendars.teacher_id calendars.room_id busy_sources.calendar_id busy_times.calendar_id written_dates.class_id
  calendarsets: calendars.calendarset_id
  interventions: appointments.intervention_id calendars.intervention_id
  interventionsets: interventions.interventionset_id packs.interventionset_id
  packs: appointments.pack_id
  passoffers: passes.passoffer_id
  passes: appointments.pass_id
  busy_sources: busy_times.source_id calendar_connections.source_id written_events.source_id written_dates.source_id
  wishes: wish_offers.wish_id
`;

/** The columns that contain lists of ids of each table's rows. */
const LISTS = `
  calendars: holds.calendar_ids interventions.calendars interventions.resources promotions.calendars pro_groups.calendars
  interventions: appointments.intervention_ids promotions.interventions passoffers.interventions
  packs: promotions.packs
`;

/** Columns with the SHA-256 hashes of tokens and keys. */
const HASHED = [
  "fiche_tokens.token_hash",
  "sessions.token_hash",
  "account_keys.key_hash",
  "holds.token_hash",
  "feeds.token_hash",
  "wish_offers.token_hash",
];

export const DATA_CHECKS: readonly DataCheck[] = [
  {
    name: "no seat is taken twice",
    sql: `select group_id, format('calendar %s, seat %s, minute %s', calendar_id, seat, next_from) as what
      from (select *, lead(taken_from) over (partition by group_id, calendar_id, seat order by taken_from) as next_from
            from seats) as in_order
      where next_from < taken_until`,
  },
  {
    // Counts the seats taken at each instant: each seat adds one at its start and subtracts one at its end. Ignores appointments
    // that were overbooked on purpose.
    name: "nowhere more are booked than there are seats, from now on",
    sql: `with counted as (
        select s.* from seats s left join appointments a on a.group_id = s.group_id and a.id = s.appointment_id
        where s.taken_until > extract(epoch from now()) / 60 and a.overbooked is not true
      ), steps as (
        select group_id, calendar_id, at, sum(step) as step from (
          select group_id, calendar_id, taken_from as at, 1 as step from counted
          union all select group_id, calendar_id, taken_until, -1 from counted) as step
        group by group_id, calendar_id, at
      ), sums as (
        select *, sum(step) over (partition by group_id, calendar_id order by at) as booked from steps
      )
      select s.group_id, format('calendar %s: %s for %s at minute %s', s.calendar_id, s.booked, c.capacity, s.at) as what
      from sums s join (
        select group_id, id, capacity from calendars
        union all select group_id, -id, max_at_once from interventions where max_at_once > 0
      ) c on c.group_id = s.group_id and c.id = s.calendar_id
      where s.booked > c.capacity`,
  },
  {
    name: "every appointment has its seats, for its whole time",
    sql: `select a.group_id, format('appointment %s has no seat on calendar %s', a.id, place) as what
      from appointments a cross join lateral unnest(array[a.calendar_id, a.resource_id]) as place
      where not a.deleted and place is not null and not exists (
        select 1 from seats s where s.group_id = a.group_id and s.appointment_id = a.id and s.calendar_id = place
          and s.taken_from <= extract(epoch from a.start_at) / 60 and s.taken_until >= extract(epoch from a.end_at) / 60)`,
  },
  {
    name: "every appointment has as many seats on its calendar as places",
    sql: `select a.group_id, format('appointment %s has %s seats for %s places', a.id, count(s.*), a.places) as what
      from appointments a left join seats s on s.group_id = a.group_id and s.appointment_id = a.id and s.calendar_id = a.calendar_id
      where not a.deleted group by a.group_id, a.id having count(s.*) <> a.places`,
  },
  {
    name: "every coming appointment of a service with a limit has one of its places",
    sql: `select a.group_id, format('appointment %s has no place of service %s', a.id, i.id) as what
      from interventions i join appointments a on a.group_id = i.group_id
        and i.id = any(coalesce(a.intervention_ids, array[a.intervention_id]))
      where i.max_at_once > 0 and not a.deleted and a.end_at > now() and not exists (
        select 1 from seats s where s.group_id = a.group_id and s.appointment_id = a.id and s.calendar_id = -i.id)`,
  },
  {
    name: "seats.calendar_id is a calendar, a resource, or the negative id of a service",
    sql: `select s.group_id, format('calendar_id %s', s.calendar_id) as what from seats s
      where not exists (select 1 from calendars c where c.group_id = s.group_id and c.id = s.calendar_id)
        and not exists (select 1 from interventions i where i.group_id = s.group_id and i.id = -s.calendar_id)`,
  },
  {
    name: "every seat has an appointment that stands, or a hold that has not ended",
    sql: `select s.group_id, format('calendar %s, minute %s: %s', s.calendar_id, s.taken_from,
          coalesce('appointment ' || s.appointment_id, 'hold ' || s.hold_id)) as what
      from seats s
      where s.appointment_id is not null and not exists (
          select 1 from appointments a where a.group_id = s.group_id and a.id = s.appointment_id and not a.deleted
            and (s.calendar_id in (a.calendar_id, a.resource_id)
              or -s.calendar_id = any(coalesce(a.intervention_ids, array[a.intervention_id]))))
        or s.hold_id is not null and s.held_until > now() and not exists (
          select 1 from holds h where h.group_id = s.group_id and h.id = s.hold_id and h.ended_at is null)`,
  },
  {
    name: "what was booked together as one stands or is cancelled as one",
    sql: `select a.group_id, format('appointment %s and its first one %s', a.id, p.id) as what
      from appointments a join appointments p on p.group_id = a.group_id and p.id = a.parent_id
      where a.deleted <> p.deleted or a.pack_id is distinct from p.pack_id or a.fiche_id <> p.fiche_id
        or a.booking_id is distinct from p.booking_id`,
  },
  {
    name: "no pass pays for more visits than it has, and for its own client only",
    sql: `select p.group_id, format('pass %s', p.id) as what from passes p
      join appointments a on a.group_id = p.group_id and a.pass_id = p.id
      group by p.group_id, p.id having bool_or(a.fiche_id <> p.fiche_id)
        or sum(a.places) filter (where not a.deleted or a.cancelled_late) > p.visits`,
  },
  ...references(REFERENCES, ({ table, column, target }) => ({
    name: `${table}.${column} is one of ${target}`,
    sql: `select r.group_id, format('${column} %s', r.${column}) as what from ${table} r
      where r.${column} is not null
        and not exists (select 1 from ${target} t where t.group_id = r.group_id and t.id = r.${column})`,
  })),
  ...references(LISTS, ({ table, column, target }) => ({
    name: `${table}.${column} are some of ${target}`,
    sql: `select r.group_id, format('${column} %s', named.id) as what from ${table} r, unnest(r.${column}) as named (id)
      where not exists (select 1 from ${target} t where t.group_id = r.group_id and t.id = named.id)`,
  })),
  {
    name: "packs are made of services there are",
    sql: `select p.group_id, format('pack %s: intervention_id %s', p.id, part->>'intervention_id') as what
      from packs p, jsonb_array_elements(p.config) as part
      where part ? 'intervention_id' and not exists (
        select 1 from interventions i where i.group_id = p.group_id and i.id = (part->>'intervention_id')::integer)`,
  },
  {
    name: "busy times are in order, and follow one another",
    sql: `select group_id, format('calendar %s, source %s', calendar_id, source_id) as what from busy_times b
      where cardinality(ranges) % 2 = 1 or exists (
        select from unnest(ranges) with ordinality as one (minute, at)
        join unnest(ranges) with ordinality as other (minute, at) on other.at = one.at + 1 where other.minute <= one.minute)`,
  },
  {
    name: "a calendar has a login exactly when it is no file",
    sql: `select s.group_id, format('source %s: %s', s.id, s.kind) as what from busy_sources s
      where (s.kind <> 'address') <> exists (
        select from calendar_connections k where k.group_id = s.group_id and k.source_id = s.id)`,
  },
  {
    name: "a wish has an open offer exactly when a time is kept for it",
    sql: `select w.group_id, format('wish %s: %s', w.id, w.state) as what from wishes w
      where (w.state = 'offered') <> exists (
        select from wish_offers o where o.group_id = w.group_id and o.wish_id = w.id and o.state = 'open')`,
  },
  {
    name: "what is kept for a wish has its seats until it expires",
    sql: `select o.group_id, format('offer %s', o.id) as what from wish_offers o
      where o.state = 'open' and o.expires_at > now() and not exists (
        select from holds h join seats s on s.group_id = h.group_id and s.hold_id = h.id
        where h.group_id = o.group_id and h.token_hash = o.token_hash and h.ended_at is null)`,
  },
  {
    name: "no change is of a transaction to come, which would hide it from those who follow the changes",
    sql: `select group_id, format('appointment %s', id) as what from appointments where changed_in >= pg_snapshot_xmax(pg_current_snapshot())
      union all
      select group_id, format('fiche %s', id) from fiches where changed_in >= pg_snapshot_xmax(pg_current_snapshot())`,
  },
  {
    name: "what is imported is no longer stored as in its file",
    sql: `select r.group_id, format('import %s, row %s', import_id, number) as what
      from fiche_import_rows r join fiche_imports i on i.group_id = r.group_id and i.id = r.import_id
      where r.kind in ('created', 'changed', 'skipped', 'undone', 'left') and r.cells <> '{}'
        or r.kind in ('created', 'changed') and r.fiche_id is null
        or r.kind = 'created' and i.kind = 'appointments' and r.appointment_id is null`,
  },
  {
    name: "an appointment of an undone import is cancelled, and has no number of its program",
    sql: "select group_id, format('appointment %s', id) as what from appointments where withdrawn and (not deleted or source_id is not null)",
  },
  {
    name: "passwords are kept as hashes",
    sql: `select group_id, format('account %s', id) as what from accounts
      where password_hash not like '$argon2id$%' or sha1_password_hash not like '$argon2id$%'
      union all select null, format('professional %s', id) from pros
      where password_hash not like '$argon2id$%' or sha1_password_hash not like '$argon2id$%'`,
  },
  {
    name: "no job has waited for a quarter of an hour",
    sql: `select (data->>'group_id')::integer as group_id, format('job %s of %s, enqueued at %s', id, queue, enqueued_at) as what
      from outbox where enqueued_at < now() - interval '15 minutes'
      union all
      select (coalesce(payload->0, payload)->>'group_id')::integer,
        format('job %s of %s, due at %s', job.id, task.identifier, greatest(job.run_at, job.created_at))
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
      where greatest(job.run_at, job.created_at) < now() - interval '15 minutes'`,
  },
  {
    // The queue skips jobs without attempts left and jobs that another worker has locked.
    name: "every job that waits will be done",
    sql: `select (coalesce(payload->0, payload)->>'group_id')::integer as group_id,
        format('job %s of %s, %s', job.id, task.identifier,
          case when locked_by is null then format('%s attempts of %s', attempts, max_attempts) else 'in hand of a worker that is gone' end) as what
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
      where locked_by is null and attempts >= max_attempts
        or locked_by is not null and not exists (select from job_workers where name = locked_by)`,
  },
  ...HASHED.map((place) => place.split(".") as [string, string]).map(([table, column]) => ({
    name: `${table}.${column} is a hash`,
    sql: `select group_id, format('${table} %s', id) as what from ${table} where length(${column}) <> 32`,
  })),
];

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly target: string;
}

function references(text: string, toCheck: (reference: Reference) => DataCheck): DataCheck[] {
  return text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [target, columns] = line.trim().split(": ") as [string, string];
      return columns.split(" ").map((place) => {
        const [table, column] = place.split(".") as [string, string];
        return toCheck({ table, column, target });
      });
    });
}
