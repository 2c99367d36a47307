-- While clients book: which pass pays for an appointment, whether it is paid otherwise, and whether its client cancelled it late
-- (docs/decisions/0143).
alter table appointments
  add column if not exists pass_id integer,
  add column if not exists paid boolean not null default false,
  add column if not exists cancelled_late boolean not null default false;

drop index concurrently if exists appointments_by_pass;

create index concurrently appointments_by_pass on appointments (group_id, pass_id) where pass_id is not null;

drop index concurrently if exists appointments_cancelled_late;

create index concurrently appointments_cancelled_late on appointments (group_id, fiche_id, deleted_at)
  where cancelled_late and type <> 'included';

-- At once:
-- The passes that a group sells.
create table passoffers (
  group_id integer not null references groups,
  id integer generated always as identity,
  externid text not null,
  deleted boolean not null default false,
  name text not null,
  publicname jsonb,
  sort integer not null default 0,
  price integer check (price >= 0),
  visits integer not null default 10 check (visits >= 1),
  -- Both together; 0 and 0: without end.
  valid_months integer not null default 0 check (valid_months >= 0),
  valid_days integer not null default 0 check (valid_days >= 0),
  from_first_visit boolean not null default false,
  -- null: it pays for every service.
  interventions integer[],
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (group_id, id),
  unique (group_id, externid)
);
create trigger grow_version before update on passoffers for each row execute function grow_version();
call protect_while_moving('passoffers');

-- The passes of clients. Used visits are the places of the appointments that name the pass, without those cancelled in time.
create table passes (
  group_id integer not null references groups,
  id integer generated always as identity,
  -- null: not imported from a file.
  externid text,
  fiche_id integer not null,
  passoffer_id integer not null,
  -- Used ones too.
  visits integer not null check (visits >= 0),
  sold_on date not null,
  valid_until date,
  -- From the first visit, where valid_until is null; both 0: without end.
  valid_months integer not null default 0 check (valid_months >= 0),
  valid_days integer not null default 0 check (valid_days >= 0),
  primary key (group_id, id),
  foreign key (group_id, fiche_id) references fiches,
  foreign key (group_id, passoffer_id) references passoffers
);
create unique index passes_by_externid on passes (group_id, externid) where externid is not null;
create index passes_by_fiche on passes (group_id, fiche_id);
create index passes_by_offer on passes (group_id, passoffer_id);
call protect_while_moving('passes');

alter table appointments add constraint appointments_pass_fkey foreign key (group_id, pass_id) references passes not valid;

alter table interventions
  add column needs_pass boolean not null default false,
  -- null: the group's rule.
  add column late_cancellation_hours integer check (late_cancellation_hours >= 0);
