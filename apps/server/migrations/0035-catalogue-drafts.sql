-- Changes of the catalogue that are prepared, looked at under a secret key, and published together, at once or at a date.
create table catalogue_drafts (
  group_id integer not null references groups,
  id integer generated always as identity,
  name text not null,
  pro_id integer references pros,
  preview_key text not null unique,
  created_at timestamptz not null,
  publish_at timestamptz,
  -- What becomes of the appointments that it concerns when it is published at its date.
  accept jsonb not null default '[]',
  -- Why it could not be published at its date.
  problem text,
  published_at timestamptz,
  primary key (group_id, id)
);

-- In their order. A record that a draft makes has its id from the start, so that others may name it.
create table catalogue_draft_changes (
  group_id integer not null,
  id bigint generated always as identity,
  draft_id integer not null,
  editable text not null,
  record_id integer,
  is_new boolean not null,
  sent jsonb not null,
  primary key (group_id, id),
  foreign key (group_id, draft_id) references catalogue_drafts on delete cascade
);
create index catalogue_draft_changes_by_draft on catalogue_draft_changes (group_id, draft_id, id);
