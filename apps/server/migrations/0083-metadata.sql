-- While clients book: other programs' own values of appointments and fiches (docs/decisions/0152).
alter table appointments add column if not exists metadata jsonb not null default '{}';

alter table fiches add column if not exists metadata jsonb not null default '{}';

drop index concurrently if exists appointments_by_metadata;

-- Without metadata, which is the rule, a booking pays nothing.
create index concurrently appointments_by_metadata on appointments using gin (group_id, metadata jsonb_path_ops)
  where metadata <> '{}';

drop index concurrently if exists fiches_by_metadata;

create index concurrently fiches_by_metadata on fiches using gin (group_id, metadata jsonb_path_ops)
  where metadata <> '{}';

-- At once:
