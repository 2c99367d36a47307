-- What a hold counts for among those of its network address, reckoned like a booking's: a pack once, or by its hours.
alter table holds add column weight integer not null default 1;
