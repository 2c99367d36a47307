-- Calendars that are connected by a login, in both directions (docs/decisions/0136).
alter table busy_sources add column kind text not null default 'address' check (kind in ('address', 'caldav', 'google', 'microsoft'));

-- What a source has besides, if it is connected by a login. Its address is that of the remote calendar.
create table calendar_connections (
  group_id integer not null,
  source_id integer not null,
  -- Who connected it: moves there are moves by this person, with the rights that they have at that moment.
  pro_id integer not null references pros,
  login_sealed text not null,
  -- Of the remote calendar.
  name text not null,
  -- The content of the appointments that are written there; null: none are.
  writes text check (writes in ('busy', 'service', 'client')),
  -- Whether an event that is moved there moves its appointment; otherwise it is shown as a conflict.
  follows_moves boolean not null,
  locale text not null,
  sync_token text,
  -- The last written change of appointments, in its sequence; '': none yet.
  sequence text not null default '',
  changed_in text not null default '0',
  changed_id bigint not null default 0,
  -- A job has the connection until then.
  leased_until timestamptz,
  -- The hash of the token in the address that the provider calls after changes, until when.
  hook_hash bytea unique,
  hook_until timestamptz,
  primary key (group_id, source_id),
  foreign key (group_id, source_id) references busy_sources on delete cascade,
  check ((hook_hash is null) = (hook_until is null))
);
call protect_while_moving('calendar_connections');
create trigger replace_arriving_pros before insert or update on calendar_connections for each row execute function replace_arriving_pros();
alter table calendar_connections enable replica trigger replace_arriving_pros;

-- The events that were written there.
create table written_events (
  group_id integer not null,
  source_id integer not null,
  -- The appointment; of a pack, its first one.
  appointment_id bigint not null,
  -- As they were written: minutes since the epoch.
  starts integer not null,
  ends integer not null,
  content_hash bytea,
  etag text,
  -- 'moved', 'deleted': there, and somebody has to decide; 'left': deleted there, and it stays so.
  state text not null default 'written' check (state in ('written', 'moved', 'deleted', 'left')),
  -- The times there.
  there_starts integer,
  there_ends integer,
  primary key (group_id, source_id, appointment_id),
  foreign key (group_id, source_id) references calendar_connections on delete cascade,
  foreign key (group_id, appointment_id) references appointments,
  check ((state = 'moved') = (there_starts is not null)),
  check ((there_starts is null) = (there_ends is null))
);
create index written_events_by_appointment on written_events (group_id, appointment_id);
call protect_while_moving('written_events');
