-- The price and the length of a service with some calendars or resources, as in a group file, with ids (docs/decisions/0139).
alter table interventions add column by_place jsonb not null default '[]';
