-- The least time between the starts of a service's appointments on one calendar, in minutes (docs/decisions/0142); 0: any.
alter table interventions add column min_between_starts integer not null default 0 check (min_between_starts between 0 and 1440);

-- The starts of the services with such a time: a list of `calendar_id`, `service_id`, and `start` in minutes since the epoch.
alter table holds add column starts jsonb not null default '[]';
