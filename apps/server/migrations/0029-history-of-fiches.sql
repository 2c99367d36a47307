-- What a changed field said before and says now, `{"email": ["old", "new"]}`, and why it was changed. Changes before this
-- migration have the names only.
alter table fiche_changes add column changes jsonb, add column reason text not null default '';

-- What professionals tell each other about a person.
create table fiche_comments (
  group_id integer not null,
  fiche_id integer not null,
  id bigint generated always as identity,
  pro_id integer not null,
  written_at timestamptz not null,
  text text not null,
  primary key (group_id, fiche_id, id)
);

-- Of two fiches of one person one goes on with everything; the other is deleted until the merge is undone.
create table fiche_merges (
  group_id integer not null,
  id integer generated always as identity,
  fiche_id integer not null,
  merged_id integer not null,
  pro_id integer not null,
  merged_at timestamptz not null,
  undone_at timestamptz,
  -- Both rows as they were, and the ids of what followed.
  kept_before jsonb not null,
  kept_after jsonb not null,
  merged_before jsonb not null,
  moved jsonb not null,
  primary key (group_id, id)
);
create index fiche_merges_by_fiche on fiche_merges (group_id, fiche_id);
