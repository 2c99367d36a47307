-- While clients book: appointments of another program (docs/decisions/0141).
alter table appointments
  -- Its number in the other program.
  add column if not exists source_id text,
  -- Its import was undone: it is cancelled, and counts nowhere.
  add column if not exists withdrawn boolean not null default false;

drop index concurrently if exists appointments_by_source;

create unique index concurrently appointments_by_source on appointments (group_id, source_id) where source_id is not null;

-- At once:
alter table fiche_imports
  add column kind text not null default 'clients' check (kind in ('clients', 'appointments')),
  -- The services and calendars that the file names, in how many rows, and those of the group that they mean.
  add column names jsonb not null default '{"services": [], "calendars": []}';
alter table fiche_import_rows
  drop constraint fiche_import_rows_kind_check,
  -- refused: the row was not imported, and keeps its cells so that its problem can be shown.
  add constraint fiche_import_rows_kind_check
    check (kind in ('new', 'duplicate', 'unusable', 'created', 'changed', 'skipped', 'refused', 'undone', 'left')),
  add column problem text,
  add column appointment_id bigint,
  -- Of the made appointment, to see whether it was changed since.
  add column appointment_version integer,
  add foreign key (group_id, appointment_id) references appointments;
create index fiche_import_rows_by_appointment on fiche_import_rows (group_id, appointment_id) where appointment_id is not null;
