-- The settings, forms and minisite of a group have versions too; a group's own version grows with every change of anything.
alter table groups
  add column settings_version integer not null default 1, add column forms_version integer not null default 1;
alter table websites
  add column version integer not null default 1, add column updated_at timestamptz not null default now();
create trigger grow_version before update on websites for each row execute function grow_version();

create function grow_group_versions() returns trigger language plpgsql as $$
begin
  if (new.urlname, new.name, new.inactive, new.fields, new.rules)
    is distinct from (old.urlname, old.name, old.inactive, old.fields, old.rules) then
    new.settings_version := old.settings_version + 1;
  end if;
  if new.forms is distinct from old.forms then
    new.forms_version := old.forms_version + 1;
  end if;
  return new;
end $$;
create trigger grow_versions before update on groups for each row execute function grow_group_versions();

-- Whether there are promotions is looked up; until now an import wrote down what there was then, where a file said nothing.
update groups g set fields = fields - 'has_promotions'
  where (fields -> 'has_promotions')
    = to_jsonb(exists (select from promotions p where p.group_id = g.id and not p.deleted));

-- Who changed what of the catalogue. `before` and `after` hold the fields that differ, as the calls name them.
create table catalogue_changes (
  group_id integer not null references groups,
  id bigint generated always as identity,
  at timestamptz not null,
  pro_id integer references pros,
  kind text not null,
  -- null: the settings, forms or website, or the order of a kind.
  record_id integer,
  record_name text not null,
  action text not null check (action in ('created', 'changed', 'archived', 'restored', 'published', 'undone')),
  before jsonb not null,
  after jsonb not null,
  primary key (group_id, id)
);
create index catalogue_changes_by_record on catalogue_changes (group_id, kind, record_id, id);
