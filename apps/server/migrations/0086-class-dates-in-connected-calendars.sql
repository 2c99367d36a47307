-- The dates of a teacher's classes that were written into a connected calendar (docs/decisions/0155).
create table written_dates (
  group_id integer not null,
  source_id integer not null,
  class_id integer not null,
  -- Minutes since the epoch.
  start integer not null,
  content_hash bytea not null,
  primary key (group_id, source_id, class_id, start),
  foreign key (group_id, source_id) references calendar_connections on delete cascade,
  foreign key (group_id, class_id) references calendars
);
create index written_dates_by_class on written_dates (group_id, class_id);
call protect_while_moving('written_dates');
