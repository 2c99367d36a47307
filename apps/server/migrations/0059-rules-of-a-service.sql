-- Rules of a service (docs/decisions/0128).
alter table interventions
  -- The weekly hours in which it is offered, within those of the calendars; null: whenever they are open.
  add column openinghours jsonb,
  -- In minutes from now; null: the group's notice, the calendar's or the group's period.
  add column min_notice integer check (min_notice >= 0),
  add column maxrdv_period integer check (maxrdv_period >= 0),
  -- How often a client may come for it; 0: no limit.
  add column max_upcoming integer not null default 0 check (max_upcoming >= 0),
  add column mintime_between integer not null default 0 check (mintime_between >= 0),
  -- What clients should bring or prepare, with markup.
  add column instructions jsonb not null default '""';
