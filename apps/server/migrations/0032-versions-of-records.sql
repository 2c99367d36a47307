-- Each record of the catalogue has a version, which grows with every change whoever makes it: an import, a call, a script. Two
-- professionals who edit one record are told apart by it.
create function grow_version() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;

alter table calendarsets
  add column version integer not null default 1, add column updated_at timestamptz not null default now();
alter table calendars
  add column version integer not null default 1, add column updated_at timestamptz not null default now();
alter table interventionsets
  add column version integer not null default 1, add column updated_at timestamptz not null default now();
alter table interventions
  add column version integer not null default 1, add column updated_at timestamptz not null default now();
alter table packs
  add column version integer not null default 1, add column updated_at timestamptz not null default now();
alter table promotions
  add column version integer not null default 1, add column updated_at timestamptz not null default now();

create trigger grow_version before update on calendarsets for each row execute function grow_version();
create trigger grow_version before update on calendars for each row execute function grow_version();
create trigger grow_version before update on interventionsets for each row execute function grow_version();
create trigger grow_version before update on interventions for each row execute function grow_version();
create trigger grow_version before update on packs for each row execute function grow_version();
create trigger grow_version before update on promotions for each row execute function grow_version();
