-- While clients book: programs follow the changes of appointments and clients (docs/decisions/0126). Rows that exist count as
-- changed by the upgrade, in transaction 0, before all others.
alter table appointments
  add column if not exists version integer not null default 1,
  add column if not exists changed_at timestamptz not null default now(),
  add column if not exists changed_in xid8 not null default '0';

alter table fiches
  add column if not exists version integer not null default 1,
  add column if not exists changed_at timestamptz not null default now(),
  add column if not exists changed_in xid8 not null default '0';

drop index concurrently if exists appointments_by_change;

create index concurrently appointments_by_change on appointments (group_id, changed_in, id);

drop index concurrently if exists fiches_by_change;

create index concurrently fiches_by_change on fiches (group_id, changed_in, id);

drop index concurrently if exists fiche_merges_by_merged;

create index concurrently fiche_merges_by_merged on fiche_merges (group_id, merged_id);

-- At once:
-- An insert takes the defaults, so that a booking pays for no trigger.
alter table appointments alter column changed_in set default pg_current_xact_id();
alter table fiches alter column changed_in set default pg_current_xact_id();

-- Whoever changes the row: a call, an import, a job. The row is locked meanwhile, so both numbers only grow.
create function note_change() returns trigger language plpgsql as $$
begin
  -- A generated column is not computed yet.
  if tg_table_name = 'fiches' then new.search := old.search; end if;
  if new is distinct from old then
    new.version := old.version + 1;
    new.changed_at := clock_timestamp();
    new.changed_in := pg_current_xact_id();
  end if;
  return new;
end $$;

create trigger note_change before update on appointments for each row execute function note_change();
create trigger note_change before update on fiches for each row execute function note_change();

-- Private addresses of calendar files, to which calendar programs subscribe.
create table feeds (
  group_id integer not null references groups,
  id integer generated always as identity,
  token_hash bytea not null unique,
  -- A professional's feed of a calendar, or a client's: of an account, or of one fiche.
  pro_id integer references pros,
  calendar_id integer,
  account_id integer,
  fiche_id integer,
  content text not null check (content in ('busy', 'service', 'client')),
  locale text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (group_id, id),
  foreign key (group_id, calendar_id) references calendars,
  foreign key (group_id, account_id) references accounts on delete cascade,
  foreign key (group_id, fiche_id) references fiches,
  check ((pro_id is null) = (calendar_id is null)),
  check (num_nonnulls(calendar_id, account_id, fiche_id) = 1),
  check (content <> 'client' or calendar_id is not null)
);
create index feeds_by_account on feeds (group_id, account_id) where account_id is not null;
create index feeds_by_fiche on feeds (group_id, fiche_id) where fiche_id is not null;

call protect_while_moving('feeds');
create trigger replace_arriving_pros before insert or update on feeds for each row execute function replace_arriving_pros();
alter table feeds enable replica trigger replace_arriving_pros;
