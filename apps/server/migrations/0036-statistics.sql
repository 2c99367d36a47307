-- What was booked, counted every night for each day and each month on the group's own clock, by when the appointments are. One
-- line for each kind of count and each of its values: on one calendar, or on all of them (calendar 0).
create table statistics (
  group_id integer not null,
  calendar_id integer not null,
  grain text not null check (grain in ('day', 'month')),
  start date not null,
  dimension text not null,
  value text not null,
  -- Cancelled ones among them; of the others who did not come, and for whom it was the first one.
  booked integer not null,
  cancelled integer not null,
  no_show integer not null,
  first integer not null,
  -- Without cancelled ones.
  minutes integer not null,
  primary key (group_id, calendar_id, grain, start, dimension, value)
);

-- For how long a calendar was open, times its capacity. Days that are over stay as they were then.
create table open_minutes (
  group_id integer not null,
  calendar_id integer not null,
  day date not null,
  minutes integer not null,
  primary key (group_id, day, calendar_id)
);

-- How far off the third next free time of a service was that night; null: there were not three.
create table slot_delays (
  group_id integer not null,
  day date not null,
  intervention_id integer not null,
  minutes integer,
  primary key (group_id, day, intervention_id)
);

-- The day on which each group was counted last.
create table statistics_days (
  group_id integer primary key,
  day date not null,
  counted_at timestamptz
);

create index appointments_by_start on appointments (group_id, start_at);
