-- Addresses of other calendars, whose busy times close a calendar or resource (docs/decisions/0127).
create table busy_sources (
  group_id integer not null references groups,
  id integer generated always as identity,
  calendar_id integer not null,
  -- Whoever has the address can read that calendar. Screens show only its host and its last letters.
  address_sealed text not null,
  host text not null,
  ending text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  -- The last attempt, and the last one that succeeded.
  tried_at timestamptz,
  read_at timestamptz,
  failure text,
  -- In a row.
  failures integer not null default 0,
  mailed_at timestamptz,
  etag text,
  last_modified text,
  content_hash bytea,
  -- Recurring events are known until then.
  expanded_until timestamptz,
  primary key (group_id, id),
  foreign key (group_id, calendar_id) references calendars,
  check ((failure is null) = (failures = 0))
);
create index busy_sources_by_calendar on busy_sources (group_id, calendar_id);
create index busy_sources_by_due on busy_sources (due_at);
call protect_while_moving('busy_sources');

-- The busy times of a source, in one row: they are read with the calendar, and replaced together.
create table busy_times (
  group_id integer not null,
  calendar_id integer not null,
  source_id integer not null,
  version integer not null default 1,
  -- Minutes since the epoch: start, end, start, end, ... in order, ends excluded.
  ranges integer[] not null,
  primary key (group_id, calendar_id, source_id),
  foreign key (group_id, source_id) references busy_sources on delete cascade
);
call protect_while_moving('busy_times');
