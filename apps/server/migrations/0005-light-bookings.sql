-- A fiche is never deleted, and one statement message writes it with what refers to it. The check of a foreign key costs as much
-- as the row, and is planned once a connection: made while a table is new, it reads the whole table for each row ever after.
alter table fiche_tokens drop constraint fiche_tokens_group_id_fiche_id_fkey;
alter table bookings drop constraint bookings_group_id_fiche_id_fkey;
alter table appointments drop constraint appointments_group_id_fiche_id_fkey;

-- What is to be done after a commit: enqueued in its transaction, deleted when it is done.
create table jobs (
  id bigint generated always as identity primary key,
  queue text not null,
  data jsonb not null,
  -- How often it was begun.
  attempts integer not null default 0,
  -- Not to be begun before: later and later for one that failed; the end of its claim while a process is at it.
  due_at timestamptz not null default now()
);
create index jobs_by_due on jobs (queue, due_at);

-- Jobs of the queue before this one.
do $$ begin
  if to_regclass('pgboss.job') is not null then
    with taken as (delete from pgboss.job where state in ('created', 'retry', 'active') returning name, data)
    insert into jobs (queue, data) select name, data from taken;
  end if;
end $$;
