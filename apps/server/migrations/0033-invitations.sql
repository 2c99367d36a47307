-- Whoever is asked to work in a group. Nothing is theirs before they have opened the mailed link: a stranger may type any address.
create table invitations (
  group_id integer not null references groups,
  id integer generated always as identity,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'pro', 'call_centre')),
  -- null = every calendar.
  calendars integer[],
  -- null until the mail is written; a mail that is sent again makes the link before it worthless.
  key_hash bytea unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (group_id, id),
  unique (group_id, email)
);

-- When they last logged in.
alter table pros add column seen_at timestamptz;
