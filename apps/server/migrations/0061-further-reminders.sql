-- The times of a booking's reminders after the next one (docs/decisions/0130).
alter table reminders add column later timestamptz[] not null default '{}';
