-- By which other programs work for a group.
create table access_keys (
  group_id integer not null references groups,
  id integer generated always as identity,
  -- Who it is in every history: a professional of its own, named like the key, who works in no group and logs in nowhere.
  pro_id integer not null references pros,
  key_hash bytea not null unique,
  -- Its last characters, by which an owner tells it from others.
  ending text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  created_by integer references pros,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (group_id, id)
);

-- null: an access key's.
alter table pros alter column email drop not null;
