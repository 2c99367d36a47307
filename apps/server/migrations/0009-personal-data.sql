alter table accounts
  -- When the opt-ins were given as they are.
  add column opt_ins_at timestamptz,
  -- The last login.
  add column seen_at timestamptz;
update accounts set opt_ins_at = created_at where opt_ins <> '{}';

-- Nobody can be told from the row any more; what was booked stays counted under it.
alter table fiches add column anonymised_at timestamptz;

-- Whose fiche somebody looks for is asked of cancelled appointments too. A row costs what it cost before.
drop index appointments_by_fiche;
create index appointments_by_fiche on appointments (group_id, fiche_id, start_at);

-- Who changed which fields of a fiche; never what they said. Whoever made it stands in its booking, or here.
create table fiche_changes (
  group_id integer not null,
  fiche_id integer not null,
  id bigint generated always as identity,
  changed_at timestamptz not null,
  changed_by text not null check (changed_by in ('client', 'pro', 'import')),
  pro_id integer,
  fields text[] not null,
  primary key (group_id, fiche_id, id)
);

-- Which professional saw a fiche, or what was booked for it: one row a day, however often. Found by the fiche, so that one
-- more costs the same after years; forgotten by its day, in whose order the rows lie.
create table fiche_reads (
  group_id integer not null,
  fiche_id integer not null,
  day date not null,
  pro_id integer not null,
  what text not null check (what in ('fiche', 'appointments')),
  times integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (group_id, fiche_id, day, pro_id, what)
);
create index fiche_reads_by_day on fiche_reads using brin (day);

-- A person who wants to be forgotten: an account with all its fiches, or one fiche. Confirmed by the link of a mail.
create table deletion_requests (
  group_id integer not null,
  id integer generated always as identity,
  account_id integer,
  fiche_id integer,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  withdrawn_at timestamptz,
  carried_out_at timestamptz,
  primary key (group_id, id),
  check ((account_id is null) <> (fiche_id is null))
);
create unique index deletion_requests_of_account on deletion_requests (group_id, account_id)
  where account_id is not null and withdrawn_at is null and carried_out_at is null;
create unique index deletion_requests_of_fiche on deletion_requests (group_id, fiche_id)
  where fiche_id is not null and withdrawn_at is null and carried_out_at is null;

-- The day, on its own clock, on which a group was last looked through for data that is kept no longer.
create table retention_days (
  group_id integer primary key,
  day date not null
);
