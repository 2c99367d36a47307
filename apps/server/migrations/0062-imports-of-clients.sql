-- Files with clients of another program (docs/decisions/0131).
create table fiche_imports (
  group_id integer not null references groups,
  id integer generated always as identity,
  pro_id integer references pros,
  -- Of the file.
  name text not null,
  -- checking: the rows are compared with the fiches; ready: the owner looks at the result; stopped: importing was broken off.
  state text not null check (state in ('checking', 'ready', 'importing', 'stopped', 'done', 'undoing', 'undone')),
  headings text[] not null,
  -- The target of each column: a field of the fiche or of the form; null: left out.
  targets jsonb not null,
  date_order text not null check (date_order in ('dmy', 'mdy')),
  duplicates text not null default 'skip' check (duplicates in ('skip', 'fill', 'replace')),
  row_count integer not null,
  -- How many rows the present state has dealt with.
  position integer not null default 0,
  counts jsonb not null default '{}',
  created_at timestamptz not null,
  -- The end of the last state that changed clients.
  finished_at timestamptz,
  primary key (group_id, id)
);
call protect_while_moving('fiche_imports');
create trigger replace_arriving_pros before insert or update on fiche_imports for each row execute function replace_arriving_pros();
alter table fiche_imports enable replica trigger replace_arriving_pros;

-- A row of the file until it is imported, and then what undoing it needs; deleted after a week.
create table fiche_import_rows (
  group_id integer not null,
  import_id integer not null,
  number integer not null,
  -- Emptied by the import.
  cells text[] not null,
  -- Values that are left out, by target.
  faults jsonb not null default '{}',
  kind text not null default 'new' check (kind in ('new', 'duplicate', 'unusable', 'created', 'changed', 'skipped', 'undone', 'left')),
  -- The fiche that exists already, or that the import has made.
  fiche_id integer,
  -- The former and the new values of a changed fiche.
  changes jsonb,
  -- Of the made fiche, to see whether it was changed since.
  fiche_version integer,
  primary key (group_id, import_id, number),
  foreign key (group_id, import_id) references fiche_imports on delete cascade,
  foreign key (group_id, fiche_id) references fiches
);
create index fiche_import_rows_by_fiche on fiche_import_rows (group_id, fiche_id) where fiche_id is not null;
call protect_while_moving('fiche_import_rows');
