-- The sites whose pages may use the key in a browser (https://app.example.org).
alter table access_keys add column origins text[] not null default '{}';
-- How many calls it may make in a minute; null: as many as any program.
alter table access_keys add column calls_per_minute integer;
-- A browser asks before it sends the key.
create index access_keys_by_origin on access_keys using gin (origins) where revoked_at is null;
